import Foundation

/// Tells its changes, in a file that names nothing of UIKit's.
final class FoundationStore: NSObject {
    private(set) var values: [String: Int] = [:]

    override func value(forKey key: String) -> Any? { values[key] }

    func set(_ value: Int, forKey key: String) {
        willChangeValue(forKey: key)
        values[key] = value
        didChangeValue(forKey: key)
    }
}
