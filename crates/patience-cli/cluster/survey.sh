#!/usr/bin/env bash
# A survey on many machines: an array job of HyperQueue, a task for every range of deals. See README.md.
#
#   survey.sh FOLDER A..B RANGE GAME [OPTIONS of `patience survey`]
#
# The folder must be visible to every worker. The same command resumes a survey; deals surveyed by two jobs count once. HQ and
# PATIENCE name the programs if they are not on the path.
set -euo pipefail

if (($# < 4)) || [[ ! $2 =~ ^([0-9]+)\.\.([0-9]+)$ ]] || [[ ! $3 =~ ^[1-9][0-9]*$ ]]; then
  echo "usage: survey.sh FOLDER A..B RANGE GAME [OPTIONS of patience survey]" >&2
  exit 2
fi
[[ $2 =~ ^([0-9]+)\.\.([0-9]+)$ ]]
SURVEY_FIRST=$((10#${BASH_REMATCH[1]}))
SURVEY_END=$((10#${BASH_REMATCH[2]}))
SURVEY_RANGE=$3
if ((SURVEY_END <= SURVEY_FIRST)); then
  echo "survey.sh: there is no deal in $2" >&2
  exit 2
fi
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
HQ=${HQ:-hq}
PATIENCE=$(command -v "${PATIENCE:-patience}") || {
  echo "survey.sh: the program patience is missing: build it (cargo build --release -p patience-cli), or name it in PATIENCE" >&2
  exit 2
}
command -v "$HQ" >/dev/null || {
  echo "survey.sh: the program hq is missing: install it (https://github.com/It4innovations/hyperqueue/releases), or name it in HQ" >&2
  exit 2
}
mkdir -p "$1"
SURVEY_FOLDER=$(cd "$1" && pwd)
shift 3
export PATIENCE
SURVEY_COMMAND=${SURVEY_COMMAND:-survey}

# A task whose worker crashes 20 times fails; a failed task stops no other.
last=$(((SURVEY_END - SURVEY_FIRST + SURVEY_RANGE - 1) / SURVEY_RANGE - 1))
"$HQ" submit --array "0-$last" --name "survey-$1" --cpus 1 --crash-limit 20 --wait \
  --stdout none --stderr "$SURVEY_FOLDER/%{TASK_ID}.err" \
  --env PATIENCE="$PATIENCE" --env SURVEY_COMMAND="$SURVEY_COMMAND" --env SURVEY_FOLDER="$SURVEY_FOLDER" \
  --env SURVEY_FIRST="$SURVEY_FIRST" --env SURVEY_END="$SURVEY_END" --env SURVEY_RANGE="$SURVEY_RANGE" \
  -- "$here/range.sh" "$@"

# Deletes empty error files.
find "$SURVEY_FOLDER" -maxdepth 1 -name '*.err' -empty -delete
if [[ $SURVEY_COMMAND == problems ]]; then
  # The ranges in the order of their deals: the bytes of a single run.
  for ((first = SURVEY_FIRST; first < SURVEY_END; first += SURVEY_RANGE)); do
    end=$((first + SURVEY_RANGE < SURVEY_END ? first + SURVEY_RANGE : SURVEY_END))
    cat "$SURVEY_FOLDER/$first..$end.jsonl"
  done >"$SURVEY_FOLDER/problems"
  exit
fi
"$PATIENCE" survey --compact "$SURVEY_FOLDER"/*.jsonl --out "$SURVEY_FOLDER/compact"
"$PATIENCE" survey --table "$SURVEY_FOLDER"/compact/*
