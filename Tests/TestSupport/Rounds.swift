import Foundation

/// How often a property test tries something: an ordinary run takes a sample, `UNFOLD_LONG_TESTS=1` the whole.
package enum Rounds {
    package static let areLong = ProcessInfo.processInfo.environment["UNFOLD_LONG_TESTS"] != nil

    package static func of<T>(_ sample: T, long: T) -> T { areLong ? long : sample }
}
