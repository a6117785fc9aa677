// Made by Tests/Floors/inert.py from Sources/InterfaceBuilder/UnfoldInterfaceBuilder/Properties/Building+Attributes.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldCollectionLayout
import UnfoldFiles

extension IBElement {
    @MainActor func apply(to v: UIView) {
        if let value = number("tag").map({ Int($0) }) { v.tag = value }
        if let value = number("alpha").map({ CGFloat($0) }) { v.alpha = value }
        if let value = flag("clipsSubviews") { v.clipsToBounds = value }
        v.isUserInteractionEnabled = flag("userInteractionEnabled") ?? true
    }

    @MainActor func apply(to v: UIScrollView) {
        if let value = flag("alwaysBounceVertical") { v.alwaysBounceVertical = value }
        if let value = flag("alwaysBounceHorizontal") { v.alwaysBounceHorizontal = value }
        if let value = self["contentInsetAdjustmentBehavior"].flatMap({ IBTerminology.insetAdjustments[$0] }) { v.contentInsetAdjustmentBehavior = value }
        if let value = insets("contentInset") { v.contentInset = value }
    }

    @MainActor func apply(to v: UIControl) {
        if let value = flag("enabled") { v.isEnabled = value }
        if let value = flag("selected") { v.isSelected = value }
    }

    @MainActor func apply(to v: UITableView) {
        if let value = flag("allowsSelection") { v.allowsSelection = value }
        if let value = flag("allowsMultipleSelection") { v.allowsMultipleSelection = value }
    }

    @MainActor func apply(to v: UITableViewCell) {
        if let value = self["accessoryType"].flatMap({ IBTerminology.accessoryTypes[$0] }) { v.accessoryType = value }
        if let value = self["editingAccessoryType"].flatMap({ IBTerminology.accessoryTypes[$0] }) { v.editingAccessoryType = value }
        if let value = self["selectionStyle"].flatMap({ IBTerminology.selectionStyles[$0] }) { v.selectionStyle = value }
        if let value = number("indentationLevel").map({ Int($0) }) { v.indentationLevel = value }
        if let value = number("indentationWidth").map({ CGFloat($0) }) { v.indentationWidth = value }
        if let value = flag("shouldIndentWhileEditing") { v.shouldIndentWhileEditing = value }
        if let value = flag("showsReorderControl") { v.showsReorderControl = value }
    }

    @MainActor func apply(to v: UICollectionView) {
        if let value = flag("allowsSelection") { v.allowsSelection = value }
        if let value = flag("allowsMultipleSelection") { v.allowsMultipleSelection = value }
        if let value = flag("prefetchingEnabled") { v.isPrefetchingEnabled = value }
    }

    @MainActor func apply(to v: UICollectionViewFlowLayout) {
        if let value = self["scrollDirection"].flatMap({ IBTerminology.scrollDirections[$0] }) { v.scrollDirection = value }
        if let value = number("minimumLineSpacing").map({ CGFloat($0) }) { v.minimumLineSpacing = value }
        if let value = number("minimumInteritemSpacing").map({ CGFloat($0) }) { v.minimumInteritemSpacing = value }
        if let value = flag("sectionHeadersPinToVisibleBounds") { v.sectionHeadersPinToVisibleBounds = value }
        if let value = flag("sectionFootersPinToVisibleBounds") { v.sectionFootersPinToVisibleBounds = value }
        if let value = self["sectionInsetReference"].flatMap({ IBTerminology.insetReferences[$0] }) { v.sectionInsetReference = value }
        if let value = size("itemSize") { v.itemSize = value }
        if let value = size("estimatedItemSize") { v.estimatedItemSize = value }
        if let value = size("headerReferenceSize") { v.headerReferenceSize = value }
        if let value = size("footerReferenceSize") { v.footerReferenceSize = value }
        if let value = insets("sectionInset") { v.sectionInset = value }
    }

    @MainActor func apply(to v: UILabel) {
        if let value = self["lineBreakMode"].flatMap({ IBTerminology.lineBreakModes[$0] }) { v.lineBreakMode = value }
        v.minimumScaleFactor = number("minimumScaleFactor").map({ CGFloat($0) }) ?? 0
        v.adjustsFontForContentSizeCategory = flag("adjustsFontForContentSizeCategory") ?? false
    }

    @MainActor func apply(to v: UITextView) {
        v.isScrollEnabled = flag("scrollEnabled") ?? true
        v.adjustsFontForContentSizeCategory = flag("adjustsFontForContentSizeCategory") ?? false
    }

    @MainActor func apply(to v: UITextField) {
        v.borderStyle = self["borderStyle"].flatMap({ IBTerminology.borders[$0] }) ?? .none
        v.adjustsFontForContentSizeCategory = flag("adjustsFontForContentSizeCategory") ?? false
    }

    @MainActor func apply(to v: UIStackView) {
        v.axis = self["axis"].flatMap({ IBTerminology.axes[$0] }) ?? .horizontal
        v.distribution = self["distribution"].flatMap({ IBTerminology.distributions[$0] }) ?? .fill
        v.alignment = self["alignment"].flatMap({ IBTerminology.alignments[$0] }) ?? .fill
        if let value = number("spacing").map({ CGFloat($0) }) { v.spacing = value }
        v.isBaselineRelativeArrangement = flag("baselineRelativeArrangement") ?? false
    }

    @MainActor func apply(to v: UIDatePicker) {
        v.datePickerMode = self["datePickerMode"].flatMap({ IBTerminology.datePickerModes[$0] }) ?? .dateAndTime
        v.preferredDatePickerStyle = self["style"].flatMap({ IBTerminology.datePickerStyles[$0] }) ?? .automatic
    }

    @MainActor func apply(to v: NSMutableParagraphStyle) {
        if let value = number("lineSpacing").map({ CGFloat($0) }) { v.lineSpacing = value }
        if let value = number("paragraphSpacing").map({ CGFloat($0) }) { v.paragraphSpacing = value }
        if let value = number("paragraphSpacingBefore").map({ CGFloat($0) }) { v.paragraphSpacingBefore = value }
        if let value = number("lineHeightMultiple").map({ CGFloat($0) }) { v.lineHeightMultiple = value }
        if let value = number("minimumLineHeight").map({ CGFloat($0) }) { v.minimumLineHeight = value }
        if let value = number("maximumLineHeight").map({ CGFloat($0) }) { v.maximumLineHeight = value }
        if let value = number("headIndent").map({ CGFloat($0) }) { v.headIndent = value }
        if let value = number("tailIndent").map({ CGFloat($0) }) { v.tailIndent = value }
        if let value = number("firstLineHeadIndent").map({ CGFloat($0) }) { v.firstLineHeadIndent = value }
        if let value = self["lineBreakMode"].flatMap({ IBTerminology.lineBreakModes[$0] }) { v.lineBreakMode = value }
    }

    @MainActor func apply(to v: UIViewController) {
        if let value = flag("hidesBottomBarWhenPushed") { v.hidesBottomBarWhenPushed = value }
        if let value = flag("extendedLayoutIncludesOpaqueBars") { v.extendedLayoutIncludesOpaqueBars = value }
        if let value = flag("automaticallyAdjustsScrollViewInsets") { v.automaticallyAdjustsScrollViewInsets = value }
        if let value = flag("definesPresentationContext") { v.definesPresentationContext = value }
        if let value = flag("providesPresentationContextTransitionStyle") { v.providesPresentationContextTransitionStyle = value }
    }

    @MainActor func apply(to v: UITableViewController) {
        if let value = flag("clearsSelectionOnViewWillAppear") { v.clearsSelectionOnViewWillAppear = value }
    }

    @MainActor func apply(to v: UICollectionViewController) {
        if let value = flag("clearsSelectionOnViewWillAppear") { v.clearsSelectionOnViewWillAppear = value }
    }

    @MainActor func apply(to v: UINavigationController) {
        if let value = flag("navigationBarHidden") { v.isNavigationBarHidden = value }
        if let value = flag("toolbarHidden") { v.isToolbarHidden = value }
    }

    @MainActor func apply(to v: UINavigationBar) {
        if let value = flag("largeTitles") { v.prefersLargeTitles = value }
        if let value = flag("translucent") { v.isTranslucent = value }
    }

    @MainActor func apply(to v: UIToolbar) {
        if let value = flag("translucent") { v.isTranslucent = value }
    }

    @MainActor func apply(to v: UITabBar) {
        if let value = flag("translucent") { v.isTranslucent = value }
    }

    @MainActor func apply(to v: UINavigationItem) {
        if let value = string("title") { v.title = value }
        if let value = string("prompt") { v.prompt = value }
        if let value = self["largeTitleDisplayMode"].flatMap({ IBTerminology.largeTitleModes[$0] }) { v.largeTitleDisplayMode = value }
    }

    @MainActor func apply(to v: UIBarItem) {
        if let value = string("title") { v.title = value }
        if let value = number("tag").map({ Int($0) }) { v.tag = value }
        if let value = flag("enabled") { v.isEnabled = value }
    }
}
