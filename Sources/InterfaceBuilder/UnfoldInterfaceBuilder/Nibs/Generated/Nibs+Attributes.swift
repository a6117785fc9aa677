// Made by Tests/Floors/inert.py from Sources/InterfaceBuilder/UnfoldInterfaceBuilder/Properties/Nibs+Attributes.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldCollectionLayout
import UnfoldFiles

extension NibAttributes {
    static let named: [Entry] = [ofUIStackView, ofUIImageView, ofUIViewController, ofUINavigationItem, ofUIView, ofUIControl, ofUILabel, ofUITextField, ofUITextView, ofUISearchBar, ofUIBarItem, ofUITabBarItem].flatMap { $0 }
    private static let ofUIStackView: [Entry] = [entry("spacing", \UIStackView.spacing)]
    private static let ofUIImageView: [Entry] = [entry("image", \UIImageView.image)]
    private static let ofUIViewController: [Entry] = [entry("title", \UIViewController.title), entry("restorationIdentifier", \UIViewController.restorationIdentifier), entry("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed)]
    private static let ofUINavigationItem: [Entry] = [entry("title", \UINavigationItem.title), entry("prompt", \UINavigationItem.prompt)]
    private static let ofUIView: [Entry] = [entry("clipsToBounds", \UIView.clipsToBounds), entry("hidden", \UIView.isHidden), entry("isHidden", \UIView.isHidden), entry("alpha", \UIView.alpha), entry("tag", \UIView.tag), entry("userInteractionEnabled", \UIView.isUserInteractionEnabled), entry("isUserInteractionEnabled", \UIView.isUserInteractionEnabled), entry("accessibilityIdentifier", \UIView.accessibilityIdentifier), entry("restorationIdentifier", \UIView.restorationIdentifier), entry("backgroundColor", \UIView.backgroundColor), entry(raw: "contentMode", \UIView.contentMode), entry(raw: "semanticContentAttribute", \UIView.semanticContentAttribute)]
    private static let ofUIControl: [Entry] = [entry("enabled", \UIControl.isEnabled), entry("isEnabled", \UIControl.isEnabled), entry("selected", \UIControl.isSelected), entry("isSelected", \UIControl.isSelected)]
    private static let ofUILabel: [Entry] = [entry("text", \UILabel.text), entry("numberOfLines", \UILabel.numberOfLines), entry("textColor", \UILabel.textColor), entry(raw: "textAlignment", \UILabel.textAlignment), entry(raw: "lineBreakMode", \UILabel.lineBreakMode), entry("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth), entry("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth), entry("minimumScaleFactor", \UILabel.minimumScaleFactor), entry("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory)]
    private static let ofUITextField: [Entry] = [entry("text", \UITextField.text), entry("placeholder", \UITextField.placeholder), entry("textColor", \UITextField.textColor), entry(raw: "textAlignment", \UITextField.textAlignment), entry("adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory)]
    private static let ofUITextView: [Entry] = [entry("text", \UITextView.text), entry("textColor", \UITextView.textColor), entry(raw: "textAlignment", \UITextView.textAlignment), entry("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory)]
    private static let ofUISearchBar: [Entry] = [entry("placeholder", \UISearchBar.placeholder)]
    private static let ofUIBarItem: [Entry] = [entry("title", \UIBarItem.title), entry("image", \UIBarItem.image), entry("tag", \UIBarItem.tag), entry("enabled", \UIBarItem.isEnabled), entry("isEnabled", \UIBarItem.isEnabled), entry("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier)]
    private static let ofUITabBarItem: [Entry] = [entry("selectedImage", \UITabBarItem.selectedImage), entry("badgeValue", \UITabBarItem.badgeValue)]
}
