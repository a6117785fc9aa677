import UnfoldFiles

extension IBDocumentError.Problem {
    /// Why the file could not be read.
    init(_ failure: ReadFailure) {
        self =
            switch failure {
            case .tooLarge(let limit): .tooLarge(limit: limit)
            case .unreadable(let defect), .unlisted(let defect): .unreadable(defect)
            }
    }
}
