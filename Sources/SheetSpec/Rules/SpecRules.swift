package import Diagnostics

/// The rules about the form of a spec, by id; those of YAML itself are `yamlRules`.
package let specRules: [Rule] = [
  .badExpression, .cutExpression, .duplicateSheet, .invalidName, .missingKey, .tooComplex,
  .unknownKey, .unknownValue, .unknownVersion,
]
