// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Surface/App+Activation.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}

public enum UIStatusBarAnimation: Int, Sendable {
    case none = 0
    case fade = 1
    case slide = 2
}

extension UIWindowScene {
    @preconcurrency @MainActor open class ActivationConfiguration: NSObject {
        open private(set) var userActivity: NSUserActivity
        open var options: UIWindowScene.ActivationRequestOptions?
        open var preview: UITargetedPreview?
        public init(userActivity: NSUserActivity, options: UIWindowScene.ActivationRequestOptions? = nil, preview: UITargetedPreview? = nil) { (self.userActivity, self.options, self.preview) = (userActivity, options, preview); super.init() }
    }

    @preconcurrency @MainActor open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        open var preferredPresentationStyle: UIWindowScene.PresentationStyle = UIWindowScene.PresentationStyle.automatic
    }

    public enum PresentationStyle: UInt, Sendable {
        case automatic = 0
        case standard = 1
        case prominent = 2
    }
}
