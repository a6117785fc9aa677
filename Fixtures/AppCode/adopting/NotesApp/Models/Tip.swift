import Foundation

struct Tip: Decodable {
    let text: String

    static func load() throws -> [Tip] {
        guard let path = Bundle.main.path(forResource: "Tips", ofType: "json") else { return [] }
        return try JSONDecoder().decode([Tip].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }
}
