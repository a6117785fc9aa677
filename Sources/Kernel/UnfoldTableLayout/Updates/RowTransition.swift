/// How a row comes or goes, as far as frames show it: by the numbers of UIKit's row animations.
package enum RowTransition: Int {
    case inPlace = 0
    case right, left, top, bottom, atOnce, middle

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
