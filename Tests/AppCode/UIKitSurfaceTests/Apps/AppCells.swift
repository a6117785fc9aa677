import UIKit
import UnfoldCombine
import UnfoldOS

// Cells as apps write them: each names a part of UIKit that cells of real apps name. That the file builds is the test.

private let logger = Logger(subsystem: "app", category: "cells")

private let loads = OSAllocatedUnfairLock(initialState: [Int: String]())
private let signposter = OSSignposter(subsystem: "app", category: .pointsOfInterest)

func loaded(_ id: Int, _ load: (Int) throws -> String) rethrows -> String {
    let state = signposter.beginInterval(
        "load", "\(id, format: .decimal(minDigits: 2), privacy: .private(mask: .hash))")
    defer { signposter.endInterval("load", state) }
    let text = try load(id)
    return loads.withLock { all in
        all[id] = all[id] ?? text
        return all[id] ?? text
    }
}

struct MessageViewModel: Hashable {
    var title: String
    var body: String
    var isUnread = false
}

final class MessageCell: UITableViewCell {
    static let reuseIdentifier = "MessageCell"
    private let titleLabel = UILabel()
    private let badge = UIView()
    private let moreButton = UIButton(type: .system)
    private let gradient = CAGradientLayer()
    private var cancellables = Set<AnyCancellable>()
    private var observation: NSKeyValueObservation?
    var onMore: (() -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func setUp() {
        isAccessibilityElement = true
        accessibilityTraits = [.button, .header]
        accessibilityHint = NSLocalizedString("Opens the message", comment: "")
        selectionStyle = .none
        backgroundColor = .clear
        contentView.layer.cornerRadius = 8
        contentView.layer.cornerCurve = .continuous
        contentView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        badge.layer.shadowPath = UIBezierPath(roundedRect: badge.bounds, cornerRadius: 4).cgPath
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.withAlphaComponent(0.2).cgColor]
        gradient.locations = [0, 0.5]
        contentView.layer.insertSublayer(gradient, at: 0)
        moreButton.setTitleColor(.systemBlue, for: .normal)
        moreButton.showsMenuAsPrimaryAction = true
        moreButton.menu = UIMenu(
            title: "",
            children: [
                UIAction(title: "Reply", image: UIImage(systemName: "arrowshape.turn.up.left")) { [weak self] _ in
                    self?.onMore?()
                },
                UIAction(title: "Delete", image: nil, attributes: .destructive) { _ in },
            ])
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0.3
        press.delegate = self
        addGestureRecognizer(press)
        addInteraction(UIContextMenuInteraction(delegate: self))
        observation = observe(\.isHidden, options: [.new]) { _, change in
            logger.debug("hidden \(change.newValue ?? false, privacy: .public)")
        }
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: .systemFont(ofSize: 17))
        titleLabel.showsLargeContentViewer = true
        titleLabel.largeContentTitle = "Title"
        contentView.addSubview(titleLabel)
    }

    func configure(with model: MessageViewModel, updates: AnyPublisher<MessageViewModel, Never>) {
        accessibilityLabel = [model.title, model.body].joined(separator: ", ")
        accessibilityValue = model.isUnread ? "unread" : nil
        accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete") { _ in true }]
        updates
            .removeDuplicates()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.titleLabel.text = $0.title }
            .store(in: &cancellables)
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: model.title, attributes: [.font: UIFont.boldSystemFont(ofSize: 12)]))
        text.append(NSAttributedString())
        titleLabel.attributedText = text
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        cancellables.removeAll()
        layer.removeAllAnimations()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        gradient.frame = contentView.bounds
        let mask = CAShapeLayer()
        mask.path =
            UIBezierPath(
                roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 8, height: 8)
            ).cgPath
        contentView.layer.mask = mask
        CATransaction.commit()
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        UIView.animate(withDuration: animated ? 0.2 : 0) { self.badge.alpha = selected ? 1 : 0 }
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        badge.transform = highlighted ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
    }

    override func willTransition(to state: UITableViewCell.StateMask) { super.willTransition(to: state) }
    override func tintColorDidChange() {
        super.tintColorDidChange()
        badge.backgroundColor = tintColor
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) else { return }
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === badge ? nil : hit
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first, touch.phase == .began else { return }
        _ = touch.location(in: self)
    }
    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        var background = UIBackgroundConfiguration.listPlainCell()
        background.backgroundColor = state.isSelected || state.isHighlighted ? .systemGray5 : .systemBackground
        background.cornerRadius = 10
        backgroundConfiguration = background
        var content = defaultContentConfiguration().updated(for: state)
        content.text = "Title"
        content.textProperties.color = state.isEditing ? .secondaryLabel : .label
        contentConfiguration = content
    }
    override var canBecomeFocused: Bool { false }
    override var accessibilityElements: [Any]? {
        get { [titleLabel, moreButton] }
        set { super.accessibilityElements = newValue }
    }
    override func accessibilityActivate() -> Bool {
        onMore?()
        return true
    }
}

extension MessageCell: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(title: "", options: .displayInline, children: [])
        }
    }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        return UITargetedPreview(view: contentView, parameters: parameters)
    }
}

final class TextFieldCell: UITableViewCell, UITextFieldDelegate {
    let textField = UITextField()
    let subject = PassthroughSubject<String, Never>()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textField.delegate = self
        textField.placeholder = "Name"
        textField.attributedPlaceholder = NSAttributedString(
            string: "Name", attributes: [.foregroundColor: UIColor.placeholderText])
        textField.keyboardType = .emailAddress
        textField.returnKeyType = .done
        textField.autocapitalizationType = .none
        textField.autocorrectionType = .no
        textField.textContentType = .username
        textField.isSecureTextEntry = true
        textField.clearButtonMode = .whileEditing
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
        ]
        bar.sizeToFit()
        textField.inputAccessoryView = bar
        textField.addAction(
            UIAction { [unowned self] _ in subject.send(textField.text ?? "") }, for: .editingChanged)
        contentView.addSubview(textField)
    }
    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard let text = textField.text, let range = Range(range, in: text) else { return false }
        return text.replacingCharacters(in: range, with: string).count < 20
    }
}

final class NoteTextCell: UITableViewCell, UITextViewDelegate {
    private let textView: UITextView = {
        let view = UITextView()
        view.isScrollEnabled = false
        view.dataDetectorTypes = [.link, .phoneNumber]
        view.linkTextAttributes = [
            .foregroundColor: UIColor.systemBlue, .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        view.typingAttributes = [.font: UIFont.preferredFont(forTextStyle: .body)]
        return view
    }()
    func listen() {
        textView.delegate = self
        textView.selectedRange = NSRange(location: 0, length: 0)
    }
    func textViewDidChange(_ textView: UITextView) {
        UIView.setAnimationsEnabled(false)
        (superview as? UITableView)?.performBatchUpdates(nil)
        UIView.setAnimationsEnabled(true)
    }
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        UIApplication.shared.open(URL, options: [:], completionHandler: nil)
        return false
    }
}

final class TapLabel: UILabel {
    func link(at point: CGPoint) -> Int {
        let layoutManager = NSLayoutManager()
        let textContainer = NSTextContainer(size: .zero)
        let textStorage = NSTextStorage(attributedString: attributedText ?? NSAttributedString(string: ""))
        layoutManager.addTextContainer(textContainer)
        textStorage.addLayoutManager(layoutManager)
        textContainer.lineFragmentPadding = 0
        textContainer.lineBreakMode = lineBreakMode
        textContainer.maximumNumberOfLines = numberOfLines
        textContainer.size = bounds.size
        let box = layoutManager.usedRect(for: textContainer)
        let offset = CGPoint(x: (bounds.width - box.width) * 0.5 - box.origin.x, y: 0)
        return layoutManager.characterIndex(
            for: CGPoint(x: point.x - offset.x, y: point.y), in: textContainer,
            fractionOfDistanceBetweenInsertionPoints: nil)
    }
}

final class ProgressRing: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    private var shape: CAShapeLayer { layer as! CAShapeLayer }
    var progress: CGFloat = 0 {
        didSet {
            let animation = CABasicAnimation(keyPath: "strokeEnd")
            animation.fromValue = oldValue
            animation.toValue = progress
            animation.duration = 0.2
            animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            animation.fillMode = .forwards
            animation.isRemovedOnCompletion = false
            shape.strokeEnd = progress
            shape.add(animation, forKey: "progress")
            setNeedsDisplay()
        }
    }
    override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(2)
        context.setStrokeColor(tintColor.cgColor)
        context.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: 8, startAngle: 0, endAngle: .pi * 2 * progress,
            clockwise: true)
        context.strokePath()
        UIColor.red.setFill()
        UIBezierPath(ovalIn: rect).fill()
        context.restoreGState()
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2, startAngle: -.pi / 2,
            endAngle: 1.5 * .pi, clockwise: true)
        shape.path = path.cgPath
        shape.lineCap = .round
        shape.fillColor = UIColor.clear.cgColor
        shape.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    }
}

final class InsetButton: UIButton {
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        super.titleRect(forContentRect: contentRect).offsetBy(dx: 4, dy: 0)
    }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 0, y: contentRect.midY - 8, width: 16, height: 16)
    }
    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        super.beginTracking(touch, with: event)
    }
}

final class SwatchCell: UITableViewCell {
    lazy var colors: [UIColor] = [
        UIColor { $0.userInterfaceStyle == .dark ? .white : .black }, UIColor(named: "Accent") ?? .systemTeal,
        UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1),
    ]
    func image() -> UIImage {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10))
        return renderer.image { context in
            colors[0].setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }.withRenderingMode(.alwaysTemplate)
    }
    func oldImage() -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 0)
        defer { UIGraphicsEndImageContext() }
        colors[0].set()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
        return UIGraphicsGetImageFromCurrentImageContext()?.resizableImage(withCapInsets: .zero)
    }
    func feedback() {
        let generator = UIImpactFeedbackGenerator(style: .light)
        generator.prepare()
        generator.impactOccurred()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        UIAccessibility.post(notification: .layoutChanged, argument: self)
        UIPasteboard.general.string = "copied"
    }
}
