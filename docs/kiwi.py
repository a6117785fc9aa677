#!/usr/bin/env python3
"""The benchmark's solver workloads in kiwisolver (C++ behind a Python binding), for `docs/benchmarks.md`.

    pip install kiwisolver
    swift run -c release UnfoldBenchmark --export-systems > systems.json
    python3 docs/kiwi.py systems.json

Each figure is the median of seven rounds. Constraint objects are made outside the measured part, so that W1 and W5
measure kiwi's addConstraint and updateVariables and little of the binding.
"""
import json
import statistics
import sys
import time

import kiwisolver as kiwi


def strength(priority):
    if priority >= 1000:
        return kiwi.strength.required
    return kiwi.strength.create(priority // 100, priority % 100, 0)


def make(system):
    variables = [kiwi.Variable(str(index)) for index in range(len(system["nonNegative"]))]
    constraints = [v >= 0 for v, flag in zip(variables, system["nonNegative"]) if flag]
    own = []
    for row in system["constraints"]:
        left = kiwi.Expression(
            [kiwi.Term(variables[v], a) for v, a in zip(row["variables"], row["coefficients"])], -row["constant"]
        )
        own.append(kiwi.Constraint(left, row["relation"], strength(row["priority"])))
    return variables, constraints + own, own


def build(constraints, variables):
    solver = kiwi.Solver()
    for constraint in constraints:
        solver.addConstraint(constraint)
    solver.updateVariables()
    sum(v.value() for v in variables)
    return solver


def median(operation, rounds=7, least=0.05):
    repetitions = 1
    while True:
        start = time.perf_counter()
        for _ in range(repetitions):
            operation()
        if time.perf_counter() - start > least:
            break
        repetitions *= 2
    samples = []
    for _ in range(rounds):
        start = time.perf_counter()
        for _ in range(repetitions):
            operation()
        samples.append((time.perf_counter() - start) / repetitions * 1e9)
    return statistics.median(samples)


def alternatives(system, variables, index, values):
    """kiwi changes a required constant by removing one constraint and adding another."""
    row = system["constraints"][index]
    choices = []
    for value in values:
        left = kiwi.Expression(
            [kiwi.Term(variables[v], a) for v, a in zip(row["variables"], row["coefficients"])], -value
        )
        choices.append(kiwi.Constraint(left, row["relation"], strength(row["priority"])))
    return choices


def main():
    systems = json.load(open(sys.argv[1]))
    for name in sorted(systems):
        system = systems[name]
        variables, constraints, own = make(system)
        print(f"{name:12} build {median(lambda: build(constraints, variables)):14.0f} ns", flush=True)
        if not name.startswith("card"):
            continue
        solver = build(constraints, variables)
        index = next(
            i for i, row in enumerate(system["constraints"]) if row["constant"] == 16 and len(row["variables"]) == 1
        )
        solver.removeConstraint(own[index])
        choices = alternatives(system, variables, index, (16, 216))
        state = {"at": 0}
        solver.addConstraint(choices[0])

        def flip():
            solver.removeConstraint(choices[state["at"]])
            state["at"] = 1 - state["at"]
            solver.addConstraint(choices[state["at"]])
            solver.updateVariables()

        print(f"{name:12} toggle {median(flip):13.0f} ns", flush=True)


main()
