import Foundation
import Testing

@testable import UnfoldAutoLayout

/// What a view's content has to say where its mask places it.
@MainActor @Suite(.ownSettings) struct MaskContentTests {
    /// A column that would be 30 wide, and in it a label whose mask follows a share of its width.
    @MainActor private struct Scene {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let column = UIView()
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

        init() {
            label.text = "Quite some text"
            label.autoresizingMask = [.flexibleWidth]
            column.bounds.size = CGSize(width: 30, height: 35)
            column.addSubview(label)
            root.addSubview(column)
            column.translatesAutoresizingMaskIntoConstraints = false
            let width = column.widthAnchor.constraint(equalToConstant: 30)
            width.priority = .defaultLow + 5
            NSLayoutConstraint.activate([
                width, column.heightAnchor.constraint(equalToConstant: 35),
                column.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                column.topAnchor.constraint(equalTo: root.topAnchor),
            ])
        }
    }

    @Test func contentOfAViewThatNoConstraintNamesAnyMoreIsSilent() {
        let scene = Scene()
        scene.root.layoutIfNeeded()
        #expect(scene.column.frame.width == 30)
        let constraint = scene.label.heightAnchor.constraint(lessThanOrEqualToConstant: 400)
        constraint.isActive = true
        scene.root.layoutIfNeeded()
        let named = scene.column.frame.width
        #expect(named > 100, "a label that takes part pulls its column: \(named)")
        constraint.isActive = false
        scene.root.layoutIfNeeded()
        #expect(scene.column.frame.width == 30)
        constraint.isActive = true
        scene.root.layoutIfNeeded()
        #expect(scene.column.frame.width == named)
    }

    /// A root that its frame places is not asked for its size, until something names or fits it.
    @Test func aRootByItsFrameIsNotAsked() {
        final class Asked: UIView {
            var count = 0
            override var intrinsicContentSize: CGSize {
                count += 1
                return CGSize(width: 10, height: 10)
            }
        }
        let root = Asked(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(UIView())
        root.layoutIfNeeded()
        root.invalidateIntrinsicContentSize()
        root.layoutIfNeeded()
        #expect(root.count == 0)
        #expect(root.systemLayoutSizeFitting(.zero) == CGSize(width: 10, height: 10) && root.count > 0)
    }

    @Test func contentSpeaksOnceTheMaskIsTurnedOff() {
        let scene = Scene()
        let constraint = scene.label.heightAnchor.constraint(lessThanOrEqualToConstant: 400)
        constraint.isActive = true
        scene.root.layoutIfNeeded()
        constraint.isActive = false
        scene.root.layoutIfNeeded()
        scene.label.translatesAutoresizingMaskIntoConstraints = false
        scene.root.layoutIfNeeded()
        #expect(scene.label.frame.size == scene.label.intrinsicContentSize)
    }

    @Test func aFittingSizeComesFromTheContent() {
        let scene = Scene()
        scene.root.layoutIfNeeded()
        let fitted = scene.label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(fitted == scene.label.intrinsicContentSize)
    }
}
