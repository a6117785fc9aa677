import Foundation
import TestSupport
import UIKit

@testable import UnfoldRecorder

/// What a row or item made by chance shows.
struct RandomRow {
    var kind: Int
    var texts: [String]
    var height: CGFloat
    var isOpen: Bool
    /// Height of the item, where the layout is told one.
    let itemHeight: CGFloat

    init(kinds: Int, _ generator: inout SplitMix) {
        kind = generator.below(kinds)
        texts = (0..<6).map { _ in Self.text(&generator) }
        height = CGFloat(generator.within(10...90))
        isOpen = generator.chance(50)
        itemHeight = CGFloat(generator.within(500...600))
    }

    mutating func changeTexts(_ generator: inout SplitMix) { texts = texts.map { _ in Self.text(&generator) } }

    static func text(_ generator: inout SplitMix) -> String {
        (0..<generator.within(1...14)).map { _ in generator.pick(["tea", "bread", "milk and honey", "Ångström", "17"]) }
            .joined(separator: " ")
    }
}

/// A list made by chance, and what an app does with it.
@MainActor protocol RandomList {
    var recorder: TableRecorder { get }
    func change()
}

/// A column of labels, buttons, stacks, pictures and boxes, one after the other from top to bottom.
@MainActor final class RandomContent {
    private var labels: [UILabel] = []
    private var boxHeight: NSLayoutConstraint!
    private var closed: NSLayoutConstraint!
    private let extra = UIView()
    private var arranged: [UIView] = []

    init(plan: UInt64, in contentView: UIView) {
        var generator = SplitMix(seed: plan)
        let guide: UILayoutGuide? = generator.chance(30) ? UILayoutGuide() : nil
        if let guide { contentView.addLayoutGuide(guide) }
        let usesMargins = generator.chance(40)
        if generator.chance(20) {
            contentView.layoutMargins = UIEdgeInsets(top: 4, left: 20, bottom: 6, right: 12)
        }
        var above: NSLayoutYAxisAnchor = usesMargins ? contentView.layoutMarginsGuide.topAnchor : contentView.topAnchor
        for _ in 0..<generator.within(1...4) {
            let view = makeView(&generator)
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
            let leading =
                usesMargins
                ? contentView.layoutMarginsGuide.leadingAnchor : guide?.leadingAnchor ?? contentView.leadingAnchor
            let trailing = usesMargins ? contentView.layoutMarginsGuide.trailingAnchor : contentView.trailingAnchor
            let inset = CGFloat(generator.within(0...20))
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: above, constant: CGFloat(generator.within(0...12))),
                view.leadingAnchor.constraint(equalTo: leading, constant: inset),
                view.trailingAnchor.constraint(equalTo: trailing, constant: -inset),
            ])
            above = view.bottomAnchor
        }
        if let guide {
            NSLayoutConstraint.activate([
                guide.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
                guide.widthAnchor.constraint(equalToConstant: 30), guide.heightAnchor.constraint(equalToConstant: 5),
                guide.topAnchor.constraint(equalTo: contentView.topAnchor),
            ])
        }
        extra.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(extra)
        let mask = UIView(frame: CGRect(x: 2, y: 3, width: 20, height: 6))
        mask.autoresizingMask = [.flexibleRightMargin]
        if generator.chance(40) { extra.addSubview(mask) }
        boxHeight = extra.heightAnchor.constraint(equalToConstant: 20)
        boxHeight.priority = UILayoutPriority(998)
        closed = extra.heightAnchor.constraint(equalToConstant: 0)
        closed.priority = UILayoutPriority(999)
        let bottom = contentView.bottomAnchor.constraint(equalTo: extra.bottomAnchor, constant: 8)
        bottom.priority = UILayoutPriority(999.5)
        NSLayoutConstraint.activate([
            extra.topAnchor.constraint(equalTo: above, constant: 4),
            extra.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            extra.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 0.5), boxHeight, bottom,
        ])
    }

    private func makeView(_ generator: inout SplitMix) -> UIView {
        switch generator.below(7) {
        case 0:
            let stack = UIStackView(arrangedSubviews: [makeLabel(&generator), makeLabel(&generator)])
            stack.axis = .vertical
            stack.spacing = CGFloat(generator.within(0...9))
            stack.alignment = generator.pick([.fill, .leading])
            if generator.chance(30) { stack.setCustomSpacing(13, after: stack.arrangedSubviews[0]) }
            arranged.append(stack.arrangedSubviews[1])
            return stack
        case 1:
            let button = UIButton(type: generator.pick([.system, .custom]))
            button.setTitle("Order", for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: CGFloat(generator.within(12...20)), weight: .semibold)
            return button
        case 2:
            let picture = UIImageView()
            picture.image = UIImage(size: CGSize(width: 30, height: generator.within(10...50)))
            return picture
        case 3:
            let button = PaddedButton(type: .system)
            button.setTitle("Pay", for: .normal)
            return button
        case 4:
            let field = TallField()
            field.placeholder = "Name"
            return field
        default: return makeLabel(&generator)
        }
    }

    private func makeLabel(_ generator: inout SplitMix) -> UILabel {
        let label = generator.chance(30) ? FramedLabel() : UILabel()
        label.numberOfLines = generator.pick([0, 0, 1, 2])
        label.font = generator.pick([
            .systemFont(ofSize: 15), .systemFont(ofSize: 17, weight: .bold), .preferredFont(forTextStyle: .body),
            .preferredFont(forTextStyle: .footnote), .italicSystemFont(ofSize: 14),
            .monospacedDigitSystemFont(ofSize: 13, weight: .medium),
        ])
        labels.append(label)
        return label
    }

    func show(_ row: RandomRow) {
        for (label, text) in zip(labels, row.texts) { label.text = text }
        boxHeight.constant = row.height
        closed.isActive = !row.isOpen
        for view in arranged { view.isHidden = !row.isOpen }
    }
}

/// Classes of an app's that measure otherwise.
final class FramedLabel: UILabel {
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        super.textRect(forBounds: bounds.insetBy(dx: 7, dy: 0), limitedToNumberOfLines: numberOfLines)
            .insetBy(dx: -7, dy: -3)
    }
}

final class PaddedButton: UIButton {
    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 24, height: size.height + 5)
    }
}

final class TallField: UITextField {
    override var intrinsicContentSize: CGSize { CGSize(width: super.intrinsicContentSize.width, height: 53) }
}
