#!/usr/bin/env python3
"""Runs UnfoldBenchmark and kiwi-peer in turn, one round each at a time, and prints medians and the ratio pair by pair.

    python3 docs/peers/compare.py .build/release/UnfoldBenchmark kiwi-peer systems.txt [--rounds 7] [--only W2]
"""
import argparse
import json
import statistics
import subprocess


def rounds_of(command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("unfold")
    parser.add_argument("kiwi")
    parser.add_argument("systems")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--only", default="W")
    options = parser.parse_args()
    ours, theirs, memory = {}, {}, {}
    for _ in range(options.rounds):
        out = rounds_of([options.unfold, "--json", "--rounds", "1", "--only", options.only])
        for row in json.loads(out)["solver"]:
            ours.setdefault(row["name"], []).append(row["nanoseconds"])
            memory.setdefault(row["name"], [0, -1])[0] = row.get("bytes", -1)
        out = rounds_of([options.kiwi, options.systems, "--rounds", "1", "--only", options.only])
        for line in out.splitlines():
            name, nanoseconds, size = line.split("\t")
            theirs.setdefault(name, []).append(float(nanoseconds))
            memory.setdefault(name, [-1, 0])[1] = int(size)
    print(f"{'workload':46}{'kiwi ns':>12}{'here ns':>10}{'factor':>8}{'least':>8}   kiwi B / here B")
    for name, mine in ours.items():
        if name not in theirs:
            continue
        other = theirs[name]
        ratio = sorted(b / a for a, b in zip(mine, other))
        size = f"   {memory[name][1]} / {memory[name][0]}" if memory[name][1] > 0 else ""
        print(
            f"{name:46}{statistics.median(other):12.0f}{statistics.median(mine):10.0f}"
            f"{statistics.median(ratio):8.2f}{ratio[0]:8.2f}{size}"
        )


main()
