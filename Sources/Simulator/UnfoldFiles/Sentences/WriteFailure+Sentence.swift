extension WriteFailure {
    /// In the system's words, such as `No space left on device`.
    package var words: String { FileDefect.system(code: code).words }
}
