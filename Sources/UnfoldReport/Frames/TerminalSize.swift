import Foundation

/// What the terminal on standard output says of itself.
enum TerminalSize {
    /// nil where it does not say.
    static var columns: Int? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}
