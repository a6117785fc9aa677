import Foundation
import Testing

@testable import UnfoldAutoLayout

private final class TallButton: UIButton {}
private final class Plain: UIView {}

/// Descriptions, as snapshots of hierarchies keep them: with addresses taken out.
@MainActor @Suite struct DescriptionTests {
    private func lines(_ view: UIView) -> [String] {
        view.recursiveDescription().replacingOccurrences(of: ": 0x[0-9a-f]+", with: "", options: .regularExpression)
            .components(separatedBy: "\n")
    }

    @Test func viewsSayWhatDiffers() {
        let view = UIView(frame: CGRect(x: 0, y: 0.5, width: 1 / 3, height: 1000))
        #expect(lines(view) == ["<UIView; frame = (0 0.5; 0.333333 1000); layer = <CALayer>>"])
        view.autoresizingMask = [.flexibleBottomMargin, .flexibleWidth, .flexibleLeftMargin]
        view.alpha = 0.25
        view.isHidden = true
        view.isOpaque = false
        view.clipsToBounds = true
        view.tag = 99
        view.isUserInteractionEnabled = false
        view.tintColor = UIColor(red: 0.2, green: 0.2, blue: 0.5, alpha: 1)
        view.addGestureRecognizer(UITapGestureRecognizer())
        view.backgroundColor = .white
        #expect(
            lines(view) == [
                "<UIView; frame = (0 0.5; 0.333333 1000); clipsToBounds = YES; alpha = 0.25; hidden = YES; opaque = NO; "
                    + "autoresize = LM+W+BM; userInteractionEnabled = NO; tag = 99; "
                    + "tintColor = UIExtendedSRGBColorSpace 0.2 0.2 0.5 1; gestureRecognizers = <NSArray>; "
                    + "backgroundColor = UIExtendedGrayColorSpace 1 1; layer = <CALayer>>"
            ])
        let turned = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
        turned.transform = CGAffineTransform(scaleX: 0.5, y: 0.1)
        turned.layer.anchorPoint = CGPoint(x: 1, y: 0.5)
        #expect(
            lines(turned) == [
                "<UIView; frame = (0 1.8; 4 0.4); anchorPoint = (1, 0.5); "
                    + "transform = [0.5, 0, 0, 0.10000000000000001, 0, 0]; layer = <CALayer>>"
            ])
    }

    @Test func textsAndClasses() {
        let clear = "backgroundColor = UIExtendedGrayColorSpace 0 0; "
        let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(lines(label)[0].hasSuffix("(1 2; 3 4); userInteractionEnabled = NO; \(clear)layer = <_UILabelLayer>>"))
        label.text = "What's the point?"
        #expect(lines(label)[0].contains("; text = 'What's the point?'; userInteractionEnabled = NO;"))
        label.text = "A line that has more letters than that"
        #expect(lines(label)[0].contains("; text = 'A line that has more lett...';"))
        let button = TallButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        button.setTitle("Go", for: .normal)
        button.titleLabel?.text = "Go"
        let all = lines(button)
        #expect(
            all[0].hasSuffix("TallButton; baseClass = UIButton; frame = (0 0; 80 40); opaque = NO; layer = <CALayer>>"))
        #expect(all[1].hasPrefix("   | <UIButtonLabel; frame = ("))
        #expect(all[1].hasSuffix("text = 'Go'; opaque = NO; userInteractionEnabled = NO; layer = <_UILabelLayer>>"))
        #expect(!lines(Plain())[0].contains("baseClass"))
        let picture = UIImageView(image: UIImage(size: CGSize(width: 5, height: 6)))
        #expect(
            lines(picture) == [
                "<UIImageView; frame = (0 0; 5 6); opaque = NO; userInteractionEnabled = NO; layer = <CALayer>>"
            ])
        let symbol = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))
        #expect(lines(symbol)[0].contains("image = <UIImage symbol \"checkmark.circle.fill\"; (20 19)@3{2}>; layer"))
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        scroll.contentSize = CGSize(width: 10, height: 400)
        scroll.contentOffset.y = 7.5
        #expect(
            lines(scroll) == [
                "<UIScrollView; frame = (0 0; 10 20); clipsToBounds = YES; layer = <CALayer>; contentOffset: {0, 7.5}; "
                    + "contentSize: {10, 400}; adjustedContentInset: {0, 0, 0, 0}>"
            ])
    }

    /// Tools ask for it by name.
    @Test func askedByName() throws {
        let view = UIView()
        view.addSubview(UILabel())
        #if !canImport(ObjectiveC)
            let answer = try #require(view.perform(Selector(("recursiveDescription"))))
            #expect(answer.takeUnretainedValue() as? String == view.recursiveDescription())
        #endif
        #expect(view.value(forKey: "recursiveDescription") as? String == view.recursiveDescription())
        #expect(view.value(forKey: "noSuchName") == nil)
        #expect(view.responds(to: Selector(("recursiveDescription"))))
    }
}
