#!/usr/bin/env python3
"""Runs UnfoldMeasure and its peers in turn, one round each at a time, and prints the fastest rounds and their ratios.

    python3 docs/benchmarks/peers/compare.py .build/release/UnfoldMeasure systems.txt --peer kiwi=./kiwi-peer --peer amoeba=./amoeba-peer
        [--rounds 7] [--only W2] [--markdown] [--answers]

"ns" is the fastest of the rounds: what else a shared machine does can only add to it. "factor" is a peer's fastest round by our
fastest, "median" the median of the ratios round by round. With --answers nothing is timed: what the first two operations of
each workload compute is compared, and what differs is printed.
"""
import argparse
import json
import statistics
import subprocess


def lines_of(command):
    out = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return [line.split("\t") for line in out.splitlines()]


def our_round(options):
    """Name: (nanoseconds, bytes) of one round."""
    command = [options.unfold, "benchmark", "--json", "--rounds", "1", "--only", options.only]
    out = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return {row["name"]: (row["nanoseconds"], row.get("bytes", -1)) for row in json.loads(out)["solver"]}


def peer_round(options, path):
    lines = lines_of([path, options.systems, "--rounds", "1", "--only", options.only])
    return {name: (float(nanoseconds), int(size)) for name, nanoseconds, size in lines}


def compare_times(options):
    ours, peers = [], {name: [] for name in options.peer}
    for _ in range(options.rounds):
        ours.append(our_round(options))
        for name, path in options.peer.items():
            peers[name].append(peer_round(options, path))
    header = ["workload", "here ns"]
    for peer in peers:
        header += [f"{peer} ns", "factor", "median"]
    rows = [row_of(name, ours, peers) for name in ours[0] if any(name in rounds[0] for rounds in peers.values())]
    show(options, header, rows)
    sizes = [(name, here) for name, (_, here) in ours[0].items() if here > 0]
    print()
    show(options, ["heap of", "here B"] + [f"{peer} B" for peer in peers], [
        [name, str(here)] + [str(rounds[0][name][1]) if name in rounds[0] else "–" for rounds in peers.values()]
        for name, here in sizes
    ])


def row_of(name, ours, peers):
    mine = [rounds[name][0] for rounds in ours]
    row = [name, f"{min(mine):,.0f}"]
    for rounds in peers.values():
        if name not in rounds[0]:
            row += ["–"] * 3
            continue
        theirs = [measured[name][0] for measured in rounds]
        ratios = [their / our for our, their in zip(mine, theirs)]
        row += [f"{min(theirs):,.0f}", f"{min(theirs) / min(mine):.1f}", f"{statistics.median(ratios):.1f}"]
    return row


def show(options, header, rows):
    if options.markdown:
        for row in [header, ["---"] * len(header)] + rows:
            print("| " + " | ".join(row) + " |")
        return
    widths = [max(len(row[column]) for row in [header] + rows) for column in range(len(header))]
    for row in [header] + rows:
        print(row[0].ljust(widths[0]) + "".join(cell.rjust(width + 2) for cell, width in zip(row[1:], widths[1:])))


def compare_answers(options):
    """Prints the workloads whose answers differ; ends with failure if a peer shares none with us."""
    ours = {name: [float(answer) for answer in rest] for name, *rest in lines_of([options.unfold, "benchmark", "--answers"])}
    for peer, path in options.peer.items():
        lines = lines_of([path, options.systems, "--only", options.only, "--answers", "1"])
        theirs = {name: [float(answer) for answer in rest] for name, *rest in lines}
        shared = [name for name in theirs if name in ours]
        if not shared:
            raise SystemExit(f"{peer} gives no answers")
        differing = [
            name for name in shared if any(abs(a - b) > 1e-6 * max(1, abs(a)) for a, b in zip(ours[name], theirs[name]))
        ]
        print(f"{peer}: {len(shared) - len(differing)} of {len(shared)} answers are the same")
        for name in differing:
            print(f"  {name}: here {ours[name]}, {peer} {theirs[name]}")


def peer(text):
    name, separator, path = text.partition("=")
    if not separator or not name or not path:
        raise argparse.ArgumentTypeError("a peer is NAME=PATH")
    return name, path


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("unfold")
    parser.add_argument("systems")
    parser.add_argument("--peer", type=peer, action="append", required=True, metavar="NAME=PATH")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--only", default="W")
    parser.add_argument("--markdown", action="store_true")
    parser.add_argument("--answers", action="store_true")
    options = parser.parse_args()
    options.peer = dict(options.peer)
    if options.answers:
        compare_answers(options)
    else:
        compare_times(options)


main()
