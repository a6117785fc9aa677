struct FontDirectory: Sendable {
    let file: FontBytes
    private let ranges: [String: (offset: Int, length: Int)]

    static func faces(in file: FontBytes) throws(FontFileError) -> [Int] {
        guard file.count >= 12 else { throw file.failure(at: nil, .tooShort(bytes: file.count)) }
        let version = try file.u32(0)
        switch version {
        case 0x0001_0000, 0x4F54_544F, 0x7472_7565: return [0]
        case 0x7474_6366: break
        case 0x774F_4646, 0x774F_4632: throw file.failure(at: 0, .compressed)
        default: throw file.failure(at: 0, .unknownBeginning(try file.tag(0)))
        }
        let count = try file.u32(8)
        guard count > 0, count <= file.count / 4 else { throw file.failure(at: 8, .faceCount(count)) }
        var offsets: [Int] = []
        for index in 0..<count { offsets.append(try file.u32(12 + 4 * index)) }
        return offsets
    }

    init(_ file: FontBytes, at offset: Int) throws(FontFileError) {
        self.file = file
        let count = try file.u16(offset + 4)
        guard count > 0 else { throw file.failure(at: offset + 4, .noTables) }
        var ranges: [String: (offset: Int, length: Int)] = [:]
        for index in 0..<count {
            let entry = offset + 12 + 16 * index
            ranges[try file.tag(entry)] = (try file.u32(entry + 8), try file.u32(entry + 12))
        }
        self.ranges = ranges
    }

    func table(_ name: String) throws(FontFileError) -> FontBytes {
        guard let table = try optionalTable(name)
        else { throw FontFileError(file: file.file, table: name, offset: nil, problem: .missingTable) }
        return table
    }

    func optionalTable(_ name: String) throws(FontFileError) -> FontBytes? {
        guard let range = ranges[name] else { return nil }
        return try file.slice(name, offset: range.offset, length: range.length)
    }
}
