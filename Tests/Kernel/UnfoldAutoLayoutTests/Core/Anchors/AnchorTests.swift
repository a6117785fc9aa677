import Foundation
import TestSupport
import Testing

@testable import UnfoldAutoLayout

@MainActor @Suite(.ownSettings) struct AnchorTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let a = UIView()
    private let b = UIView()

    init() {
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
    }

    @Test func systemSpacingBetweenEdgesIsEightTimesTheMultiplier() {
        for (multiplier, constant) in [(1.0, 8.0), (2.5, 20), (0, 0), (-3, 0)] {
            let constraint = b.leadingAnchor.constraint(
                equalToSystemSpacingAfter: a.trailingAnchor, multiplier: multiplier)
            #expect(Double(constraint.constant) == constant)
            #expect(constraint.multiplier == 1 && constraint.priority == .required && !constraint.isActive)
        }
    }

    @Test(arguments: [CGFloat(1), 2, 3]) func systemSpacingOfBaselinesComesFromTheFonts(_ scale: CGFloat) {
        let saved = LayoutEnvironment.current
        defer { LayoutEnvironment.current = saved }
        LayoutEnvironment.current.displayScale = scale
        for (upper, lower) in [(17, 17), (17, 40), (40, 17)] as [(CGFloat, CGFloat)] {
            let above = UILabel()
            let below = UILabel()
            above.font = .systemFont(ofSize: upper)
            below.font = .systemFont(ofSize: lower)
            let constraint = below.firstBaselineAnchor.constraint(
                equalToSystemSpacingBelow: above.lastBaselineAnchor, multiplier: 1)
            let unit = below.font.lineHeight + below.font.descender - above.font.descender
            let onGrid = Double(constraint.constant * scale)
            #expect(abs(onGrid - onGrid.rounded()) < 1e-9)
            #expect(constraint.constant >= unit - 1e-6 && constraint.constant < unit + 1 / scale)
        }
    }

    @Test func noFontsGiveEight() {
        let constraint = b.firstBaselineAnchor.constraint(
            equalToSystemSpacingBelow: a.lastBaselineAnchor, multiplier: 2)
        #expect(Double(constraint.constant) == 16)
    }

    @Test func theDistanceBetweenAnchorsIsADimension() {
        let before = root.leadingAnchor.anchorWithOffset(to: a.leadingAnchor)
        let after = a.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
        NSLayoutConstraint.activate([
            after.constraint(equalTo: before, multiplier: 3), a.widthAnchor.constraint(equalToConstant: 100),
            root.topAnchor.anchorWithOffset(to: a.topAnchor).constraint(equalToConstant: 30),
            a.heightAnchor.constraint(equalTo: before, multiplier: 1, constant: 5),
        ])
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 50, y: 30, width: 100, height: 55))
    }

    @Test func distancesMayBeNegativeAndLeaveWithTheirViews() {
        let gap = a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: -20)
        gap.isActive = true
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 60).isActive = true
        root.layoutIfNeeded()
        #expect(Double(b.frame.minX) == 40)
        #expect(gap.isActive)
        a.removeFromSuperview()
        #expect(!gap.isActive)
    }

    @Test func theAnchorsOfAConstraintAreThoseOfItsItems() {
        let constraint = a.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        #expect(a.leadingAnchor === a.leadingAnchor && constraint.firstAnchor === constraint.firstAnchor)
        #expect(constraint.firstAnchor === a.leadingAnchor && constraint.secondAnchor === root.leadingAnchor)
        #expect(constraint.firstAnchor !== root.leadingAnchor && constraint.firstAnchor !== a.trailingAnchor)
        #expect(constraint.firstAnchor == a.leadingAnchor && a.leadingAnchor == constraint.firstAnchor)
        #expect(constraint.secondAnchor != a.leadingAnchor)
        #expect(Set<NSObject>([constraint.firstAnchor, a.leadingAnchor, root.leadingAnchor]).count == 2)
        let size = a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 2)
        #expect(size.firstAnchor === a.heightAnchor && size.secondAnchor === a.widthAnchor)
        #expect(a.heightAnchor.constraint(equalToConstant: 1).secondAnchor === NSLayoutDimension?.none)
        // A distance is an anchor of its own.
        let distance = a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor)
        #expect(distance === distance && distance !== b.leadingAnchor)
    }

    @Test func theAnchorsOfAConstraintHaveNameAndItem() {
        let constraint = a.topAnchor.constraint(equalTo: root.bottomAnchor)
        #expect(constraint.firstAnchor.item === a && constraint.firstAnchor.name == a.topAnchor.name)
        #expect(constraint.secondAnchor?.item === root)
        let aligned = constraint.firstAnchor.constraint(equalTo: constraint.firstAnchor)
        #expect(aligned.firstAttribute == .top && aligned.firstItem === a)
    }
}
