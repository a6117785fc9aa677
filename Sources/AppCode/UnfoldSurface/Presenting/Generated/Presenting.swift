// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldSurface/Inert/Presenting.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

extension UIViewController {
    /// How a controller appears; stored.
    @preconcurrency @MainActor open class Transition: NSObject {
        public static var coverVertical: Transition { Transition() }
        public static var flipHorizontal: Transition { Transition() }
        public static var crossDissolve: Transition { Transition() }
        public static var partialCurl: Transition { Transition() }
        open class func zoom(options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?) -> Transition { Transition() }
        open class func zoom(options: ZoomOptions? = nil, sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?) -> Transition { Transition() }
    }
}

extension UIViewController.Transition {
    @preconcurrency @MainActor open class ZoomSourceViewProviderContext: NSObject {
        public let sourceViewController: UIViewController
        public let zoomedViewController: UIViewController
        init(sourceViewController: UIViewController, zoomedViewController: UIViewController) { self.sourceViewController = sourceViewController; self.zoomedViewController = zoomedViewController }
    }

    @preconcurrency @MainActor open class ZoomOptions: NSObject {
        open var dimmingColor: UIColor?
        open var dimmingVisualEffect: UIBlurEffect?
        open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
        open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
    }
}

extension UIViewController.Transition.ZoomOptions {
    @preconcurrency @MainActor open class AlignmentRectContext: NSObject {
        public let sourceView: UIView
        public let zoomedViewController: UIViewController
        init(sourceView: UIView, zoomedViewController: UIViewController) { self.sourceView = sourceView; self.zoomedViewController = zoomedViewController }
    }

    @preconcurrency @MainActor open class InteractionContext: NSObject {
        public let location: CGPoint
        public let velocity: CGVector
        public let willBegin: Bool
        init(location: CGPoint, velocity: CGVector, willBegin: Bool) { self.location = location; self.velocity = velocity; self.willBegin = willBegin }
    }
}

extension UIViewController {
    public var preferredTransition: Transition? { get { inertValues["preferredTransition"] as? Transition } set { inertValues["preferredTransition"] = newValue } }
}
