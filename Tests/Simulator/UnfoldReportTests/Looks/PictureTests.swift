import Foundation
import TestSupport
import Testing

@testable import UnfoldReport
@testable import UnfoldScenario

/// What views look like: positions, colors and values of what is painted.
@MainActor @Suite struct PictureTests {
    private func picture(_ view: UIView, style: UIUserInterfaceStyle = .light) -> Picture {
        view.overrideUserInterfaceStyle = style
        view.layoutIfNeeded()
        return PicturePainter.picture(of: view, LayoutDrawing(of: view))
    }

    private func rect(_ part: String, in picture: Picture) throws -> Picture.Rect {
        try #require(picture.nodes.first { $0.part == part }, "\(part) in \(picture.nodes.map(\.part))").rect
    }

    private func fill(_ part: String?, in picture: Picture) -> String? {
        for node in picture.nodes where node.part == part {
            if case .box(let box) = node.content { return box.fill?.rgb }
        }
        return nil
    }

    // MARK: Controls at three values

    @Test(arguments: [Float(0), 0.5, 1]) func aSliderIsAtItsValue(_ value: Float) throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 204, height: 31))
        slider.value = value
        let picture = picture(slider)
        let (track, thumb) = (try rect("track", in: picture), try rect("thumb", in: picture))
        #expect(abs(thumb.x - (track.x + Double(value) * (track.width - thumb.width))) < 0.01, "\(thumb)")
        let filled = picture.nodes.first { $0.part == "value" }?.rect.width ?? 0
        #expect(abs(filled - (thumb.midX - track.x)) < 0.01, "\(filled)")
    }

    @Test(arguments: [Float(0), 0.25, 1]) func progressIsAsWideAsItsValue(_ value: Float) throws {
        let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
        bar.progress = value
        let picture = picture(bar)
        #expect(try rect("track", in: picture).width == 200)
        let width = picture.nodes.first { $0.part == "value" }?.rect.width ?? 0
        #expect(abs(width - 200 * Double(value)) < 0.001)
    }

    @Test(arguments: [0, 1, 2]) func segmentsShowTheSelectedOne(_ index: Int) throws {
        let control = UISegmentedControl(items: ["Day", "Week", "Month"])
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
        control.selectedSegmentIndex = index
        let picture = picture(control)
        #expect(abs(try rect("selection", in: picture).x - Double(index * 100 + 2)) < 0.001)
        let title = try rect("title \(index)", in: picture)
        #expect(abs(title.midX - Double(index * 100 + 50)) < 0.001)
    }

    @Test(arguments: [0.0, 5, 10]) func aStepperAtALimitIsFaint(_ value: Double) throws {
        let stepper = UIStepper()
        (stepper.maximumValue, stepper.value) = (10, value)
        let faint = picture(stepper).nodes.compactMap { node -> String? in
            guard case .path(let path) = node.content, (path.stroke?.alpha ?? 1) < 1 else { return nil }
            return node.part
        }
        #expect(Set(faint) == (value == 0 ? ["minus"] : value == 10 ? ["plus"] : []))
    }

    @Test(arguments: [0, 1, 2]) func aPageControlShowsItsPage(_ page: Int) throws {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 120, height: 26))
        (control.numberOfPages, control.currentPage) = (3, page)
        let dots = picture(control).nodes.sorted { $0.rect.x < $1.rect.x }.map(\.part)
        #expect(dots.firstIndex(of: "current page") == page, "\(dots)")
    }

    @Test func aSwitchIsGreenWhenItIsOn() throws {
        let toggle = UISwitch()
        let off = picture(toggle)
        toggle.isOn = true
        let on = picture(toggle)
        #expect(fill("track", in: on) == "34c759" && fill("track", in: off) == "787880")
        #expect(try rect("thumb", in: off).x < (try rect("thumb", in: on).x))
        #expect(fill("track", in: picture(toggle, style: .dark)) == "30d158")
    }

    // MARK: Surfaces

    @Test func colorsAreThoseOfTheAppearance() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Title"
        label.backgroundColor = .systemBackground
        func ink(_ picture: Picture) -> String? {
            for node in picture.nodes { if case .text(let text) = node.content { return text.color.rgb } }
            return nil
        }
        #expect(fill(nil, in: picture(label)) == "ffffff" && ink(picture(label)) == "000000")
        #expect(
            fill(nil, in: picture(label, style: .dark)) == "000000" && ink(picture(label, style: .dark)) == "ffffff")
    }

    @Test func hiddenViewsAreLeftOutAndClippingHolds() throws {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let card = UIView(frame: CGRect(x: 10, y: 5, width: 60, height: 40))
        card.layer.cornerRadius = 8
        card.clipsToBounds = true
        card.alpha = 0.5
        let inner = UIView(frame: CGRect(x: 40, y: 0, width: 60, height: 10))
        inner.backgroundColor = .systemRed
        let hidden = UIView(frame: card.bounds)
        hidden.isHidden = true
        hidden.backgroundColor = .black
        outer.addSubview(card)
        card.addSubview(hidden)
        card.addSubview(inner)
        let picture = picture(outer)
        let node = try #require(picture.nodes.first)
        #expect(picture.nodes.count == 1 && node.view == 3)
        #expect(picture.groups == [.init(view: 1, opacity: 0.5)] && node.group == 0)
        #expect(node.rect == .init(x: 50, y: 5, width: 60, height: 10))
        let clip = picture.clips[try #require(node.clip)]
        #expect(clip.rect.width == 60 && clip.corners?.radius == 8)
    }

    @Test func configuredButtonsAreDrawnOnce() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        let button = UIButton(configuration: configuration, primaryAction: nil)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 36)
        let picture = picture(button)
        let texts = picture.nodes.compactMap { node -> Picture.Text? in
            if case .text(let text) = node.content { text } else { nil }
        }
        #expect(texts.map(\.text) == ["Save"])
        #expect(texts.first?.color.rgb == "ffffff")
        #expect(fill("background", in: picture) == "007aff")
    }

    /// As UIKit does by default (`CALayer.allowsGroupOpacity`): what is below shows through once.
    @Test func aViewAndWhatIsInItFadeAsOne() throws {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let card = UIView(frame: outer.bounds)
        card.backgroundColor = .systemRed
        card.alpha = 0.5
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        badge.backgroundColor = .white
        badge.alpha = 0.25
        card.addSubview(badge)
        outer.addSubview(card)
        let after = UIView(frame: CGRect(x: 50, y: 0, width: 20, height: 20))
        after.backgroundColor = .black
        outer.addSubview(after)
        let picture = picture(outer)
        #expect(picture.groups.map(\.opacity) == [0.5, 0.25] && picture.groups.map(\.outer) == [nil, 0])
        #expect(picture.nodes.map(\.group) == [0, 1, nil])
        let groups = PictureSVG(picture, id: "p").lines(x: 0, y: 0).compactMap { line -> String? in
            line.hasPrefix("<g data-group") ? String(line.split(separator: "\"")[3]) : line == "</g>" ? "end" : nil
        }
        #expect(groups == ["0.5", "0.25", "end", "end", "end"])
    }

    @Test(arguments: [UIDatePickerStyle.wheels, .inline, .compact]) func aDatePickerShowsItsDate(
        _ style: UIDatePickerStyle
    ) throws {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = style
        picker.date = Date(timeIntervalSinceReferenceDate: 86_400 * 45 + 3600 * 15)
        picker.frame.size = picker.intrinsicContentSize
        let picture = picture(picker)
        let texts = picture.nodes.compactMap { node -> (String?, String)? in
            if case .text(let text) = node.content { (node.part, text.text) } else { nil }
        }
        func text(_ part: String) -> String? { texts.first { $0.0 == part }?.1 }
        switch style {
        case .wheels: #expect((0...3).map { text("wheel \($0)") } == ["Thu Feb 15", "3", "00", "PM"])
        case .inline:
            #expect(text("month") == "February 2001" && text("day 28") == "28" && text("day 29") == nil)
            #expect(text("time's text") == "3:00 PM")
            // The first of February 2001 was a Thursday.
            #expect(abs(try rect("day 1", in: picture).midX - rect("weekday 4", in: picture).midX) < 0.01)
            #expect(abs(try rect("selection", in: picture).midX - rect("day 15", in: picture).midX) < 0.01)
        default: #expect(texts.map(\.1) == ["Feb 15, 2001", "3:00 PM"])
        }
        for node in picture.nodes {
            #expect(node.rect.x >= -0.01 && node.rect.maxX <= picture.width + 0.01, "\(node.part ?? ""): \(node.rect)")
            #expect(node.rect.y >= -0.01 && node.rect.maxY <= picture.height + 0.01, "\(node.part ?? ""): \(node.rect)")
        }
    }

    @Test func linesOfShapesHaveTheirDashesAndParts() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let line = CAShapeLayer()
        line.path = UIBezierPath(rect: view.bounds).cgPath
        line.strokeColor = UIColor.red.cgColor
        line.lineDashPattern = [4, 2]
        view.layer.addSublayer(line)
        func svg() -> String { PictureSVG(picture(view), id: "p").document }
        #expect(svg().contains(#"stroke-dasharray="4 2""#))
        line.lineDashPattern = nil
        line.strokeEnd = 0.25
        #expect(svg().contains(#"pathLength="1" stroke-dasharray="0 0.0 0.25 1""#), "\(svg())")
        #expect(picture(view).omissions.isEmpty)
    }

    @Test(arguments: [
        (##"<svg viewBox="0 0 8 8"><path d="M0 0h8v8z" fill="url(#a)"/></svg>"##, true),
        (##"<?xml version="1.0"?><svg width="8" height="8"><use href="#a"/></svg>"##, true), ("%PDF-1.4", false),
        (##"<svg><script>1</script></svg>"##, false), (##"<svg onload="1"></svg>"##, false),
        (##"<svg><image href="https://example.com/a.png"/></svg>"##, false),
        (##"<svg><use xlink:href='other.svg#a'/></svg>"##, false),
        (##"<svg><rect fill="url(other.svg#a)"/></svg>"##, false),
        (##"<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>"##, false),
    ]) func onlyVectorsThatDrawAreShown(_ text: String, _ isShown: Bool) {
        let view = UIImageView(image: UIImage(size: CGSize(width: 8, height: 8), ofVectors: Data(text.utf8)))
        view.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        let picture = picture(view)
        #expect(PictureSVG(picture, id: "p").document.contains("data:image/svg+xml;base64,") == isShown)
        #expect(picture.omissions.map(\.look) == (isShown ? [] : ["vector image"]))
    }

    @Test func attributedTextKeepsItsPieces() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
        let text = NSMutableAttributedString(string: "10 ", attributes: [.strikethroughStyle: 1])
        text.append(NSAttributedString(string: "8 left", attributes: [.foregroundColor: UIColor.systemRed]))
        label.attributedText = text
        let pieces = picture(label).nodes.compactMap { node -> Picture.Text? in
            if case .text(let text) = node.content { text } else { nil }
        }
        #expect(pieces.map(\.text) == ["10 ", "8 left"])
        #expect(pieces.map(\.isStruck) == [true, false] && pieces.map(\.color.rgb) == ["000000", "ff3b30"])
    }

    @Test func whatCannotBeDrawnIsNamed() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let gradient = CAGradientLayer()
        gradient.frame = view.bounds
        gradient.type = .conic
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        view.layer.addSublayer(gradient)
        view.addSubview(UIVisualEffectView(effect: nil))
        #expect(
            picture(view).omissions == [
                .init(view: 0, look: "conic gradient"), .init(view: 1, look: "visual effect"),
            ])
    }
}
