#!/usr/bin/env python3
"""Measures the CPU seconds (user and system, of all processes) of first debug builds: of `unfold`, of a package that
uses the product `UIKit`, and of one that uses `UnfoldTesting`.

Each is built from nothing in a temporary folder, so that it takes minutes; nothing of the package's own `.build` is
touched. The figures are in `docs/benchmarks/`.
"""

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

MANIFEST = """// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "client",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "unfold", path: "{root}")],
    targets: [
        .target(name: "Client", dependencies: [.product(name: "{product}", package: "unfold")])
    ]
)
"""

SOURCES = {
    "UIKit": "import UIKit\n\nfinal class CardCell: UITableViewCell {}\n",
    "UnfoldTesting": "import UnfoldTesting\n\nlet heights = RowHeights([[44]])\n",
}


def command(build, folder):
    """The build's command; a client's package is written into the folder before."""
    scratch = ["--scratch-path", os.path.join(folder, "build")]
    if build == "unfold":
        return ["swift", "build", "--package-path", ROOT, "--product", "unfold"] + scratch
    sources = os.path.join(folder, "client", "Sources", "Client")
    os.makedirs(sources)
    with open(os.path.join(folder, "client", "Package.swift"), "w") as manifest:
        manifest.write(MANIFEST.format(root=ROOT, product=build))
    with open(os.path.join(sources, "Client.swift"), "w") as source:
        source.write(SOURCES[build])
    return ["swift", "build", "--package-path", os.path.join(folder, "client")] + scratch


def cpu_seconds():
    """Of all processes that were waited for."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def measure(build):
    """CPU and wall seconds of one build from nothing."""
    with tempfile.TemporaryDirectory(prefix="unfold-cost-") as folder:
        line = command(build, folder)
        cpu, wall = cpu_seconds(), time.monotonic()
        run = subprocess.run(line, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if run.returncode != 0:
            sys.exit(f"{build} does not build:\n{run.stdout[-4000:]}")
        return cpu_seconds() - cpu, time.monotonic() - wall


def main():
    builds = ["unfold"] + sorted(SOURCES)
    arguments = argparse.ArgumentParser(
        description=__doc__.split("\n\n")[0], formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--dry-run", action="store_true", help="write the clients and print the commands only")
    arguments.add_argument("builds", nargs="*", metavar="build", help=f"some of {', '.join(builds)} (default: all)")
    options = arguments.parse_args()
    for build in options.builds:
        if build not in builds:
            arguments.error(f"there is no build '{build}'; choose from {', '.join(builds)}")
    if not options.dry_run:
        print("| first debug build of | CPU s | wall s |\n|---|--:|--:|")
    for build in options.builds or builds:
        if options.dry_run:
            with tempfile.TemporaryDirectory(prefix="unfold-cost-") as folder:
                print(" ".join(command(build, folder)))
            continue
        cpu, wall = measure(build)
        print(f"| `{build}` | {cpu:.0f} | {wall:.0f} |", flush=True)


if __name__ == "__main__":
    main()
