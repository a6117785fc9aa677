// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldSurface/Inert/Presenting.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

extension UIViewController {
    /// How a controller appears; stored.
    @preconcurrency @MainActor open class Transition: NSObject {
        open class func coverVertical() -> Transition { Transition() }
        open class func flipHorizontal() -> Transition { Transition() }
        open class func crossDissolve() -> Transition { Transition() }
        open class func partialCurl() -> Transition { Transition() }
        open class func zoom(options: ZoomOptions? = nil, sourceViewProvider: @escaping (any ZoomSourceViewProviderContext) -> UIView?) -> Transition { Transition() }
        open class func zoom(options: ZoomOptions? = nil, sourceBarButtonItemProvider: @escaping (any ZoomSourceViewProviderContext) -> UIBarButtonItem?) -> Transition { Transition() }
    }
}

extension UIViewController.Transition {
    @preconcurrency @MainActor open class ZoomOptions: NSObject {
        open var dimmingColor: UIColor?
        open var dimmingVisualEffect: UIVisualEffect?
        open var alignmentRectProvider: ((any AlignmentRectContext) -> CGRect)?
        open var interactiveDismissShouldBegin: ((any InteractionContext) -> Bool)?
    }
}

extension UIViewController.Transition.ZoomOptions {
    @preconcurrency @MainActor public protocol AlignmentRectContext: NSObjectProtocol {
        var sourceView: UIView { get }
        var zoomedViewController: UIViewController { get }
    }

    @preconcurrency @MainActor public protocol InteractionContext: NSObjectProtocol {
        var location: CGPoint { get }
        var velocity: CGVector { get }
        var willBegin: Bool { get }
    }
}

extension UIViewController {
    public var preferredTransition: Transition? { get { inertValues["preferredTransition"] as? Transition } set { inertValues["preferredTransition"] = newValue } }
}

extension UIViewController.Transition {
    @preconcurrency @MainActor public protocol ZoomSourceViewProviderContext: NSObjectProtocol {
        var sourceViewController: UIViewController? { get }
        var zoomedViewController: UIViewController { get }
    }
}
