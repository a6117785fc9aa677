#if !canImport(ObjectiveC)
    extension String {
        /// A key with what is put into it: `"\(count) rows"` has the key `%lld rows`.
        public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
            let key: String
            let values: [String]
            /// Of the values that are numbers, for the plurals of a text.
            let numbers: [Int?]

            public init(stringLiteral value: String) { (key, values, numbers) = (value, [], []) }
            public init(stringInterpolation: StringInterpolation) {
                (key, values) = (stringInterpolation.key, stringInterpolation.values)
                numbers = stringInterpolation.numbers
            }

            public struct StringInterpolation: StringInterpolationProtocol {
                var key = ""
                var values: [String] = []
                var numbers: [Int?] = []

                public init(literalCapacity: Int, interpolationCount: Int) {}
                public mutating func appendLiteral(_ literal: String) {
                    key += literal.replacingOccurrences(of: "%", with: "%%")
                }
                public mutating func appendInterpolation(_ value: String) { append("%@", value) }
                public mutating func appendInterpolation(_ value: some BinaryInteger) {
                    append("%lld", "\(value)", Int(exactly: value))
                }
                public mutating func appendInterpolation(_ value: Double) { append("%lf", String(format: "%f", value)) }
                public mutating func appendInterpolation<Value>(_ value: Value) { append("%@", "\(value)") }

                private mutating func append(_ form: String, _ value: String, _ number: Int? = nil) {
                    key += form
                    values.append(value)
                    numbers.append(number)
                }
            }

            /// The text with its values in place of `%@`, `%1$@`, `%lld`, …, and with the plurals for them.
            func filled(_ text: String) -> String {
                guard !values.isEmpty else { return text }
                // The names of arguments in catalogues: `%(count)lld`.
                let text = text.replacing(/%%|%(\d+\$)?\(\w+\)(?=[-+0-9.#]*l*[@diufgeEGsxX])/) {
                    $0.0 == "%%" ? "%%" : "%" + ($0.1 ?? "")
                }
                var result = ""
                let given: [Any] = zip(numbers, values).map { $0.map { $0 as Any } ?? $1 }
                var rest = Substring(Assets.reader?.format(text, given) ?? text)
                var next = 0
                while let percent = rest.firstIndex(of: "%") {
                    result += rest[..<percent]
                    rest = rest[rest.index(after: percent)...]
                    if rest.hasPrefix("%") {
                        result += "%"
                        rest.removeFirst()
                        continue
                    }
                    let form = rest.prefix { !"@diufgeEGsxX".contains($0) }
                    rest = rest.dropFirst(form.count + 1)
                    let numbered = form.split(separator: "$", maxSplits: 1).first.flatMap { Int($0) }
                    let index = form.contains("$") ? (numbered ?? 1) - 1 : next
                    next += 1
                    if values.indices.contains(index) { result += values[index] }
                }
                return result + rest
            }

            /// The text of a table with the values; itself where there is none.
            func found(for name: String, _ table: String?, _ bundle: Bundle?, _ fileID: String) -> String {
                filled(
                    Assets.reader?.text(forKey: name, table: table, fileID: fileID)
                        ?? (bundle ?? .main).localizedString(forKey: name, value: key, table: table))
            }
        }

        /// The text that the app, or else a bundle, has for a key, with its values; the key's own where there is none.
        /// - Parameter fileID: leave it to the compiler.
        public init(
            localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
            locale: Locale = .current, comment: StaticString? = nil, fileID: String = #fileID
        ) { self = keyAndValue.found(for: keyAndValue.key, table, bundle, fileID) }
        /// The text that the app, or else a bundle, has for a key, or else another one.
        /// - Parameter fileID: leave it to the compiler.
        public init(
            localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
            locale: Locale = .current, comment: StaticString? = nil, fileID: String = #fileID
        ) { self = defaultValue.found(for: "\(key)", table, bundle, fileID) }
        public init(localized resource: LocalizedStringResource) { self = resource.text }
    }

    /// A text to be looked up later.
    public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
        public enum BundleDescription: Equatable, Sendable {
            case main
            case forClass(AnyClass)
            case atURL(URL)

            public static func == (left: Self, right: Self) -> Bool {
                left.bundle.bundlePath == right.bundle.bundlePath
            }

            var bundle: Bundle {
                switch self {
                case .main: .main
                case .forClass(let known): Bundle(for: known)
                case .atURL(let url): Bundle(url: url) ?? .main
                }
            }
        }

        public let key: String
        /// What stands for it where there is none.
        public let defaultValue: String.LocalizationValue
        public let table: String?
        public let bundle: BundleDescription

        public init(
            _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
            bundle: BundleDescription = .main, comment: StaticString? = nil
        ) { (key, defaultValue, self.table, self.bundle) = (keyAndValue.key, keyAndValue, table, bundle) }
        public init(
            _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
            locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
        ) { (self.key, self.defaultValue, self.table, self.bundle) = ("\(key)", defaultValue, table, bundle) }
        var text: String { defaultValue.found(for: key, table, bundle.bundle, "") }
    }
#endif
