import Foundation
import UnfoldAutoLayout

#if !canImport(Darwin)
    /// Core Foundation's names of Foundation's classes.
    public typealias CFAttributedString = NSAttributedString
    /// A text with attributes that may change.
    public typealias CFMutableAttributedString = NSMutableAttributedString
    public typealias CFError = NSError
    /// A number of a place.
    public typealias CFIndex = Int

    /// A text with the same attributes everywhere; nil without a text.
    public func CFAttributedStringCreate(
        _ alloc: CFAllocator?, _ str: CFString!, _ attributes: CFDictionary!
    ) -> CFAttributedString! {
        guard let str else { return nil }
        var named: [NSAttributedString.Key: Any] = [:]
        attributes?.enumerateKeysAndObjects(options: []) { key, value, _ in
            named[NSAttributedString.Key("\(key)")] = value
        }
        return NSAttributedString(string: String(describing: str), attributes: named)
    }
#endif
