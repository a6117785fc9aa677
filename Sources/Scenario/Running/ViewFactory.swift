import AutoLayout
import Foundation

/// Makes views by class name.
@MainActor enum ViewFactory {
    static func make(_ spec: ViewSpec) -> UIView {
        let view = make(ofType: spec.type)
        view.accessibilityIdentifier = spec.id
        view.printedClassName = spec.className
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }

    static func make(ofType type: String) -> UIView {
        switch type {
        case "UILabel": UILabel()
        case "UIButton": UIButton()
        case "UIImageView": UIImageView(image: nil)
        case "UIStackView": UIStackView()
        default: UIView()
        }
    }
}
