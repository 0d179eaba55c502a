# Prints what fish offers for the end of each line, below the line itself.
# usage: fish --no-config ask.fish SCRIPT LINE...
source $argv[1]
for line in $argv[2..]
    echo "> $line"
    complete --do-complete=$line | string replace --regex '\t.*' '' | env LC_ALL=C sort -u
end
