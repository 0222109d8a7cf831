#!/usr/bin/env bash
# One range of a survey or of problems: a task of the array job that survey.sh submits. A lost worker's task is
# restarted, and two workers or two jobs may run the same range: a complete file is never computed again, and an incomplete one is
# continued after its last whole line.
set -euo pipefail

first=$((SURVEY_FIRST + HQ_TASK_ID * SURVEY_RANGE))
end=$((first + SURVEY_RANGE < SURVEY_END ? first + SURVEY_RANGE : SURVEY_END))
whole=$SURVEY_FOLDER/$first..$end.jsonl
# An existing file is complete; the command fails if it is of another survey.
if [[ -e $whole ]]; then exec "$PATIENCE" "$SURVEY_COMMAND" --deals "$first..$end" --out "$whole" "$@" >/dev/null; fi

# A file that no other worker writes. It starts with the lines of killed workers, whose last line may be cut.
mine=$whole.$HQ_JOB_ID.$HQ_INSTANCE_ID.part
earlier=$(
  for part in "$whole".*.part; do
    [[ -e $part ]] || continue
    # A line without its line break, which `read` reports as the end, is incomplete even if it ends in a bracket.
    while IFS= read -r line; do
      if [[ $line == '{'*'}' ]]; then printf '%s\n' "$line"; fi
    done <"$part"
  done
)
[[ -z $earlier ]] || printf '%s\n' "$earlier" >"$mine"

"$PATIENCE" "$SURVEY_COMMAND" --deals "$first..$end" --out "$mine" "$@" >/dev/null
mv "$mine" "$whole"
rm -f "$whole".*.part
