/// A kind of value in a trait collection, to be named where code asks for changes.
///
/// Environments have the traits that are types of UIKit (`UITraitHorizontalSizeClass`, …). One of a program's own has
/// its default value everywhere: there are no trait overrides here.
public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Value { get }
    /// What distinguishes traits. Default: the type's full name.
    static var identifier: String { get }
    /// For messages. Default: the type's name.
    static var name: String { get }
    /// Whether dynamic colours depend on it. Default false; nothing is drawn.
    static var affectsColorAppearance: Bool { get }
}

/// A trait by its type, such as `UITraitPreferredContentSizeCategory.self`.
public typealias UITrait = any UITraitDefinition.Type

package protocol EnvironmentTrait: UITraitDefinition where Value: Equatable {
    static func value(in environment: LayoutEnvironment) -> Value
}

extension EnvironmentTrait {
    package static func differs(_ old: LayoutEnvironment, _ new: LayoutEnvironment) -> Bool {
        value(in: old) != value(in: new)
    }
}

extension UITraitCollection {
    /// The value of a trait; its default where environments do not have it.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        guard let known = trait as? any EnvironmentTrait.Type, let value = known.value(in: environment) as? T.Value
        else { return T.defaultValue }
        return value
    }
}
