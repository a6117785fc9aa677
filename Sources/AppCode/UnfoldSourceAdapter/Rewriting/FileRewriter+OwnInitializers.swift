/// `init()` of a class below UIKit's views and controllers, for objects of classes that are known at run time only:
/// Objective-C finds it by its name, where Swift has no place for it in the table of methods of the class above. So each
/// class says how it makes an object of itself.
extension FileRewriter {
    mutating func rewriteOwnInitializers() {
        for (index, type) in file.types.enumerated() where type.keyword == .class {
            let name = file.qualifiedName(index)
            guard app.site(ofClass: name) == site(index), app.makesItself(name) else { continue }
            needsUIKit = true
            addMembers(
                "\(accessOfWitnesses(in: type))override class func adaptedInit() -> UIResponder? "
                    + "{ self == \(type.simpleName).self ? \(type.simpleName)() : super.adaptedInit() };", to: type)
        }
    }
}

extension AppDeclarations {
    /// Whether a class below a responder of UIKit's has an `init()` of its own, or one that it inherits from a class of
    /// the app.
    fileprivate func makesItself(_ name: String) -> Bool {
        guard chain(of: name).contains("UIResponder") else { return false }
        for candidate in [name] + ancestors(of: name) {
            guard let home = site(ofClass: candidate), let type = type(home), let file = file(home.file) else { break }
            let initializers = members(of: candidate).filter { $0.member.keyword == .`init` }
            let own = initializers.filter { $0.member.signature == "init()" }
            if !own.isEmpty {
                return own.allSatisfy { site, member in
                    isReachable(member, site, from: home, type, file)
                        && !(self.file(site.file)?.source.hasEffects(member) ?? true)
                }
            }
            // A class that has other designated initialisers inherits none.
            if initializers.contains(where: { !$0.member.modifiers.has("convenience") && $0.site == home }) {
                return false
            }
        }
        return false
    }
}

extension ParsedSource {
    func hasEffects(_ member: MemberDeclaration) -> Bool {
        guard let parameters = member.parameters, let body = member.body else { return false }
        return (parameters.upperBound..<body.lowerBound).contains { self.is($0, "throws", "async") }
    }
}
