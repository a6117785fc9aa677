extension FileRewriter {
    /// What blocks and C's functions may take where there is no Objective-C.
    static let plainTypes: Set<String> = [
        "AnyObject", "Any", "Bool", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "Never",
        "OpaquePointer", "Optional", "String", "TimeInterval", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Void",
        "CBool", "CChar", "CDouble", "CFloat", "CInt", "CLong", "CLongLong", "CShort", "CSignedChar", "CUnsignedChar",
        "CUnsignedInt", "CUnsignedLong", "CUnsignedLongLong", "CUnsignedShort", "CVaListPointer",
    ]

    static let objects: Set<String> = [
        "AnyClass", "AnyHashable", "Array", "AttributedString", "Bundle", "Calendar", "Class", "Data", "Date",
        "DateComponents", "DateInterval", "Decimal", "Dictionary", "Error", "FileManager", "IMP", "IndexPath",
        "IndexSet", "Locale", "Measurement", "Method", "Notification", "NotificationCenter", "ObjCBool", "Operation",
        "OperationQueue", "Progress", "RunLoop", "Selector", "Set", "Thread", "TimeZone", "Timer", "URL",
        "URLComponents", "URLRequest", "URLResponse", "URLSession", "UUID", "Unmanaged", "UserDefaults",
    ]
}

extension AppDeclarations {
    /// No class has them here.
    static let ofRuntime: Set<String> = [
        "responds(to:)", "forwardingTarget(for:)", "method(for:)", "doesNotRecognizeSelector(_:)", "initialize()",
        "load()",
        "automaticallyNotifiesObservers(forKey:)", "keyPathsForValuesAffectingValue(forKey:)", "setNilValueForKey(_:)",
        "setValuesForKeys(_:)", "dictionaryWithValues(forKeys:)", "description()", "classForCoder()", "isKind(of:)",
        "isMember(of:)",
    ]

    /// Views and controllers have them, other objects have not.
    static let ofResponders: Set<String> = [
        "observeValue(forKeyPath:of:change:context:)", "awakeFromNib()", "prepareForInterfaceBuilder()",
        "setValue(_:forKey:)", "setValue(_:forKeyPath:)", "setValue(_:forUndefinedKey:)", "value(forKey:)",
        "value(forKeyPath:)", "value(forUndefinedKey:)",
    ]

    /// Classes of UIKit's that no document connects through `setValue(_:forKey:)`.
    static let unconnected: Set<String> = [
        "UIGestureRecognizer", "UITapGestureRecognizer", "UIPanGestureRecognizer", "UILongPressGestureRecognizer",
        "UISwipeGestureRecognizer", "UIPinchGestureRecognizer", "UIRotationGestureRecognizer", "UIBarButtonItem",
        "UIBarItem", "UITabBarItem", "UINavigationItem", "UICollectionViewLayout", "UICollectionViewFlowLayout",
        "UICollectionViewCompositionalLayout", "UIPresentationController", "UIStoryboardSegue", "UIStoryboard",
        "UIActivity", "UIDocument", "UIMenu", "UIAction", "UIImage", "UIColor", "UIFont",
    ]
}
