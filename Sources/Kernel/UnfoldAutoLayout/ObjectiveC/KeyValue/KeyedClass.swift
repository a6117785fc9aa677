/// A class of UIKit's whose properties names lead to, where key paths of any class below can be made.
@MainActor protocol KeyedClass: NSObject {
    /// Those of the class and of the ones above, the class's own behind.
    static func namedProperties() -> [AdaptedProperty]
}
