/// The optional methods of UIKit's protocols for tables, collections and scroll views, which module UIKit has.
enum DelegateMethods {
    /// What declares methods, for methods whose first parameter is of a type.
    struct Requirements {
        /// Every name in it has them, the first as its own.
        let protocols: [String]
        let subject: String
        let signatures: Set<String>
    }

    /// The list's: protocols, the type of the first parameter, then methods, by the labels behind `tableView(_:`.
    static let all: [Requirements] = {
        var all: [(names: [String], methods: [String])] = []
        for word in DelegateMethodList.all.split(whereSeparator: \.isWhitespace).map(String.init) {
            if !word.hasPrefix("UI") {
                all[all.count - 1].methods.append(word)
            } else if let last = all.last, last.methods.isEmpty {
                all[all.count - 1].names.append(word)
            } else {
                all.append(([word], []))
            }
        }
        return all.map { names, methods in
            let subject = names[names.count - 1]
            let name = subject == "UITableView" ? "tableView" : "collectionView"
            let signatures = methods.map { $0.hasSuffix(")") ? $0 : "\(name)(_:\($0))" }
            return Requirements(protocols: names.dropLast(), subject: subject, signatures: Set(signatures))
        }
    }()

    /// `NSFetchedResultsControllerDelegate`: a protocol with optional methods that is none of the app's.
    static func isProtocol(_ name: String, besides app: AppDeclarations) -> Bool {
        let start = name.prefix(2)
        return start.count == 2 && start.allSatisfy(\.isUppercase) && endings.contains(where: name.hasSuffix)
            && !app.declaresAnywhere(name)
    }

    private static let endings = ["Delegate", "DataSource", "DelegateFlowLayout", "Prefetching"]

    /// Protocols that have a method of that signature and first parameter; none for a method of the app's own.
    static func protocols(with signature: String, subject: String) -> [String] {
        all.filter { $0.subject == subject && $0.signatures.contains(signature) }.flatMap(\.protocols)
    }

    static func owner(of name: String, labels: [String]) -> String? {
        let signature = name.called(labels)
        return all.first { $0.signatures.contains(signature) }?.protocols.first
    }

    /// How Apple's headers spell a method. nil for the app's own, and for `numberOfSections(in:)`, which has two names.
    static func objectiveCName(_ name: String, labels: [String]) -> String? {
        let signature = name.called(labels)
        if let whole = DelegateMethodList.namedOtherwise[signature] { return whole }
        guard labels.first == "_", all.contains(where: { $0.signatures.contains(signature) }) else { return nil }
        return name + ":" + labels.dropFirst().map { spelled($0) + ":" }.joined()
    }

    static func labels(_ name: String, of requirer: String) -> [String]? {
        let found = all.filter { $0.protocols.contains(requirer) }.flatMap(\.signatures)
            .filter { $0.hasPrefix(name + "(") }
        guard found.count == 1 else { return nil }
        return found[0].dropFirst(name.count + 1).dropLast().split(separator: ":").map(String.init)
    }

    private static func spelled(_ label: String) -> String {
        switch label {
        case "willDisplay", "didEndDisplaying": label + "Cell"
        case "commit": "commitEditingStyle"
        case "to", "at", "accessoryButtonTappedForRowWith": label + "IndexPath"
        case "shouldUpdateFocusIn": label + "Context"
        case "willPerformPreviewActionForMenuWith": label + "Configuration"
        case "willDisplayContextMenu", "willEndContextMenuInteraction": label + "WithConfiguration"
        case _ where label.hasSuffix("ItemsAt"): label + "IndexPaths"
        case _ where label.hasSuffix("RowAt") || label.hasSuffix("ItemAt") || label.hasSuffix("InteractionAt"):
            label + "IndexPath"
        case _ where label.hasSuffix("SectionAt"): label + "Index"
        default: label
        }
    }
}
