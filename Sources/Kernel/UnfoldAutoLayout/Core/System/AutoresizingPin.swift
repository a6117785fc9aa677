import UnfoldSimplex

/// `variable == share * length + constant`.
struct AutoresizingPin {
    var row: AutoresizingRow
    var variable: Variable
    var length: Variable?
    var share: Double
    var constant: Double

    func isLike(_ other: AutoresizingPin) -> Bool {
        row == other.row && variable == other.variable && length == other.length && share == other.share
    }
}

enum AutoresizingRow: String {
    case minX, minY, width, height

    func value(in rect: CGRect) -> CGFloat {
        switch self {
        case .minX: rect.minX
        case .minY: rect.minY
        case .width: rect.width
        case .height: rect.height
        }
    }
}
