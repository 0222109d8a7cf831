#!/usr/bin/env bash
# One range of a survey or of problems: a task of the array job that survey.sh submits. It may be begun again after its worker was lost, be
# run by two workers that do not know of each other, or be asked for by two jobs: what is whole is never done again, and
# what is taken over is whole lines.
set -euo pipefail

first=$((SURVEY_FIRST + HQ_TASK_ID * SURVEY_RANGE))
end=$((first + SURVEY_RANGE < SURVEY_END ? first + SURVEY_RANGE : SURVEY_END))
whole=$SURVEY_FOLDER/$first..$end.jsonl
# What is there is whole, and of the same survey, or it is said to be of another.
if [[ -e $whole ]]; then exec "$PATIENCE" "$SURVEY_COMMAND" --deals "$first..$end" --out "$whole" "$@" >/dev/null; fi

# A file that nobody else writes, with the lines of those who were ended before. A kill may have cut a line off.
mine=$whole.$HQ_JOB_ID.$HQ_INSTANCE_ID.part
earlier=$(grep --no-filename '^{.*}$' "$whole".*.part 2>/dev/null || true)
[[ -z $earlier ]] || printf '%s\n' "$earlier" >"$mine"

"$PATIENCE" "$SURVEY_COMMAND" --deals "$first..$end" --out "$mine" "$@" >/dev/null
mv "$mine" "$whole"
rm -f "$whole".*.part
