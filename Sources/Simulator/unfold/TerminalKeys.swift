import Foundation

/// Keys of the terminal as they are pressed, without Return, until the process ends; the terminal is left as it was.
final class TerminalKeys {
    private var signals: [any DispatchSourceSignal] = []

    /// nil where standard input is no terminal, or that of another job.
    init?() {
        var state = termios()
        let group = tcgetpgrp(STDIN_FILENO)
        guard group == -1 || group == getpgrp(), tcgetattr(STDIN_FILENO, &state) == 0 else { return nil }
        let before = state
        state.c_lflag &= ~tcflag_t(ICANON | ECHO)
        tcsetattr(STDIN_FILENO, TCSANOW, &state)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                Self.restore(before)
                signal(number, SIG_DFL)
                kill(getpid(), number)
            }
            source.resume()
            signals.append(source)
        }
        quit = { Self.restore(before) }
    }

    private var quit: () -> Void = {}

    private static func restore(_ state: termios) {
        var state = state
        tcsetattr(STDIN_FILENO, TCSANOW, &state)
    }

    /// Waits a moment; false once `q` was pressed, or nothing can be any more.
    func wait() -> Bool {
        var asked = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        guard poll(&asked, 1, 300) > 0 else { return true }
        var key: UInt8 = 0
        if read(STDIN_FILENO, &key, 1) == 1, key != UInt8(ascii: "q") { return true }
        quit()
        return false
    }
}
