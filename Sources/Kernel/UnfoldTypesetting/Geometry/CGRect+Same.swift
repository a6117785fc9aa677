import Foundation

extension CGRect {
    /// Points that calculating may be wrong by, and nothing on a screen shows.
    package static let tolerance: CGFloat = 1e-6

    /// Equal but for what rounding leaves.
    package func isSame(as other: CGRect) -> Bool {
        abs(minX - other.minX) < Self.tolerance && abs(minY - other.minY) < Self.tolerance
            && abs(width - other.width) < Self.tolerance && abs(height - other.height) < Self.tolerance
    }
}
