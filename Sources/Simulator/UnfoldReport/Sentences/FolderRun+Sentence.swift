extension FolderRun {
    private static let named = 6

    /// `3 scenarios and 12 documents taken; left out: Launch.storyboard (the document has no view to measure)`.
    package var sentence: String {
        let taken = CheckSentence.counts(["scenario": scenarios, "document": documents]).joined(separator: " and ")
        let names = leftOut.prefix(lines == nil ? .max : Self.named).map { "\($0.file) (\($0.reason))" }
        let more = leftOut.count > names.count ? " and \(leftOut.count - names.count) more" : ""
        return "\(taken.isEmpty ? "nothing" : taken) taken"
            + (names.isEmpty ? "" : "; left out: \(names.joined(separator: ", "))\(more)")
    }
}
