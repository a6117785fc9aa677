package struct LookCheck: Hashable, Sendable {
    package struct Compared: Hashable, Sendable {
        package var name: String
        package var differences: [PictureDifference] = []
        package var isMissing = false
        package var was: String?
        package var now: String
    }

    package let record: LookRecord
    package private(set) var differing: [Compared] = []
    package private(set) var recorded: [String] = []
    /// Names of files that no picture of the run has; empty for a part of a run.
    package private(set) var unused: [String] = []

    package var passed: Bool { differing.isEmpty && recorded.isEmpty }

    /// Compares pictures with their files, and writes what the mode in force records.
    /// - Parameter isWhole: whether these are all pictures that the folder may have.
    package init(_ pictures: LookRecord.Pictures, _ record: LookRecord, mode: RecordMode, isWhole: Bool) throws {
        self.record = record
        for (name, text) in pictures {
            let old = try record.text(name)
            let differences = old.map { PictureDifference.between($0, text) } ?? []
            let renews =
                switch mode {
                case .missing: old == nil
                case .failed, .accept: old == nil || !differences.isEmpty
                case .all: old != text
                case .never: false
                }
            if renews {
                try record.write(text, named: name)
                recorded.append(name)
            } else if old == nil || !differences.isEmpty {
                differing.append(
                    Compared(name: name, differences: differences, isMissing: old == nil, was: old, now: text))
            }
        }
        guard isWhole else { return }
        let known = Set(pictures.map(\.name))
        unused = record.names.filter { !known.contains($0) }
    }
}
