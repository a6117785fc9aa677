extension FileRewriter {
    /// Attributes that only the Objective-C runtime understands.
    static let refused: Set<String> = [
        "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "UIApplicationMain", "NSApplicationMain",
    ]

    /// What module UIKit knows a class by that has one of these methods.
    static let capabilities: [(signatures: Set<String>, name: String)] = [
        (["observeValue(forKeyPath:of:change:context:)"], "AdaptedObserver"),
        (["forwardingTarget(for:)"], "AdaptedForwarder"), (["responds(to:)"], "AdaptedAnswerer"),
        (
            ["keyPathsForValuesAffectingValue(forKey:)", "automaticallyNotifiesObservers(forKey:)"],
            "AdaptedDependencies"
        ),
    ]

    /// Parameters, with their types, of the initialisers that look for what the app has.
    static let documentInitializers: [(type: String, labels: [String], closure: String)] = [
        ("UINib", ["nibName", "bundle"], "(name: String, bundle: Bundle?) in UINib(nibName: name, bundle: bundle)"),
        (
            "UIStoryboard", ["name", "bundle"],
            "(name: String, bundle: Bundle?) in UIStoryboard(name: name, bundle: bundle)"
        ),
        ("UIImage", ["named"], "(name: String) in UIImage(named: name)"),
        ("UIColor", ["named"], "(name: String) in UIColor(named: name)"),
    ]

    /// What blocks and C's functions may take where there is no Objective-C.
    static let plainTypes: Set<String> = [
        "AnyObject", "Any", "Bool", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "Never",
        "OpaquePointer", "Optional", "String", "TimeInterval", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Void",
        "CBool", "CChar", "CDouble", "CFloat", "CInt", "CLong", "CLongLong", "CShort", "CSignedChar", "CUnsignedChar",
        "CUnsignedInt", "CUnsignedLong", "CUnsignedLongLong", "CUnsignedShort", "CVaListPointer",
    ]

    /// Classes and values that Objective-C sees an object in, by no prefix.
    static let objects: Set<String> = [
        "AnyClass", "AnyHashable", "Array", "AttributedString", "Bundle", "Calendar", "Class", "Data", "Date",
        "DateComponents", "DateInterval", "Decimal", "Dictionary", "Error", "FileManager", "IMP", "IndexPath",
        "IndexSet", "Locale", "Measurement", "Method", "Notification", "NotificationCenter", "ObjCBool", "Operation",
        "OperationQueue", "Progress", "RunLoop", "Selector", "Set", "Thread", "TimeZone", "Timer", "URL",
        "URLComponents", "URLRequest", "URLResponse", "URLSession", "UUID", "Unmanaged", "UserDefaults",
    ]
}

extension AppDeclarations {
    /// Classes of Foundation's that apps derive from; all are objects of Objective-C.
    static let ofFoundation: Set<String> = [
        "NSObject", "Operation", "BlockOperation", "Thread", "Formatter", "Stream", "UIDocument",
    ]

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

extension ObjectiveCName {
    /// What the first label of a name in Objective-C begins with where `With` is left out.
    static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]
}
