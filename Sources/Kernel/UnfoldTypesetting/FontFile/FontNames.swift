/// The names in table `name`; English before others.
struct FontNames: Sendable {
    private(set) var family: String?
    private(set) var full: String?
    private(set) var postScript: String?

    init(_ table: FontBytes?) throws(FontFileError) {
        guard let table else { return }
        let storage = try table.u16(4)
        var found: [Int: (rank: Int, text: String)] = [:]
        for index in 0..<(try table.u16(2)) {
            let entry = 6 + 12 * index
            let kind = try table.u16(entry + 6)
            guard [1, 4, 6, 16].contains(kind) else { continue }
            let (platform, language) = (try table.u16(entry), try table.u16(entry + 4))
            let rank = Self.rank(platform: platform, language: language)
            guard rank < found[kind]?.rank ?? .max else { continue }
            let bytes = try table.bytes(storage + (try table.u16(entry + 10)), try table.u16(entry + 8))
            guard let text = Self.text(bytes, platform: platform) else { continue }
            found[kind] = (rank, text)
        }
        // 16 is the family as typographers group it, 1 as old programs do.
        family = found[16]?.text ?? found[1]?.text
        full = found[4]?.text
        postScript = found[6]?.text
    }

    private static func rank(platform: Int, language: Int) -> Int {
        switch (platform, language) {
        case (3, 0x409): 0
        case (0, _): 1
        case (1, 0): 2
        case (3, _): 3
        default: 4
        }
    }

    private static func text(_ bytes: ArraySlice<UInt8>, platform: Int) -> String? {
        let text =
            platform == 1
            ? String(bytes: bytes, encoding: .macOSRoman) : String(bytes: bytes, encoding: .utf16BigEndian)
        let clean = text?.filter { !$0.isNewline && $0 != "\0" }.trimmingCharacters(in: .whitespaces)
        return clean?.isEmpty == false ? clean : nil
    }
}
