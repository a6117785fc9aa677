/// Overrides of methods that `NSObject` has with the Objective-C runtime only stay, without the word `override`. Module
/// UIKit has the same methods for calls of `super`, and those that it calls itself.
extension FileRewriter {
    mutating func rewriteRuntimeOverrides() {
        for type in file.types where type.keyword == .class || type.keyword == .extension {
            let name = type.qualifiedName
            var overridden: Set<String> = []
            for member in type.members {
                guard let word = member.modifiers.words["override"], app.overridesRuntime(member, in: name)
                else { continue }
                blank(word, through: word)
                overridden.insert(member.signature)
                takeOptionalSelector(member)
            }
            guard type.isOutside, source.branch[type.close] == 0 else { continue }
            for (signatures, capability) in Self.capabilities where !signatures.isDisjoint(with: overridden) {
                needsUIKit = true
                insert("; extension \(name): \(capability) {}", after: type.close)
            }
        }
    }

    /// `responds(to selector: Selector)` overrides a method with `Selector!`; a protocol asks for that type itself.
    private mutating func takeOptionalSelector(_ member: MemberDeclaration) {
        guard let parameters = member.parameters else { return }
        for index in parameters
        where source.is(index, "Selector") && source.is(index - 1, ":") && !source.is(index + 1, "!", "?") {
            insert("!", after: index)
        }
    }
}

extension AppDeclarations {
    /// Whether nothing is left to override: the method is one of the runtime's, and no class of the app above has it.
    fileprivate func overridesRuntime(_ member: MemberDeclaration, in name: String) -> Bool {
        let (above, signature) = (ancestors(of: name), member.signature)
        guard let base = above.last else { return false }
        // Classes are objects too: `class func awakeFromNib()`.
        let isRuntimes = Self.ofRuntime.contains(signature) || member.isOfType && Self.ofResponders.contains(signature)
        let isKnown = isRuntimes && (base.hasPrefix("NS") || base.hasPrefix("UI"))
        let isOfResponders =
            Self.ofResponders.contains(signature) || signature.hasPrefix("accessibility")
            || signature == "isAccessibilityElement"
        guard isKnown || isOfResponders && base.hasPrefix("NS") else { return false }
        return !above.dropLast().contains { ancestor in
            // The adapter writes one for those that documents connect.
            signature == "setValue(_:forKey:)" && connecting(ancestor) != nil
                || members(of: ancestor).contains { $0.signature == signature && $0.isOfType == member.isOfType }
        }
    }
}
