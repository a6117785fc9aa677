#!/usr/bin/env python3
"""Judges solutions of systems with multipliers in exact arithmetic (integers; no rounding anywhere).

    python3 exact.py judge < states.jsonl       # names the wrong ones
    python3 exact.py record < states.jsonl      # the same systems with their exact optima, as in exact.jsonl

All numbers are short decimals and stand as integers in units of 1/"u" (1/10000 without), so that the system that is meant, not
its neighbour in binary fractions, is judged. A state: "n" flags of non-negative variables, "r" rows [relation, constant, priority,
[variable, coefficient]...], "x" the solver's point and "own" its objective as text, "c" the conflicts it told, each a list of
[row, multiplier]. A level's sum is right to a part in 10^9 of it and 10^11 of the largest number in it; a required row is satisfied
if it misses by no more than a part in 10^11 of its largest number, at least 1.
A record: "n", "r", "u", and "o", the least sum of violations of each level, highest first, or null if the required rows cannot hold.
"""
import json, sys
from fractions import Fraction
from math import gcd

U = 10000
CLOSE = Fraction(1, 10**9)
SATISFIED = Fraction(1, 10**11)

def reduce_row(row):
    g = 0
    for v in row.values():
        g = gcd(g, v)
        if g == 1: return row
    if g > 1:
        for k in row: row[k] //= g
    return row

def combine(row, pivot_row, column):
    """row made free of column; multiplies row by a positive number"""
    f = row.get(column)
    if not f: return row
    p = pivot_row[column]          # positive
    g = gcd(f, p); a = p // g; b = f // g
    new = {k: v * a for k, v in row.items()}
    for k, v in pivot_row.items():
        s = new.get(k, 0) - v * b
        if s: new[k] = s
        else: new.pop(k, None)
    return reduce_row(new)

def optimum(nonneg, rows):
    """(feasible, optimum by level as Fractions). Column -1: right side; column -2: the scale of a cost row"""
    n = len(nonneg)
    levels = sorted({r[2] for r in rows if r[2] < 1000}, reverse=True)
    costs = {l: {} for l in levels}
    phase = {}
    table, basis = [], []
    next_column = [n]
    neg = {}
    for v in range(n):
        if not nonneg[v]:
            neg[v] = next_column[0]; next_column[0] += 1
    def column():
        next_column[0] += 1
        return next_column[0] - 1
    for rel, k, prio, *terms in rows:
        line = {}
        sign = 1 if k >= 0 else -1
        for v, c in terms:
            line[v] = line.get(v, 0) + sign * c
            if v in neg: line[neg[v]] = -line[v]
        line = {a: b for a, b in line.items() if b}
        plus = minus = -9
        required = prio >= 1000
        if rel != "==" or not required:
            if not (required and rel == ">="): plus = column(); line[plus] = sign
            if not (required and rel == "<="): minus = column(); line[minus] = -sign
        if not required:
            # errors count in units of the left side: value * 1 / U
            if rel != "<=": costs[prio][plus] = 1
            if rel != ">=": costs[prio][minus] = 1
        line_rhs = sign * k
        if line_rhs: line[-1] = line_rhs
        needed = plus if sign > 0 else minus
        if needed == -9:
            needed = column(); line[needed] = 1; phase[needed] = 1
        # basic column coefficient is +1
        basis.append(needed); table.append(line)
    cost_rows = [phase] + [costs[l] for l in levels]
    zs = []
    for c in cost_rows:
        z = dict(c); z[-2] = 1
        zs.append(z)
    for line, b in zip(table, basis):
        for i in range(len(zs)):
            zs[i] = combine(zs[i], line, b)
    pivots = 0
    while True:
        enter = None
        cand = set()
        for z in zs:
            for k_, v in z.items():
                if v < 0 and k_ >= 0: cand.add(k_)
        for c in sorted(cand):
            for z in zs:
                v = z.get(c, 0)
                if v:
                    if v < 0: enter = c
                    break
            if enter is not None: break
        if enter is None: break
        leave, ratio = -1, None
        for i, line in enumerate(table):
            a = line.get(enter, 0)
            if a > 0:
                r = (line.get(-1, 0), a)
                if leave < 0:
                    leave, ratio = i, r
                else:
                    d = r[0] * ratio[1] - ratio[0] * r[1]
                    if d < 0 or (d == 0 and basis[i] < basis[leave]): leave, ratio = i, r
        assert leave >= 0, "unbounded"
        row = table[leave]
        basis[leave] = enter
        for i in range(len(table)):
            if i != leave: table[i] = combine(table[i], row, enter)
        for i in range(len(zs)): zs[i] = combine(zs[i], row, enter)
        pivots += 1
    values = [Fraction(-z.get(-1, 0), z[-2]) for z in zs]
    return values[0] == 0, [v / U for v in values[1:]], levels

def judge_conflict(conflict, n):
    rows = [m[0] for m in conflict]
    # left null space of the rows: eliminate with identity
    work = []
    for i, (rel, k, prio, *terms) in enumerate(rows):
        line = {}
        for v, c in terms: line[v] = line.get(v, 0) + c
        line = {a: b for a, b in line.items() if b}
        line[("y", i)] = 1
        work.append(line)
    null = []
    rest = work
    pivots = []
    while rest:
        line = rest.pop()
        for col, p in pivots:
            line = combine(line, p, col)
        cols = [c for c in line if not isinstance(c, tuple)]
        if not cols: null.append(line); continue
        col = min(cols)
        if line[col] < 0: line = {a: -b for a, b in line.items()}
        # keep pivots reduced
        pivots = [(c, combine(p, line, col)) for c, p in pivots] + [(col, line)]
    if len(null) != 1: return f"null space {len(null)}"
    y = [null[0].get(("y", i), 0) for i in range(len(rows))]
    total = sum(a * r[1] for a, r in zip(y, rows))
    if total == 0: return "no contradiction"
    if total < 0: y = [-a for a in y]
    for a, r in zip(y, rows):
        if a == 0: return "member not needed"
        if r[0] == ">=" and a < 0 or r[0] == "<=" and a > 0: return "wrong sign"
    m = [Fraction(x[1]) for x in conflict]
    scale = max(abs(x) for x in m) / max(abs(x) for x in y)
    for a, b in zip(y, m):
        if abs(a * scale - b) > Fraction(1, 10**6) * max(abs(a * scale), abs(b)): return f"multipliers {[float(a*scale) for a in y]} are told as {[float(b) for b in m]}"
    return None

def size(row, x):
    return max(1, abs(row[1]) / U, *[abs(c * x[v]) / U for v, c in row[3:]]) if len(row) > 3 else max(1, abs(row[1]) / U)

def excess(row, x):
    return sum(Fraction(c, U) * x[v] for v, c in row[3:]) - Fraction(row[1], U)

def violation(row, x):
    e = excess(row, x)
    return abs(e) if row[0] == "==" else max(e, 0) if row[0] == "<=" else max(-e, 0)

def problems(s):
    if any("n" in v for v in s["x"]):
        return ["values that are no numbers"]
    x = [Fraction(v) for v in s["x"]]
    found = []
    for conflict in s["c"]:
        problem = judge_conflict(conflict, len(s["n"]))
        if problem:
            found.append("conflict: " + problem)
    for i, flag in enumerate(s["n"]):
        if flag and x[i] < -SATISFIED:
            found.append(f"x{i} = {float(x[i])} < 0")
    for row in s["r"]:
        if row[2] >= 1000 and violation(row, x) > SATISFIED * Fraction(size(row, x)):
            found.append(f"required {row} violated by {float(violation(row, x))}")
    feasible, best, levels = optimum(s["n"], s["r"])
    if not feasible:
        # A contradiction that all required rows count as satisfied with; any other is among those found.
        return found
    for level, wanted, own in zip(levels, best, s["own"]):
        rows = [row for row in s["r"] if row[2] == level]
        saw = sum(violation(row, x) for row in rows)
        largest = max(Fraction(size(row, x)) for row in rows)
        far = CLOSE * max(1, wanted) + SATISFIED * largest
        if abs(Fraction(own) - wanted) > far:
            found.append(f"level {level}: told {own} instead of {float(wanted)}")
        if abs(saw - wanted) > far:
            found.append(f"level {level}: {float(saw)} instead of {float(wanted)}")
            break
    return found


def judge():
    global U
    count = wrong = errors = 0
    for text in sys.stdin:
        s = json.loads(text)
        if "error" in s:
            errors += 1
            print(s)
            continue
        count += 1
        U = s.get("u", 10000)
        found = problems(s)
        if found:
            wrong += 1
            print(s["seed"], s["place"], "; ".join(found))
    print(count, "states,", wrong, "wrong,", errors, "errors")


def record():
    global U
    for text in sys.stdin:
        s = json.loads(text)
        U = s.get("u", 10000)
        feasible, best, _ = optimum(s["n"], s["r"])
        answer = [float(value) for value in best] if feasible else None
        print(json.dumps({"n": s["n"], "r": s["r"], "u": U, "o": answer}, separators=(",", ":")))


record() if sys.argv[1:] == ["record"] else judge()
