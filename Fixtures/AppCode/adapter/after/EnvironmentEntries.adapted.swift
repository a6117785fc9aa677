#sourceLocation(file: "Fixtures/AppCode/adapter/before/EnvironmentEntries.swift", line: 1)
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
           var gap: CGFloat { get { self[Entry_gap.self] } set { self[Entry_gap.self] = newValue } }; enum Entry_gap: EnvironmentKey { static var defaultValue: CGFloat { 4 } }
           var speed : Entry_speed.Value { get { self[Entry_speed.self] } set { self[Entry_speed.self] = newValue } }; enum Entry_speed: EnvironmentKey { static let defaultValue = 1.5 }  // a row
           var title: String? { get { self[Entry_title.self] } set { self[Entry_title.self] = newValue } }; enum Entry_title: EnvironmentKey { static var defaultValue: String? { nil } }
           var colors: [String: Int] { get { self[Entry_colors.self] } set { self[Entry_colors.self] = newValue } }; enum Entry_colors: EnvironmentKey { static var defaultValue: [String: Int] { [
        "red": 1,
        "blue": 2,
    ] } }
           private(set) var isWide: Bool { get { self[Entry_isWide.self] } set { self[Entry_isWide.self] = newValue } }; enum Entry_isWide: EnvironmentKey { static var defaultValue: Bool { true } }
           private(set) var steps : Entry_steps.Value { get { self[Entry_steps.self] } set { self[Entry_steps.self] = newValue } }; enum Entry_steps: EnvironmentKey { static let defaultValue = 3 }
          
    internal var limit : Entry_limit.Value { get { self[Entry_limit.self] } set { self[Entry_limit.self] = newValue } }; internal enum Entry_limit: EnvironmentKey { static let defaultValue = Int.max }

    mutating func narrow() { isWide = false }
}
