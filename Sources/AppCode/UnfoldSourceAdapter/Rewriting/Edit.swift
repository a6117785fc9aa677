struct Edit: Equatable, Sendable, Codable {
    var range: Range<Int>
    var text: String
}

struct EditList: Equatable, Sendable, Codable {
    private(set) var edits: [Edit] = []

    mutating func add(_ range: Range<Int>, _ text: String) { edits.append(Edit(range: range, text: text)) }

    /// Insertions are before what is replaced at the same offset; of two at one offset the first given comes first.
    mutating func sort() {
        edits = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.element.range.isEmpty ? 0 : 1, $0.offset)
                < ($1.element.range.lowerBound, $1.element.range.isEmpty ? 0 : 1, $1.offset)
        }.map(\.element)
    }

    /// The bytes of a range after the changes within it. What overlaps a change before it is left out.
    func applied(to bytes: [UInt8], in range: Range<Int>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(range.count)
        var position = range.lowerBound
        for edit in edits[first(from: range.lowerBound)...] {
            if edit.range.lowerBound >= range.upperBound, edit.range.lowerBound < bytes.count || !edit.range.isEmpty {
                break
            }
            guard edit.range.lowerBound >= position, edit.range.upperBound <= range.upperBound else { continue }
            result += bytes[position..<edit.range.lowerBound]
            result += edit.text.utf8
            position = edit.range.upperBound
        }
        result += bytes[position..<range.upperBound]
        return result
    }

    private func first(from offset: Int) -> Int { edits.countOfPrefix { $0.range.lowerBound < offset } }
}
