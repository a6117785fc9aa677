/// What may be in the attributes that layout reads. Anything else counts as not written, and is reported.
@MainActor struct IBAttributeCheck {
    private enum Value {
        /// `YES` or `NO`.
        case flag
        case number
        /// A font's size, in points.
        case pointSize
        case word(Set<String>)
    }

    private(set) var problems: [(element: IBElement, problem: IBWarning.Problem)] = []

    /// Of a view's element, and of the parts inside that layout reads; views inside are not looked at.
    static func problems(of element: IBElement) -> [(element: IBElement, problem: IBWarning.Problem)] {
        var check = IBAttributeCheck()
        check.look(at: element)
        return check.problems
    }

    private mutating func look(at element: IBElement) {
        let own = Self.byTag[element.name] ?? [:]
        for (name, text) in element.attributes.sorted(by: { $0.key < $1.key }) {
            guard let value = own[name] ?? (Self.parts.contains(element.name) ? nil : Self.ofViews[name])
            else { continue }
            if let problem = problem(value, name, text, element) { problems.append((element, problem)) }
        }
        for child in element.children where Self.parts.contains(child.name) { look(at: child) }
    }

    private func problem(_ value: Value, _ name: String, _ text: String, _ element: IBElement) -> IBWarning.Problem? {
        switch value {
        case .flag: element.flag(name) == nil ? .word(name, text: text) : nil
        case .word(let words): words.contains(text) ? nil : .word(name, text: text)
        case .number: element.number(name) == nil ? .number(name, text: text) : nil
        case .pointSize:
            element.number(name).map { $0 == 0 || IBLimits.pointSizes.contains($0) } ?? false
                ? nil : .number(name, text: text)
        }
    }

    /// Elements inside a view that are no views.
    private static let parts: Set<String> = [
        "fontDescription", "inset", "edgeInsets", "directionalEdgeInsets", "state", "buttonConfiguration",
        "preferredSymbolConfiguration", "imageReference", "attributedString", "fragment", "attributes", "font",
        "paragraphStyle", "segments", "segment", "textInputTraits",
    ]

    /// Attributes that mean the same in every view that has them.
    private static let ofViews: [String: Value] = [
        "hidden": .flag, "fixedFrame": .flag, "translatesAutoresizingMaskIntoConstraints": .flag,
        "preservesSuperviewLayoutMargins": .flag, "insetsLayoutMarginsFromSafeArea": .flag,
        "layoutMarginsFollowReadableWidth": .flag, "adjustsFontForContentSizeCategory": .flag,
        "usesAttributedText": .flag, "scrollEnabled": .flag, "baselineRelativeArrangement": .flag,
        "animating": .flag, "hidesWhenStopped": .flag, "showsCancelButton": .flag,
        "apportionsSegmentWidthsByContent": .flag, "numberOfLines": .number, "preferredMaxLayoutWidth": .number,
        "minimumScaleFactor": .number, "spacing": .number, "numberOfPages": .number, "indentationLevel": .number,
        "indentationWidth": .number, "alwaysBounceVertical": .flag, "alwaysBounceHorizontal": .flag,
        "contentInsetAdjustmentBehavior": .word(Set(IBTerminology.insetAdjustments.keys)),
        "semanticContentAttribute": .word(Set(IBTerminology.semanticContentAttributes.keys)),
    ]

    private static let lineBreakMode = Value.word(Set(IBTerminology.lineBreakModes.keys))
    private static let sides: [String: Value] = [
        "minX": .number, "minY": .number, "maxX": .number, "maxY": .number, "top": .number, "left": .number,
        "bottom": .number, "right": .number, "leading": .number, "trailing": .number,
    ]

    private static let byTag: [String: [String: Value]] = [
        "label": ["lineBreakMode": lineBreakMode],
        "button": ["lineBreakMode": lineBreakMode, "buttonType": .word(Set(IBTerminology.buttonTypes.keys))],
        "textField": ["borderStyle": .word(Set(IBTerminology.borders.keys))],
        "stackView": [
            "axis": .word(["horizontal", "vertical"]), "distribution": .word(Set(IBTerminology.distributions.keys)),
            "alignment": .word(Set(IBTerminology.alignments.keys)),
        ], "textInputTraits": ["secureTextEntry": .flag],
        "datePicker": [
            "datePickerMode": .word(Set(IBTerminology.datePickerModes.keys)),
            "style": .word(Set(IBTerminology.datePickerStyles.keys)),
        ], "activityIndicatorView": ["style": .word(["white", "whiteLarge", "gray", "medium", "large"])],
        "progressView": ["progressViewStyle": .word(["default", "bar"])],
        "searchBar": ["searchBarStyle": .word(["default", "prominent", "minimal"])],
        "tableViewCell": [
            "style": .word(Set(IBTerminology.cellStyles.keys)),
            "accessoryType": .word(Set(IBTerminology.accessoryTypes.keys)),
            "editingAccessoryType": .word(Set(IBTerminology.accessoryTypes.keys)), "showsReorderControl": .flag,
            "shouldIndentWhileEditing": .flag,
        ],
        "fontDescription": [
            "pointSize": .pointSize, "type": .word(["system", "boldSystem", "italicSystem"]),
            "weight": .word(Set(IBTerminology.fontWeights.keys)),
        ], "font": ["size": .pointSize],
        "paragraphStyle": [
            "lineBreakMode": lineBreakMode, "lineSpacing": .number, "paragraphSpacing": .number,
            "paragraphSpacingBefore": .number, "lineHeightMultiple": .number, "minimumLineHeight": .number,
            "maximumLineHeight": .number, "headIndent": .number, "tailIndent": .number, "firstLineHeadIndent": .number,
        ], "inset": sides, "edgeInsets": sides, "directionalEdgeInsets": sides, "segment": ["width": .number],
        "buttonConfiguration": [
            "imagePadding": .number, "titlePadding": .number, "imagePlacement": .word(Set(IBTerminology.edges.keys)),
            "buttonSize": .word(Set(IBTerminology.buttonSizes.keys)),
        ], "preferredSymbolConfiguration": ["pointSize": .pointSize],
    ]
}
