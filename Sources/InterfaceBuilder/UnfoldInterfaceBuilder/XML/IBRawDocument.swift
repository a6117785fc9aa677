import UnfoldFiles

/// A document's bytes, looked at before the parser is: some bytes that are no text end the program in it, an encoding
/// can hide a document type, and what it does for an element grows with the square of the attributes.
struct IBRawDocument {
    private let data: Data
    private let file: String

    init(_ data: Data, file: String) {
        // Offsets count from 0.
        self.data = data.startIndex == 0 ? data : Data(data)
        self.file = file
    }

    /// - Throws: ``IBDocumentError`` for the first thing that no document of Interface Builder has.
    func check() throws(IBDocumentError) {
        if data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE]) || data.prefix(4).contains(0) {
            throw refused(at: 0, .wideEncoding)
        }
        if let encoding = declaredEncoding, !Self.encodings.contains(encoding.lowercased()) {
            throw refused(at: 0, .encoding(encoding))
        }
        if let offset = firstInvalid { throw refused(at: offset, .invalidUTF8) }
        // Where the parser would report declarations differs by platform.
        if let found = data.range(of: Data("<!DOCTYPE".utf8)) { throw refused(at: found.lowerBound, .documentType) }
        if let (offset, problem) = firstBadTag() { throw refused(at: offset, problem) }
    }

    private static let encodings: Set<String> = ["utf-8", "utf8", "us-ascii", "ascii"]

    private func refused(at offset: Int, _ problem: IBDocumentError.Problem) -> IBDocumentError {
        let before = data.prefix(offset)
        let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return IBDocumentError(
            file: file, line: before.count { $0 == 0x0A } + 1, column: offset - start + 1, problem: problem)
    }

    /// What the first line of XML says; nil where it says nothing.
    private var declaredEncoding: String? {
        let head = String(decoding: data.prefix(1000), as: UTF8.self)
        guard let start = head.range(of: "<?xml"),
            let end = head.range(of: "?>", range: start.upperBound..<head.endIndex),
            let name = head.range(of: "encoding", range: start.upperBound..<end.lowerBound)
        else { return nil }
        let value = head[name.upperBound..<end.lowerBound].drop { $0.isWhitespace || $0 == "=" }
        guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
        return String(value.dropFirst().prefix { $0 != quote })
    }

    private var firstInvalid: Int? {
        // The library's own check is the fastest; it does not say where.
        String(validating: data, as: UTF8.self) == nil ? UTF8Check.firstInvalid(data) : nil
    }

    /// A tag with more attributes than any has, with a longer one, or with a namespace.
    private func firstBadTag() -> (offset: Int, problem: IBDocumentError.Problem)? {
        let count = data.count
        return data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
            func find(_ byte: UInt8, from start: Int) -> Int? {
                guard start < count, let found = memchr(bytes.baseAddress! + start, Int32(byte), count - start)
                else { return nil }
                return bytes.baseAddress!.distance(to: UnsafeRawPointer(found))
            }
            var index = 0
            while let tag = find(UInt8(ascii: "<"), from: index) {
                if let end = endOfAside(tag) {
                    index = end
                    continue
                }
                var attributes = 0
                index = tag + 1
                while index < count, bytes[index] != UInt8(ascii: ">") {
                    switch bytes[index] {
                    case UInt8(ascii: "\""), UInt8(ascii: "'"):
                        guard let quote = find(bytes[index], from: index + 1) else { return nil }
                        if quote - index > IBLimits.text { return (index, .tooLongText(limit: IBLimits.text)) }
                        index = quote
                    case UInt8(ascii: "="):
                        attributes += 1
                        if attributes > IBLimits.attributes {
                            return (tag, .tooManyAttributes(limit: IBLimits.attributes))
                        }
                    case UInt8(ascii: "x") where isNamespace(bytes, index): return (index, .namespace)
                    default: break
                    }
                    index += 1
                }
            }
            return nil
        }
    }

    private func isNamespace(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> Bool {
        [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index - 1]) && bytes[index...].starts(with: "xmlns".utf8)
    }

    /// Behind a comment, a `CDATA` section or an instruction that begins there; nil if none does.
    private func endOfAside(_ start: Int) -> Int? {
        for (opening, closing) in Self.asides where data[start...].starts(with: opening.utf8) {
            return data.range(of: Data(closing.utf8), in: (start + opening.utf8.count)..<data.endIndex)?.upperBound
                ?? data.endIndex
        }
        return nil
    }

    static let asides: [(opening: String, closing: String)] = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
}
