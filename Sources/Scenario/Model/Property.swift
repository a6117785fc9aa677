import AutoLayout
import Foundation

/// What a scenario can set, under UIKit's names.
enum Property: String, CaseIterable, Sendable {
    // Views.
    case isHidden, alpha, tag, layoutMargins, preservesSuperviewLayoutMargins, insetsLayoutMarginsFromSafeArea
    case contentHuggingPriority, contentCompressionResistancePriority, semanticContentAttribute
    case translatesAutoresizingMaskIntoConstraints, frame
    // Labels and buttons.
    case text, font, numberOfLines, preferredMaxLayoutWidth, title, image, contentEdgeInsets
    // Stacks.
    case axis, distribution, alignment, spacing, isLayoutMarginsRelativeArrangement
    // Constraints.
    case constant, priority, isActive

    static let ofConstraints: [Property] = [.constant, .priority, .isActive]
    static let ofViews = allCases.filter { !ofConstraints.contains($0) }

    /// Properties of a view class of that name.
    static func of(type: String) -> [Property] {
        let general: [Property] = [
            .isHidden, .alpha, .tag, .layoutMargins, .preservesSuperviewLayoutMargins,
            .insetsLayoutMarginsFromSafeArea, .contentHuggingPriority, .contentCompressionResistancePriority,
            .semanticContentAttribute, .translatesAutoresizingMaskIntoConstraints, .frame,
        ]
        switch type {
        case "UILabel": return general + [.text, .font, .numberOfLines, .preferredMaxLayoutWidth]
        case "UIButton": return general + [.title, .image, .contentEdgeInsets]
        case "UIImageView": return general + [.image]
        case "UIStackView":
            return general + [.axis, .distribution, .alignment, .spacing, .isLayoutMarginsRelativeArrangement]
        default: return general
        }
    }
}

enum PropertyValue: Sendable {
    case flag(Bool)
    case number(Double)
    case text(String?)
    case word(String)
    /// top, left, bottom, right; or x, y, width, height; or width, height.
    case numbers([Double])
    case priorities(horizontal: Float?, vertical: Float?)
    case font(size: Double, weight: String)
}
