// The solver workloads of UnfoldMeasure in amoeba (C), for docs/benchmarks/README.md. Not part of the package.
//
//   clang -std=gnu99 -O3 -DNDEBUG -I AMOEBA docs/benchmarks/peers/amoeba.c -o amoeba-peer
//   UnfoldMeasure benchmark --export-systems > systems.txt; amoeba-peer systems.txt [--rounds 7] [--only PREFIX] [--answers 1]
//
// Everything a workload needs is made inside the measured part from flat arrays of numbers, as on the other side. Values are
// written once an operation (am_updatevars), never after each change. Memory comes from the library's default allocator except
// where the bytes are counted.
#include <malloc.h>
#include <stdbool.h>
#include <stdio.h>
#include <time.h>

#define AM_STATIC_API
#include "amoeba.h"

// MARK: Systems

typedef struct {
    int relation, count;
    double priority, constant;
    int *variables;
    double *coefficients;
} Row;

typedef struct {
    int variableCount, rowCount, contentSizeCount;
    bool *nonNegative;
    Row *rows;
    int *contentSizes;
    // The card's: constraint whose constant is toggled, the one to be swapped and its alternative, and two heights.
    int toggled, swapped, contentHeight, titleHeight, detailRows;
    Row alternative;
} System;

// A checked realloc; the process ends when there is no memory.
static void *sized(void *memory, size_t count, size_t size) {
    memory = realloc(memory, count * size + 1);
    if (!memory) abort();
    return memory;
}

static Row readRow(char *text) {
    Row row = {0};
    char relation[3];
    int length;
    sscanf(text, "%2s %lf %lf %d%n", relation, &row.priority, &row.constant, &row.count, &length);
    row.relation = relation[0] == '=' ? AM_EQUAL : relation[0] == '<' ? AM_LESSEQUAL : AM_GREATEQUAL;
    row.variables = sized(NULL, row.count, sizeof(int));
    row.coefficients = sized(NULL, row.count, sizeof(double));
    text += length;
    for (int i = 0; i < row.count; i++, text += length)
        sscanf(text, "%lf %d%n", &row.coefficients[i], &row.variables[i], &length);
    return row;
}

static void readVariables(System *system, const char *flags) {
    system->variableCount = strspn(flags, "+-");
    system->nonNegative = sized(NULL, system->variableCount, sizeof(bool));
    for (int i = 0; i < system->variableCount; i++) system->nonNegative[i] = flags[i] == '+';
}

static void readContentSizes(System *system, char *text) {
    int length;
    for (int constraint; sscanf(text, "%d%n", &constraint, &length) == 1; text += length) {
        system->contentSizes = sized(system->contentSizes, system->contentSizeCount + 1, sizeof(int));
        system->contentSizes[system->contentSizeCount++] = constraint;
    }
}

static void addRow(System *system, Row row) {
    system->rows = sized(system->rows, system->rowCount + 1, sizeof(Row));
    system->rows[system->rowCount++] = row;
}

static int readSystems(const char *path, System **systems) {
    FILE *file = fopen(path, "r");
    if (!file) return 0;
    int count = 0;
    char *line = NULL;
    size_t capacity = 0;
    while (getline(&line, &capacity, file) > 0) {
        char *rest = strchr(line, ' ');
        if (!rest) continue;
        *rest++ = 0;
        if (!strcmp(line, "system")) {
            *systems = sized(*systems, count + 1, sizeof(System));
            (*systems)[count++] = (System){.toggled = -1};
            continue;
        }
        System *system = &(*systems)[count - 1];
        if (!strcmp(line, "variables")) readVariables(system, rest);
        if (!strcmp(line, "constraint")) addRow(system, readRow(rest));
        if (!strcmp(line, "alternative")) system->alternative = readRow(rest);
        if (!strcmp(line, "contentSizes")) readContentSizes(system, rest);
        if (!strcmp(line, "card"))
            sscanf(rest, "%d %d %d %d %d", &system->detailRows, &system->toggled, &system->swapped,
                &system->contentHeight, &system->titleHeight);
    }
    free(line);
    fclose(file);
    return count;
}

// MARK: A system inside the solver

// The weights of kiwi's adapter, divided by 1000, because here an edit cannot weigh more than AM_STRONG: the ratios are the same.
static double strength(double priority) {
    if (priority >= 1000) return AM_REQUIRED;
    int whole = (int)priority;
    return whole / 100 * 1000 + whole % 100;
}

static const double editStrength = 999000;

typedef struct {
    am_Solver *solver;
    int variableCount;
    am_Num *values;
    am_Id *variables;
    am_Constraint **constraints;
} Loaded;

static long liveBytes = 0;

static void *countingAllocator(void *unused, void *memory, size_t size, size_t oldSize) {
    (void)unused, (void)oldSize;
    if (memory) liveBytes -= (long)malloc_usable_size(memory);
    if (size == 0) return free(memory), NULL;
    memory = sized(memory, size - 1, 1);
    liveBytes += (long)malloc_usable_size(memory);
    return memory;
}

// amoeba reads fields of a new edit that it never set, so edits are made while memory comes cleared.
static bool clearing = false;

static void *clearingAllocator(void *unused, void *memory, size_t size, size_t oldSize) {
    (void)unused, (void)oldSize;
    if (size == 0) return free(memory), NULL;
    return clearing && !memory ? calloc(1, size) : sized(memory, size - 1, 1);
}

// "terms (relation) constant", written as "0 (relation) constant - terms": the library then has nothing to negate afterwards.
static am_Constraint *make(Loaded *loaded, const Row *row, double constant) {
    am_Constraint *constraint = am_newconstraint(loaded->solver, strength(row->priority));
    am_setrelation(constraint, row->relation);
    for (int i = 0; i < row->count; i++)
        am_addterm(constraint, loaded->variables[row->variables[i]], -row->coefficients[i]);
    am_addconstant(constraint, constant);
    return constraint;
}

static am_Constraint *makeNonNegative(Loaded *loaded, int variable) {
    int variables[] = {variable};
    double coefficients[] = {1};
    Row row = {.relation = AM_GREATEQUAL, .count = 1, .priority = 1000, .variables = variables, .coefficients = coefficients};
    return make(loaded, &row, 0);
}

static void require(int result) {
    if (result == AM_OK) return;
    fprintf(stderr, "amoeba-peer: a constraint that holds was refused (%d)\n", result);
    exit(1);
}

static bool contains(const int *list, int count, int value) {
    for (int i = 0; i < count; i++)
        if (list[i] == value) return true;
    return false;
}

// The variables alone, and room for a constraint for each row.
static Loaded loadVariables(const System *system, am_Allocf *allocator) {
    Loaded loaded = {am_newsolver(allocator, NULL), system->variableCount, 0, 0, 0};
    am_Allocf *arrays = allocator == countingAllocator ? allocator : am_default_allocf;
    loaded.values = arrays(NULL, NULL, sizeof(am_Num) * system->variableCount, 0);
    loaded.variables = arrays(NULL, NULL, sizeof(am_Id) * system->variableCount, 0);
    loaded.constraints = arrays(NULL, NULL, sizeof(am_Constraint *) * system->rowCount, 0);
    for (int i = 0; i < system->variableCount; i++) {
        loaded.values[i] = 0;
        loaded.variables[i] = am_newvariable(loaded.solver, &loaded.values[i]);
    }
    return loaded;
}

// The rows in `skip` are made, not added.
static Loaded load(const System *system, am_Allocf *allocator, const int *skip, int skipped) {
    Loaded loaded = loadVariables(system, allocator);
    for (int i = 0; i < system->variableCount; i++)
        if (system->nonNegative[i]) require(am_add(makeNonNegative(&loaded, i)));
    for (int i = 0; i < system->rowCount; i++) {
        loaded.constraints[i] = make(&loaded, &system->rows[i], system->rows[i].constant);
        if (!contains(skip, skipped, i)) require(am_add(loaded.constraints[i]));
    }
    am_updatevars(loaded.solver);
    return loaded;
}

static void unload(Loaded *loaded) {
    am_delsolver(loaded->solver);
    free(loaded->values);
    free(loaded->variables);
    free(loaded->constraints);
}

static double checksum(const Loaded *loaded) {
    double sum = 0;
    for (int i = 0; i < loaded->variableCount; i++) sum += loaded->values[i];
    return sum;
}

// MARK: Measuring

typedef double Operation(void *context);

static double sink = 0;
static int rounds = 7;
static const char *only = "";
static bool answers = false;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec * 1e9 + time.tv_nsec;
}

static int ascending(const void *one, const void *other) {
    double difference = *(const double *)one - *(const double *)other;
    return (difference > 0) - (difference < 0);
}

static double median(double *samples, int count) {
    qsort(samples, count, sizeof(double), ascending);
    return samples[count / 2];
}

static double run(Operation *operation, void *context, long repetitions) {
    double start = now();
    for (long i = 0; i < repetitions; i++) sink += operation(context);
    return now() - start;
}

static void report(const char *name, double nanoseconds, long bytes) {
    printf("%s\t%.1f\t%ld\n", name, nanoseconds, bytes);
    fflush(stdout);
}

// With --answers, prints what the first two operations give instead.
static void measure(const char *name, Operation *operation, void *context, long bytes) {
    if (answers) {
        double first = operation(context);
        printf("%s\t%.17g\t%.17g\n", name, first, operation(context));
        return;
    }
    long repetitions = 1;
    for (double elapsed; (elapsed = run(operation, context, repetitions)) < 2e7;) repetitions *= elapsed < 1e6 ? 10 : 2;
    double samples[rounds];
    for (int i = 0; i < rounds; i++) samples[i] = run(operation, context, repetitions) / repetitions;
    report(name, median(samples, rounds), bytes);
}

static bool wanted(const char *name) { return strncmp(name, only, strlen(only)) == 0; }

// MARK: Workloads

static double buildOnce(void *system) {
    Loaded loaded = load(system, NULL, NULL, 0);
    double sum = checksum(&loaded);
    unload(&loaded);
    return sum;
}

typedef struct {
    Loaded loaded;
    am_Constraint **all;
    int count;
} Ready;

static double rebuild(void *context) {
    Ready *ready = context;
    am_resetsolver(ready->loaded.solver);
    for (int i = 0; i < ready->count; i++) require(am_add(ready->all[i]));
    am_updatevars(ready->loaded.solver);
    return checksum(&ready->loaded);
}

// A constraint object belongs to one solver here, so the solver is emptied (its objects and tables stay) rather than made.
static void buildReady(const System *system, const char *name) {
    Ready ready = {loadVariables(system, NULL), sized(NULL, system->variableCount + system->rowCount, sizeof(void *)), 0};
    for (int i = 0; i < system->variableCount; i++)
        if (system->nonNegative[i]) ready.all[ready.count++] = makeNonNegative(&ready.loaded, i);
    for (int i = 0; i < system->rowCount; i++)
        ready.all[ready.count++] = make(&ready.loaded, &system->rows[i], system->rows[i].constant);
    measure(name, rebuild, &ready, -1);
    free(ready.all);
    unload(&ready.loaded);
}

static void build(System *system, const char *name, const char *readyName) {
    if (!wanted(name) && !wanted(readyName)) return;
    long before = liveBytes;
    Loaded loaded = load(system, countingAllocator, NULL, 0);
    long bytes = liveBytes - before;
    unload(&loaded);
    measure(name, buildOnce, system, bytes);
    buildReady(system, readyName);
}

// An edit variable stands for each number that changes, the cheapest way amoeba has to change one. It is wanted just
// under required; the constraint then says "... <= size" with `size` on the left.
typedef struct {
    Loaded loaded;
    int count, groupSize, read;
    am_Num *values;
    am_Id *sizes;
    const double *bases;
    double *others;
    bool flip;
} Editable;

static void addEditable(Editable *editable, const System *system, const int *group) {
    int index = editable->count++;
    am_Solver *solver = editable->loaded.solver;
    editable->values[index] = system->rows[group[0]].constant;
    editable->sizes[index] = am_newvariable(solver, &editable->values[index]);
    am_addedit(solver, editable->sizes[index], editStrength);
    for (int i = 0; i < editable->groupSize; i++) {
        am_Constraint *constraint = make(&editable->loaded, &system->rows[group[i]], 0);
        am_addterm(constraint, editable->sizes[index], 1);
        require(am_add(constraint));
    }
}

// Every `groupSize` of `rows` share one number, which is edited.
static Editable makeEditable(const System *system, const int *rows, int count, int groupSize) {
    clearing = true;
    Editable editable = {load(system, clearingAllocator, rows, count), .groupSize = groupSize};
    editable.values = sized(NULL, count, sizeof(am_Num));
    editable.sizes = sized(NULL, count, sizeof(am_Id));
    editable.others = sized(NULL, count, sizeof(double));
    double *bases = sized(NULL, count, sizeof(double));
    for (int i = 0; i + groupSize <= count; i += groupSize) {
        bases[i / groupSize] = editable.others[i / groupSize] = system->rows[rows[i]].constant;
        addEditable(&editable, system, rows + i);
    }
    editable.bases = bases;
    am_updatevars(editable.loaded.solver);
    clearing = false;
    return editable;
}

static double suggestAll(void *context) {
    Editable *editable = context;
    editable->flip = !editable->flip;
    const double *values = editable->flip ? editable->others : editable->bases;
    for (int i = 0; i < editable->count; i++) am_suggest(editable->loaded.solver, editable->sizes[i], values[i]);
    am_updatevars(editable->loaded.solver);
    return editable->loaded.values[editable->read];
}

static void measureEditable(Editable *editable, const char *name, int read) {
    editable->read = read;
    measure(name, suggestAll, editable, -1);
    unload(&editable->loaded);
    free(editable->values);
    free(editable->sizes);
    free(editable->others);
    free((void *)editable->bases);
}

static void refill(const System *system, const char *name) {
    if (!wanted(name)) return;
    Editable editable = makeEditable(system, system->contentSizes, system->contentSizeCount, 2);
    for (int i = 0; i < editable.count; i++) editable.others[i] = editable.bases[i] + i % 7;
    measureEditable(&editable, name, system->contentHeight);
}

static void toggle(const System *system, const char *name, double other, int read) {
    if (!wanted(name)) return;
    Editable editable = makeEditable(system, &system->toggled, 1, 1);
    editable.others[0] = other;
    measureEditable(&editable, name, read);
}

static void edit(const System *system, const char *name) {
    if (!wanted(name)) return;
    Editable editable = makeEditable(system, system->contentSizes, 2, 2);
    editable.others[0] = 48;
    measureEditable(&editable, name, system->variableCount - 2);
}

typedef struct {
    Loaded loaded;
    const System *system;
    am_Constraint *current;
    bool flip;
} Changing;

static double swapOnce(void *context) {
    Changing *changing = context;
    const System *system = changing->system;
    changing->flip = !changing->flip;
    const Row *row = changing->flip ? &system->alternative : &system->rows[system->swapped];
    am_delconstraint(changing->current);
    changing->current = make(&changing->loaded, row, row->constant);
    require(am_add(changing->current));
    am_updatevars(changing->loaded.solver);
    return changing->loaded.values[system->contentHeight];
}

// An edit would be wrong here: when several rows leave in one suggestion, amoeba's dual simplex marks all but the first as dummies,
// which never come back, and the way back ends beside the optimum. Replacing the constraint is right.
static double replaceOnce(void *context) {
    Changing *changing = context;
    const System *system = changing->system;
    changing->flip = !changing->flip;
    const Row *row = &system->rows[system->toggled];
    am_delconstraint(changing->current);
    changing->current = make(&changing->loaded, row, changing->flip ? 146 : row->constant);
    require(am_add(changing->current));
    am_updatevars(changing->loaded.solver);
    return changing->loaded.values[system->titleHeight];
}

static void pivotingToggle(const System *system, const char *name) {
    if (!wanted(name)) return;
    Changing changing = {load(system, NULL, NULL, 0), system, NULL, false};
    changing.current = changing.loaded.constraints[system->toggled];
    measure(name, replaceOnce, &changing, -1);
    unload(&changing.loaded);
}

static void swap(const System *system, const char *name) {
    if (!wanted(name)) return;
    Changing changing = {load(system, NULL, NULL, 0), system, NULL, false};
    changing.current = changing.loaded.constraints[system->swapped];
    measure(name, swapOnce, &changing, -1);
    unload(&changing.loaded);
}

static am_Constraint *makeHeight(Loaded *loaded, const System *system, double height) {
    int variables[] = {system->contentHeight};
    double coefficients[] = {1};
    Row row = {.relation = AM_EQUAL, .count = 1, .priority = 1000, .variables = variables, .coefficients = coefficients};
    return make(loaded, &row, height);
}

// A required height of 40 is refused. amoeba refuses without saying why; each is the first refusal of a new solver.
static void detection(const System *system, const char *name) {
    if (!wanted(name) || answers) return;
    double samples[200];
    for (int i = 0; i < 200; i++) {
        Loaded loaded = load(system, NULL, NULL, 0);
        double start = now();
        if (am_add(makeHeight(&loaded, system, 40)) == AM_OK) exit(1);
        samples[i] = now() - start;
        unload(&loaded);
    }
    report(name, median(samples, 200), -1);
}

// A required height of 40 is refused, then one of 1000 accepted, in turn.
static double conflictOnce(void *context) {
    Changing *changing = context;
    changing->flip = !changing->flip;
    am_delconstraint(changing->current);
    changing->current = makeHeight(&changing->loaded, changing->system, changing->flip ? 40 : 1000);
    if ((am_add(changing->current) == AM_OK) == changing->flip) {
        fprintf(stderr, "amoeba-peer: %s\n", changing->flip ? "a conflict was accepted" : "a height that holds was refused");
        exit(1);
    }
    am_updatevars(changing->loaded.solver);
    return changing->loaded.values[changing->system->contentHeight];
}

static void conflict(const System *system, const char *name) {
    if (!wanted(name)) return;
    Changing changing = {load(system, NULL, NULL, 0), system, NULL, false};
    changing.current = makeHeight(&changing.loaded, system, 1000);
    require(am_add(changing.current));
    measure(name, conflictOnce, &changing, -1);
    unload(&changing.loaded);
}

// MARK: Running

static const char *named(const char *format, int number) {
    static char names[8][64];
    static int next = 0;
    char *name = names[next++ % 8];
    snprintf(name, sizeof names[0], format, number);
    return name;
}

static void runCard(System *system) {
    int size = system->detailRows;
    build(system, named("W1 build N=%d", size), named("W1 build N=%d from ready objects", size));
    refill(system, named("W1r refill N=%d", size));
    toggle(system, named("W2 toggle N=%d", size), 216, system->contentHeight);
    swap(system, named("W3 swap N=%d", size));
    detection(system, named("W4 conflict detected N=%d", size));
    conflict(system, named("W4 conflict and fix N=%d", size));
    if (size == 0) return;
    Row held = {.relation = AM_EQUAL, .count = 1, .priority = 1000, .constant = 247.0 + 25 * size};
    held.variables = sized(NULL, 1, sizeof(int));
    held.coefficients = sized(NULL, 1, sizeof(double));
    held.variables[0] = system->contentHeight;
    held.coefficients[0] = 1;
    addRow(system, held);
    pivotingToggle(system, named("W2p toggle that pivots N=%d", size));
}

static void runChain(System *system) {
    int size = system->contentSizeCount / 2;
    build(system, named("W5 chain build n=%d", size), named("W5 chain build from ready objects n=%d", size));
    edit(system, named("W5 chain edit n=%d", size));
}

int main(int count, char **arguments) {
    for (int i = 2; i + 1 < count; i += 2) {
        if (!strcmp(arguments[i], "--rounds")) rounds = atoi(arguments[i + 1]);
        if (!strcmp(arguments[i], "--only")) only = arguments[i + 1];
        if (!strcmp(arguments[i], "--answers")) answers = atoi(arguments[i + 1]);
    }
    System *systems = NULL;
    int loaded = count > 1 ? readSystems(arguments[1], &systems) : 0;
    for (int i = 0; i < loaded; i++) {
        if (systems[i].toggled < 0)
            runChain(&systems[i]);
        else
            runCard(&systems[i]);
    }
    return loaded == 0 || sink != sink;
}
