/// How a row comes or goes, as far as frames show it.
package enum RowTransition {
    case left, right, top, bottom, middle
    /// Where it is, fading.
    case inPlace
    /// Where it is, at once.
    case atOnce

    /// Where a row comes from or goes to.
    func away(from frame: CGRect) -> CGRect {
        switch self {
        case .left: frame.offsetBy(dx: -frame.width, dy: 0)
        case .right: frame.offsetBy(dx: frame.width, dy: 0)
        case .top: frame.offsetBy(dx: 0, dy: -frame.height)
        case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
        case .middle: CGRect(x: frame.minX, y: frame.midY, width: frame.width, height: 0)
        case .inPlace, .atOnce: frame
        }
    }
}
