# Prints what bash offers for the end of each line, below the line itself.
# usage: bash --norc ask.bash SCRIPT LINE...
source "$1"
shift
for line in "$@"; do
  # As bash breaks a line for completion: `=` is a word of its own.
  spaced=${line//=/ = }
  read -r -a COMP_WORDS <<<"$spaced"
  [[ $spaced == *' ' && $line == *' ' ]] && COMP_WORDS+=('')
  COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
  COMPREPLY=()
  handler=$(complete -p sheetc | sed 's/.*-F \([^ ]*\) .*/\1/')
  "$handler"
  printf '> %s\n' "$line"
  if ((${#COMPREPLY[@]} > 0)); then printf '%s\n' "${COMPREPLY[@]}" | LC_ALL=C sort -u; fi
done
