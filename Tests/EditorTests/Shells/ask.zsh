# Prints what zsh offers for the end of each line, below the line itself.
# usage: zsh -f ask.zsh SCRIPT LINE...
zmodload zsh/zpty zsh/zselect
script=$1
shift
folder=$(mktemp -d)
trap 'rm -rf $folder' EXIT

cat >$folder/shell.zsh <<END
PROMPT=
autoload -Uz compinit
compinit -u -d $folder/dump
source $script
# What is offered is written to a file, for a terminal shows it in its own way.
compadd() {
  if [[ \${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then
    builtin compadd "\$@"
    return
  fi
  local -a found
  builtin compadd -A found "\$@"
  print -rl -- \$found >>$folder/found
  builtin compadd "\$@"
}
done-with-it() { print >$folder/done }
# The list of functions that follow is emptied each time.
ask() { comppostfuncs=(done-with-it); zle list-choices }
zle -N ask
bindkey '^I' ask
bindkey '^U' kill-whole-line
print >$folder/done
END

wait_for_it() {
  local -i rounds=0
  until [[ -e $folder/done ]]; do
    zselect -t 5
    ((++rounds < 400)) || { print -u2 "no answer"; exit 1 }
  done
  rm $folder/done
}

zpty shell zsh -f -i
zpty -w shell "source $folder/shell.zsh"
wait_for_it
for line in "$@"; do
  : >$folder/found
  zpty -w -n shell "$line"$'\t'
  wait_for_it
  zpty -w -n shell $'\x15'
  print -r -- "> $line"
  sort -u $folder/found
done
zpty -d shell
