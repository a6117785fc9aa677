/// Tries a scenario in many surroundings.
@MainActor public struct StressRun {
    /// What is tried.
    let document: ScenarioDocument
    /// The file's bytes, for fixes; nil where there is no file to change.
    let bytes: [UInt8]?
    let options: StressOptions

    /// - Parameters:
    ///   - document: one cell of the scenario's matrix (``ScenarioDocument/cells``), or a scenario without one.
    ///   - bytes: what the file contains, so that fixes of it can be tried; nil: none is.
    public init(_ document: ScenarioDocument, bytes: [UInt8]? = nil, options: StressOptions = StressOptions()) {
        (self.document, self.bytes, self.options) = (document, bytes, options)
    }
}
