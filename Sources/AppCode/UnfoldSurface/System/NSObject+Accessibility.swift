#if !canImport(ObjectiveC)
    /// Where objects that are no views keep what accessibility asks for, as on iOS. A member of a class itself goes first.
    extension NSObjectProtocol where Self: NSObject {
        var inertValues: [String: Any] {
            get { objc_getAssociatedObject(self, accessibilityKey.address) as? [String: Any] ?? [:] }
            set { objc_setAssociatedObject(self, accessibilityKey.address, newValue, .OBJC_ASSOCIATION_RETAIN) }
        }
    }

    private let accessibilityKey = AssociationKey()
#endif
