// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Surface/Interactions.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

public struct UIAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = Self(rawValue: 1)
    public static let vertical = Self(rawValue: 2)
    public static let both: Self = [.horizontal, .vertical]
}

@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    func location(in view: UIView) -> CGPoint
    var allowsMoveOperation: Bool { get }
    var isRestrictedToDraggingApplication: Bool { get }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    open private(set) weak var view: UIView?
    open var isEnabled = true
    open var allowsSimultaneousRecognitionDuringLift = false
    public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession) -> UITargetedDragPreview?
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
    public func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession) -> UITargetedDragPreview? { nil }
    public func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {}
}

@preconcurrency @MainActor open class UIDragItem: NSObject {
    public let itemProvider: NSItemProvider
    open var localObject: Any?
    open var previewProvider: (() -> UIDragPreview?)?
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

@preconcurrency @MainActor open class UIDragPreview: NSObject {
    public let view: UIView
    public let parameters: UIDragPreviewParameters
    public init(view: UIView, parameters: UIDragPreviewParameters) { self.view = view; self.parameters = parameters }
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}

@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    var localContext: Any? { get set }
}

@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    open private(set) weak var view: UIView?
    open var allowsSimultaneousDropSessions = false
    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}

public enum UIDropOperation: UInt, Sendable {
    case cancel = 0
    case forbidden = 1
    case copy = 2
    case move = 3
}

@preconcurrency @MainActor open class UIDropProposal: NSObject {
    public let operation: UIDropOperation
    open var isPrecise: Bool = false
    open var prefersFullSizePreview: Bool = false
    public init(operation: UIDropOperation) { self.operation = operation }
}

@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    var localDragSession: (any UIDragSession)? { get }
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    @discardableResult func loadObjects(ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void) -> Progress
}

public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    case none = 0
    case `default` = 1
}

@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
    public let keyPath: String
    public let type: EffectType
    open var minimumRelativeValue: Any?
    open var maximumRelativeValue: Any?
    public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type); super.init() }
    public required init?(coder: NSCoder) { nil }
}

extension UIInterpolatingMotionEffect {
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis = 0
        case tiltAlongVerticalAxis = 1
    }
}

@preconcurrency @MainActor open class UIMotionEffect: NSObject {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
    open var motionEffects: [UIMotionEffect]?
}

@preconcurrency @MainActor open class UIPointerEffect: NSObject {
    public let preview: UITargetedPreview
    public init(preview: UITargetedPreview) { self.preview = preview }
    open class func automatic(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect(preview: preview) }
    open class func highlight(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect(preview: preview) }
    open class func lift(_ preview: UITargetedPreview) -> UIPointerEffect { UIPointerEffect(preview: preview) }
    open class func hover(_ preview: UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false, prefersScaledContent: Bool = true) -> UIPointerEffect { UIPointerEffect(preview: preview) }
}

extension UIPointerEffect {
    public enum TintMode: Int, Sendable {
        case none = 0
        case overlay = 1
        case underlay = 2
    }
}

@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    open private(set) weak var view: UIView?
    open var isEnabled = true
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    open func invalidate() {}
}

@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion) -> UIPointerRegion?
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    func pointerInteraction(_ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
    func pointerInteraction(_ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? { nil }
    public func pointerInteraction(_ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating) {}
    public func pointerInteraction(_ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating) {}
}

@preconcurrency @MainActor open class UIPointerRegion: NSObject {
    public let rect: CGRect
    public let identifier: AnyHashable?
    public init(rect: CGRect, identifier: AnyHashable? = nil) { self.rect = rect; self.identifier = identifier }
}

@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
    open var location: CGPoint { .zero }
}

@preconcurrency @MainActor open class UIPointerShape: NSObject {
    public final class func path(_ path: UIBezierPath) -> UIPointerShape { UIPointerShape() }
    public final class func roundedRect(_ rect: CGRect, radius: CGFloat = 8) -> UIPointerShape { UIPointerShape() }
    public final class func verticalBeam(length: CGFloat) -> UIPointerShape { UIPointerShape() }
    public final class func horizontalBeam(length: CGFloat) -> UIPointerShape { UIPointerShape() }
}

@preconcurrency @MainActor open class UIPointerStyle: NSObject {
    public let effect: UIPointerEffect?
    public let shape: UIPointerShape?
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { (self.effect, self.shape) = (effect, shape) }
    public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { (effect, self.shape) = (nil, shape) }
    public override init() { (effect, shape) = (nil, nil) }
    open class func hidden() -> UIPointerStyle { UIPointerStyle() }
    open class func system() -> UIPointerStyle { UIPointerStyle() }
}

@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    public override init() { super.init() }
    public init(textLineRects: [NSValue]) { super.init() }
    open var visiblePath: UIBezierPath?
    open var shadowPath: UIBezierPath?
    open var backgroundColor: UIColor! = .systemBackground
}

@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
    public let container: UIView
    public let center: CGPoint
    public let transform: CGAffineTransform
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) { self.container = container; self.center = center; self.transform = transform }
}

@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    var targetView: UIView? { get set }
    var targetItem: Any? { get set }
}

@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {}

@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    public let view: UIView
    public let parameters: UIPreviewParameters
    public let target: UIPreviewTarget
    open var size: CGSize { view.bounds.size }
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) { (self.view, self.parameters, self.target) = (view, parameters, target) }
    public convenience init(view: UIView, parameters: UIPreviewParameters) { self.init(view: view, parameters: parameters, target: UIPreviewTarget(container: view.superview ?? view, center: view.center)) }
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview { UITargetedPreview(view: view, parameters: parameters, target: newTarget) }
}

extension UIView {
    public var motionEffects: [UIMotionEffect] { get { inertValues["motionEffects"] as? [UIMotionEffect] ?? [] } set { inertValues["motionEffects"] = newValue } }
    public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
