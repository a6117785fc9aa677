/// The rules by which controls have their sizes, and texts theirs.
@MainActor enum ControlEvidence {
    /// Of a view with a natural size that is UIKit's; nil for texts, images and the app's own views.
    static func rule(of view: UIView) -> String? {
        switch view {
        case let button as UIButton: kind(of: button)
        case let picker as UIDatePicker: picker.datePickerStyle == .wheels ? "UIDatePicker" : "UIDatePicker.compact"
        case let image as UIImageView: image.image?.isSymbolImage == true ? "symbol" : nil
        case is UITextField: "textField"
        default: classes.first { $0.kind(view) }?.name
        }
    }

    private static func kind(of button: UIButton) -> String {
        if button.configuration != nil { return "button.configured" }
        return button.currentBackgroundImage == nil ? "button" : "button.background"
    }

    private static let classes: [(name: String, kind: (UIView) -> Bool)] = [
        ("UISwitch", { $0 is UISwitch }), ("UISlider", { $0 is UISlider }), ("UIStepper", { $0 is UIStepper }),
        ("UISegmentedControl", { $0 is UISegmentedControl }), ("UIProgressView", { $0 is UIProgressView }),
        ("UIActivityIndicatorView", { $0 is UIActivityIndicatorView }), ("UIPageControl", { $0 is UIPageControl }),
        ("UISearchBar", { $0 is UISearchBar }), ("UIPickerView", { $0 is UIPickerView }),
    ]
}

struct FontText {
    var text: String
    var font: UIFont
}

@MainActor protocol TextHolder: UIView { var heldText: [FontText] { get } }

extension UITextView: TextHolder {
    var heldText: [FontText] { attributedText.map { FontText.all(in: $0, font ?? .systemFont(ofSize: 12)) } ?? [] }
}

extension UITextField: TextHolder {
    var heldText: [FontText] {
        let shown = text?.isEmpty == false ? text : placeholder
        return font.map { [FontText(text: shown ?? "", font: $0)] } ?? []
    }
}

extension FontText {
    static func all(in text: NSAttributedString, _ font: UIFont) -> [FontText] {
        var runs: [FontText] = []
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, range, _ in
            runs.append(
                FontText(text: (text.string as NSString).substring(with: range), font: value as? UIFont ?? font))
        }
        return runs
    }
}

@MainActor enum TextEvidence {
    static func labels(in view: UIView) -> [UILabel] {
        if let label = view as? UILabel { return [label] }
        return view is UIButton ? view.subviews.compactMap { $0 as? UILabel } : []
    }

    static func add(_ label: UILabel, _ name: String, to all: inout [Evidence]) {
        let text = runs(of: label)
        add(text, name, to: &all)
        guard label.numberOfLines != 1, label.lines(width: label.bounds.width).count > 1 else { return }
        all.add("lines", name)
        if text.contains(where: \.font.isTextStyle) { all.add("textStyle.lines", name) }
    }

    static func add(_ runs: [FontText], _ name: String, to all: inout [Evidence]) {
        for run in runs {
            all.add("line", name)
            if run.font.isTextStyle { all.add("textStyle", name) }
            all.add("font.\(run.font.origin.rawValue)", name)
            if run.font.needsOtherFonts(for: run.text) { all.add("otherFonts", name) }
        }
    }

    static func addWidths(of label: UILabel, _ name: String, to all: inout [Evidence]) {
        addWidths(of: runs(of: label), name, to: &all)
        guard label.numberOfLines != 1, label.lines(width: label.bounds.width).count > 1 else { return }
        addBreaks(of: runs(of: label), name, to: &all)
    }

    static func addWidths(of runs: [FontText], _ name: String, to all: inout [Evidence]) {
        let rules: [(TextInference, String)] = [
            (.characters, "characters"), (.kerning, "kerning"), (.tracking, "tracking"), (.weight, "weight"),
            (.tabularDigits, "tabularDigits"),
        ]
        for run in runs {
            let inferences = SystemFontMeasurer().inferences(in: run.text, font: run.font)
            if [.system, .monospaced].contains(run.font.origin) { all.add("widths", name) }
            for (inference, rule) in rules where inferences.contains(inference) { all.add("widths.\(rule)", name) }
        }
    }

    private static func addBreaks(of runs: [FontText], _ name: String, to all: inout [Evidence]) {
        all.add("wrapping", name)
        let scripts: [ClosedRange<UInt32>] = [0x0E00...0x0EFF, 0x1780...0x17FF]
        let needsDictionary = runs.contains { run in
            run.text.unicodeScalars.contains { scalar in scripts.contains { $0.contains(scalar.value) } }
        }
        if needsDictionary { all.add("wrapping.dictionary", name) }
    }

    private static func runs(of label: UILabel) -> [FontText] {
        if let text = label.attributedText { return FontText.all(in: text, label.font) }
        return label.text.map { [FontText(text: $0, font: label.font)] } ?? []
    }
}
