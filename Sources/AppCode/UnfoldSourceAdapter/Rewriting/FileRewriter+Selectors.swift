/// `#selector(didTap(_:))` becomes `Selector("didTap:", Cell.didTap(_:))`: a name, and a method to resolve.
extension FileRewriter {
    mutating func rewriteSelector(_ index: Int) {
        guard source.is(index + 1, "("), source.partner[index + 1] > index + 2 else { return }
        let close = source.partner[index + 1]
        if source.is(index + 3, ":"), source.is(index + 2, "getter", "setter") { return rewriteAccessor(index, close) }
        guard let argument = SelectorArgument(source, from: index + 2, to: close)
        else { return leave(index, .selector) }
        guard let owner = owner(of: argument, at: index) else { return leave(index, .selectorWithoutType) }
        let type = owner.typeName ?? ""
        let methods = methods(argument, of: type)
        let base = source.text(argument.name).trimmingQuotes
        let name =
            methods.first.map { ObjectiveCName.of($0) }
            ?? ObjectiveCName.of(base, labels: argument.labels ?? DelegateMethods.labels(base, of: type) ?? [])
        needsUIKit = true
        defer { keepColumns(behind: close, from: index) }
        // Whether a class has the method, the class tells (``rewriteOutlets()``); a method of the class itself is no object's.
        let isOfType = !methods.isEmpty && methods.allSatisfy(\.isOfType)
        if isOfType || app.isOptionalRequirement(base, of: type) || DelegateMethods.isProtocol(type, besides: app) {
            return replaceAll(index, through: close, with: "\(selectorType)(\"\(name)\")")
        }
        replace(index, with: selectorType)
        insert("\"\(name)\", ", before: index + 2)
        if argument.receiver == nil {
            insert(owner.text + ".", before: argument.name)
        } else if let receiver = argument.receiver, !owner.isWritten {
            replaceAll(receiver.lowerBound, through: receiver.upperBound, with: owner.text)
        }
        // `as () -> Void` says what the method is once it has its object.
        if let cast = argument.cast, !argument.isCastOfUnapplied { insert("(\(owner.text)) -> ", before: cast + 1) }
    }

    /// The name alone: there is no method to lead to.
    private mutating func rewriteAccessor(_ index: Int, _ close: Int) {
        needsUIKit = true
        let name = source.text(close - 1).trimmingQuotes
        let spelled = source.is(index + 2, "getter") ? name : "set\(name.prefix(1).uppercased() + name.dropFirst()):"
        replaceAll(index, through: close, with: "\(selectorType)(\"\(spelled)\")")
        keepColumns(behind: close, from: index)
    }

    /// An app may have a type of that name.
    private var selectorType: String { app.declaresAnywhere("Selector") ? "UIKit.Selector" : "Selector" }

    private struct Owner {
        /// What is before the method's name.
        let text: String
        let typeName: String?
        var isWritten = false
    }

    private func owner(of argument: SelectorArgument, at index: Int) -> Owner? {
        let ownName = file.name(around: index)
        let name = source.text(argument.name).trimmingQuotes
        // In a protocol's extension `Self` is the type; elsewhere stored properties may not say `Self`.
        let own = file.type(around: index).map {
            Owner(text: $0.isOfProtocol(app) ? "Self" : $0.name, typeName: ownName)
        }
        guard let receiver = argument.receiver else {
            return file.type(around: index).flatMap { outerOwner(of: name, $0) }.map { Owner(text: $0, typeName: $0) }
                ?? own
        }
        let text = source.text(receiver.lowerBound, through: receiver.upperBound)
        if text == "self" || text == "super" { return own }
        if text == "Self" { return Owner(text: text, typeName: ownName, isWritten: true) }
        if source.is(receiver.lowerBound, "("), source.partner[receiver.lowerBound] == receiver.upperBound {
            return owner(inParentheses: receiver)
        }
        if source.is(receiver.upperBound, ")") {
            return Owner(
                text: text, typeName: source.is(receiver.upperBound - 1, "self") ? ownName : nil, isWritten: true)
        }
        let plain = text.withoutGenericArguments
        if plain.lastWord.isTypeName { return Owner(text: text, typeName: plain, isWritten: true) }
        let isMarked = receiver.contains { source.isMark($0) }
        let asked = "type(of: \(text.filter { !$0.isNewline }))"
        switch expressions.type(endingAt: receiver.upperBound)?.unwrapped {
        case .named(let type) where isMarked || DelegateMethods.isProtocol(type, besides: app):
            return Owner(text: type, typeName: type)
        case _ where isMarked: return nil
        case .metatype(.named(let type)): return Owner(text: type, typeName: type)
        case .named(let type): return Owner(text: asked, typeName: type)
        default:
            // What nothing tells the type of may be asked for a method of UIKit's delegates.
            return argument.labels.flatMap { DelegateMethods.owner(of: name, labels: $0) }.map {
                Owner(text: $0, typeName: $0)
            }
                ?? Owner(text: asked, typeName: nil)
        }
    }

    /// The nearest type around a type that declares a method which the type itself does not have.
    private func outerOwner(of method: String, _ type: TypeDeclaration) -> String? {
        guard app.inheritedMethods(method, of: type.qualifiedName).isEmpty else { return nil }
        return type.line.dropFirst().map(\.qualifiedName).first { outer in
            app.inheritedMethods(method, of: outer).contains { !$0.modifiers.has("override") }
        }
    }

    /// `(delegate as! Listener)`, `(any Listener)`: the type.
    private func owner(inParentheses receiver: ClosedRange<Int>) -> Owner? {
        let type = expressions.type(endingAt: receiver.upperBound)?.unwrapped
        if case .named(let name)? = type { return Owner(text: name, typeName: name) }
        guard case .named(let name)? = source.writtenType(at: receiver.lowerBound)?.type, name.isTypeName
        else { return nil }
        return Owner(text: name, typeName: name)
    }

    private func methods(_ argument: SelectorArgument, of owner: String) -> [MemberDeclaration] {
        let methods = app.inheritedMethods(source.text(argument.name).trimmingQuotes, of: owner)
        let meant = argument.labels.map { labels in methods.filter { $0.labels == labels } } ?? methods
        // Overloads that Objective-C does not see are not meant.
        let visible = meant.filter { $0.modifiers.has(attribute: "objc", "IBAction") }
        return visible.isEmpty ? meant : visible
    }
}

extension String {
    /// `List<Row>.Box` is `List.Box`.
    fileprivate var withoutGenericArguments: String {
        var depth = 0
        return filter { character in
            if character == "<" { depth += 1 }
            defer { if character == ">" { depth -= 1 } }
            return depth == 0
        }
    }
}

enum ObjectiveCName {
    static func of(_ method: MemberDeclaration) -> String { given(method) ?? of(method.name, labels: method.labels) }
    static func of(property: MemberDeclaration) -> String { given(property) ?? property.name }

    /// `isRead` of `@objc(isRead) var read`.
    private static func given(_ member: MemberDeclaration) -> String? {
        let name = member.modifiers.attribute("objc")?.argument?.filter { !$0.isWhitespace }
        return name.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// `didTap(sender:)` is `didTapWithSender:`, `move(to:)` `moveTo:`, `didTap(_:event:)` `didTap:event:`.
    static func of(_ name: String, labels: [String]) -> String {
        guard let first = labels.first else { return name }
        if let given = DelegateMethods.objectiveCName(name, labels: labels) { return given }
        var spelled = name
        if first != "_" {
            let capital = first.prefix(1).uppercased() + first.dropFirst()
            spelled += prepositions.contains(String(first.prefix { !$0.isUppercase })) ? capital : "With" + capital
        }
        return spelled + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }
}
