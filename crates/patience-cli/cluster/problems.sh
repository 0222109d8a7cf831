#!/usr/bin/env bash
# Problems made on many machines, as survey.sh makes surveys:
#
#   problems.sh FOLDER A..B RANGE GAME [OPTIONS of `patience problems`]
#
# FOLDER/problems has the lines of all ranges, in order, like the output of a single run.
set -euo pipefail

SURVEY_COMMAND=problems exec "$(dirname "${BASH_SOURCE[0]}")/survey.sh" "$@"
