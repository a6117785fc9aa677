/// Modules that only Apple's platforms have are imported where they can be.
extension FileRewriter {
    mutating func rewriteImports() {
        var hasUIKit = false
        var hasFoundation = false
        var needsCoreData = source.writesPredicates
        var importsCombine = false
        var importsOthers = false
        var asked = AskedModules()
        for index in tokens.indices where tokens[index].kind == .directive || source.is(index, "import") {
            if tokens[index].kind == .directive { asked.read(index, in: source) }
            guard let name = source.importedModule(index) else { continue }
            let (start, _) = Modifiers.before(index, in: source)
            let last = source.endOfName(name)
            let module = source.text(name)
            let isWhole = name == index + 1 && source.branch[index] == 0
            if module == "Foundation" { hasFoundation = hasFoundation || isWhole }
            if module == "UIKit" {
                hasUIKit = hasUIKit || name == index + 1
                hasFoundation = hasFoundation || isWhole
                // `UIKit.UIGestureRecognizerSubclass` is a part of Apple's module, not a module.
                if name == index + 1, last > name { blank(name + 1, through: last) }
                continue
            }
            let isApples = AppleModules.all.contains(module)
            importsOthers = importsOthers || !isApples && !AppleModules.ofSwift.contains(module)
            guard isApples, !asked.contains(module) else {
                // A part of a module in C: Swift's modules have none.
                if name == index + 1, last > name, !isApples { blank(name + 1, through: last) }
                let isKnown = AppleModules.ofSwift.contains(module) || module.hasPrefix("Unfold")
                if !isApples, !isKnown, source.branch[index] == 0, !asked.contains(module) {
                    prelude.append(AppleModules.missing(module))
                }
                continue
            }
            if module == "CoreData" { needsCoreData = false }
            if module == "Combine" { importsCombine = true }
            // What Apple's module brings with it.
            if module == "SwiftUI", !source.places(of: "Observable").isEmpty {
                prelude.append("#if canImport(Observation)\nimport Observation\n#endif")
            }
            blank(start, through: last)
            let otherwise = AppleModules.otherwise(module)
            // Most of Apple's modules bring Foundation with them.
            needsFoundation = needsFoundation || otherwise.isEmpty
            prelude.append("#if canImport(\(module))\n\(joinedLine(start...last))\n\(otherwise)#endif")
        }
        if needsCoreData { prelude.append(AppleModules.importForPredicates) }
        if !importsCombine, names(Self.ofCombine) || !importsOthers && names(Self.alsoOfCombine) {
            prelude.append(AppleModules.importOfCombine)
        }
        prelude += besideFoundation.map { "#if canImport(\($0))\nimport \($0)\n#endif" }
        let addsUIKit = !hasUIKit && (needsUIKit || namesUIKit || !hasFoundation && names(Self.geometry))
        if addsUIKit { prelude.append("import UIKit") }
        if needsFoundation, !hasFoundation, !addsUIKit { prelude.append("import Foundation") }
    }

    /// Modules that `canImport` names in conditions around a token, as in `#if canImport(SwiftUI)`, token after token.
    private struct AskedModules {
        private var open: [[String]] = []
        private var counts: [String: Int] = [:]

        func contains(_ module: String) -> Bool { counts[module, default: 0] > 0 }

        mutating func read(_ index: Int, in source: ParsedSource) {
            if source.is(index, "#endif") { for module in open.popLast() ?? [] { counts[module, default: 1] -= 1 } }
            guard source.is(index, "#if", "#elseif") else { return }
            if source.is(index, "#if") { open.append([]) }
            let line = (index + 1..<source.tokens.count).prefix { !source.tokens[$0].startsLine }
            for token in line where source.is(token, "canImport") && !open.isEmpty {
                open[open.count - 1].append(source.text(token + 2))
                counts[source.text(token + 2), default: 0] += 1
            }
        }
    }

    private func names(_ types: Set<String>) -> Bool { types.contains(where: names) }

    private func names(_ type: String) -> Bool {
        source.places(of: type).contains { !source.is($0 - 1, ".") } && !app.declaresAnywhere(type)
    }

    /// Where an app has a bridging header, UIKit's names are known without an import.
    private var namesUIKit: Bool {
        source.words.contains { Self.foundationMembers.contains($0) || Self.isOfUIKit($0) && names($0) }
    }

    private static func isOfUIKit(_ word: String) -> Bool {
        if word.hasPrefix("UI"), let third = word.utf8.dropFirst(2).first, (65...90).contains(third) { return true }
        return otherNames.contains(word)
    }

    private func joinedLine(_ range: ClosedRange<Int>) -> String {
        source.text(range.lowerBound, through: range.upperBound).split { $0.isNewline }.joined(separator: " ")
    }

    /// Modules beside Foundation, on Linux, that have types which the file names and does not import.
    private var besideFoundation: [String] {
        func isNamed(_ name: String) -> Bool { !source.places(of: name).isEmpty }
        guard isNamed("Foundation") || isNamed("UIKit") else { return [] }
        return Self.parts.filter { part in !isNamed(part.module) && part.types.contains(where: isNamed) }.map(\.module)
    }

    private static let parts: [(module: String, types: Set<String>)] = [
        ("FoundationNetworking", networkingTypes), ("FoundationXML", ["XMLParser", "XMLParserDelegate"]),
    ]
}

extension ParsedSource {
    /// Whether predicates are made of texts.
    var writesPredicates: Bool { places(of: "format").contains { self.is($0 - 2, "NSPredicate") } }
}
