import UnfoldScenario

/// Standard output or error: the first failure is kept, and nothing more is written then.
final class StandardStream {
    private let descriptor: Int32
    private(set) var failure: WriteFailure?

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Of the terminal, in characters and lines; nil where standard output is none, or does not say.
    static var screen: (columns: Int, lines: Int)? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// A pipe that no one reads any more ends the process, without a word, as it ends other tools.
    func write(_ text: String) {
        guard failure == nil, !text.isEmpty else { return }
        do { try Descriptor.write(text.utf8, to: descriptor) } catch {
            if error.code == EPIPE {
                signal(SIGPIPE, SIG_DFL)
                raise(SIGPIPE)
            }
            failure = error
        }
    }
}

/// Lines of standard input, cut where they are longer than any input may be.
final class StandardInput {
    private static let limit = ScenarioLimits.fileSize + 1
    private var waiting: [UInt8] = []
    private var taken = 0
    private var hasEnded = false

    /// Without its end; nil after the last one. What is no UTF-8 is shown as U+FFFD.
    func line() -> String? {
        var searched = taken
        while true {
            if let end = waiting[searched...].firstIndex(of: 0x0A) {
                defer { taken = end + 1 }
                return text(taken..<end)
            }
            searched = waiting.count
            if hasEnded || waiting.count - taken > Self.limit {
                defer { taken = waiting.count }
                return taken == waiting.count ? nil : text(taken..<waiting.count)
            }
            more()
            searched -= taken
            waiting.removeFirst(taken)
            taken = 0
        }
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: waiting[range], as: UTF8.self) }

    private func more() {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count > 0 { waiting += buffer[..<count] } else { hasEnded = true }
            return
        }
    }
}
