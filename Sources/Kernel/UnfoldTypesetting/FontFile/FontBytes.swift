/// Big-endian numbers out of a font file or one of its tables, every access checked.
struct FontBytes: Sendable {
    let file: String
    let table: String?
    let bytes: [UInt8]
    /// The part that may be read.
    private let range: Range<Int>

    init(file: String, bytes: [UInt8]) {
        self.file = file
        self.bytes = bytes
        table = nil
        range = 0..<bytes.count
    }

    private init(_ whole: FontBytes, table: String, range: Range<Int>) {
        file = whole.file
        bytes = whole.bytes
        self.table = table
        self.range = range
    }

    var count: Int { range.count }

    /// A table's own part; fails if it reaches beyond this one.
    func slice(_ name: String, offset: Int, length: Int) throws(FontFileError) -> FontBytes {
        guard offset >= 0, length >= 0, offset <= count, length <= count - offset else {
            throw FontFileError(file: file, table: name, offset: nil, problem: .outside(offset: offset, length: length))
        }
        let start = range.lowerBound + offset
        return FontBytes(self, table: name, range: start..<start + length)
    }

    func rest(from offset: Int) throws(FontFileError) -> FontBytes {
        try check(offset, 0)
        return FontBytes(self, table: table ?? "", range: range.lowerBound + offset..<range.upperBound)
    }

    func u8(_ offset: Int) throws(FontFileError) -> Int {
        try check(offset, 1)
        return Int(bytes[range.lowerBound + offset])
    }

    func u16(_ offset: Int) throws(FontFileError) -> Int {
        try check(offset, 2)
        let at = range.lowerBound + offset
        return Int(bytes[at]) << 8 | Int(bytes[at + 1])
    }

    func i16(_ offset: Int) throws(FontFileError) -> Int { Int(Int16(truncatingIfNeeded: try u16(offset))) }

    func u32(_ offset: Int) throws(FontFileError) -> Int {
        try check(offset, 4)
        let at = range.lowerBound + offset
        return Int(bytes[at]) << 24 | Int(bytes[at + 1]) << 16 | Int(bytes[at + 2]) << 8 | Int(bytes[at + 3])
    }

    func tag(_ offset: Int) throws(FontFileError) -> String {
        try check(offset, 4)
        let at = range.lowerBound + offset
        // Anything but printable ASCII would spoil the message it ends up in.
        return String(decoding: bytes[at..<at + 4].map { (32...126).contains($0) ? $0 : 63 }, as: UTF8.self)
    }

    func bytes(_ offset: Int, _ length: Int) throws(FontFileError) -> ArraySlice<UInt8> {
        try check(offset, length)
        return bytes[range.lowerBound + offset..<range.lowerBound + offset + length]
    }

    func failure(at offset: Int?, _ problem: FontFileError.Problem) -> FontFileError {
        FontFileError(file: file, table: table, offset: offset.map { range.lowerBound + $0 }, problem: problem)
    }

    private func check(_ offset: Int, _ length: Int) throws(FontFileError) {
        guard offset >= 0, length >= 0, offset <= count, length <= count - offset
        else { throw failure(at: max(offset, 0), .cutOff(needed: length, bytes: count)) }
    }
}
