extension UIView {
    /// Curves under UIKit's names.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut = 0
        case easeIn, easeOut, linear

        var recorded: AnimationRecord.Curve {
            switch self {
            case .easeInOut: .easeInOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            }
        }
    }
}

extension UIView.AnimationOptions {
    var curve: AnimationRecord.Curve {
        UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3))?.recorded ?? .easeInOut
    }
}
