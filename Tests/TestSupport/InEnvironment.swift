import Foundation
import UnfoldTypesetting

/// Runs `body` in another environment and comes back.
@MainActor package func inEnvironment<T>(
    _ change: (inout LayoutEnvironment) -> Void, _ body: () throws -> T
) rethrows -> T {
    let saved = LayoutEnvironment.current
    defer { LayoutEnvironment.current = saved }
    var environment = saved
    change(&environment)
    LayoutEnvironment.current = environment
    return try body()
}

/// Within a rounding error.
package func near(_ left: CGFloat, _ right: CGFloat, _ tolerance: CGFloat = 0.001) -> Bool {
    abs(left - right) <= tolerance
}
