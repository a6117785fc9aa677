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
    /// An empty text; room is made as it is needed.
    public func CFAttributedStringCreateMutable(
        _ alloc: CFAllocator?, _ maxLength: CFIndex
    ) -> CFMutableAttributedString! { NSMutableAttributedString() }
    /// UTF-16 units; 0 for none.
    public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex { aStr?.length ?? 0 }
    /// The text without attributes.
    public func CFAttributedStringGetString(_ aStr: CFAttributedString!) -> CFString! {
        aStr.map { NSString(string: $0.string) }
    }
    /// Writes a text in the place of a part.
    public func CFAttributedStringReplaceString(
        _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFString!
    ) {
        aStr?.replaceCharacters(
            in: NSRange(location: range.location, length: range.length),
            with: replacement.map { String(describing: $0) } ?? "")
    }
    /// Sets an attribute of a part.
    public func CFAttributedStringSetAttribute(
        _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!, _ value: CFTypeRef!
    ) {
        guard let attrName, let value else { return }
        aStr?.addAttribute(
            NSAttributedString.Key(String(describing: attrName)), value: value,
            range: NSRange(location: range.location, length: range.length))
    }
#endif
