@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    open var barButtonItems: [UIBarButtonItem]
    open var representativeItem: UIBarButtonItem?

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    }
    public private(set) var customizationIdentifier: String?
    public private(set) var isInDefaultCustomization = true
    public class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        optionalGroup(
            customizationIdentifier: customizationIdentifier, inDefaultCustomization: true,
            representativeItem: representativeItem, items: items)
    }
    public class func optionalGroup(
        customizationIdentifier: String, inDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        (group.customizationIdentifier, group.isInDefaultCustomization) = (
            customizationIdentifier, inDefaultCustomization
        )
        return group
    }
}
