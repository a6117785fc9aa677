import Foundation
import TestSupport
import Testing
import UIKit

/// What a view and its layer share, and where buttons place their content: as the tests of flowkey's
/// UIKit-cross-platform find it on devices.
@MainActor @Suite(.ownSettings) struct LayerOfViewTests {
    @Test func looksAreShared() {
        let view = UIView()
        view.backgroundColor = .red
        #expect(view.layer.backgroundColor == UIColor.red.cgColor)
        view.layer.backgroundColor = UIColor.blue.cgColor
        #expect(view.backgroundColor == .blue)
        view.backgroundColor = nil
        #expect(view.layer.backgroundColor == nil)
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        view.backgroundColor = dynamic
        view.overrideUserInterfaceStyle = .dark
        #expect(view.layer.backgroundColor == UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor)
        view.alpha = 0.5
        #expect(view.layer.opacity == 0.5)
        view.layer.opacity = 0.25
        #expect(view.alpha == 0.25)
        view.layer.isHidden = true
        view.layer.masksToBounds = true
        #expect(view.isHidden && view.clipsToBounds)
        view.contentScaleFactor = 2
        #expect(view.layer.contentsScale == 2 && view.layer.delegate === view)
        let mask = UIView()
        view.mask = mask
        #expect(view.layer.mask === mask.layer)
        let shape = CAShapeLayer()
        view.mask = nil
        view.layer.mask = shape
        #expect(view.layer.mask === shape && view.mask == nil)
        let alone = CALayer()
        alone.opacity = 0.5
        #expect(alone.opacity == 0.5 && alone.backgroundColor == nil && alone.borderColor == .black)
    }

    @Test func layersOfSubviewsLieAmongOthers() {
        let (view, first, second) = (UIView(), UIView(), UIView())
        let layer = CALayer()
        func expect(_ layers: [CALayer], line: Int = #line) {
            #expect(view.layer.sublayers?.elementsEqual(layers, by: ===) == true, "line \(line)")
        }
        #expect(view.layer.sublayers == nil)
        view.addSubview(first)
        #expect(first.layer.superlayer === view.layer)
        view.layer.addSublayer(layer)
        view.addSubview(second)
        expect([first.layer, layer, second.layer])
        let third = UIView()
        view.insertSubview(third, belowSubview: second)
        expect([first.layer, layer, third.layer, second.layer])
        view.sendSubviewToBack(second)
        expect([second.layer, layer, first.layer, third.layer])
        first.removeFromSuperview()
        expect([second.layer, layer, third.layer])
        #expect(first.layer.superlayer == nil && view.subviews.count == 2)
        let gradient = CAGradientLayer()
        view.layer.insertSublayer(gradient, at: 0)
        expect([gradient, second.layer, layer, third.layer])
        layer.removeFromSuperlayer()
        gradient.removeFromSuperlayer()
        view.subviews.forEach { $0.removeFromSuperview() }
        #expect(view.layer.sublayers == nil && layer.superlayer == nil)
    }

    @Test func textLayersKnowTheirSize() {
        let layer = CATextLayer()
        #expect(layer.preferredFrameSize() == .zero)
        layer.string = "Text"
        layer.font = "Helvetica" as NSString
        layer.fontSize = 20
        #expect(layer.preferredFrameSize().height == 23 && layer.preferredFrameSize().width > 30)
        layer.string = NSAttributedString(string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        #expect(layer.preferredFrameSize().height > 40)
    }

    // MARK: Buttons

    private func button(title: String?, image: CGFloat?) -> UIButton {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        button.setTitle(title, for: .normal)
        button.setImage(image.map { UIImage(size: CGSize(width: $0, height: $0)) }, for: .normal)
        return button
    }

    @Test func titlesLieWhereTheyAreAligned() throws {
        let button = button(title: "Button", image: nil)
        let size = try #require(button.titleLabel).frame.size
        func origin(
            _ across: UIControl.ContentHorizontalAlignment, _ down: UIControl.ContentVerticalAlignment
        ) -> CGPoint? {
            button.contentHorizontalAlignment = across
            button.contentVerticalAlignment = down
            button.layoutIfNeeded()
            return button.titleLabel?.frame.origin
        }
        #expect(origin(.left, .top) == .zero)
        #expect(origin(.right, .bottom) == CGPoint(x: 200 - size.width, y: 100 - size.height))
        #expect(origin(.leading, .top) == .zero && origin(.trailing, .top)?.x == 200 - size.width)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(origin(.left, .top) == CGPoint(x: 2, y: 1))
        button.titleEdgeInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        #expect(origin(.left, .top) == CGPoint(x: 8, y: 6))
        #expect(origin(.right, .bottom) == CGPoint(x: 196 - 8 - size.width, y: 97 - 7 - size.height))
    }

    @Test func imagesLieNextToTitles() throws {
        let button = button(title: "Button", image: 40)
        let width = try #require(button.titleLabel).frame.width
        button.contentHorizontalAlignment = .right
        button.layoutIfNeeded()
        #expect(button.imageView?.frame.minX == 200 - width - 40 && button.titleLabel?.frame.minX == 200 - width)
        button.contentHorizontalAlignment = .left
        button.contentVerticalAlignment = .top
        button.layoutIfNeeded()
        #expect(button.imageView?.frame.origin == .zero && button.titleLabel?.frame.origin == CGPoint(x: 40, y: 0))
        let alone = self.button(title: nil, image: 40)
        alone.contentHorizontalAlignment = .right
        alone.contentVerticalAlignment = .bottom
        alone.layoutIfNeeded()
        #expect(alone.imageView?.frame == CGRect(x: 160, y: 60, width: 40, height: 40))
        alone.contentHorizontalAlignment = .fill
        alone.contentVerticalAlignment = .fill
        alone.contentEdgeInsets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
        alone.layoutIfNeeded()
        #expect(alone.imageView?.frame == CGRect(x: 5, y: 5, width: 190, height: 90))
    }

    @Test func configuredContentIsAligned() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Button"
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        button.contentHorizontalAlignment = .leading
        button.layoutIfNeeded()
        let title = try #require(button.titleLabel)
        #expect(title.frame.minX == configuration.contentInsets.leading)
        button.contentHorizontalAlignment = .trailing
        button.layoutIfNeeded()
        #expect(title.frame.maxX == 200 - configuration.contentInsets.trailing)
    }
}
