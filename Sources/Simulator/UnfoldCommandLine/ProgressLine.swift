@MainActor final class ProgressLine {
    private let environment: CommandLineTool.Environment
    private let start = ContinuousClock.now
    private let delay: Duration
    private var isShown = false

    private let isDumb: Bool

    init(environment: CommandLineTool.Environment, isDumb: Bool = false, delay: Duration = .milliseconds(500)) {
        (self.environment, self.isDumb, self.delay) = (environment, isDumb, delay)
    }

    func show(_ done: Int, of all: Int) {
        guard environment.errIsTerminal, !isDumb, isShown || ContinuousClock.now - start >= delay else { return }
        isShown = true
        environment.err("\r\u{1B}[K" + CommandNote.progress(done, of: all).text)
    }

    func clear() { if isShown { environment.err("\r\u{1B}[K") } }
}
