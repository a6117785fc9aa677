/// A template in a document of Interface Builder, which is read above: `{"document": "Cell.xib", "root": "Cell"}`.
package struct TemplateReference {
    package let path: String
    /// Which of its views: a reuse identifier, class or id; nil for the first cell.
    package let root: String?
    package let position: SourcePosition
}

extension ScenarioDocument {
    /// Reads a scenario file; `template` gives what a reference means, as JSON.
    /// - Throws: ``ScenarioErrors`` with every mistake found.
    package static func read(
        file: String, data: Data? = nil, template: @escaping (TemplateReference) throws(ScenarioError) -> Data
    ) throws(ScenarioErrors) -> ScenarioDocument {
        let data: Data = if let data { data } else { try contents(of: file) }
        return try read(data, file) { root throws(ScenarioError) in
            try TemplateDocuments(file: file, text: template).resolved(root)
        }
    }
}

/// Puts the templates of documents in the place of references; what is beside a reference wins.
struct TemplateDocuments {
    static let keys = ["document", "root"]

    let file: String
    let text: (TemplateReference) throws(ScenarioError) -> Data

    func resolved(_ root: JSONNode) throws(ScenarioError) -> JSONNode {
        guard case .object(let members) = root.value else { return root }
        return root.with(
            .object(
                try members.map { member throws(ScenarioError) in
                    guard member.key == "templates", case .object(let templates) = member.value.value
                    else { return member }
                    let resolved = try templates.map { member throws(ScenarioError) in try template(member) }
                    return member.with(member.value.with(.object(resolved)))
                }))
    }

    private func template(_ member: JSONNode.Member) throws(ScenarioError) -> JSONNode.Member {
        guard case .object(let own) = member.value.value, let reference = try reference(member.value) else {
            return member
        }
        var json = JSONReader(try text(reference), file: file)
        guard case .object(let given) = try json.read().changed(position: reference.position).value else {
            return member
        }
        let beside = own.filter { !Self.keys.contains($0.key) }
        let kept = given.filter { given in !beside.contains { $0.key == given.key } }
        return member.with(member.value.with(.object(beside + kept)))
    }

    private func reference(_ template: JSONNode) throws(ScenarioError) -> TemplateReference? {
        guard let node = template.member("document") else { return nil }
        func text(_ node: JSONNode, _ key: String) throws(ScenarioError) -> String {
            if case .string(let text) = node.value, !text.isEmpty { return text }
            throw ScenarioError(
                position: node.position, path: key, problem: .wrongType(expected: .string, found: node.kind))
        }
        let path = try text(node, "document")
        let folder = (file as NSString).deletingLastPathComponent
        return TemplateReference(
            path: path.hasPrefix("/") || folder.isEmpty ? path : folder + "/" + path,
            root: try template.member("root").map { root throws(ScenarioError) in try text(root, "root") },
            position: node.position)
    }
}
