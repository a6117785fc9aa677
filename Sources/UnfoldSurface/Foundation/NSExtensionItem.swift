import Foundation
import UnfoldAutoLayout

#if !canImport(Darwin)
    /// What another app gives (developer.apple.com/documentation/foundation/nsextensionitem).
    open class NSExtensionItem: NSObject {
        /// Stored.
        open var attachments: [NSItemProvider]?
        /// Stored.
        open var userInfo: [AnyHashable: Any]?
        /// Nothing given.
        public override init() { super.init() }
    }
#endif
