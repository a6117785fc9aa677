/// `if let show = listener?.didShow`: an optional method of a protocol of the app's that is named and not called. Who wrote
/// it tells so, as with `#selector`; what comes out is the method, or nil.
extension FileRewriter {
    mutating func rewriteOptionalMethods() {
        guard !app.optionalMethods.isEmpty else { return }
        for index in tokens.indices where source.namesUncalled(index, app.optionalMethods) {
            let mark = source.is(index - 2, "?") || source.is(index - 2, "!") ? index - 2 : index - 1
            guard let type = declaredType(of: source.text(mark - 1), at: index), app.isProtocol(type) else { continue }
            guard let head = chainHead(before: index), head < mark,
                let method = method(at: index, of: type), method.labels.count <= 2
            else {
                leave(index, .uncalledOptionalMethod)
                continue
            }
            needsUIKit = true
            let arguments = method.labels.enumerated().map { $1 == "_" ? "$\($0)" : "\($1): $\($0)" }
            let call = "try! receiver.\(method.name)(\(arguments.joined(separator: ", ")))"
            let last = source.is(index + 1, "(") ? source.partner[index + 1] : index
            let range = tokens[source.is(mark, "!") ? index - 1 : mark].start..<tokens[last].end
            let ends = String(decoding: source.bytes[range].filter(\.isNewline), as: UTF8.self)
            insert("ObjectiveCMessages.method(of: ", before: head)
            edits.add(range, ", Selector(\"\(ObjectiveCName.of(method))\"), { receiver in { \(call) } })" + ends)
        }
    }

    /// The one that is meant, by its labels if they are written.
    private func method(at index: Int, of type: String) -> MemberDeclaration? {
        let methods = app.methods(source.text(index).trimmingQuotes, of: type).filter { $0.modifiers.has("optional") }
        guard let labels = source.labels(ofNameAt: index) else { return methods.count == 1 ? methods[0] : nil }
        return methods.first { $0.labels == labels }
    }
}
