/// A member that stays in its extension, in another file than its class, under a name of its own: it still reaches what
/// is private to its file. The class gets one of the old name that calls it.
struct ForwardedMember {
    /// Of the member where it stands: another name, and no `override`.
    let edits: [Edit]
    private let member: MemberDeclaration
    private let name: String
    private let call: MemberCall

    static func name(of member: MemberDeclaration, in type: String) -> String {
        type.split(separator: ".").joined(separator: "_") + "_" + member.name
    }

    init?(_ member: MemberDeclaration, observed: Bool = false) {
        guard let call = MemberCall(of: member, observed: observed) else { return nil }
        (self.member, self.call) = (member, call)
        name = Self.name(of: member, in: member.owner)
        let source = member.source
        var edits = [Edit(range: source.range(member.nameIndex, through: member.nameIndex), text: name)]
        for word in ["override", "open"] {
            guard let token = member.modifiers.words[word] else { continue }
            edits.append(Edit(range: source.range(token, through: token), text: word == "open" ? "public" : ""))
        }
        self.edits = edits
    }

    /// What takes the body's place under the old name, with the braces.
    var body: String {
        if call.isOfFunction { return "{ \(call.text(name)) }" }
        return call.isSettable ? "{ get { \(name) } set { \(name) = newValue } }" : "{ \(name) }"
    }

    /// The same, but of the first of these classes that the object is of.
    func body(asking types: [OverridingClass]) -> String {
        let get = dispatch(types) { "return \(call.text($0))" }
        guard call.isSettable else { return "{ \(get) }" }
        return "{ get { \(get) } set { \(dispatch(types) { "\($0) = newValue; return" }) } }"
    }

    /// What a protocol asks for under the name that the member has in a class.
    func requirement(of type: String, head: String) -> String {
        let name = Self.name(of: member, in: type)
        return call.isOfFunction ? "\(name)\(head)" : "\(name)\(head) { get\(call.isSettable ? " set" : "") }"
    }

    private func dispatch(_ types: [OverridingClass], _ use: (String) -> String) -> String {
        let questions = types.map { type in
            let asked = type.caller.map { "any " + $0 } ?? type.name
            return "if let object = self as? \(asked)\(member.modifiers.has("class") ? ".Type" : "") "
                + "{ \(use("object." + Self.name(of: member, in: type.name))) }; "
        }
        return questions.joined() + use(name)
    }
}
