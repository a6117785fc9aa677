#!/usr/bin/env bash
# build.sh ROOT FOLDER: builds the command of the package at ROOT into FOLDER, without need of a Swift runtime where the
# toolchain can link it statically.
set -euo pipefail
root="$1"
folder="$2"
if ! command -v swift > /dev/null; then
    echo "::error::Building unfold needs Swift 6.1 or later. Run the job in a container such as swift:6.1, or give the" \
        "action a binary." >&2
    exit 1
fi
options=(-c release --product unfold --package-path "$root")
if [ "$(uname)" = Linux ]; then
    options+=(--static-swift-stdlib)
fi
swift build "${options[@]}"
mkdir -p "$folder"
cp "$(swift build "${options[@]}" --show-bin-path)/unfold" "$folder/unfold"
strip "$folder/unfold" 2> /dev/null || true
