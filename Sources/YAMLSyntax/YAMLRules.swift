package import Diagnostics

/// The rules of the files in `Rules`, in the order of their names.
package let yamlRules: [Rule] = [
  .aliasExpansion, .duplicateKey, .invalidEncoding, .tooDeep, .tooLarge, .unknownAlias,
  .unknownTag, .wrongType, .yamlSyntax,
]
