#!/usr/bin/env bash
# One range of a survey or of problems: a task of the array job that survey.sh submits. It may be restarted after its worker was
# lost, run by two workers at once, or requested by two jobs: a complete file is never computed again, and a resumed one continues
# after its last whole line.
set -euo pipefail

first=$((SURVEY_FIRST + HQ_TASK_ID * SURVEY_RANGE))
end=$((first + SURVEY_RANGE < SURVEY_END ? first + SURVEY_RANGE : SURVEY_END))
whole=$SURVEY_FOLDER/$first..$end.jsonl
# An existing file is complete and of this survey, or an error says that it is of another.
if [[ -e $whole ]]; then exec "$PATIENCE" "$SURVEY_COMMAND" --deals "$first..$end" --out "$whole" "$@" >/dev/null; fi

# A file that no other worker writes, with the lines of workers that were killed. A kill may have cut the last line off.
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
