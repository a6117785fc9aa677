struct PluralFormat: Equatable, Sendable {
    struct Variable: Equatable, Sendable {
        /// By category: `zero`, `one`, `two`, `few`, `many`, `other`.
        var texts: [String: String]
        /// Which argument counts, from 1; nil for the next one.
        var number: Int?
    }

    var format: String
    var variables: [String: Variable]

    init(format: String, variables: [String: Variable]) { (self.format, self.variables) = (format, variables) }

    init?(_ entry: [String: Any]) {
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        let variables = entry.compactMapValues { value in
            (value as? [String: Any]).map { Variable(texts: $0.compactMapValues { $0 as? String }, number: nil) }
        }
        self.init(format: format, variables: variables)
    }

    /// A text with the words for arguments, each form with the position of its argument, as `String(format:)` takes it.
    /// - Parameter language: whose plurals count; nil for English.
    func text(_ text: String, for arguments: [Any], language: String?) -> String {
        var next = 0
        return expanded(text, arguments, language, &next, number: nil, depth: 0)
    }

    /// - Parameter number: the argument that a variable's text is about; nil outside of variables.
    private func expanded(
        _ text: String, _ arguments: [Any], _ language: String?, _ next: inout Int, number: Int?, depth: Int
    ) -> String {
        var result = ""
        var rest = Substring(text)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...].dropFirst()
            if rest.hasPrefix("%") {
                result += "%%"
                rest.removeFirst()
                continue
            }
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            var position: Int?
            if !digits.isEmpty, rest.dropFirst(digits.count).hasPrefix("$") {
                position = Int(digits)
                rest = rest.dropFirst(digits.count + 1)
            }
            if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
                let variable = variables[String(rest.dropFirst(2)[..<end])]
                rest = rest[end...].dropFirst()
                guard let variable, depth < 8 else { continue }
                let argument = position ?? variable.number ?? next + 1
                if position == nil { next += 1 }
                let count = arguments.indices.contains(argument - 1) ? Self.count(arguments[argument - 1]) : nil
                let chosen = PluralRule(language).text(of: variable.texts, count: count ?? 0)
                result += expanded(chosen, arguments, language, &next, number: argument, depth: depth + 1)
                continue
            }
            // A form about the variable's own number, or about the next argument.
            if position == nil, number == nil { next += 1 }
            result += "%\(position ?? number ?? next)$"
        }
        return result + rest
    }

    /// A format without positions, and the arguments that it uses: `String(format:)` must see each before the next.
    static func inOrder(_ format: String, _ arguments: [any CVarArg]) -> (format: String, arguments: [any CVarArg]) {
        var (plain, used) = ("", [any CVarArg]())
        var parts = format.components(separatedBy: "%%")[...].map { $0.components(separatedBy: "%")[...] }
        for index in parts.indices {
            plain += (index > 0 ? "%%" : "") + (parts[index].popFirst() ?? "")
            for part in parts[index] {
                let position = part.prefix { $0.isASCII && $0.isNumber }
                guard let number = Int(position), arguments.indices.contains(number - 1) else { continue }
                used.append(arguments[number - 1])
                plain += "%" + part.dropFirst(position.count + 1)
            }
        }
        return (plain, used)
    }

    private static func count(_ argument: Any) -> Double? {
        switch argument {
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }
}

/// Which words go with a number in a language: Unicode's plural rules (CLDR 44, integers) for the languages that iOS has.
struct PluralRule {
    private let language: String

    init(_ language: String?) {
        let name = language?.lowercased().replacingOccurrences(of: "_", with: "-") ?? "en"
        self.language = name == "pt-pt" ? name : String(name.prefix { $0 != "-" })
    }

    /// `zero` is taken for 0 in each language where the text is given, as Apple's formats do.
    func text(of texts: [String: String], count: Double) -> String {
        let category = count == 0 && texts["zero"] != nil ? "zero" : category(count)
        return texts[category] ?? texts["other"] ?? ""
    }

    private func category(_ count: Double) -> String {
        guard let n = Int(exactly: abs(count)) else { return "other" }
        let (ten, hundred) = (n % 10, n % 100)
        let isFewOfTen = 2...4 ~= ten && !(12...14 ~= hundred)
        switch language {
        case "id", "ja", "ko", "lo", "ms", "my", "th", "vi", "zh", "yue": return "other"
        case "am", "bn", "fa", "fr", "gu", "hi", "hy", "kn", "mr", "pt", "zu": return n <= 1 ? "one" : "other"
        case "ru", "uk", "be": return ten == 1 && hundred != 11 ? "one" : isFewOfTen ? "few" : "many"
        case "bs", "hr", "sr": return ten == 1 && hundred != 11 ? "one" : isFewOfTen ? "few" : "other"
        case "pl": return n == 1 ? "one" : isFewOfTen ? "few" : "many"
        case "cs", "sk": return n == 1 ? "one" : 2...4 ~= n ? "few" : "other"
        case "lt":
            let isTeen = 11...19 ~= hundred
            return ten == 1 && !isTeen ? "one" : ten >= 2 && !isTeen ? "few" : "other"
        case "lv": return ten == 0 || 11...19 ~= hundred ? "zero" : ten == 1 ? "one" : "other"
        case "ro": return n == 1 ? "one" : n == 0 || 1...19 ~= hundred ? "few" : "other"
        case "sl": return hundred == 1 ? "one" : hundred == 2 ? "two" : 3...4 ~= hundred ? "few" : "other"
        case "ar":
            switch n {
            case 0: return "zero"
            case 1: return "one"
            case 2: return "two"
            default: return 3...10 ~= hundred ? "few" : hundred >= 11 ? "many" : "other"
            }
        case "he": return n == 1 ? "one" : n == 2 ? "two" : "other"
        default: return n == 1 ? "one" : "other"
        }
    }
}
