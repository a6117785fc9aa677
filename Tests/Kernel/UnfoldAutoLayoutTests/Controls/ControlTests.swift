import Foundation
import TestSupport
import Testing

@testable import UnfoldAutoLayout
@testable import UnfoldTypesetting

@MainActor @Suite(.ownSettings) struct ControlTests {
    private func make(_ name: String) -> UIView {
        switch name {
        case "UIView": return UIView()
        case "UIScrollView": return UIScrollView()
        case "UIStackView": return UIStackView()
        case "UILabel": return UILabel()
        case "UIImageView": return UIImageView(image: nil)
        case "UITextView": return UITextView()
        case "UIButton": return UIButton()
        case "UIButton.system":
            let button = UIButton(type: .system)
            button.setTitle("A", for: .normal)
            return button
        case "UIButton.image":
            let button = UIButton()
            button.setImage(UIImage(size: CGSize(width: 24, height: 40)), for: .normal)
            return button
        case "UIButton.insets":
            let button = UIButton()
            button.contentEdgeInsets = UIEdgeInsets(top: 11, left: 8, bottom: 13, right: 10)
            return button
        case "UISwitch": return UISwitch()
        case "UISlider": return UISlider()
        case "UIStepper": return UIStepper()
        case "UISegmentedControl": return UISegmentedControl()
        case "UIProgressView": return UIProgressView(progressViewStyle: .default)
        case "UIActivityIndicatorView": return UIActivityIndicatorView(style: .medium)
        case "UIActivityIndicatorView.large": return UIActivityIndicatorView(style: .large)
        case "UIPageControl.3":
            let pages = UIPageControl()
            pages.numberOfPages = 3
            return pages
        case "UITextField": return UITextField()
        case "UITextField.roundedRect":
            let field = UITextField()
            field.borderStyle = .roundedRect
            return field
        case "UISearchBar": return UISearchBar()
        case "UIDatePicker.wheels":
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = .wheels
            return picker
        case "UIDatePicker.date":
            let picker = UIDatePicker()
            picker.datePickerMode = .date
            return picker
        default: fatalError("no control \(name)")
        }
    }

    /// Fixture: sizes, frames and hugging.
    @Test func controlsAreAsLargeAsTheirTable() throws {
        for row in try TextFixtures.rows("controls.tsv") {
            inEnvironment({ $0.generation = UIKitGeneration(rawValue: row[1])! }) {
                let view = make(row[0])
                let wanted = row.dropFirst(2).map { Double($0).map { CGFloat($0) } }
                let size = view.intrinsicContentSize
                #expect(near(size.width, wanted[0]!) && near(size.height, wanted[1]!), "\(row): \(size)")
                let frame = view.frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size
                if let width = wanted[2] {
                    #expect(near(frame.width, width) && near(view.frame.width, width), "\(row): \(frame)")
                }
                if let height = wanted[3] { #expect(near(frame.height, height), "\(row): \(frame)") }
                for (axis, value) in [(NSLayoutConstraint.Axis.horizontal, wanted[4]), (.vertical, wanted[5])] {
                    #expect(CGFloat(view.contentHuggingPriority(for: axis).rawValue) == value, "\(row)")
                    #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh, "\(row)")
                }
            }
        }
    }

    /// A switch in a row: the alignment rectangle is pinned, the frame sticks out by two points.
    @Test func framesStickOutOfAlignmentRectangles() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let toggle = UISwitch()
        toggle.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(toggle)
        NSLayoutConstraint.activate([
            toggle.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            toggle.topAnchor.constraint(equalTo: root.topAnchor, constant: 6),
        ])
        root.layoutIfNeeded()
        #expect(toggle.frame == CGRect(x: 235, y: 6, width: 51, height: 31))
    }

    @Test func buttonsFollowTheirContent() {
        let button = UIButton(type: .system)
        button.setTitle("Continue", for: .normal)
        let title = "Continue".size(withAttributes: [.font: UIFont.systemFont(ofSize: 15)])
        #expect(button.intrinsicContentSize == CGSize(width: title.width.rounded(.up), height: 30))
        button.setImage(UIImage(size: CGSize(width: 20, height: 36)), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: title.width.rounded(.up) + 20, height: 36))
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
        #expect(button.intrinsicContentSize.width == title.width.rounded(.up) + 20)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.intrinsicContentSize == CGSize(width: title.width.rounded(.up) + 26, height: 40))
        // The label's font is the button's.
        let plain = UIButton()
        plain.setTitle("Tall", for: .normal)
        #expect(plain.intrinsicContentSize.height == 34 && plain.subviews.count == 1)
        plain.titleLabel?.font = .systemFont(ofSize: 40)
        #expect(plain.intrinsicContentSize.height == 60)
        plain.setAttributedTitle(
            NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 10)]), for: .normal)
        #expect(plain.intrinsicContentSize.height == 24)
        plain.isSelected = true
        plain.setTitle("Sel", for: .selected)
        #expect(plain.currentTitle == "Sel")
    }

    @Test func aButtonLaysOutItsLabel() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        let (label, image) = (button.titleLabel!, button.imageView!)
        var passes = 0
        LayoutJournal.listening({ if case .laidOut = $0 { passes += 1 } }) { button.layoutIfNeeded() }
        #expect(label.text == "Go" && passes <= 6)
        #expect(near(image.frame.minX + label.frame.maxX, 100, 0.67) && near(label.frame.minX, image.frame.maxX, 0.34))
        #expect(near(label.frame.midY, 25, 0.34) && near(image.frame.midY, 25, 0.34))
    }

    /// The label has the font that its title is measured with, so that it is not cut, and the title is drawn once.
    @Test func aConfigurationDecidesTheFontOfTheTitle() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Show more"
        let button = UIButton(configuration: configuration)
        button.titleLabel?.font = .systemFont(ofSize: 30)
        button.sizeToFit()
        button.layoutIfNeeded()
        #expect(button.titleLabel?.font.pointSize == 17)
        #expect((button.titleLabel?.frame.width ?? 0) >= (button.titleLabel?.intrinsicContentSize.width ?? 1))
        #expect(LayoutDrawing(of: button).views.compactMap(\.text).map(\.lines.count) == [1])
        button.configuration?.buttonSize = .small
        #expect(button.titleLabel?.font.pointSize == 15)
        button.configuration?.subtitle = "and less"
        button.sizeToFit()
        button.layoutIfNeeded()
        let (title, subtitle) = (button.titleLabel?.frame ?? .zero, button.subtitleLabel?.frame ?? .zero)
        #expect(subtitle.minY >= title.maxY && subtitle.maxY <= button.bounds.maxY && subtitle.width > 0)
        #expect(LayoutDrawing(of: button).views.compactMap(\.text?.lines.first?.text) == ["Show more", "and less"])
        button.configuration?.subtitle = nil
        #expect(button.subviews.count == 1)
        button.configuration?.buttonSize = .large
        button.configuration = nil
        #expect(button.titleLabel?.font.pointSize == 15)
    }

    /// Its frame is larger than what layout aligns it by.
    @Test func aSliderDoesNotStickOutByItsShadow() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        let slider = UISlider()
        slider.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(slider)
        NSLayoutConstraint.activate([
            slider.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            slider.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            slider.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(slider.frame.width > 200)
        #expect(!LayoutDrawing(of: root).views[1].sticksOut)
        root.clipsToBounds = true
        #expect(LayoutDrawing(of: root).views[1].seen == nil)
        slider.transform = CGAffineTransform(translationX: 9, y: 0)
        #expect(LayoutDrawing(of: root).views[1].seen != nil)
    }

    @Test func configurationsHaveTheirInsets() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Continue"
        let body = "Continue".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        let width = (body * 3).rounded(.up) / 3
        let button = UIButton(configuration: configuration)
        #expect(
            near(button.intrinsicContentSize.width, width + 24)
                && near(button.intrinsicContentSize.height, 61.0 / 3 + 14))
        button.configuration?.buttonSize = .small
        #expect(near(button.intrinsicContentSize.height, 28))
        button.configuration?.buttonSize = .large
        #expect(near(button.intrinsicContentSize.height, 61.0 / 3 + 30))
        button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        button.configuration?.image = UIImage(size: CGSize(width: 10, height: 50))
        button.configuration?.imagePadding = 5
        #expect(near(button.intrinsicContentSize.width, width + 6 + 15) && near(button.intrinsicContentSize.height, 54))
        button.configuration?.imagePlacement = .top
        #expect(
            near(button.intrinsicContentSize.width, width + 6)
                && near(button.intrinsicContentSize.height, 50 + 5 + 61.0 / 3 + 4))
        button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.systemFont(ofSize: 30)
            return outgoing
        }
        #expect(near(button.intrinsicContentSize.height, 50 + 5 + 36 + 4))
        button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "On" : "Off" }
        button.isSelected = true
        #expect(button.configuration?.title == "On")
    }

    /// Rule M8.9: a filled circle of 20 by 19 points next to text of 17 points; constraints see the line of its font.
    /// Recorded frames: 22 points for a symbol at 18, whatever its shape and scale; a cross 17.5 wide at 2x.
    @Test func aSymbolInAButtonTakesALine() {
        let button = UIButton(type: .custom)
        button.setImage(UIImage(systemName: "chevron.up"), for: .normal)
        #expect(button.intrinsicContentSize.height == 22)
        button.setPreferredSymbolConfiguration(.init(scale: .large), forImageIn: .normal)
        #expect(button.intrinsicContentSize.height == 22)
        button.contentEdgeInsets = UIEdgeInsets(top: 12, left: 12, bottom: 4, right: 4)
        #expect(button.intrinsicContentSize.height == 38)
        let other = UIButton(type: .custom)
        LayoutEnvironment.current.displayScale = 2
        defer { LayoutEnvironment.current = LayoutEnvironment() }
        other.setImage(UIImage(systemName: "xmark"), for: .normal)
        #expect(other.intrinsicContentSize == CGSize(width: 17.5, height: 22))
        other.titleLabel?.font = .systemFont(ofSize: 13)
        #expect(other.intrinsicContentSize.height == 16)
    }

    /// Interface Builder recorded a field of 22 points squeezed to 13.5, whose baseline is that of a label on its
    /// middle.
    @Test func theBaselineOfAFieldFollowsItsMiddle() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let (field, label) = (UITextField(), UILabel())
        (field.text, label.text) = ("a", "b")
        let height = field.heightAnchor.constraint(equalToConstant: 13)
        for view in [field, label] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: root.topAnchor, constant: 40), height,
            field.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.leadingAnchor.constraint(equalTo: field.trailingAnchor),
            label.lastBaselineAnchor.constraint(equalTo: field.lastBaselineAnchor),
        ])
        for points: CGFloat in [13, 22, 60] {
            height.constant = points
            root.layoutIfNeeded()
            #expect(abs(label.frame.midY - field.frame.midY) < 0.7, "\(points)")
        }
    }

    @Test func symbolsLieInTheLineOfTheirFont() {
        let view = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))
        inEnvironment({ $0.displayScale = 3 }) {
            #expect(view.image?.size == CGSize(width: 20, height: 19))
            #expect(near(view.intrinsicContentSize.width, 20) && near(view.intrinsicContentSize.height, 61.0 / 3))
            #expect(near(view.alignmentRectInsets.top, -2.0 / 3) && near(view.alignmentRectInsets.bottom, -2.0 / 3))
            let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            host.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: host.topAnchor), view.heightAnchor.constraint(equalToConstant: 200),
                view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            ])
            host.layoutIfNeeded()
            #expect(near(view.frame.height, 198.667) && near(view.frame.minY, 2.0 / 3))
        }
        view.preferredSymbolConfiguration = .init(pointSize: 40)
        #expect(near(view.intrinsicContentSize.height, 48))
        view.image = UIImage(
            systemName: "star", withConfiguration: UIImage.SymbolConfiguration(textStyle: .title1, scale: .large))
        let line: CGFloat = 28 * 2444 / 2048
        #expect(near(view.intrinsicContentSize.height, (line * 3).rounded(.up) / 3))
        inEnvironment({ $0.contentSizeCategory = .accessibilityMedium }) {
            let larger: CGFloat = 38 * 2444 / 2048
            #expect(near(view.intrinsicContentSize.height, (larger * 3).rounded(.up) / 3))
        }
        #expect(UIImage(named: "nothing") == nil)
        UIImage.setSize(CGSize(width: 12, height: 34), forImageNamed: "avatar")
        defer { UIImage.setSize(nil, forImageNamed: "avatar") }
        view.image = UIImage(named: "avatar")
        #expect(view.intrinsicContentSize == CGSize(width: 12, height: 34))
    }

    /// Rule M8.9: what recorded frames have more or less than a stated height, at 3x, the star and the triangle at 2x.
    @Test(arguments: [
        "checkmark -4", "repeat -3.333", "arrow.up -2.333", "qrcode -3", "bolt.fill 1", "key.fill 2.333", "clipboard 3",
        "document.on.document.fill 4", "plus.circle -1.333", "arrow.down.circle large 6", "wand.and.stars large 5.667",
        "person.2 large 4.333", "checkmark.seal.fill large 9", "star.fill large 7",
        "exclamationmark.triangle large 4.5",
    ]) func framesOfSymbolsDifferFromTheirHeight(_ row: String) throws {
        let words = row.split(separator: " ")
        let points = try #require(Double(words[words.count - 1]))
        let isFine = !["star.fill", "exclamationmark.triangle"].contains(words[0])
        inEnvironment({ $0.displayScale = isFine ? 3 : 2 }) {
            let scale = UIImage.SymbolConfiguration(scale: words.count == 3 ? .large : .medium)
            let view = UIImageView(image: UIImage(systemName: String(words[0]), withConfiguration: scale))
            let insets = view.alignmentRectInsets
            #expect(abs(insets.top + insets.bottom - CGFloat(points)) < 0.51, "\(row): \(insets)")
        }
    }

    @Test func fieldsAndSegmentsFollowTheirText() {
        let field = UITextField()
        field.placeholder = "Name"
        let name = "Name".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        #expect(near(field.intrinsicContentSize.width, (name * 3).rounded(.up) / 3))
        field.text = "A longer text"
        #expect(field.intrinsicContentSize.width > name + 20)
        field.font = .systemFont(ofSize: 40)
        field.borderStyle = .roundedRect
        let tall: CGFloat = 40 * 2444 / 2048 + 1.5
        #expect(near(field.intrinsicContentSize.height, (tall * 3).rounded(.up) / 3 + 12))
        let segments = UISegmentedControl(items: ["Horizontal", "Vertical"])
        // Interface Builder recorded 155 by 29 up to iOS 12.
        inEnvironment({ $0.generation = .old }) {
            #expect(segments.sizeThatFits(.zero) == CGSize(width: 155, height: 29))
        }
        segments.setWidth(50, forSegmentAt: 0)
        #expect(segments.numberOfSegments == 2 && segments.widthForSegment(at: 0) == 50)
        segments.removeSegment(at: 7, animated: false)
        #expect(segments.titleForSegment(at: 1) == "Vertical" && segments.titleForSegment(at: 2) == nil)
    }

    /// Rule M8.8.
    @Test func aButtonsTitleAndImageAreSubviews() {
        inEnvironment({ $0.displayScale = 3 }) {
            let button = UIButton(type: .system)
            #expect(button.subviews.isEmpty)
            button.setTitle("Details", for: .normal)
            button.sizeToFit()
            button.layoutIfNeeded()
            #expect(button.frame.size == CGSize(width: 47, height: 30))
            #expect(button.subviews.count == 1 && button.subviews.first === button.titleLabel)
            #expect(button.titleLabel?.frame == CGRect(x: 0, y: 6, width: 47, height: 18))
            #expect(button.titleLabel?.layoutClassName == "UIButtonLabel" && button.titleLabel?.text == "Details")
            button.setImage(UIImage(size: CGSize(width: 10, height: 12)), for: .normal)
            button.sizeToFit()
            button.layoutIfNeeded()
            #expect(button.subviews.count == 2 && button.subviews.last === button.imageView)
            #expect(button.imageView?.frame == CGRect(x: 0, y: 3, width: 10, height: 12))
            #expect(button.titleLabel?.frame == CGRect(x: 10, y: 0, width: 47, height: 18))
            let configured = UIButton(configuration: .plain())
            configured.configuration?.title = "More"
            #expect(configured.subviews.first === configured.titleLabel && configured.titleLabel?.text == "More")
        }
    }

    /// Rule M6.7.
    @Test func anEmptySystemButtonHoldsALine() {
        inEnvironment({ $0.generation = .ios26 }) {
            for (size, height) in [(12, 27), (15, 30), (17, 33), (22, 39)] as [(CGFloat, CGFloat)] {
                let button = UIButton(type: .system)
                button.titleLabel?.font = .systemFont(ofSize: size)
                #expect(button.intrinsicContentSize == CGSize(width: 30, height: height), "\(size)")
                button.setTitle("i", for: .normal)
                #expect(button.intrinsicContentSize == CGSize(width: 30, height: height), "\(size) with a title")
            }
        }
    }
}
