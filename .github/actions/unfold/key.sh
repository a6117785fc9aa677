#!/usr/bin/env bash
# key.sh ROOT: what a kept command depends on: its sources, and the Swift that builds it.
set -euo pipefail
cd "$1"
{
    swift --version 2> /dev/null | head -n 1 || true
    find Package.swift Sources -type f | LC_ALL=C sort | while IFS= read -r file; do cksum "$file"; done
} | git hash-object --stdin
