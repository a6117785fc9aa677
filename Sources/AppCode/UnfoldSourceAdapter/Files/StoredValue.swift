import Foundation
import UnfoldFiles

/// What commands of a build hand on to each other, in a form of this version's own: the same value gives the same bytes.
enum StoredValue {
    static func encoded(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(value)
    }

    /// nil for what is no such value, or another version's.
    static func read<Value: Decodable>(_ path: String) -> Value? {
        (try? FileReader.read(path, limit: SwiftFiles.limit, regularOnly: true))
            .flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
    }
}

extension AdaptationPlan {
    /// - Complexity: O(length of its changes).
    public func encoded() throws -> Data { try StoredValue.encoded(self) }

    /// - Throws: `DecodingError` for bytes that ``encoded()`` did not give.
    public init(decoding data: Data) throws { self = try JSONDecoder().decode(Self.self, from: data) }
}
