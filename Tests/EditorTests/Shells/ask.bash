# Prints what bash offers for the end of each line, below the line itself.
# usage: bash --norc ask.bash SCRIPT LINE...
source "$1"
shift
for line in "$@"; do
  # As bash breaks a line for completion: `=` is a word of its own.
  spaced=${line//=/ = }
  spaced=${spaced//\\ /$'\1'}
  read -r -a COMP_WORDS <<<"$spaced"
  COMP_WORDS=("${COMP_WORDS[@]//$'\1'/\\ }")
  [[ $spaced == *' ' && $line == *' ' ]] && COMP_WORDS+=('')
  COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
  COMPREPLY=()
  handler=$(complete -p sheetc | sed 's/.*-F \([^ ]*\) .*/\1/')
  "$handler"
  printf '> %s\n' "$line"
  # What is put into the line, as bash then reads it.
  for reply in "${COMPREPLY[@]}"; do eval "printf '%s\n' $reply"; done | LC_ALL=C sort -u
done
