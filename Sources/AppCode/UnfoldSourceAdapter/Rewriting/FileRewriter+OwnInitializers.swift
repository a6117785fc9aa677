/// `init()` of a class below UIKit's views and controllers, which Objective-C finds by name: each class makes its own.
extension FileRewriter {
    mutating func rewriteOwnInitializers() {
        for type in file.types where type.keyword == .class {
            guard app.ownClass(type.qualifiedName) == type, app.makesItself(type.qualifiedName) else { continue }
            needsUIKit = true
            addMembers(
                "\(accessOfWitnesses(in: type))override class func adaptedInit() -> UIResponder? "
                    + "{ self == \(type.simpleName).self ? \(type.simpleName)() : super.adaptedInit() };", to: type)
        }
    }
}

extension AppDeclarations {
    /// Whether a class below a responder has an `init()` of its own, or inherits one from a class of the app.
    fileprivate func makesItself(_ name: String) -> Bool {
        guard chain(of: name).contains("UIResponder") else { return false }
        for home in line(of: name).lazy.map(ownClass) {
            guard let home else { break }
            let initializers = members(of: home.qualifiedName).filter { $0.keyword == .`init` }
            let own = initializers.filter { $0.signature == "init()" }
            if !own.isEmpty { return own.allSatisfy { $0.isReachable(from: home) && !$0.hasEffects } }
            // A class that has other designated initialisers inherits none.
            if initializers.contains(where: { !$0.modifiers.has("convenience") && $0.type == home }) { return false }
        }
        return false
    }
}

extension MemberDeclaration {
    fileprivate var hasEffects: Bool {
        guard let parameters, let body else { return false }
        return (parameters.upperBound..<body.lowerBound).contains { source.is($0, "throws", "async") }
    }
}
