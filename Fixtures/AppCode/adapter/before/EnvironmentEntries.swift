import Foundation

/// These stand in for SwiftUI's.
protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

extension EnvironmentValues {
    @Entry var gap: CGFloat = 4
    @Entry var speed = 1.5  // a row
    @Entry var title: String?
    @Entry var colors: [String: Int] = [
        "red": 1,
        "blue": 2,
    ]
    @Entry private(set) var isWide: Bool = true
    @Entry private(set) var steps = 3
    @Entry
    internal var limit = Int.max

    mutating func narrow() { isWide = false }
}
