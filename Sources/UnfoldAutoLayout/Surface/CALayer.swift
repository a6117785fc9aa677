import Foundation

#if !canImport(CoreGraphics)
    /// A stored colour, as drawing code keeps it; nothing is drawn.
    public final class CGColor: Hashable, Sendable {
        /// Red, green, blue and alpha, each 0 to 1.
        public let components: [CGFloat]?
        /// The last component.
        public var alpha: CGFloat { components?.last ?? 1 }

        init(_ components: [CGFloat]) { self.components = components }

        public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.components == rhs.components }
        public func hash(into hasher: inout Hasher) { hasher.combine(components) }
    }

    extension UIColor {
        /// The colour as drawing code keeps it.
        public var cgColor: CGColor { CGColor(components) }
        /// A colour of a drawing colour.
        public convenience init(cgColor: CGColor) {
            let parts = cgColor.components ?? [0, 0, 0, 0]
            self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        }
    }
#endif

#if !canImport(QuartzCore)
    /// Which corners are rounded.
    public struct CACornerMask: OptionSet, Sendable {
        public let rawValue: UInt
        /// Corners of those bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Upper left.
        public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
        /// Upper right.
        public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
        /// Lower left.
        public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
        /// Lower right.
        public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
    }

    /// Drawing attributes of a view. They are stored and can be read back; nothing is drawn. Geometry is the view's.
    @preconcurrency @MainActor open class CALayer: NSObject {
        /// A layer of its own, without a view.
        public required override init() { super.init() }

        weak var view: UIView?
        private var ownFrame = CGRect.zero

        /// The view's frame; for a layer without a view, what was set.
        open var frame: CGRect {
            get { view?.frame ?? ownFrame }
            set { if let view { view.frame = newValue } else { ownFrame = newValue } }
        }
        /// The view's bounds; for a layer without a view, its size at the origin.
        open var bounds: CGRect {
            get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
            set { if let view { view.bounds = newValue } else { ownFrame.size = newValue.size } }
        }
        /// Middle of the frame.
        open var position: CGPoint {
            get { view?.center ?? CGPoint(x: ownFrame.midX, y: ownFrame.midY) }
            set {
                if let view {
                    view.center = newValue
                } else {
                    ownFrame.origin = CGPoint(
                        x: newValue.x - ownFrame.width / 2, y: newValue.y - ownFrame.height / 2)
                }
            }
        }
        /// Points.
        open var cornerRadius: CGFloat = 0
        /// All four by default.
        open var maskedCorners: CACornerMask = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        /// Points.
        open var borderWidth: CGFloat = 0
        /// Stored; nothing is drawn.
        open var borderColor: CGColor?
        /// Stored; nothing is drawn.
        open var backgroundColor: CGColor?
        /// 0 to 1.
        open var opacity: Float = 1
        /// Stored; nothing is drawn.
        open var isHidden = false
        /// Stored; nothing is drawn.
        open var masksToBounds = false
        /// Stored; nothing is drawn.
        open var shadowColor: CGColor?
        /// 0 to 1.
        open var shadowOpacity: Float = 0
        /// Points; stored.
        open var shadowOffset = CGSize(width: 0, height: -3)
        /// Points.
        open var shadowRadius: CGFloat = 3
        /// Stored; nothing is drawn.
        open var zPosition: CGFloat = 0
        /// Stored; nothing is drawn.
        open var contentsScale: CGFloat = 1
        /// Stored; nothing is drawn.
        open var shouldRasterize = false
        /// Stored; nothing is drawn.
        open var rasterizationScale: CGFloat = 1
        /// Stored.
        open var name: String?
        /// Stored; nothing is drawn.
        open var mask: CALayer?
        /// The layer it was added to.
        open private(set) weak var superlayer: CALayer?
        /// Layers added to it, back to front; nil before the first.
        open private(set) var sublayers: [CALayer]?

        /// Puts a layer on top.
        open func addSublayer(_ layer: CALayer) {
            layer.removeFromSuperlayer()
            sublayers = (sublayers ?? []) + [layer]
            layer.superlayer = self
        }
        /// Puts a layer at a place from the back, clamped.
        open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
            layer.removeFromSuperlayer()
            var layers = sublayers ?? []
            layers.insert(layer, at: min(Int(idx), layers.count))
            sublayers = layers
            layer.superlayer = self
        }
        /// Leaves the superlayer.
        open func removeFromSuperlayer() {
            superlayer?.sublayers?.removeAll { $0 === self }
            superlayer = nil
        }
        /// Marks the view's layout.
        open func setNeedsLayout() { view?.setNeedsLayout() }
        /// Lays out the view.
        open func layoutIfNeeded() { view?.layoutIfNeeded() }
        /// Accepted; nothing is drawn.
        open func setNeedsDisplay() {}
    }

    extension UIView {
        var layerOfView: CALayer {
            if let storedLayer { return storedLayer }
            let layer = (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
            layer.view = self
            storedLayer = layer
            return layer
        }
    }
#endif
