// Made by Tests/Floors/inert.py from Sources/InterfaceBuilder/UnfoldInterfaceBuilder/Properties/Reading+Attributes.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldCollectionLayout
import UnfoldFiles

extension IBAttributeCheck {
    static let ofViews: [String: Value] = ["hidden": .flag, "fixedFrame": .flag, "translatesAutoresizingMaskIntoConstraints": .flag, "preservesSuperviewLayoutMargins": .flag, "insetsLayoutMarginsFromSafeArea": .flag, "layoutMarginsFollowReadableWidth": .flag, "adjustsFontForContentSizeCategory": .flag, "usesAttributedText": .flag, "scrollEnabled": .flag, "baselineRelativeArrangement": .flag, "animating": .flag, "hidesWhenStopped": .flag, "showsCancelButton": .flag, "apportionsSegmentWidthsByContent": .flag, "numberOfLines": .number, "preferredMaxLayoutWidth": .number, "minimumScaleFactor": .number, "spacing": .number, "numberOfPages": .number, "indentationLevel": .number, "indentationWidth": .number, "alwaysBounceVertical": .flag, "alwaysBounceHorizontal": .flag, "contentInsetAdjustmentBehavior": .word(Set(IBTerminology.insetAdjustments.keys)), "semanticContentAttribute": .word(Set(IBTerminology.semanticContentAttributes.keys))]
    static let byTag: [String: [String: Value]] = [
        "label": ["lineBreakMode": .word(Set(IBTerminology.lineBreakModes.keys))],
        "button": ["lineBreakMode": .word(Set(IBTerminology.lineBreakModes.keys)), "buttonType": .word(Set(IBTerminology.buttonTypes.keys))],
        "textField": ["borderStyle": .word(Set(IBTerminology.borders.keys))],
        "stackView": ["axis": .word(["horizontal", "vertical"]), "distribution": .word(Set(IBTerminology.distributions.keys)), "alignment": .word(Set(IBTerminology.alignments.keys))],
        "textInputTraits": ["secureTextEntry": .flag],
        "datePicker": ["datePickerMode": .word(Set(IBTerminology.datePickerModes.keys)), "style": .word(Set(IBTerminology.datePickerStyles.keys))],
        "activityIndicatorView": ["style": .word(["white", "whiteLarge", "gray", "medium", "large"])],
        "progressView": ["progressViewStyle": .word(["default", "bar"])],
        "searchBar": ["searchBarStyle": .word(["default", "prominent", "minimal"])],
        "tableViewCell": ["style": .word(Set(IBTerminology.cellStyles.keys)), "accessoryType": .word(Set(IBTerminology.accessoryTypes.keys)), "editingAccessoryType": .word(Set(IBTerminology.accessoryTypes.keys)), "showsReorderControl": .flag, "shouldIndentWhileEditing": .flag],
        "fontDescription": ["pointSize": .pointSize, "type": .word(["system", "boldSystem", "italicSystem"]), "weight": .word(Set(IBTerminology.fontWeights.keys))],
        "font": ["size": .pointSize],
        "paragraphStyle": ["lineBreakMode": .word(Set(IBTerminology.lineBreakModes.keys)), "lineSpacing": .number, "paragraphSpacing": .number, "paragraphSpacingBefore": .number, "lineHeightMultiple": .number, "minimumLineHeight": .number, "maximumLineHeight": .number, "headIndent": .number, "tailIndent": .number, "firstLineHeadIndent": .number],
        "inset": ["minX": .number, "minY": .number, "maxX": .number, "maxY": .number, "top": .number, "left": .number, "bottom": .number, "right": .number, "leading": .number, "trailing": .number],
        "edgeInsets": ["minX": .number, "minY": .number, "maxX": .number, "maxY": .number, "top": .number, "left": .number, "bottom": .number, "right": .number, "leading": .number, "trailing": .number],
        "directionalEdgeInsets": ["minX": .number, "minY": .number, "maxX": .number, "maxY": .number, "top": .number, "left": .number, "bottom": .number, "right": .number, "leading": .number, "trailing": .number],
        "segment": ["width": .number],
        "buttonConfiguration": ["imagePadding": .number, "titlePadding": .number, "imagePlacement": .word(Set(IBTerminology.edges.keys)), "buttonSize": .word(Set(IBTerminology.buttonSizes.keys))],
        "preferredSymbolConfiguration": ["pointSize": .pointSize],
    ]
}
