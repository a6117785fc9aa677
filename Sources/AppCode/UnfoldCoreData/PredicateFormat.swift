import UnfoldSurface

#if !canImport(ObjectiveC)
    extension NSPredicate {
        /// A predicate of a format as in Apple's "Predicate Format String Syntax": comparisons, `BETWEEN`, `IN`, string
        /// operators with `[cd]`, `AND`, `OR`, `NOT`, `ANY`, `ALL`, `NONE`, key paths, `%@`, `%K` and numbers. Names
        /// are those of stored properties, of keys of dictionaries, and `SELF`. A format that does not read raises what
        /// Foundation raises.
        /// - Complexity: O(length of the format); evaluating, O(its length and those of collections).
        public convenience init(format predicateFormat: String, _ arguments: any CVarArg...) {
            self.init(format: predicateFormat, argumentArray: arguments)
        }

        public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
            var reader = PredicateReader(predicateFormat, arguments ?? [])
            guard let test = reader.read() else {
                DispatchQueue.onMain {
                    UIKitExceptions.raise(.invalidArgument, "Unable to parse the format string \"\(predicateFormat)\"")
                }
                self.init(value: false)
                return
            }
            let made = UnsafeTransfer(test)
            self.init { object, _ in made.value(object) }
        }
    }

    private struct PredicateReader {
        typealias Test = (Any?) -> Bool
        typealias Value = (Any?) -> Any?

        private let words: [String]
        private var position = 0
        private var arguments: ArraySlice<Any>

        init(_ format: String, _ arguments: [Any]) {
            words = Self.words(of: format)
            self.arguments = arguments[...]
        }

        mutating func read() -> Test? { either().flatMap { position == words.count ? $0 : nil } }

        /// Strings keep their quotation mark in front; operators of several signs are one word.
        private static func words(of format: String) -> [String] {
            var result: [String] = []
            var rest = Substring(format)
            while let first = rest.first {
                if first.isWhitespace {
                    rest.removeFirst()
                } else if first == "'" || first == "\"" {
                    var text = "\""
                    rest.removeFirst()
                    while let next = rest.popFirst(), next != first {
                        text.append(next == "\\" ? rest.popFirst() ?? next : next)
                    }
                    result.append(text)
                } else if let sign = signs.first(where: { rest.hasPrefix($0) }) {
                    result.append(sign)
                    rest.removeFirst(sign.count)
                } else {
                    let word = rest.prefix { !$0.isWhitespace && !"(){},=<>!&|'\"[]".contains($0) }
                    if word.isEmpty { result.append(String(rest.removeFirst())) }
                    result += word.isEmpty ? [] : [String(word)]
                    rest.removeFirst(word.count)
                }
            }
            return result
        }

        private static let signs = [
            "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", ",", "[", "]",
        ]

        private var word: String? { position < words.count ? words[position] : nil }

        private mutating func take(_ candidates: String...) -> String? {
            guard let word, let found = candidates.first(where: { $0 == word.uppercased() }) else { return nil }
            position += 1
            return found
        }

        private mutating func either() -> Test? {
            guard var test = both() else { return nil }
            while take("OR", "||") != nil {
                guard let other = both() else { return nil }
                test = { [test] in test($0) || other($0) }
            }
            return test
        }

        private mutating func both() -> Test? {
            guard var test = single() else { return nil }
            while take("AND", "&&") != nil {
                guard let other = single() else { return nil }
                test = { [test] in test($0) && other($0) }
            }
            return test
        }

        private mutating func single() -> Test? {
            if take("NOT", "!") != nil { return single().map { test in { !test($0) } } }
            if take("TRUEPREDICATE") != nil { return { _ in true } }
            if take("FALSEPREDICATE") != nil { return { _ in false } }
            let start = (position, arguments)
            if take("(") != nil {
                if let test = either(), take(")") != nil { return test }
                (position, arguments) = start
            }
            return comparison()
        }

        private mutating func comparison() -> Test? {
            let quantifier = take("ANY", "SOME", "ALL", "NONE")
            guard let left = value(), let sign = word else { return nil }
            position += 1
            let options = self.options()
            guard let right = value() else { return nil }
            guard let matches = PredicateComparison.of(sign.uppercased(), options) else { return nil }
            guard let quantifier else { return { matches(left($0), right($0)) } }
            return { object in
                let all = KeyedValue.list(left(object)) ?? []
                let known = right(object)
                switch quantifier {
                case "ALL": return all.allSatisfy { matches($0, known) }
                case "NONE": return !all.contains { matches($0, known) }
                default: return all.contains { matches($0, known) }
                }
            }
        }

        /// `[cd]` after an operator of strings.
        private mutating func options() -> String.CompareOptions {
            guard word == "[", position + 2 < words.count, words[position + 2] == "]" else { return [] }
            let letters = words[position + 1].lowercased()
            position += 3
            var options: String.CompareOptions = []
            if letters.contains("c") { options.insert(.caseInsensitive) }
            if letters.contains("d") { options.insert(.diacriticInsensitive) }
            return options
        }

        private mutating func value() -> Value? {
            guard let word else { return nil }
            position += 1
            if word.hasPrefix("\"") { return constant(String(word.dropFirst())) }
            if let number = Double(word) { return constant(number) }
            if word == "{" { return list() }
            switch word.uppercased() {
            case "SELF": return { $0 }
            case "NIL", "NULL": return { _ in nil }
            case "TRUE", "YES": return constant(true)
            case "FALSE", "NO": return constant(false)
            case "%K": return (arguments.popFirst() as? String).map(path)
            case let form where form.hasPrefix("%"): return arguments.popFirst().map(constant)
            default: return word.first.map { $0.isLetter || $0 == "_" } == true ? path(word) : nil
            }
        }

        private mutating func list() -> Value? {
            var values: [Value] = []
            while take("}") == nil {
                guard let value = value() else { return nil }
                values.append(value)
                _ = take(",")
            }
            return { object in values.map { $0(object) } }
        }

        private func constant(_ value: Any) -> Value { { _ in value } }

        private func path(_ names: String) -> Value { { KeyedValue.at(names, of: $0) } }
    }
#endif
