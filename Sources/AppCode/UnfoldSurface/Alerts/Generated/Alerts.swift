// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldSurface/Inert/Alerts.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

@preconcurrency @MainActor open class UIActionSheet: UIView {}

@preconcurrency @MainActor public protocol UIActionSheetDelegate: OptionalRequirements {
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
}

extension UIActionSheetDelegate {
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
}

extension UIAlertAction {
    public enum Style: Int, Sendable {
        case `default` = 0
        case cancel = 1
        case destructive = 2
    }
}

extension UIAlertController {
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }
}

@preconcurrency @MainActor open class UIAlertView: UIView {}

@preconcurrency @MainActor public protocol UIAlertViewDelegate: OptionalRequirements {
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
}

extension UIAlertViewDelegate {
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
}
