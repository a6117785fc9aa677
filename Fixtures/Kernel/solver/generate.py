#!/usr/bin/env python3
"""Records the optima of random systems, found level by level with scipy's HiGHS.

    python3 generate.py > highs.jsonl

One system a line: "n" flags of non-negative variables, "r" rows [relation, constant, priority, [variable, coefficient]…],
"o" the least sum of violations of each level, highest first, or null if the required rows cannot hold together.
"""
import json
import random

import numpy
from scipy.optimize import linprog

SYSTEMS = 300
PRIORITIES = [999.0, 751.0, 750.0, 500.0, 250.5, 250.0, 50.0]


def make(generator):
    count = generator.randint(1, 25) if generator.random() < 0.4 else generator.randint(1, 8)
    flags = [generator.random() < 0.4 for _ in range(count)]
    point = [generator.randint(0, 20) if flag else generator.randint(-10, 20) for flag in flags]
    levels = generator.sample(PRIORITIES, generator.randint(1, 6))
    rows = []
    for _ in range(generator.randint(1, min(40, 3 * count + 5))):
        chosen = generator.sample(range(count), min(count, generator.choice([1, 1, 2, 3, 4])))
        whole = generator.random() < 0.7
        terms = [
            [v, generator.choice([-1, 1]) * (generator.randint(1, 3) if whole else round(generator.uniform(0.1, 3), 3))]
            for v in chosen
        ]
        relation = generator.choice(["==", "<=", ">=", "=="])
        priority = 1000.0 if generator.random() < 0.35 else generator.choice(levels)
        constant = round(sum(point[v] * a for v, a in terms), 6)
        if generator.random() < (0.6 if priority < 1000 else 0.03):
            constant += generator.randint(-12, 12)
        rows.append([relation, constant, priority, *terms])
    return flags, rows


def solve(flags, rows):
    """Level by level: each level's optimum becomes a bound for the next."""
    levels = sorted({row[2] for row in rows if row[2] < 1000}, reverse=True)
    soft = [index for index, row in enumerate(rows) if row[2] < 1000]
    count = len(flags)
    width = count + 2 * len(soft)
    upper, upper_right, equal, equal_right = [], [], [], []
    for index, (relation, constant, priority, *terms) in enumerate(rows):
        line = numpy.zeros(width)
        for variable, coefficient in terms:
            line[variable] += coefficient
        if priority < 1000:
            error = count + 2 * soft.index(index)
            if relation != "<=":
                line[error] = 1
            if relation != ">=":
                line[error + 1] = -1
        if relation == "==":
            equal.append(line)
            equal_right.append(constant)
        else:
            sign = 1 if relation == "<=" else -1
            upper.append(sign * line)
            upper_right.append(sign * constant)
    bounds = [(0, None) if flag else (None, None) for flag in flags] + [(0, None)] * (2 * len(soft))
    optimum = []
    for level in levels or [None]:
        cost = numpy.zeros(width)
        for position, index in enumerate(soft):
            if rows[index][2] == level:
                cost[count + 2 * position] = cost[count + 2 * position + 1] = 1
        answer = linprog(
            cost, upper or None, upper_right or None, equal or None, equal_right or None, bounds, method="highs",
            options={"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10},
        )
        if answer.status == 2:
            return None
        if answer.status != 0:
            raise RuntimeError(answer.message)
        if level is not None:
            optimum.append(round(answer.fun, 9) + 0.0)
            upper.append(cost)
            upper_right.append(answer.fun + 1e-9)
    return optimum


def main():
    for seed in range(SYSTEMS):
        flags, rows = make(random.Random(seed))
        print(json.dumps({"n": flags, "r": rows, "o": solve(flags, rows)}, separators=(",", ":")))


main()
