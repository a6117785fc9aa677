import Foundation
import TestSupport
import Testing
import UIKit

/// Fonts and their descriptors as the tests of BonMot, LayoutKit and SwiftLayout find them on devices.
@MainActor @Suite(.ownSettings) struct FontBehaviorTests {
    @Test func heightsHaveNoNoise() {
        for name in ["Helvetica", "Menlo-Regular", "Avenir-Roman"] {
            for size in stride(from: CGFloat(1), through: 60, by: 0.5) {
                let height = UIFont(name: name, size: size)!.lineHeight
                for scale in [1, 2, 3] as [CGFloat] {
                    let over = height * scale - (height * scale).rounded(.down)
                    #expect(over == 0 || over > 1e-9, "\(name) \(size)")
                }
            }
        }
        let font = UIFont(name: "Helvetica", size: 20)!
        #expect(font.lineHeight == 23 && font.ascender == 18.4 && font.descender == -4.6)
        #expect(("Hi" as NSString).size(withAttributes: [.font: font]).height == 23)
    }

    @Test func avenirHasItsLines() {
        let font = UIFont(name: "Avenir-Roman", size: 50)!
        #expect(font.ascender == 50 && font.descender == -18.3 && font.capHeight == 35.4)
        #expect(abs(font.xHeight - 23.4) < 1e-9)
        #expect(UIFont(name: "AvenirNext-Regular", size: 50)!.lineHeight == UIFont.systemFont(ofSize: 50).lineHeight)
    }

    @Test(arguments: [
        ("HelveticaNeue-Bold", "Helvetica Neue"), ("AvenirNextCondensed-Heavy", "Avenir Next Condensed"),
        ("ArialMT", "Arial"), ("TimesNewRomanPSMT", "Times New Roman"), ("Georgia", "Georgia"),
        ("PingFangSC-Regular", "PingFang SC"), ("TrebuchetMS", "Trebuchet MS"), ("GillSans", "Gill Sans"),
        ("Menlo-Bold", "Menlo"), ("ChalkboardSE-Light", "Chalkboard SE"),
    ]) func familiesHaveTheirNames(_ name: String, _ family: String) {
        #expect(UIFont(name: name, size: 10)?.familyName == family)
    }

    @Test func descriptorsKeepNameAndSize() throws {
        let descriptor = try #require(UIFont(name: "Helvetica", size: 10)).fontDescriptor
        #expect(descriptor == UIFont(name: "Helvetica", size: 10)?.fontDescriptor)
        #expect(descriptor.hash == UIFont(name: "Helvetica", size: 10)?.fontDescriptor.hash)
        #expect(descriptor != descriptor.withSize(11))
        #expect(descriptor.fontAttributes.count == 2)
        #expect(descriptor.fontAttributes[.size] as? Int == 10 && descriptor.fontAttributes[.size] as? CGFloat == 10)
        #expect(UIFontDescriptor(name: "Georgia", size: 14).fontAttributes[.name] as? String == "Georgia")
        let avenir = try #require(UIFont(name: "Avenir-Roman", size: 10)).fontDescriptor
        let again = UIFont(descriptor: UIFontDescriptor(fontAttributes: avenir.fontAttributes), size: 0)
        #expect(again.fontName == "Avenir-Roman" && again.pointSize == 10)
        #expect(avenir.object(forKey: .family) as? String == "Avenir")
        #expect(descriptor.addingAttributes([.size: 30]).pointSize == 30)
    }

    @Test func fieldsAlwaysHaveAFont() {
        let field = UITextField()
        field.font = .systemFont(ofSize: 30)
        field.font = nil
        #expect(field.font == .systemFont(ofSize: 17))
        let view = UITextView()
        #expect(view.font == nil)
        view.text = "Testing"
        #expect(view.font == UIFont(name: "Helvetica", size: 12))
        view.font = .systemFont(ofSize: 20)
        view.font = nil
        #expect(view.font?.pointSize == 12)
        let other = UITextView()
        other.attributedText = NSAttributedString(string: "1")
        #expect(other.font == UIFont(name: "Helvetica", size: 12))
    }

    @Test func labelsReturnToTheirOwnFont() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 20)
        label.text = "Testing"
        let small = NSAttributedString(string: "Testing", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        label.attributedText = small
        #expect(label.font.pointSize == 10 && label.intrinsicContentSize.height < 13)
        label.text = "Testing"
        #expect(label.font.pointSize == 20 && label.intrinsicContentSize.height > 23)
        label.attributedText = small
        label.attributedText = small
        label.font = .systemFont(ofSize: 30)
        label.text = "Testing"
        #expect(label.font.pointSize == 30)
    }

    @Test func multipliersHaveSinglePrecision() {
        let (view, other) = (UIView(), UIView())
        other.addSubview(view)
        func constraint(_ multiplier: CGFloat) -> NSLayoutConstraint {
            NSLayoutConstraint(
                item: view, attribute: .centerX, relatedBy: .equal, toItem: other, attribute: .centerX,
                multiplier: multiplier, constant: 0.1)
        }
        #expect("\(constraint(1.2).multiplier)" == "1.2000000476837158" && constraint(1.2).constant == 0.1)
        #expect(constraint(0.5).multiplier == 0.5 && constraint(1.2).description.contains("1.2*"))
    }

    @Test func outlinesAreInside() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint.zero, CGPoint(x: 200, y: 0), CGPoint(x: 200, y: 150), CGPoint(x: 0, y: 200)])
        path.closeSubpath()
        for point in [
            CGPoint(x: 200, y: 0), CGPoint(x: 200, y: 150), CGPoint(x: 0, y: 200), CGPoint(x: 0, y: 50),
            CGPoint(x: 199, y: 0), CGPoint(x: 200, y: 75), CGPoint(x: 100, y: 175), CGPoint(x: 100, y: 100),
        ] { #expect(path.contains(point) && UIBezierPath(cgPath: path).contains(point), "\(point)") }
        for point in [CGPoint(x: 200.001, y: 0), CGPoint(x: 100, y: 175.001), CGPoint(x: -0.001, y: 50)] {
            #expect(!path.contains(point), "\(point)")
        }
        #expect(NSDataAsset(name: "none") == nil)
    }
}

/// Frames and sizes as the tests of SwifterSwift find them on devices.
@MainActor @Suite(.ownSettings) struct ContentPlaceTests {
    @Test func textViewsKnowTheirContent() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.font = .systemFont(ofSize: 20)
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        view.text = (0..<40).map { "word\($0)" }.joined(separator: " ")
        let height = view.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)).height
        #expect(height > 300 && view.contentSize == CGSize(width: 100, height: height))
        view.scrollRangeToVisible(NSRange(location: (view.text as NSString).length - 1, length: 1))
        #expect(view.contentOffset.y > height - 130 && view.contentOffset.y <= height - 100)
        view.scrollRangeToVisible(NSRange(location: 0, length: 1))
        #expect(view.contentOffset.y == 0)
        view.bounds.size = view.contentSize
        #expect(view.bounds.size == view.contentSize)
    }

    @Test func viewsAtTheSidesTakeRoom() {
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
        let field = UITextField(frame: bounds)
        field.text = "x"
        let width = field.intrinsicContentSize.width
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(field.textRect(forBounds: bounds) == bounds && field.intrinsicContentSize.width == width)
        field.leftViewMode = .always
        #expect(field.textRect(forBounds: bounds) == CGRect(x: 40, y: 0, width: 60, height: 30))
        #expect(field.editingRect(forBounds: bounds).minX == 40 && field.placeholderRect(forBounds: bounds).minX == 40)
        #expect(field.intrinsicContentSize.width == width + 40)
        field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 25, height: 20))
        field.rightViewMode = .unlessEditing
        #expect(field.textRect(forBounds: bounds) == CGRect(x: 40, y: 0, width: 35, height: 30))
        field.rightViewMode = .whileEditing
        field.clearButtonMode = .always
        #expect(field.textRect(forBounds: bounds).maxX == field.clearButtonRect(forBounds: bounds).minX)
        field.leftView?.frame.size.width = 300
        #expect(field.textRect(forBounds: bounds).width == 0)
    }

    @Test func partsOfButtonsAreInTheirPlaces() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        button.setTitle("Title", for: .normal)
        button.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
        let (image, title) = (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
        #expect(image.size == CGSize(width: 20, height: 20) && title.minX == image.maxX && title.width > 20)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == image && button.titleLabel?.frame == title)
        final class Own: UIButton {
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: titleLabel?.font.pointSize ?? 0, y: 0, width: 50, height: 20)
            }
        }
        let own = Own(frame: button.frame)
        own.setTitle("Title", for: .normal)
        #expect(own.titleLabel?.frame.minX == 18)
    }

    @Test func recognizersLeaveAnEmptyList() {
        let view = UIView()
        #expect(view.gestureRecognizers == nil)
        let tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        view.removeGestureRecognizer(tap)
        #expect(view.gestureRecognizers?.isEmpty == true)
    }

    @Test func pathsAndContexts() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(UIBezierPath(rect: rect) == UIBezierPath(rect: rect))
        #expect(UIBezierPath(ovalIn: rect) == UIBezierPath(ovalIn: rect))
        let thick = UIBezierPath(rect: rect)
        thick.lineWidth = 9
        #expect(thick != UIBezierPath(rect: rect) && thick.hash == UIBezierPath(rect: rect).hash)
        UIGraphicsBeginImageContextWithOptions(.zero, false, 0)
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
        var isDrawn = false
        _ = UIGraphicsImageRenderer(size: .zero).image { _ in isDrawn = UIGraphicsGetCurrentContext() != nil }
        #expect(isDrawn && UIGraphicsGetCurrentContext() == nil)
    }
}
