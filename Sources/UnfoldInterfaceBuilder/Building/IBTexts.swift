import UnfoldAutoLayout
import Foundation

extension IBElement {
    /// A text given as an attribute, or as a `string` with that key, which may be in base 64.
    func string(_ name: String) -> String? {
        if let text = self[name] { return text }
        guard let element = child("string", key: name) ?? child("mutableString", key: name) else { return nil }
        guard element["base64-UTF8"] == "YES" else { return element.text }
        let packed = element.text.filter { !$0.isWhitespace }
        // Interface Builder leaves the padding out.
        let padded = packed + String(repeating: "=", count: (4 - packed.count % 4) % 4)
        return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) } ?? element.text
    }
}

/// Attributed text of documents.
@MainActor struct IBAttributedText {
    private(set) var problems: [(IBElement, IBWarning.Problem)] = []

    mutating func text(_ element: IBElement) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for fragment in element.children where fragment.name == "fragment" {
            let text = fragment.string("content") ?? ""
            guard !text.isEmpty else { continue }
            result.append(NSAttributedString(string: text, attributes: attributes(fragment.child("attributes"))))
        }
        return result
    }

    private mutating func attributes(_ element: IBElement?) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        for value in element?.children ?? [] {
            switch value["key"] {
            case "NSFont":
                let (font, problem) = IBFonts.attributeFont(value)
                attributes[.font] = font
                if let problem { problems.append((value, problem)) }
            case "NSParagraphStyle": attributes[.paragraphStyle] = paragraph(value)
            case "NSKern": attributes[.kern] = value.number("value").map { CGFloat($0) }
            default: break
            }
        }
        return attributes
    }

    private func paragraph(_ element: IBElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        func set(_ name: String, _ path: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>) {
            if let value = element.number(name) { style[keyPath: path] = CGFloat(value) }
        }
        set("lineSpacing", \.lineSpacing)
        set("paragraphSpacing", \.paragraphSpacing)
        set("paragraphSpacingBefore", \.paragraphSpacingBefore)
        set("lineHeightMultiple", \.lineHeightMultiple)
        set("minimumLineHeight", \.minimumLineHeight)
        set("maximumLineHeight", \.maximumLineHeight)
        set("headIndent", \.headIndent)
        set("tailIndent", \.tailIndent)
        set("firstLineHeadIndent", \.firstLineHeadIndent)
        if let mode = element["lineBreakMode"].flatMap({ IBWords.lineBreakModes[$0] }) { style.lineBreakMode = mode }
        return style
    }
}

/// Interface Builder's words for UIKit's values.
package enum IBWords {
    static let lineBreakModes: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
        "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
        "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
        "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle, "truncatingMiddle": .byTruncatingMiddle,
    ]

    static let semanticContentAttributes: [String: UISemanticContentAttribute] = [
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft, "playback": .playback,
        "spatial": .spatial, "unspecified": .unspecified,
    ]

    static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]

    static let relations: [String: NSLayoutConstraint.Relation] = [
        "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual, "lessThanOrEqual": .lessThanOrEqual,
    ]

    package static let distributions: [String: UIStackView.Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]

    package static let alignments: [String: UIStackView.Alignment] = [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]

    static let buttonTypes: [String: UIButton.ButtonType] = [
        "roundedRect": .system, "system": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
        "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close, "custom": .custom, "plain": .plain,
    ]

    static let borders: [String: UITextField.BorderStyle] = [
        "roundedRect": .roundedRect, "line": .line, "bezel": .bezel, "none": .none,
    ]
}
