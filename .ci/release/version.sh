#!/usr/bin/env bash
# The version, from the constant that `unfold --version` prints. A commit with a tag of another version is an error.
set -euo pipefail
cd "$(dirname "$0")/../.."
version="$(sed -nE 's/.*static let version = "([^"]+)".*/\1/p' \
    Sources/Simulator/UnfoldCommandLine/Arguments/CommandTable.swift)"
[ -n "$version" ] || { echo "CommandTable.swift names no version" >&2; exit 1; }
for tag in $(git tag --points-at HEAD); do
    case "$tag" in
    v[0-9]* | [0-9]*)
        [ "${tag#v}" = "$version" ] || { echo "the tag is $tag, and the version $version" >&2; exit 1; }
        ;;
    esac
done
echo "$version"
