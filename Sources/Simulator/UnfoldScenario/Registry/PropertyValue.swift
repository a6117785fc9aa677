indirect enum PropertyValue: Hashable, Sendable {
    case flag(Bool)
    /// Also whole numbers.
    case number(Double)
    case text(String?)
    case texts([String])
    case word(String)
    case words([String])
    /// In the order of its property's keys.
    case numbers([Double])
    case priorities(horizontal: Float?, vertical: Float?)
    case font(FontSpec)
    case image(ImageSpec?)
    /// The keys that are there, in the order of the kind's.
    case record([Member])
    case list([PropertyValue])
    case null
    /// Ids of views.
    case names([String])
    /// A number for each of some views.
    case named([NamedNumber])

    struct NamedNumber: Hashable, Sendable {
        var name: String
        var number: Double
    }

    struct Member: Hashable, Sendable {
        var name: String
        var value: PropertyValue
    }

    subscript(name: String) -> PropertyValue? {
        guard case .record(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    func number(_ name: String) -> Double? {
        if case .number(let number)? = self[name] { return number }
        return nil
    }

    func text(_ name: String) -> String? {
        switch self[name] {
        case .text(let text): text
        case .word(let word): word
        default: nil
        }
    }

    var viewNames: [String] {
        switch self {
        case .names(let names): names
        case .named(let entries): entries.map(\.name)
        default: []
        }
    }

    func mappingText(_ change: (String) -> String) -> PropertyValue {
        switch self {
        case .text(let text): .text(text.map(change))
        case .texts(let texts): .texts(texts.map(change))
        case .list(let values): .list(values.map { $0.mappingText(change) })
        case .record(let members): .record(members.map { .init(name: $0.name, value: $0.value.mappingText(change)) })
        default: self
        }
    }
}

struct FontSpec: Hashable, Sendable {
    var size: Double?
    /// A face of one of the scenario's font files; nil for the system font.
    var name: String?
    var weight = "regular"
    var design = "default"
    var textStyle: String?
}

enum ImageSpec: Hashable, Sendable {
    case size(width: Double, height: Double)
    case symbol(SymbolSpec)
}

struct SymbolSpec: Hashable, Sendable {
    var name: String
    var pointSize: Double?
    var textStyle, scale: String?
}

struct Setting: Sendable {
    var property: Property
    var value: PropertyValue
}
