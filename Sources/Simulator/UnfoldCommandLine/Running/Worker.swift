/// One process after the other, each going on where the last one was lost, driven by a thread of its own.
final class Worker: @unchecked Sendable {
    // Unchecked: what threads share is behind the condition; `given` is written by the worker's thread alone.

    enum Answer {
        case line(Data)
        case lost(ScenarioDiagnostic.LostProcess)
    }

    private let executable: String
    private let arguments: [String]
    private let seconds: Int
    private let units: [ScenarioBatch.Unit]
    private let condition = NSCondition()
    /// Answers that no one took yet; when there are many, the process waits.
    private var waiting: [Answer] = []
    private var given = 0
    private static let room = 8

    init(executable: String, arguments: [String], seconds: Int, units: [ScenarioBatch.Unit]) {
        (self.executable, self.arguments, self.seconds, self.units) = (executable, arguments, seconds, units)
    }

    var count: Int { condition.withLock { given } }

    func next() -> Answer? {
        condition.lock()
        defer { condition.unlock() }
        if waiting.isEmpty { _ = condition.wait(until: Date(timeIntervalSinceNow: 0.05)) }
        guard !waiting.isEmpty else { return nil }
        defer { condition.broadcast() }
        return waiting.removeFirst()
    }

    func work() {
        while given < units.count {
            guard let process = WorkerProcess(executable, arguments) else {
                while given < units.count { give(.lost(.notStarted)) }
                break
            }
            process.order(units[given...])
            listen(to: process)
        }
    }

    private func give(_ answer: Answer) {
        condition.lock()
        while waiting.count >= Self.room { condition.wait() }
        waiting.append(answer)
        given += 1
        condition.broadcast()
        condition.unlock()
    }

    private func listen(to process: WorkerProcess) {
        var rest = Data()
        var deadline = ContinuousClock.now + .seconds(seconds)
        while given < units.count {
            switch process.read(until: deadline) {
            case .late:
                process.kill()
                give(.lost(.late(seconds: seconds)))
                return
            case .end:
                give(.lost(.ended(how: process.end)))
                return
            case .data(let data):
                var start = data.startIndex
                while let end = data[start...].firstIndex(of: 0x0A), given < units.count {
                    give(.line(rest + data[start..<end]))
                    (rest, start) = (Data(), end + 1)
                    // From when there was space: the process has to wait for it too.
                    deadline = .now + .seconds(seconds)
                }
                rest += data[start...]
            }
        }
        process.close()
    }
}

private final class WorkerProcess {
    enum Reading {
        case data(Data)
        case end, late
    }

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    init?(_ executable: String, _ arguments: [String]) {
        for pipe in [input, output] {
            for handle in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
                _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
            }
        }
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.standardInput = input
        process.standardOutput = output
        do { try process.run() } catch { return nil }
    }

    /// Written by a thread of its own: a worker that waits for its answers to be read does not read.
    func order(_ units: ArraySlice<ScenarioBatch.Unit>) {
        let encoder = JSONEncoder()
        let orders = units.compactMap { try? encoder.encode($0) }.reduce(into: Data()) { $0 += $1 + [0x0A] }
        let handle = input.fileHandleForWriting
        Thread {
            // A worker that has ended leaves its answers missing.
            try? Descriptor.write(orders, to: handle.fileDescriptor)
            try? handle.close()
        }.start()
    }

    func read(until deadline: ContinuousClock.Instant) -> Reading {
        let descriptor = output.fileHandleForReading.fileDescriptor
        while true {
            let left = (deadline - .now).components
            let milliseconds = left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000
            guard milliseconds > 0 else { return .late }
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&request, 1, Int32(min(milliseconds, 60_000))) > 0 else { continue }
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            if count > 0 { return .data(Data(buffer[..<count])) }
            if count == 0 || errno != EINTR { return .end }
        }
    }

    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
        close()
    }

    func close() {
        try? output.fileHandleForReading.close()
        process.waitUntilExit()
    }

    var end: String {
        close()
        let kind = process.terminationReason == .uncaughtSignal ? "signal" : "exit code"
        return "\(kind) \(process.terminationStatus)"
    }
}
