enum OptionalMethod {
    /// The app's: it throws where no one wrote it.
    case throwing
    /// UIKit's: it has a default where no one wrote it.
    case defaulted
}

extension FileRewriter {
    /// What `name` in `receiver.name?(…)` is: by the receiver's type, else by labels and name. nil for a closure.
    func optionalMethod(_ name: Int) -> OptionalMethod? {
        let word = source.text(name).trimmingQuotes
        let receiver = source.isMark(name - 2) ? name - 3 : name - 2
        if let types = expressions.names(ofExpressionEndingAt: receiver) {
            if types == ["AnyObject"] { return nil }
            let family = types.flatMap(app.family)
            if family.contains(where: { app.isOptionalRequirement(word, of: $0) }) { return .throwing }
            if family.contains(where: { app.variable(word, of: $0) != nil }) { return nil }
            // A class that conforms has closures too.
            let required = types.flatMap { app.isProtocol($0) ? app.family(of: $0) : [$0] }
            if required.contains(where: { DelegateMethods.isProtocol($0, besides: app) }) { return .defaulted }
            if family.allSatisfy(app.declares) { return nil }
        }
        let labels =
            source.is(name + 2, "(") ? expressions.labels(ofArguments: name + 3..<source.partner[name + 2]) : []
        let isLabelled = labels.contains { $0 != "_" }
        if app.hasOptionalMethod(word, labels), isLabelled || !app.propertyNames.contains(word) { return .throwing }
        if isLabelled || Self.withoutClosures.contains(word) { return .defaulted }
        if isDelegate(receiver), Self.delegatePrefixes.contains(where: word.hasPrefix) { return .defaulted }
        return Self.withoutLabels.contains(word) && !app.propertyNames.contains(word) ? .defaulted : nil
    }

    /// Whether a receiver, whose last token this is, stands for a delegate: by its name, its cast or its type.
    func isDelegate(_ token: Int) -> Bool {
        let last = source.isMark(token) ? token - 1 : token
        if let types = expressions.names(ofExpressionEndingAt: last), types.contains(where: Self.namesDelegate) {
            return true
        }
        guard source.isIdentifier(last) else { return false }
        let name = source.text(last).trimmingQuotes
        return name == "super" || Self.namesDelegate(name)
    }

    private static func namesDelegate(_ name: String) -> Bool {
        let word = name.lowercased()
        return word.contains("delegate") || word.contains("datasource")
    }

    private static let withoutClosures: Set<String> = ["tableView", "collectionView", "gestureRecognizer"]
}
