#!/usr/bin/env bash
# Runs $UNFOLD over $UNFOLD_PATHS (a path a line; none: what the folder has) and ends with the worst status. Its
# annotations go to standard output, its summary to $GITHUB_STEP_SUMMARY.
set -euo pipefail
unfold="${UNFOLD:?the path of the command}"
scratch="${RUNNER_TEMP:-$(mktemp -d)}"
summary="$scratch/unfold.md"
rm -f "$summary"

paths=()
while IFS= read -r path; do
    [ -z "$path" ] || paths+=("$path")
done <<< "${UNFOLD_PATHS:-}"

worst=0
run() {
    local status=0
    "$unfold" "$@" "${paths[@]+"${paths[@]}"}" || status=$?
    [ "$status" -le "$worst" ] || worst="$status"
}

if [ "${UNFOLD_REPORT:-true}" = true ]; then
    run report --strict --format github
fi
# On a machine for continuous integration nothing is recorded: a scenario without a record fails.
CI=true run check --format github --output "markdown=$summary"

if [ -s "$summary" ]; then
    [ -z "${GITHUB_STEP_SUMMARY:-}" ] || cat "$summary" >> "$GITHUB_STEP_SUMMARY"
    [ -z "${GITHUB_OUTPUT:-}" ] || echo "summary=$summary" >> "$GITHUB_OUTPUT"
fi
exit "$worst"
