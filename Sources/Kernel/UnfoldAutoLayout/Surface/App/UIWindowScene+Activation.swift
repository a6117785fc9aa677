import Foundation

extension UIWindowScene {
    /// What a new scene is asked for with; stored.
    @preconcurrency @MainActor open class ActivationConfiguration: NSObject {
        /// What the scene is to show.
        open private(set) var userActivity: NSUserActivity
        /// How it is asked for.
        open var options: UIWindowScene.ActivationRequestOptions?
        /// What it comes out of.
        open var preview: UITargetedPreview?
        /// A scene for an activity.
        public init(
            userActivity: NSUserActivity, options: UIWindowScene.ActivationRequestOptions? = nil,
            preview: UITargetedPreview? = nil
        ) {
            (self.userActivity, self.options, self.preview) = (userActivity, options, preview)
            super.init()
        }
    }
}
