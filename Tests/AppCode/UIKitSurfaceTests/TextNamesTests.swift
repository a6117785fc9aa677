import TestSupport
import Testing
import UIKit

/// Names about text, fonts, geometry as text, accessibility and search, as Apple documents them.
@MainActor @Suite(.ownSettings) struct TextNamesTests {
    // MARK: Fonts and attributed text

    @Test func digitsOfEqualWidthAreAFeatureOfADescriptor() {
        let body = UIFont.systemFont(ofSize: 17)
        let tabular = UIFont(
            descriptor: body.fontDescriptor.addingAttributes([
                .featureSettings: [
                    [
                        UIFontDescriptor.FeatureKey.featureIdentifier: kNumberSpacingType,
                        UIFontDescriptor.FeatureKey.typeIdentifier: kMonospacedNumbersSelector,
                    ]
                ]
            ]), size: 0)
        func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
        #expect(width("1", body) != width("0", body))
        #expect(width("1", tabular) == width("0", tabular))
        #expect(tabular == UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular))
        let others = body.fontDescriptor.addingAttributes([
            .featureSettings: [
                [UIFontDescriptor.FeatureKey.type: kUpperCaseType, .selector: kUpperCaseSmallCapsSelector]
            ]
        ])
        #expect(UIFont(descriptor: others, size: 0) == body)
    }

    @Test func aWidthIsMeasuredAsTheStandardOne() {
        #expect(
            UIFont.systemFont(ofSize: 12, weight: .bold, width: .standard) == .systemFont(ofSize: 12, weight: .bold))
        let findings = findings {
            #expect(UIFont.systemFont(ofSize: 12, weight: .bold, width: .condensed).pointSize == 12)
        }
        #expect(findings == ["inert-layout-call"])
    }

    /// What would break lines elsewhere, or put more of them in a row.
    @Test func linesThatAreOthersOnIOSAreReported() {
        InertLayout.forget()
        let texts = findings {
            NSMutableParagraphStyle().hyphenationFactor = 0
            NSMutableParagraphStyle().hyphenationFactor = 1
            UITextView().textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40))]
            var configuration = UIButton.Configuration.plain()
            configuration.titleLineBreakMode = .byTruncatingTail
            configuration.titleLineBreakMode = .byWordWrapping
        }
        #expect(texts == ["inert-layout-call", "inert-layout-call", "inert-layout-call"])
    }

    private func findings(_ body: () -> Void) -> [String] {
        var codes: [String] = []
        LayoutJournal.listening {
            // Problems with an app's files wait for whoever listens next.
            if case .finding(let finding) = $0, finding.code != "app-file" { codes.append(finding.code) }
        } to: {
            body()
        }
        return codes
    }

    @Test func paragraphsKeepListsAndTabs() {
        let style = NSMutableParagraphStyle()
        style.textLists = [NSTextList(markerFormat: .init("({decimal})"), options: 0)]
        style.addTabStop(NSTextTab(textAlignment: .left, location: 80))
        let count = style.tabStops.count
        style.removeTabStop(NSTextTab(textAlignment: .left, location: 80))
        #expect(style.textLists.count == 1 && style.tabStops.count == count - 1)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "he") == .rightToLeft)
    }

    @Test func aTextIsWrittenAsData() throws {
        let text = NSAttributedString(string: "a < b\nc")
        #expect(try text.data(from: NSRange(location: 0, length: 1)) == Data("a".utf8))
        let page = try text.data(
            from: NSRange(location: 0, length: 7),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
        #expect(String(decoding: page, as: UTF8.self).contains("a &lt; b<br>c"))
    }

    // MARK: Geometry and numbers

    @Test func geometryIsTextAndBack() {
        let rect = CGRect(x: 1, y: -2.5, width: 30, height: 4)
        #expect(NSCoder.string(for: rect) == "{{1, -2.5}, {30, 4}}")
        #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
        #expect(NSCoder.cgPoint(for: "{3, 4}") == CGPoint(x: 3, y: 4))
        #expect(NSCoder.cgSize(for: "{3, 4}") == CGSize(width: 3, height: 4))
        #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        for text in ["", "{1}", "{1, x}", "no numbers", "{1, 2, 3}"] {
            #expect(NSCoder.cgPoint(for: text) == .zero && NSCoder.cgRect(for: text) == .zero)
        }
    }

    @Test func lengthsAreNumbers() {
        let length: CGFloat = 4.5
        #expect((length as NSNumber).doubleValue == 4.5)
        let any: Any = NSNumber(value: 2.5)
        #expect(any as? CGFloat == 2.5)
        let gradient = CAGradientLayer()
        gradient.locations = [0, length as NSNumber]
        #expect(gradient.locations?.last?.doubleValue == 4.5)
    }

    // MARK: Fields

    @Test func dashesAreGivenBack() {
        let path = UIBezierPath()
        path.setLineDash([2, 4], count: 2, phase: 1)
        var (count, phase, dashes) = (0, CGFloat(0), [CGFloat](repeating: 0, count: 2))
        path.getLineDash(&dashes, count: &count, phase: &phase)
        #expect(dashes == [2, 4] && count == 2 && phase == 1)
    }

    // MARK: Accessibility

    @Test func closuresAndContentsOfAccessibilityAreKept() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 3, height: 4))
        #expect(view.accessibilityLabelBlock == nil)
        view.accessibilityLabelBlock = { "now" }
        view.accessibilityTraitsBlock = { [.button, .supportsZoom] }
        #expect(view.accessibilityLabelBlock?() == "now" && view.accessibilityTraitsBlock?().contains(.button) == true)
        view.accessibilityExpandedStatus = .collapsed
        view.accessibilityCustomContent = [AXCustomContent(label: "Size", value: "3")]
        #expect(view.accessibilityExpandedStatus == .collapsed)
        #expect(view.accessibilityCustomContent.map(\.value) == ["3"])
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        let path = UIAccessibility.convertToScreenCoordinates(
            UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2)), in: view)
        #expect(path.bounds == CGRect(x: 11, y: 21, width: 2, height: 2))
        let rotor = UIAccessibilityCustomRotor(systemType: .heading) { _ in nil }
        #expect(rotor.systemRotorType == .heading)
    }
}
