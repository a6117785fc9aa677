/// Which row and step the main thread is in, for one line on standard error if a test ends there: what an app's cell
/// traps with cannot be caught, and says nothing of rows.
@MainActor package enum CrashPlace {
    /// Notes the row while an app's code for it runs.
    package static func inRow<Result>(_ section: Int, _ row: Int, _ body: () throws -> Result) rethrows -> Result {
        guard isInstalled else { return try body() }
        let outer = (place[0].section, place[0].row)
        (place[0].section, place[0].row) = (section, row)
        defer { (place[0].section, place[0].row) = outer }
        return try body()
    }

    /// Notes the step of a test while it runs.
    package static func inStep<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
        guard isInstalled else { return try body() }
        let outer = place[0].step
        let text = strdup(", in \(name)")
        place[0].step = text
        defer {
            place[0].step = outer
            free(text)
        }
        return try body()
    }

    private static let isInstalled = install()

    /// In the process of a test only: others may have handlers of their own.
    private static func install() -> Bool {
        guard CommandLine.arguments.first.map({ $0.hasSuffix("xctest") || $0.hasSuffix("testing-helper") }) ?? false
        else { return false }
        place[0] = Noted(thread: pthread_self())
        for index in 0..<count {
            sigaction(signals[index], nil, before + index)
            signal(signals[index]) { number in
                sayPlace()
                // Whoever was asked before is next: the runtime prints its own report.
                for index in 0..<count where signals[index] == number { sigaction(number, before + index, nil) }
                raise(number)
            }
        }
        return true
    }
}

/// What the handler of signals reads, which may take no lock and no memory: set before it is installed.
private struct Noted {
    var thread: pthread_t
    var section = -1
    var row = -1
    var step: UnsafeMutablePointer<CChar>?
}

private let count = 6
// Unchecked: written on the main thread, and read by a handler that looks whether it runs there.
private nonisolated(unsafe) let place = UnsafeMutablePointer<Noted>.allocate(capacity: 1)
private nonisolated(unsafe) let before = UnsafeMutablePointer<sigaction>.allocate(capacity: count)
private nonisolated(unsafe) let signals = {
    let signals = UnsafeMutablePointer<Int32>.allocate(capacity: count)
    for (index, number) in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE].enumerated() { signals[index] = number }
    return signals
}()

private func sayPlace() {
    let noted = place[0]
    guard noted.section >= 0 || noted.step != nil, pthread_equal(noted.thread, pthread_self()) != 0 else { return }
    say("\nUnfold: the process ends")
    if noted.section >= 0 {
        say(" in row [")
        say(noted.section)
        say(", ")
        say(noted.row)
        say("]")
    }
    if let step = noted.step { write(STDERR_FILENO, step, strlen(step)) }
    say("\n")
}

private func say(_ text: StaticString) { write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount) }

private func say(_ number: Int) {
    if number > 9 { say(number / 10) }
    var digit = UInt8(ascii: "0") + UInt8(number % 10)
    write(STDERR_FILENO, &digit, 1)
}
