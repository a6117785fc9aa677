#!/usr/bin/env bash
# build.sh FOLDER [ADDRESS]: the archives of a release in FOLDER, their checksums and sizes, and with the address that they
# will be downloaded from (without the file's name) a Homebrew formula.
#
# On Linux two archives: `static` needs a C library as new as this machine's and nothing else; the other is smaller and
# needs the runtime of the Swift that built it. On macOS, where Swift is part of the system, one for both processors.
set -euo pipefail
if [ $# -lt 1 ] || [ $# -gt 2 ]; then
    sed -n '2,3p' "$0" >&2
    exit 64
fi
mkdir -p "$1"
folder="$(cd "$1" && pwd)"
address="${2:-}"
cd "$(dirname "$0")/../.."

sum() { if command -v sha256sum > /dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1; }

# archive NAME OPTION...: builds with the options and packs the command with what belongs to it.
archive() {
    local name="$1" stage
    shift
    swift build -c release --product unfold "$@"
    stage="$(mktemp -d)"
    mkdir -p "$stage/$name/bin" "$stage/$name/share/completions"
    cp "$(swift build -c release --product unfold "$@" --show-bin-path)/unfold" "$stage/$name/bin/unfold"
    strip "$stage/$name/bin/unfold"
    cp LICENSE README.md docs/CHANGELOG.md "$stage/$name"
    cp docs/unfold.1 "$stage/$name/share"
    cp docs/completions/* "$stage/$name/share/completions"
    "$stage/$name/bin/unfold" report Fixtures/workplace-card.json > /dev/null
    tar -C "$stage" -czf "$folder/$name.tar.gz" "$name"
    printf '%s  %s: %s bytes, the command %s\n' "$(sum "$folder/$name.tar.gz")" "$name.tar.gz" \
        "$(wc -c < "$folder/$name.tar.gz" | tr -d ' ')" "$(wc -c < "$stage/$name/bin/unfold" | tr -d ' ')"
    rm -rf "$stage"
}

version="$(.ci/release/version.sh)"
system="$(uname -s | tr '[:upper:]' '[:lower:]')"
case "$system" in
linux)
    name="unfold-$version-linux-$(uname -m)"
    archive "$name"
    archive "$name-static" --static-swift-stdlib --scratch-path .build-static
    name="$name-static"
    ;;
darwin)
    name="unfold-$version-macos"
    archive "$name" --arch arm64 --arch x86_64
    ;;
*)
    echo "there is no archive for $system; build the command as the README says" >&2
    exit 1
    ;;
esac

[ -n "$address" ] || exit 0
cat > "$folder/unfold.rb" << END
class Unfold < Formula
  desc "Row heights and Auto Layout conflicts of UIKit table cells, without a device"
  homepage "$address"
  url "$address/$name.tar.gz"
  version "$version"
  sha256 "$(sum "$folder/$name.tar.gz")"
  license "MIT"

  def install
    bin.install "bin/unfold"
    man1.install "share/unfold.1"
    bash_completion.install "share/completions/unfold.bash"
    zsh_completion.install "share/completions/_unfold"
    fish_completion.install "share/completions/unfold.fish"
  end

  test do
    assert_equal "$version", shell_output("#{bin}/unfold --version").strip
  end
end
END
