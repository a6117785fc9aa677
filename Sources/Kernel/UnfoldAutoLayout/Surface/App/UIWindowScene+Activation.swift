import Foundation

extension UIWindowScene {
    @preconcurrency @MainActor open class ActivationConfiguration: NSObject {
        open private(set) var userActivity: NSUserActivity
        open var options: UIWindowScene.ActivationRequestOptions?
        open var preview: UITargetedPreview?
        public init(
            userActivity: NSUserActivity, options: UIWindowScene.ActivationRequestOptions? = nil,
            preview: UITargetedPreview? = nil
        ) {
            (self.userActivity, self.options, self.preview) = (userActivity, options, preview)
            super.init()
        }
    }
}
