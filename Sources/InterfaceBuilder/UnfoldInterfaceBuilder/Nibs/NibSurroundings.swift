/// What is around a prototype in its scene and that its connections name. Nothing of it is kept alive.
@MainActor final class NibSurroundings {
    private struct Reference { weak var object: AnyObject? }

    private var objects: [String: Reference] = [:]
    private var wanted: Set<String> = []
    /// Of a prototype inside a prototype.
    private let outer: NibSurroundings?

    init(_ outer: NibSurroundings?) { self.outer = outer }

    func want(_ prototype: IBElement) {
        if prototype.name == "connections" {
            wanted.formUnion(prototype.children.compactMap { $0["destination"] })
        } else {
            prototype.children.forEach(want)
        }
    }

    func take(_ made: [String: AnyObject]) {
        for id in wanted { if let object = made[id] { objects[id] = Reference(object: object) } }
    }

    func object(_ id: String) -> AnyObject? { objects[id]?.object ?? outer?.object(id) }
}
