import Foundation
import UnfoldFiles

/// What the plans in a folder were made of: those for which nothing has changed are kept, if nothing in it is wrong.
struct PlanRecord: Codable {
    struct Entry: Codable {
        let file: UInt64
        let plan: UInt64
    }

    private let version: UInt64
    private let surroundings: UInt64
    private let entries: [String: Entry]

    init(version: UInt64, surroundings: UInt64, entries: [String: Entry]) {
        (self.version, self.surroundings, self.entries) = (version, surroundings, entries)
    }

    init?(in folder: String, version: UInt64?) {
        guard let record: Self = StoredValue.read(Self.path(in: folder)), record.version == version else { return nil }
        self = record
    }

    /// The entry of a file for which nothing has changed, its plan as it was written.
    func kept(_ path: String, file: UInt64, surroundings: UInt64, plan: String) -> Entry? {
        guard self.surroundings == surroundings, let entry = entries[path], entry.file == file,
            let stored = try? FileReader.read(plan, limit: SwiftFiles.planLimit, regularOnly: true),
            Checksum.of(Array(stored)) == entry.plan
        else { return nil }
        return entry
    }

    func write(in folder: String) throws { try SwiftFiles.write(try StoredValue.encoded(self), Self.path(in: folder)) }

    static func path(in folder: String) -> String { folder + "/planned.json" }
}
