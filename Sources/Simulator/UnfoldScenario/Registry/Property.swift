/// Something that a scenario can set under UIKit's name, on a view, a cell, a table or a constraint;
/// a row of the tables `Inert/Registry+….tsv`, from which reading, running, schema and documentation follow.
struct Property: Sendable {
    typealias Getter = @MainActor @Sendable (NSObject) -> PropertyValue?
    typealias Setter = @MainActor @Sendable (NSObject, PropertyValue, ItemNames) -> Void

    enum Phase: Int, Sendable {
        /// By the initialiser; it cannot be set later.
        case making
        case structure, values
        /// What needs the structure.
        case last
    }

    let name: String
    private let lateKind: Late<PropertyKind>
    let phase: Phase
    let get: Getter
    let set: Setter

    /// - Parameter kind: worked out when it is asked for: words are the names of cases, which take long to find out.
    init(
        _ name: String, _ kind: @autoclosure @escaping @Sendable () -> PropertyKind, phase: Phase = .values,
        get: @escaping Getter, set: @escaping Setter
    ) {
        self.name = name
        lateKind = Late(kind)
        self.phase = phase
        self.get = get
        self.set = set
    }

    var kind: PropertyKind { lateKind.value }
}

@MainActor struct ItemNames {
    let view: (String) -> UIView?
    let name: (UIView) -> String?

    static let none = ItemNames(view: { _ in nil }, name: { _ in nil })
}

struct Access<V: NSObject, T>: Sendable {
    let get: @MainActor @Sendable (V) -> T
    let set: @MainActor @Sendable (V, T) -> Void

    static func by(
        _ get: @escaping @MainActor @Sendable (V) -> T, _ set: @escaping @MainActor @Sendable (V, T) -> Void
    ) -> Access { Access(get: get, set: set) }

    static func at(
        _ path: @autoclosure @escaping @MainActor @Sendable () -> ReferenceWritableKeyPath<V, T>
    ) -> Access { Access(get: { $0[keyPath: path()] }, set: { $0[keyPath: path()] = $1 }) }

    func map<U>(
        _ read: @escaping @MainActor @Sendable (T) -> U, _ write: @escaping @MainActor @Sendable (U) -> T
    ) -> Access<V, U> { .by({ read(get($0)) }, { set($0, write($1)) }) }
}

extension Property {
    /// - Parameters:
    ///   - wrap: the value of what is read.
    ///   - unwrap: what a value sets; nil for one of another kind.
    static func access<V, T>(
        _ name: String, _ kind: @autoclosure @escaping @Sendable () -> PropertyKind, phase: Phase = .values,
        _ access: Access<V, T>,
        _ wrap: @escaping @MainActor @Sendable (T) -> PropertyValue?,
        _ unwrap: @escaping @MainActor @Sendable (PropertyValue) -> T?
    ) -> Property {
        Property(name, kind(), phase: phase) {
            ($0 as? V).flatMap { wrap(access.get($0)) }
        } set: { item, value, _ in
            if let item = item as? V, let value = unwrap(value) { access.set(item, value) }
        }
    }

    static func flag<V>(_ name: String, _ value: Access<V, Bool>) -> Property {
        access(name, .flag, value, { .flag($0) }, { if case .flag(let flag) = $0 { flag } else { nil } })
    }

    private static func number<V>(
        _ name: String, _ kind: PropertyKind, _ phase: Phase, _ value: Access<V, Double>
    ) -> Property {
        access(
            name, kind, phase: phase, value, { .number($0) },
            { if case .number(let number) = $0 { number } else { nil } })
    }

    static func number<V>(
        _ name: String, in range: ClosedRange<Double> = ScenarioLimits.length, phase: Phase = .values,
        _ value: Access<V, CGFloat>
    ) -> Property { number(name, .number(range), phase, value.map({ Double($0) }, { CGFloat($0) })) }

    static func number<V>(
        _ name: String, in range: ClosedRange<Double> = ScenarioLimits.length, named: [PropertyKind.NamedNumber],
        _ value: Access<V, CGFloat>
    ) -> Property { number(name, .namedNumber(range, named), .values, value.map({ Double($0) }, { CGFloat($0) })) }

    static func float<V>(
        _ name: String, in range: ClosedRange<Double> = ScenarioLimits.length, phase: Phase = .values,
        _ value: Access<V, Float>
    ) -> Property { number(name, .number(range), phase, value.map({ Double($0) }, { Float($0) })) }

    static func integer<V>(
        _ name: String, in range: ClosedRange<Int>, phase: Phase = .values, _ value: Access<V, Int>
    ) -> Property { number(name, .integer(range), phase, value.map({ Double($0) }, { Int($0) })) }

    static func text<V>(_ name: String, _ value: Access<V, String?>) -> Property {
        access(name, .text, value, { .text($0) }, { if case .text(let text) = $0 { .some(text) } else { nil } })
    }

    static func texts<V>(_ name: String, _ value: Access<V, [String]>) -> Property {
        access(name, .texts, value, { .texts($0) }, { if case .texts(let texts) = $0 { texts } else { nil } })
    }

    static func choice<V, T: Equatable & Sendable>(_ name: String, _ cases: [T], _ value: Access<V, T>) -> Property {
        choice(name, cases.map { ("\($0)", $0) }, value)
    }

    /// Words for the values of an enumeration; of several words for one value the first is reported.
    static func choice<V, T: Equatable & Sendable>(
        _ name: String, _ words: @autoclosure @escaping @Sendable () -> [(String, T)], _ value: Access<V, T>
    ) -> Property {
        let words = Late<[(String, T)]>(words)
        return access(name, .word(words.value.map(\.0)), value) { value in
            words.value.first { $0.1 == value }.map { .word($0.0) }
        } _: {
            if case .word(let word) = $0 { words.value.first { $0.0 == word }?.1 } else { nil }
        }
    }

    static func options<V, T: OptionSet & Sendable>(
        _ name: String, _ words: [(String, T)], _ value: Access<V, T>
    ) -> Property where T.Element == T {
        access(name, .words(words.map(\.0)), value) { value in
            .words(words.filter { value.contains($0.1) }.map(\.0))
        } _: {
            guard case .words(let chosen) = $0 else { return nil }
            return T(words.filter { chosen.contains($0.0) }.map(\.1))
        }
    }

    static func numbers<V>(
        _ name: String, _ keys: [String], in range: ClosedRange<Double> = ScenarioLimits.length,
        _ value: Access<V, [CGFloat]>
    ) -> Property {
        access(name, .numbers(keys, range), value, { .numbers($0.map { Double($0) }) }) {
            if case .numbers(let numbers) = $0 { numbers.map { CGFloat($0) } } else { nil }
        }
    }

    static func image<V>(_ name: String, _ value: Access<V, UIImage?>) -> Property {
        access(name, .image, value, { .image($0.map(ImageSpec.init)) }) {
            if case .image(let spec) = $0 { .some(spec?.image) } else { nil }
        }
    }

    static func insets<V>(_ name: String, _ value: Access<V, UIEdgeInsets>) -> Property {
        numbers(
            name, ["top", "left", "bottom", "right"],
            value.map(
                { [$0.top, $0.left, $0.bottom, $0.right] },
                { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }))
    }

    static func size<V>(_ name: String, _ value: Access<V, CGSize>) -> Property {
        numbers(
            name, ["width", "height"], in: ScenarioLimits.size,
            value.map({ [$0.width, $0.height] }, { CGSize(width: $0[0], height: $0[1]) }))
    }

    static func font<V>(_ name: String, _ value: Access<V, UIFont?>) -> Property {
        access(name, .font, value, { .font(FontSpec($0 ?? .systemFont(ofSize: UIFont.labelFontSize))) }) {
            if case .font(let spec) = $0 { .some(spec.font) } else { nil }
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

    static func making(_ name: String, _ words: [String]) -> Property {
        Property(name, .word(words), phase: .making, get: { _ in nil }, set: { _, _, _ in })
    }
}
