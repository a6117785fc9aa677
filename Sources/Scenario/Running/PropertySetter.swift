import AutoLayout
import Foundation

/// Sets properties on views and constraints, and reads them back.
@MainActor enum PropertySetter {
    static func apply(_ setting: Setting, to constraint: NSLayoutConstraint) {
        switch (setting.property, setting.value) {
        case (.constant, .number(let value)): constraint.constant = value
        case (.priority, .number(let value)): constraint.priority = UILayoutPriority(Float(value))
        case (.isActive, .flag(let value)): constraint.isActive = value
        default: break
        }
    }

    static func current(_ property: Property, of constraint: NSLayoutConstraint) -> Setting {
        let value: PropertyValue =
            switch property {
            case .constant: .number(Double(constraint.constant))
            case .priority: .number(Double(constraint.priority.rawValue))
            default: .flag(constraint.isActive)
            }
        return Setting(property: property, value: value)
    }

    static func apply(_ setting: Setting, to view: UIView) {
        switch setting.value {
        case .flag(let flag): apply(flag, setting.property, to: view)
        case .number(let number): apply(number, setting.property, to: view)
        case .text(let text):
            (view as? UILabel)?.text = text
            (view as? UIButton)?.setTitle(text, for: .normal)
        case .word(let word): apply(word, setting.property, to: view)
        case .numbers(let numbers): apply(numbers, setting.property, to: view)
        case .priorities(let horizontal, let vertical):
            for (axis, level) in [(NSLayoutConstraint.Axis.horizontal, horizontal), (.vertical, vertical)] {
                guard let level else { continue }
                if setting.property == .contentHuggingPriority {
                    view.setContentHuggingPriority(UILayoutPriority(level), for: axis)
                } else {
                    view.setContentCompressionResistancePriority(UILayoutPriority(level), for: axis)
                }
            }
        case .font(let size, let weight): (view as? UILabel)?.font = font(size, weight)
        }
    }

    private static func apply(_ flag: Bool, _ property: Property, to view: UIView) {
        switch property {
        case .isHidden: view.isHidden = flag
        case .preservesSuperviewLayoutMargins: view.preservesSuperviewLayoutMargins = flag
        case .insetsLayoutMarginsFromSafeArea: view.insetsLayoutMarginsFromSafeArea = flag
        case .translatesAutoresizingMaskIntoConstraints: view.translatesAutoresizingMaskIntoConstraints = flag
        case .isLayoutMarginsRelativeArrangement: (view as? UIStackView)?.isLayoutMarginsRelativeArrangement = flag
        default: break
        }
    }

    private static func apply(_ number: Double, _ property: Property, to view: UIView) {
        switch property {
        case .alpha: view.alpha = number
        case .tag: view.tag = Int(number)
        case .numberOfLines: (view as? UILabel)?.numberOfLines = Int(number)
        case .preferredMaxLayoutWidth: (view as? UILabel)?.preferredMaxLayoutWidth = number
        case .spacing: (view as? UIStackView)?.spacing = number
        default: break
        }
    }

    private static func apply(_ word: String, _ property: Property, to view: UIView) {
        switch property {
        case .semanticContentAttribute:
            view.semanticContentAttribute =
                word == "forceRightToLeft"
                ? .forceRightToLeft : word == "unspecified" ? .unspecified : .forceLeftToRight
        case .axis: (view as? UIStackView)?.axis = word == "vertical" ? .vertical : .horizontal
        case .distribution:
            if let raw = PropertyReader.distributions.firstIndex(of: word), let stack = view as? UIStackView {
                stack.distribution = UIStackView.Distribution(rawValue: raw) ?? .fill
            }
        case .alignment:
            (view as? UIStackView)?.alignment = alignment(word)
        default: break
        }
    }

    private static func apply(_ numbers: [Double], _ property: Property, to view: UIView) {
        switch property {
        case .layoutMargins:
            view.layoutMargins = UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
        case .contentEdgeInsets:
            (view as? UIButton)?.contentEdgeInsets = UIEdgeInsets(
                top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
        case .frame: view.frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        case .image:
            let image = numbers.isEmpty ? nil : UIImage(size: CGSize(width: numbers[0], height: numbers[1]))
            (view as? UIImageView)?.image = image
            (view as? UIButton)?.setImage(image, for: .normal)
        default: break
        }
    }

    private static func alignment(_ word: String) -> UIStackView.Alignment {
        switch word {
        case "leading", "top": .leading
        case "firstBaseline": .firstBaseline
        case "center": .center
        case "trailing", "bottom": .trailing
        case "lastBaseline": .lastBaseline
        default: .fill
        }
    }

    private static func font(_ size: Double, _ weight: String) -> UIFont {
        let weights: [String: UIFont.Weight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
            "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ]
        return .systemFont(ofSize: size, weight: weights[weight] ?? .regular)
    }
}
