/// A value as a file gives it.
enum PropertyValue: Hashable, Sendable {
    case flag(Bool)
    /// Also whole numbers.
    case number(Double)
    case text(String?)
    case texts([String])
    /// One of the words of its property.
    case word(String)
    case words([String])
    /// In the order of its property's keys.
    case numbers([Double])
    case priorities(horizontal: Float?, vertical: Float?)
    case font(FontSpec)
    case image(ImageSpec?)
    /// Ids of views.
    case names([String])
    /// A number for each of some views.
    case named([NamedNumber])

    struct NamedNumber: Hashable, Sendable {
        var name: String
        var number: Double
    }

    /// Views of the template that the value mentions.
    var viewNames: [String] {
        switch self {
        case .names(let names): names
        case .named(let entries): entries.map(\.name)
        default: []
        }
    }

    /// The value with what a user reads in it changed.
    func mappingText(_ change: (String) -> String) -> PropertyValue {
        switch self {
        case .text(let text): .text(text.map(change))
        case .texts(let texts): .texts(texts.map(change))
        default: self
        }
    }
}

/// A font as a file names it: the system font by size, or a text style.
struct FontSpec: Hashable, Sendable {
    /// Points; nil for a text style.
    var size: Double?
    /// A face of one of the scenario's font files; nil for the system font.
    var name: String?
    var weight = "regular"
    /// One of ``designs``.
    var design = "default"
    /// `UIFont.TextStyle` by name.
    var textStyle: String?
}

/// An image as far as layout needs it.
enum ImageSpec: Hashable, Sendable {
    /// Points.
    case size(width: Double, height: Double)
    case symbol(String)
}

/// A property and the value it gets.
struct Setting: Sendable {
    var property: Property
    var value: PropertyValue
}
