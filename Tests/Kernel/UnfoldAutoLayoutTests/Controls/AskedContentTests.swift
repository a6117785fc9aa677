import Foundation
import TestSupport
import Testing

@testable import UnfoldAutoLayout

/// What controls do when they are asked for their parts, and when editing begins.
@MainActor @Suite(.ownSettings) struct AskedContentTests {
    private final class Arranged: UIButton {
        let place = CGRect(x: 1, y: 2, width: 30, height: 10)
        override func layoutSubviews() {
            super.layoutSubviews()
            titleLabel?.frame = place
            imageView?.frame.origin = .zero
        }
    }

    private final class Counting: UIButton {
        var asked = 0
        override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
            asked += 1
            _ = titleLabel
            return super.titleRect(forContentRect: contentRect)
        }
    }

    @Test func theFirstImageViewLeavesTheTitleWhereItWasPut() {
        let button = Arranged(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        button.setTitle("Title", for: .normal)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == button.place)
    }

    @Test func contentIsPlacedOncePerChange() {
        let button = Counting(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        button.setTitle("Title", for: .normal)
        button.asked = 0
        let first = button.titleLabel?.frame
        for _ in 0..<5 { #expect(button.titleLabel?.frame == first) }
        #expect(button.asked == 1 && first != .zero)
        button.contentHorizontalAlignment = .left
        #expect(button.titleLabel?.frame != first && button.asked == 2)
        button.frame.size.width = 300
        _ = button.titleLabel
        #expect(button.asked == 3)
        button.layoutIfNeeded()
        #expect(button.asked > 3)
    }

    @Test func viewsAtTheSidesComeAndGoWithEditing() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        window.addSubview(field)
        let side = field.leadingAnchor.constraint(equalTo: window.leadingAnchor)
        let top = field.topAnchor.constraint(equalTo: window.topAnchor)
        field.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([side, top])
        field.text = "text"
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        field.leftViewMode = .whileEditing
        window.layoutIfNeeded()
        let narrow = field.frame.width
        #expect(field.becomeFirstResponder())
        window.layoutIfNeeded()
        #expect(field.frame.width == narrow + 40)
        #expect(field.resignFirstResponder())
        window.layoutIfNeeded()
        #expect(field.frame.width == narrow)
    }
}
