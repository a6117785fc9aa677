// The solver workloads of UnfoldMeasure in kiwi (C++), for docs/benchmarks/README.md. Not part of the package.
//
//   clang++ -std=c++17 -O3 -DNDEBUG -I KIWI docs/benchmarks/peers/kiwi.cpp -o kiwi-peer
//   UnfoldMeasure benchmark --export-systems > systems.txt; kiwi-peer systems.txt [--rounds 7] [--only PREFIX] [--answers 1]
//
// Everything a workload needs is made inside the measured part from flat arrays of numbers, as on the other side.
#include <kiwi/kiwi.h>
#include <malloc.h>

#include <algorithm>
#include <ctime>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <iostream>
#include <new>
#include <sstream>
#include <string>
#include <vector>

static size_t liveBytes = 0;

void* operator new(size_t size) {
    void* memory = std::malloc(size);
    if (!memory) throw std::bad_alloc();
    liveBytes += malloc_usable_size(memory);
    return memory;
}
void operator delete(void* memory) noexcept {
    if (memory) liveBytes -= malloc_usable_size(memory);
    std::free(memory);
}
void operator delete(void* memory, size_t) noexcept { operator delete(memory); }

struct Row {
    kiwi::RelationalOperator relation;
    double priority, constant;
    std::vector<int> variables;
    std::vector<double> coefficients;
};

struct System {
    std::string name;
    std::vector<bool> nonNegative;
    std::vector<Row> rows;
    std::vector<int> contentSizes;
    // The card's: constraint whose constant is toggled, the one to be swapped and its alternative, and two heights.
    int toggled = -1, swapped = -1, contentHeight = -1, titleHeight = -1, detailRows = 0;
    Row alternative;
};

static double strength(double priority) {
    if (priority >= 1000) return kiwi::strength::required;
    int whole = static_cast<int>(priority);
    return kiwi::strength::create(whole / 100, whole % 100, 0);
}

static Row readRow(std::istream& in) {
    Row row;
    std::string relation;
    int count;
    in >> relation >> row.priority >> row.constant >> count;
    row.relation = relation == "==" ? kiwi::OP_EQ : relation == "<=" ? kiwi::OP_LE : kiwi::OP_GE;
    for (int i = 0; i < count; i++) {
        int variable;
        double coefficient;
        in >> coefficient >> variable;
        row.coefficients.push_back(coefficient);
        row.variables.push_back(variable);
    }
    return row;
}

static std::vector<System> readSystems(const char* path) {
    std::vector<System> systems;
    std::ifstream file(path);
    std::string line;
    while (std::getline(file, line)) {
        std::istringstream in(line);
        std::string word;
        in >> word;
        if (word == "system") {
            systems.emplace_back();
            in >> systems.back().name;
            continue;
        }
        System& system = systems.back();
        if (word == "variables") {
            std::string flags;
            in >> flags;
            for (char flag : flags) system.nonNegative.push_back(flag == '+');
        } else if (word == "constraint") {
            system.rows.push_back(readRow(in));
        } else if (word == "alternative") {
            system.alternative = readRow(in);
        } else if (word == "contentSizes") {
            for (int constraint; in >> constraint;) system.contentSizes.push_back(constraint);
        } else if (word == "card") {
            in >> system.detailRows >> system.toggled >> system.swapped >> system.contentHeight >> system.titleHeight;
        }
    }
    return systems;
}

struct Loaded {
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables;
    std::vector<kiwi::Constraint> constraints;

    kiwi::Constraint make(const Row& row, double constant) {
        std::vector<kiwi::Term> terms;
        terms.reserve(row.variables.size());
        for (size_t i = 0; i < row.variables.size(); i++)
            terms.emplace_back(variables[row.variables[i]], row.coefficients[i]);
        return kiwi::Constraint(kiwi::Expression(std::move(terms), -constant), row.relation, strength(row.priority));
    }

    // With `skip`, those rows are left out.
    explicit Loaded(const System& system, const std::vector<int>& skip = {}) {
        variables.resize(system.nonNegative.size());
        constraints.reserve(system.rows.size());
        for (size_t i = 0; i < variables.size(); i++)
            if (system.nonNegative[i]) solver.addConstraint(variables[i] >= 0);
        for (size_t i = 0; i < system.rows.size(); i++) {
            constraints.push_back(make(system.rows[i], system.rows[i].constant));
            if (std::find(skip.begin(), skip.end(), static_cast<int>(i)) == skip.end())
                solver.addConstraint(constraints.back());
        }
    }

    double checksum() {
        solver.updateVariables();
        double sum = 0;
        for (auto& variable : variables) sum += variable.value();
        return sum;
    }
};

static double sink = 0;
static int rounds = 7;
static std::string only;
// With --answers, what the first two operations of each workload give is printed instead of its time.
static bool answers = false;
static double given[2];

static double measure(const std::function<double()>& operation) {
    auto now = [] {
        timespec time;
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
        return time.tv_sec * 1e9 + time.tv_nsec;
    };
    if (answers) {
        for (double& answer : given) answer = operation();
        return 0;
    }
    auto run = [&](long repetitions) {
        double start = now();
        for (long i = 0; i < repetitions; i++) sink += operation();
        return now() - start;
    };
    long repetitions = 1;
    for (double elapsed; (elapsed = run(repetitions)) < 2e7;) repetitions *= elapsed < 1e6 ? 10 : 2;
    std::vector<double> samples;
    for (int i = 0; i < rounds; i++) samples.push_back(run(repetitions) / repetitions);
    std::sort(samples.begin(), samples.end());
    return samples[samples.size() / 2];
}

static void report(const std::string& name, double nanoseconds, long bytes = -1) {
    if (answers)
        std::printf("%s\t%.17g\t%.17g\n", name.c_str(), given[0], given[1]);
    else
        std::printf("%s\t%.1f\t%ld\n", name.c_str(), nanoseconds, bytes);
    std::fflush(stdout);
}

static bool wanted(const std::string& name) { return name.rfind(only, 0) == 0; }

static void build(const System& system, const std::string& name) {
    if (!wanted(name)) return;
    size_t before = liveBytes;
    long bytes;
    {
        Loaded loaded(system);
        sink += loaded.checksum();
        bytes = static_cast<long>(liveBytes - before);
    }
    report(name, measure([&] { return Loaded(system).checksum(); }), bytes);
    // Constraint objects made beforehand: the solver's work alone.
    Loaded ready(system);
    std::vector<kiwi::Constraint> all;
    for (size_t i = 0; i < ready.variables.size(); i++)
        if (system.nonNegative[i]) all.push_back(ready.variables[i] >= 0);
    all.insert(all.end(), ready.constraints.begin(), ready.constraints.end());
    std::string readyName = name + " from ready objects";
    size_t mark = name.find(" n=");
    if (mark != std::string::npos) readyName = name.substr(0, mark) + " from ready objects" + name.substr(mark);
    report(readyName, measure([&] {
        kiwi::Solver solver;
        for (auto& constraint : all) solver.addConstraint(constraint);
        solver.updateVariables();
        double sum = 0;
        for (auto& variable : ready.variables) sum += variable.value();
        return sum;
    }));
}

// An edit variable stands for each number that changes, the cheapest way kiwi has to change one. It is wanted just
// under required; the constraint then says "... <= size" with `size` on the left.
struct Editable {
    Loaded loaded;
    std::vector<kiwi::Variable> sizes;

    Editable(const System& system, const std::vector<std::vector<int>>& groups, const std::vector<int>& skip)
        : loaded(system, skip) {
        for (auto& group : groups) {
            kiwi::Variable size;
            loaded.solver.addEditVariable(size, kiwi::strength::create(999, 0, 0));
            loaded.solver.suggestValue(size, system.rows[group[0]].constant);
            for (int index : group) {
                const Row& row = system.rows[index];
                std::vector<kiwi::Term> terms;
                for (size_t i = 0; i < row.variables.size(); i++)
                    terms.emplace_back(loaded.variables[row.variables[i]], row.coefficients[i]);
                terms.emplace_back(size, -1);
                loaded.solver.addConstraint(kiwi::Constraint(kiwi::Expression(terms, 0), row.relation, strength(row.priority)));
            }
            sizes.push_back(size);
        }
    }
};

static void refill(const System& system) {
    std::string name = "W1r refill N=" + std::to_string(system.detailRows);
    if (!wanted(name)) return;
    std::vector<std::vector<int>> pairs;
    for (size_t i = 0; i + 1 < system.contentSizes.size(); i += 2) pairs.push_back({system.contentSizes[i], system.contentSizes[i + 1]});
    Editable editable(system, pairs, system.contentSizes);
    bool flip = false;
    report(name, measure([&] {
        flip = !flip;
        for (size_t i = 0; i < pairs.size(); i++) {
            double base = system.rows[pairs[i][0]].constant;
            editable.loaded.solver.suggestValue(editable.sizes[i], flip ? base + double(i % 7) : base);
        }
        editable.loaded.solver.updateVariables();
        return editable.loaded.variables[system.contentHeight].value();
    }));
}

static void toggle(const System& system, const std::string& name, double other, int read) {
    if (!wanted(name)) return;
    Editable editable(system, {{system.toggled}}, {system.toggled});
    double base = system.rows[system.toggled].constant;
    bool flip = false;
    report(name, measure([&] {
        flip = !flip;
        editable.loaded.solver.suggestValue(editable.sizes[0], flip ? other : base);
        editable.loaded.solver.updateVariables();
        return editable.loaded.variables[read].value();
    }));
}

static void swap(const System& system) {
    std::string name = "W3 swap N=" + std::to_string(system.detailRows);
    if (!wanted(name)) return;
    Loaded loaded(system);
    bool flip = false;
    kiwi::Constraint current = loaded.constraints[system.swapped];
    report(name, measure([&] {
        flip = !flip;
        const Row& row = flip ? system.alternative : system.rows[system.swapped];
        loaded.solver.removeConstraint(current);
        current = loaded.make(row, row.constant);
        loaded.solver.addConstraint(current);
        loaded.solver.updateVariables();
        return loaded.variables[system.contentHeight].value();
    }));
}

// A required height of 40 is refused, then one of 1000 accepted, in turn. kiwi refuses without saying why.
static void conflict(const System& system) {
    std::string name = "W4 conflict and fix N=" + std::to_string(system.detailRows);
    if (!wanted(name)) return;
    Loaded loaded(system);
    Row row{kiwi::OP_EQ, 1000, 1000, {system.contentHeight}, {1}};
    bool flip = false, isIn = true;
    kiwi::Constraint current = loaded.make(row, 1000);
    loaded.solver.addConstraint(current);
    report(name, measure([&] {
        flip = !flip;
        if (isIn) loaded.solver.removeConstraint(current);
        current = loaded.make(row, flip ? 40 : 1000);
        isIn = true;
        try {
            loaded.solver.addConstraint(current);
        } catch (kiwi::UnsatisfiableConstraint&) {
            isIn = false;
        }
        loaded.solver.updateVariables();
        return loaded.variables[system.contentHeight].value();
    }));
}

// A required height of 40 is refused. kiwi refuses without saying why, and a refusal leaves rows behind that slow down the
// next one, so each is the first of a new solver.
static void detection(const System& system) {
    std::string name = "W4 conflict detected N=" + std::to_string(system.detailRows);
    if (!wanted(name) || answers) return;
    auto now = [] {
        timespec time;
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
        return time.tv_sec * 1e9 + time.tv_nsec;
    };
    Row row{kiwi::OP_EQ, 40, 1000, {system.contentHeight}, {1}};
    std::vector<double> samples;
    for (int i = 0; i < 200; i++) {
        Loaded loaded(system);
        double start = now();
        try {
            loaded.solver.addConstraint(loaded.make(row, 40));
        } catch (kiwi::UnsatisfiableConstraint&) {
            sink += 1;
        }
        samples.push_back(now() - start);
    }
    std::sort(samples.begin(), samples.end());
    report(name, samples[samples.size() / 2]);
}

static void edit(const System& system, const std::string& name) {
    if (!wanted(name)) return;
    std::vector<int> pair{system.contentSizes[0], system.contentSizes[1]};
    Editable editable(system, {pair}, pair);
    bool flip = false;
    report(name, measure([&] {
        flip = !flip;
        editable.loaded.solver.suggestValue(editable.sizes[0], flip ? 48 : 40);
        editable.loaded.solver.updateVariables();
        return editable.loaded.variables[system.nonNegative.size() - 2].value();
    }));
}

int main(int count, char** arguments) {
    for (int i = 2; i + 1 < count; i += 2) {
        if (std::string(arguments[i]) == "--rounds") rounds = std::atoi(arguments[i + 1]);
        if (std::string(arguments[i]) == "--only") only = arguments[i + 1];
        if (std::string(arguments[i]) == "--answers") answers = std::atoi(arguments[i + 1]) != 0;
    }
    for (const System& system : readSystems(arguments[1])) {
        if (system.toggled < 0) {
            std::string size = std::to_string(system.contentSizes.size() / 2);
            build(system, "W5 chain build n=" + size);
            edit(system, "W5 chain edit n=" + size);
            continue;
        }
        std::string size = std::to_string(system.detailRows);
        build(system, "W1 build N=" + size);
        refill(system);
        toggle(system, "W2 toggle N=" + size, 216, system.contentHeight);
        swap(system);
        detection(system);
        conflict(system);
        if (system.detailRows == 0) continue;
        System held = system;
        held.rows.push_back(Row{kiwi::OP_EQ, 1000, 247.0 + 25 * system.detailRows, {system.contentHeight}, {1}});
        toggle(held, "W2p toggle that pivots N=" + size, 146, system.titleHeight);
    }
    return std::isnan(sink);
}
