import Foundation
import Testing

@testable import UnfoldAutoLayout

/// Frames, points and layers under transforms.
@MainActor @Suite struct TransformTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private let card = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 60))

    init() { root.addSubview(card) }

    /// `size` and `frame` of what gets the frame (0, 0, 200, 30) or, turned, (0, 0, 30, 200).
    struct Setting: Sendable {
        var transform: CGAffineTransform
        var frame: CGRect
        var size: CGSize
        var center: CGPoint
    }

    nonisolated static let settings = [
        Setting(
            transform: CGAffineTransform(scaleX: 2, y: 0.5), frame: CGRect(x: 0, y: 0, width: 200, height: 30),
            size: CGSize(width: 100, height: 60), center: CGPoint(x: 100, y: 15)),
        Setting(
            transform: CGAffineTransform(rotationAngle: .pi / 2), frame: CGRect(x: 0, y: 0, width: 30, height: 200),
            size: CGSize(width: 200, height: 30), center: CGPoint(x: 15, y: 100)),
        Setting(
            transform: CGAffineTransform(translationX: 5, y: 7), frame: CGRect(x: 0, y: 0, width: 200, height: 30),
            size: CGSize(width: 200, height: 30), center: CGPoint(x: 95, y: 8)),
        Setting(
            transform: CGAffineTransform(scaleX: -1, y: 1), frame: CGRect(x: 0, y: 0, width: 200, height: 30),
            size: CGSize(width: 200, height: 30), center: CGPoint(x: 100, y: 15)),
    ]

    @Test(arguments: settings) func settingAFrameKeepsTheTransform(_ setting: Setting) {
        card.transform = setting.transform
        card.frame = setting.frame
        #expect(isClose(card.frame, setting.frame))
        #expect(
            isClose(
                CGRect(origin: card.center, size: card.bounds.size), CGRect(origin: setting.center, size: setting.size))
        )
        let layer = CALayer()
        layer.transform = CATransform3DMakeAffineTransform(setting.transform)
        layer.frame = setting.frame
        #expect(isClose(layer.frame, setting.frame))
        #expect(
            isClose(
                CGRect(origin: layer.position, size: layer.bounds.size),
                CGRect(origin: setting.center, size: setting.size)))
    }

    /// Frames are read as they were set, to the last bit.
    @Test(arguments: [0.1, 0.7, 1.1, 1.3, 2.2]) func framesAreReadAsTheyWereSet(_ scale: CGFloat) {
        card.transform = CGAffineTransform(scaleX: scale, y: scale)
        card.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(card.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    }

    /// Trees that have nothing in common stand where their roots' frames say.
    @Test func pointsGoFromTreeToTree() {
        let other = UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
        let inner = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
        other.addSubview(inner)
        root.frame.origin = CGPoint(x: 1, y: 2)
        #expect(card.convert(CGPoint(x: 3, y: 4), to: inner) == CGPoint(x: -91, y: -30))
        #expect(inner.convert(card.bounds, from: card) == CGRect(x: -94, y: -34, width: 100, height: 60))
        #expect(card.convert(card.convert(CGPoint.zero, to: inner), from: inner) == .zero)
        other.transform = CGAffineTransform(scaleX: 2, y: 2)
        // Around its middle at (200, 150): from (0, -50) on.
        #expect(card.convert(CGPoint(x: 3, y: 4), to: other) == CGPoint(x: 7, y: 38))
        #expect(card.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 20))
    }

    /// A rectangle that is laid out under a transform gets bounds and centre; the frame follows.
    @Test func boundsAndCentreAreUntransformed() {
        card.transform = CGAffineTransform(scaleX: 2, y: 2)
        card.bounds.size = CGSize(width: 100, height: 50)
        card.center = CGPoint(x: 150, y: 125)
        #expect(card.frame == CGRect(x: 50, y: 75, width: 200, height: 100))
        card.transform = .identity
        #expect(card.frame == CGRect(x: 100, y: 100, width: 100, height: 50))
    }

    @Test func pointsGoThroughTransforms() {
        card.transform = CGAffineTransform(rotationAngle: .pi / 2)
        // The upper left of the card is now the upper right of its frame (30, 0, 60, 100).
        #expect(isClose(root.convert(.zero, from: card), CGPoint(x: 90, y: 0)))
        #expect(isClose(card.convert(CGPoint(x: 90, y: 0), from: root), .zero))
        #expect(isClose(card.convert(card.bounds, to: root), CGRect(x: 30, y: 0, width: 60, height: 100)))
        #expect(isClose(root.convert(card.frame, to: card), card.bounds))
        let badge = UIView(frame: CGRect(x: 90, y: 0, width: 10, height: 10))
        card.addSubview(badge)
        let other = UIView(frame: CGRect(x: 200, y: 200, width: 50, height: 50))
        other.transform = CGAffineTransform(scaleX: 2, y: 2)
        root.addSubview(other)
        #expect(isClose(badge.convert(badge.bounds, to: root), CGRect(x: 80, y: 90, width: 10, height: 10)))
        // `other` reaches from (175, 175), and each of its points is two of the root's.
        #expect(isClose(badge.convert(badge.bounds, to: other), CGRect(x: -47.5, y: -42.5, width: 5, height: 5)))
        #expect(isClose(other.convert(other.convert(badge.bounds, from: badge), to: badge), badge.bounds))
        #expect(root.hitTest(CGPoint(x: 85, y: 95), with: nil) === badge)
        #expect(root.hitTest(CGPoint(x: 20, y: 30), with: nil) === root)
    }

    @Test func anchorsMoveTheFrame() {
        card.layer.anchorPoint = .zero
        #expect(card.center == CGPoint(x: 60, y: 50))
        #expect(card.frame == CGRect(x: 60, y: 50, width: 100, height: 60))
        card.frame.origin = CGPoint(x: 10, y: 20)
        #expect(card.center == CGPoint(x: 10, y: 20))
        card.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(card.frame == CGRect(x: 10, y: 20, width: 200, height: 120))
        #expect(card.anchorPoint == .zero && card.layer.position == CGPoint(x: 10, y: 20))
    }

    /// Constraints know the untransformed rectangle (fact A2.3); layout sets its middle as the centre (fact A2.7).
    @Test func constraintsPlaceTheUntransformedRectangle() {
        card.translatesAutoresizingMaskIntoConstraints = false
        card.layer.anchorPoint = CGPoint(x: 1, y: 0)
        card.transform = CGAffineTransform(scaleX: 3, y: 3)
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
            card.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
            card.widthAnchor.constraint(equalToConstant: 100), card.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        #expect(card.center == CGPoint(x: 90, y: 18) && card.bounds.size == CGSize(width: 100, height: 20))
        card.transform = .identity
        #expect(card.frame == CGRect(x: -10, y: 18, width: 100, height: 20))
    }

    /// Set by layout as an app's own line would (fact A2.7).
    private final class ListeningView: UIView {
        var calls: [String] = []
        override var bounds: CGRect { didSet { calls.append("bounds \(Int(bounds.width))") } }
        override var center: CGPoint { didSet { calls.append("center \(Int(center.x))") } }
        override var frame: CGRect { didSet { calls.append("frame") } }
    }

    @Test func layoutSetsBoundsAndCenterButNoFrame() {
        let view = ListeningView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.calls = []
        let width = view.widthAnchor.constraint(equalToConstant: 40)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10), width,
            view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 40),
        ])
        root.layoutIfNeeded()
        #expect(view.calls == ["bounds 40", "center 30"])
        width.constant = 60
        root.layoutIfNeeded()
        #expect(view.calls == ["bounds 40", "center 30", "bounds 60", "center 40"])
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.calls.count == 4)
    }

    @Test func layersWithinLayers() {
        let outer = CALayer()
        outer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        outer.position = CGPoint(x: 50, y: 50)
        outer.transform = CATransform3DMakeScale(2, 2, 1)
        let inner = CALayer()
        inner.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        outer.addSublayer(inner)
        root.layer.addSublayer(outer)
        #expect(outer.frame == CGRect(x: -50, y: -50, width: 200, height: 200))
        #expect(inner.convert(inner.bounds, to: root.layer) == CGRect(x: -30, y: -30, width: 40, height: 40))
        #expect(root.layer.convert(CGPoint(x: -30, y: -30), to: inner) == .zero)
        #expect(outer.hitTest(CGPoint(x: -10, y: -10)) === inner)
        // What was said in the plane later counts.
        card.layer.transform = CATransform3DMakeScale(2, 2, 1)
        card.transform = .identity
        #expect(CATransform3DEqualToTransform(card.layer.transform, CATransform3DIdentity))
    }

    private func isClose(_ one: CGPoint, _ other: CGPoint) -> Bool {
        abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9
    }

    private func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
        isClose(one.origin, other.origin)
            && isClose(CGPoint(x: one.maxX, y: one.maxY), CGPoint(x: other.maxX, y: other.maxY))
    }
}
