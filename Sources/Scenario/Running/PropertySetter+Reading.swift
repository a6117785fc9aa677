import AutoLayout
import Foundation

extension PropertySetter {
    /// What the property is now; for a view just made, its default.
    static func current(_ property: Property, of view: UIView) -> Setting {
        Setting(property: property, value: value(property, of: view))
    }

    private static func value(_ property: Property, of view: UIView) -> PropertyValue {
        let label = view as? UILabel
        let stack = view as? UIStackView
        switch property {
        case .isHidden: return .flag(view.isHidden)
        case .alpha: return .number(view.alpha)
        case .tag: return .number(Double(view.tag))
        case .preservesSuperviewLayoutMargins: return .flag(view.preservesSuperviewLayoutMargins)
        case .insetsLayoutMarginsFromSafeArea: return .flag(view.insetsLayoutMarginsFromSafeArea)
        case .translatesAutoresizingMaskIntoConstraints: return .flag(view.translatesAutoresizingMaskIntoConstraints)
        case .isLayoutMarginsRelativeArrangement: return .flag(stack?.isLayoutMarginsRelativeArrangement ?? false)
        case .contentHuggingPriority:
            return .priorities(
                horizontal: view.contentHuggingPriority(for: .horizontal).rawValue,
                vertical: view.contentHuggingPriority(for: .vertical).rawValue)
        case .contentCompressionResistancePriority:
            return .priorities(
                horizontal: view.contentCompressionResistancePriority(for: .horizontal).rawValue,
                vertical: view.contentCompressionResistancePriority(for: .vertical).rawValue)
        case .layoutMargins: return numbers(of: view.layoutMargins)
        case .contentEdgeInsets: return numbers(of: (view as? UIButton)?.contentEdgeInsets ?? .zero)
        case .frame: return .numbers([view.frame.minX, view.frame.minY, view.frame.width, view.frame.height])
        case .image:
            let size = ((view as? UIImageView)?.image ?? (view as? UIButton)?.currentImage)?.size
            return .numbers(size.map { [$0.width, $0.height] } ?? [])
        case .numberOfLines: return .number(Double(label?.numberOfLines ?? 1))
        case .preferredMaxLayoutWidth: return .number(Double(label?.preferredMaxLayoutWidth ?? 0))
        case .font: return .font(size: Double(label?.font.pointSize ?? UIFont.labelFontSize), weight: "regular")
        case .text, .title: return .text(label?.text ?? (view as? UIButton)?.currentTitle)
        case .spacing: return .number(Double(stack?.spacing ?? 0))
        case .axis: return .word(stack?.axis == .vertical ? "vertical" : "horizontal")
        case .distribution: return .word(PropertyReader.distributions[stack?.distribution.rawValue ?? 0])
        case .alignment:
            switch stack?.alignment {
            case .leading: return .word("leading")
            case .center: return .word("center")
            case .trailing: return .word("trailing")
            case .firstBaseline: return .word("firstBaseline")
            case .lastBaseline: return .word("lastBaseline")
            default: return .word("fill")
            }
        case .semanticContentAttribute:
            switch view.semanticContentAttribute {
            case .forceRightToLeft: return .word("forceRightToLeft")
            case .unspecified: return .word("unspecified")
            default: return .word("forceLeftToRight")
            }
        case .constant, .priority, .isActive: return .flag(true)
        }
    }

    private static func numbers(of insets: UIEdgeInsets) -> PropertyValue {
        .numbers([insets.top, insets.left, insets.bottom, insets.right])
    }
}
