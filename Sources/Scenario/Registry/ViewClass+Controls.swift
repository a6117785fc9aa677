import AutoLayout
import Foundation

extension ViewClass {
    static let controls: [ViewClass] = [
        ViewClass(
            "UIControl", of: "UIView", make: { _ in UIControl() },
            [
                .flag("isEnabled", { (v: UIControl) in v.isEnabled }, { $0.isEnabled = $1 }),
                .flag("isSelected", { (v: UIControl) in v.isSelected }, { $0.isSelected = $1 }),
                .flag("isHighlighted", { (v: UIControl) in v.isHighlighted }, { $0.isHighlighted = $1 }),
            ]),
        ViewClass(
            "UIButton", of: "UIControl", make: { UIButton(type: $0["buttonType"].flatMap(buttonType) ?? .custom) },
            [
                .making("buttonType", buttonTypes.map(\.0)),
                .text("title", { (v: UIButton) in v.title(for: .normal) }, { $0.setTitle($1, for: .normal) }),
                image({ (v: UIButton) in v.image(for: .normal) }, { $0.setImage($1, for: .normal) }),
                .insets("contentEdgeInsets", { (v: UIButton) in v.contentEdgeInsets }, { $0.contentEdgeInsets = $1 }),
            ]),
    ]

    private static let buttonTypes: [(String, UIButton.ButtonType)] = [
        ("custom", .custom), ("system", .system), ("detailDisclosure", .detailDisclosure), ("infoLight", .infoLight),
        ("infoDark", .infoDark), ("contactAdd", .contactAdd), ("plain", .plain), ("close", .close),
    ]

    private static func buttonType(_ word: String) -> UIButton.ButtonType? {
        buttonTypes.first { $0.0 == word }?.1
    }
}
