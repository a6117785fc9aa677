/// Something that a scenario can set under UIKit's name, on a view, a cell, a table or a constraint.
///
/// Classes list their properties in `ViewClass+….swift`, one line each; reading, running, the schema and the check of
/// the documentation all follow from there.
struct Property: Sendable {
    typealias Getter = @MainActor @Sendable (NSObject) -> PropertyValue?
    typealias Setter = @MainActor @Sendable (NSObject, PropertyValue, ItemNames) -> Void

    /// When in the making of a template it is set.
    enum Phase: Int, Sendable {
        /// By the initialiser; it cannot be set later.
        case making
        case structure, values
        /// What needs the structure.
        case last
    }

    let name: String
    let kind: PropertyKind
    let phase: Phase
    let get: Getter
    let set: Setter

    init(_ name: String, _ kind: PropertyKind, phase: Phase = .values, get: @escaping Getter, set: @escaping Setter) {
        self.name = name
        self.kind = kind
        self.phase = phase
        self.get = get
        self.set = set
    }
}

/// The views of one cell by name, for values that mention views.
@MainActor struct ItemNames {
    let view: (String) -> UIView?
    let name: (UIView) -> String?

    static let none = ItemNames(view: { _ in nil }, name: { _ in nil })
}

// MARK: Makers, one for each kind of value

extension Property {
    typealias Get<V, T> = @MainActor @Sendable (V) -> T
    typealias Set<V, T> = @MainActor @Sendable (V, T) -> Void

    static func flag<V: NSObject>(_ name: String, _ get: @escaping Get<V, Bool>, _ set: @escaping Set<V, Bool>)
        -> Property
    {
        Property(name, .flag) {
            ($0 as? V).map { .flag(get($0)) }
        } set: { item, value, _ in
            if let item = item as? V, case .flag(let flag) = value { set(item, flag) }
        }
    }

    static func number<V: NSObject>(
        _ name: String, in range: ClosedRange<Double> = ScenarioLimits.length, phase: Phase = .values,
        _ get: @escaping Get<V, CGFloat>, _ set: @escaping Set<V, CGFloat>
    ) -> Property {
        Property(name, .number(range), phase: phase) {
            ($0 as? V).map { .number(Double(get($0))) }
        } set: { item, value, _ in
            if let item = item as? V, case .number(let number) = value { set(item, number) }
        }
    }

    /// A number for which words may stand.
    static func number<V: NSObject>(
        _ name: String, in range: ClosedRange<Double> = ScenarioLimits.length, named: [PropertyKind.NamedNumber],
        _ get: @escaping Get<V, CGFloat>, _ set: @escaping Set<V, CGFloat>
    ) -> Property {
        Property(name, .namedNumber(range, named)) {
            ($0 as? V).map { .number(Double(get($0))) }
        } set: { item, value, _ in
            if let item = item as? V, case .number(let number) = value { set(item, CGFloat(number)) }
        }
    }

    /// A single-precision number.
    static func float<V: NSObject>(
        _ name: String, in range: ClosedRange<Double> = ScenarioLimits.length, phase: Phase = .values,
        _ get: @escaping Get<V, Float>, _ set: @escaping Set<V, Float>
    ) -> Property { number(name, in: range, phase: phase, { (item: V) in CGFloat(get(item)) }, { set($0, Float($1)) }) }

    static func integer<V: NSObject>(
        _ name: String, in range: ClosedRange<Int>, phase: Phase = .values, _ get: @escaping Get<V, Int>,
        _ set: @escaping Set<V, Int>
    ) -> Property {
        Property(name, .integer(range), phase: phase) {
            ($0 as? V).map { .number(Double(get($0))) }
        } set: { item, value, _ in
            if let item = item as? V, case .number(let number) = value { set(item, Int(number)) }
        }
    }

    static func text<V: NSObject>(
        _ name: String, _ get: @escaping Get<V, String?>, _ set: @escaping Set<V, String?>
    ) -> Property {
        Property(name, .text) {
            ($0 as? V).map { .text(get($0)) }
        } set: { item, value, _ in
            if let item = item as? V, case .text(let text) = value { set(item, text) }
        }
    }

    static func texts<V: NSObject>(
        _ name: String, _ get: @escaping Get<V, [String]>, _ set: @escaping Set<V, [String]>
    ) -> Property {
        Property(name, .texts) {
            ($0 as? V).map { .texts(get($0)) }
        } set: { item, value, _ in
            if let item = item as? V, case .texts(let texts) = value { set(item, texts) }
        }
    }

    /// Words for the values of an enumeration; of several words for one value the first is reported.
    static func choice<V: NSObject, T: Equatable & Sendable>(
        _ name: String, _ words: [(String, T)], _ get: @escaping Get<V, T>, _ set: @escaping Set<V, T>
    ) -> Property {
        Property(name, .word(words.map(\.0))) { item in
            guard let item = item as? V else { return nil }
            let value = get(item)
            return words.first { $0.1 == value }.map { .word($0.0) }
        } set: { item, value, _ in
            guard let item = item as? V, case .word(let word) = value, let meant = words.first(where: { $0.0 == word })
            else { return }
            set(item, meant.1)
        }
    }

    static func options<V: NSObject, T: OptionSet & Sendable>(
        _ name: String, _ words: [(String, T)], _ get: @escaping Get<V, T>, _ set: @escaping Set<V, T>
    ) -> Property where T.Element == T {
        Property(name, .words(words.map(\.0))) { item in
            guard let item = item as? V else { return nil }
            let value = get(item)
            return .words(words.filter { value.contains($0.1) }.map(\.0))
        } set: { item, value, _ in
            guard let item = item as? V, case .words(let chosen) = value else { return }
            var options: T = []
            for (word, option) in words where chosen.contains(word) { options.formUnion(option) }
            set(item, options)
        }
    }

    static func numbers<V: NSObject>(
        _ name: String, _ keys: [String], in range: ClosedRange<Double> = ScenarioLimits.length,
        _ get: @escaping Get<V, [CGFloat]>, _ set: @escaping Set<V, [CGFloat]>
    ) -> Property {
        Property(name, .numbers(keys, range)) {
            ($0 as? V).map { .numbers(get($0).map { Double($0) }) }
        } set: { item, value, _ in
            if let item = item as? V, case .numbers(let numbers) = value { set(item, numbers.map { CGFloat($0) }) }
        }
    }

    static func image<V: NSObject>(
        _ name: String, _ get: @escaping Get<V, UIImage?>, _ set: @escaping Set<V, UIImage?>
    ) -> Property {
        Property(name, .image) {
            ($0 as? V).map { .image(get($0).map(ImageSpec.init)) }
        } set: { item, value, _ in
            if let item = item as? V, case .image(let spec) = value { set(item, spec?.image) }
        }
    }

    static func insets<V: NSObject>(
        _ name: String, _ get: @escaping Get<V, UIEdgeInsets>, _ set: @escaping Set<V, UIEdgeInsets>
    ) -> Property {
        numbers(
            name, ["top", "left", "bottom", "right"],
            { (item: V) in
                let insets = get(item)
                return [insets.top, insets.left, insets.bottom, insets.right]
            },
            { item, n in set(item, UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])) })
    }

    static func size<V: NSObject>(
        _ name: String, _ get: @escaping Get<V, CGSize>, _ set: @escaping Set<V, CGSize>
    ) -> Property {
        numbers(
            name, ["width", "height"], in: ScenarioLimits.size,
            { (item: V) in
                let size = get(item)
                return [size.width, size.height]
            },
            { item, n in set(item, CGSize(width: n[0], height: n[1])) })
    }

    static func font<V: NSObject>(
        _ name: String, _ get: @escaping Get<V, UIFont?>, _ set: @escaping Set<V, UIFont?>
    ) -> Property {
        Property(name, .font) { item in
            (item as? V).map { .font(FontSpec(get($0) ?? .systemFont(ofSize: UIFont.labelFontSize))) }
        } set: { item, value, _ in
            if let item = item as? V, case .font(let spec) = value { set(item, spec.font) }
        }
    }

    static func priorities(
        _ name: String, _ get: @escaping @MainActor @Sendable (UIView, NSLayoutConstraint.Axis) -> UILayoutPriority,
        _ set: @escaping @MainActor @Sendable (UIView, UILayoutPriority, NSLayoutConstraint.Axis) -> Void
    ) -> Property {
        Property(name, .priorities) { item in
            guard let view = item as? UIView else { return nil }
            return .priorities(horizontal: get(view, .horizontal).rawValue, vertical: get(view, .vertical).rawValue)
        } set: { item, value, _ in
            guard let view = item as? UIView, case .priorities(let horizontal, let vertical) = value else { return }
            if let horizontal { set(view, UILayoutPriority(horizontal), .horizontal) }
            if let vertical { set(view, UILayoutPriority(vertical), .vertical) }
        }
    }

    /// Read when the view is made (``ViewClass/make``).
    static func making(_ name: String, _ words: [String]) -> Property {
        Property(name, .word(words), phase: .making, get: { _ in nil }, set: { _, _, _ in })
    }
}
