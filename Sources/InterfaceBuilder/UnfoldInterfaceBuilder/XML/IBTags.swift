/// Where the elements of a document are in its bytes.
package struct IBTags {
    package struct Tag {
        package fileprivate(set) var element: IBElement
        /// The element around it, by its number.
        package fileprivate(set) var parent: Int?
        /// Each with where it begins and where its value is, without quotes.
        package fileprivate(set) var attributes: [(name: String, start: Int, value: Range<Int>)] = []
        /// Behind the start tag, and behind the end tag; the same of one that ends itself.
        package fileprivate(set) var inside = 0
        package fileprivate(set) var end = 0
        /// Where more attributes go.
        package fileprivate(set) var close = 0
    }

    package private(set) var tags: [Tag] = []
    private var numbers: [Place: Int?] = [:]

    private struct Place: Hashable {
        var line: Int
        var column: Int
    }

    /// nil for what is no document.
    /// - Complexity: O(bytes).
    package init?(_ bytes: [UInt8], file: String) {
        guard let root = try? IBTreeReader.read(Data(bytes), file: file) else { return nil }
        add(root, in: nil)
        var scan = TagScan(bytes)
        guard scan.find(&tags) else { return nil }
    }

    private mutating func add(_ element: IBElement, in parent: Int?) {
        let number = tags.count
        tags.append(Tag(element: element, parent: parent))
        let place = Place(line: element.line, column: element.column)
        // Two at one place cannot be told apart.
        numbers[place] = .some(numbers[place] == nil ? number : nil)
        for child in element.children { add(child, in: number) }
    }

    /// The element that the reader found there.
    package func number(line: Int, column: Int) -> Int? { numbers[Place(line: line, column: column)] ?? nil }
}

private struct TagScan {
    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Gives each tag its places; false where names and number are not those of the elements.
    mutating func find(_ tags: inout [IBTags.Tag]) -> Bool {
        var (count, open): (Int, [Int]) = (0, [])
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            index = start + 1
            if let aside = IBRawDocument.asides.first(where: { bytes[start...].starts(with: $0.opening.utf8) }) {
                index += aside.opening.utf8.count - 1
                skip(past: aside.closing)
            } else if byte == UInt8(ascii: "/") {
                skip(past: ">")
                guard let number = open.popLast() else { return false }
                tags[number].end = index
            } else {
                guard tags.indices.contains(count), word() == tags[count].element.name else { return false }
                let isClosed = attributes(&tags[count])
                if !isClosed { open.append(count) }
                count += 1
            }
        }
        return count == tags.count && open.isEmpty
    }

    private var byte: UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

    private mutating func skip(past closing: String) {
        while index < bytes.count, !bytes[index...].starts(with: closing.utf8) { index += 1 }
        index = min(index + closing.utf8.count, bytes.count)
    }

    private static let ends: Set<UInt8> = [
        0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: ">"),
    ]

    private mutating func word() -> String {
        let start = index
        while let byte, !Self.ends.contains(byte) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// Up to the end of the tag; whether it ends its element too.
    private mutating func attributes(_ tag: inout IBTags.Tag) -> Bool {
        tag.close = index
        while let byte, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/") {
            let start = index
            let name = word()
            while self.byte != nil, self.byte != UInt8(ascii: "\""), self.byte != UInt8(ascii: "'"), !name.isEmpty {
                index += 1
            }
            if let quote = self.byte, !name.isEmpty {
                let value = index + 1
                let end = bytes[value...].firstIndex(of: quote) ?? bytes.count
                tag.attributes.append((name, start, value..<end))
                index = min(end + 1, bytes.count)
                tag.close = index
            } else {
                index += 1
            }
        }
        let isClosed = byte == UInt8(ascii: "/")
        skip(past: ">")
        (tag.inside, tag.end) = (index, index)
        return isClosed
    }
}
