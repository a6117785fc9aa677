import Foundation

#if !canImport(CoreFoundation) || os(Linux)
    /// Core Foundation's names of Foundation's classes, which `as` leads to.
    public typealias CFString = NSString
    /// An array.
    public typealias CFArray = NSArray
    /// A dictionary.
    public typealias CFDictionary = NSDictionary
    /// Bytes.
    public typealias CFData = NSData
    /// A number.
    public typealias CFNumber = NSNumber
    /// An address.
    public typealias CFURL = NSURL
    /// Any of them.
    public typealias CFTypeRef = AnyObject
    /// Yes.
    public var kCFBooleanTrue: NSNumber! { NSNumber(value: true) }
    /// No.
    public var kCFBooleanFalse: NSNumber! { NSNumber(value: false) }
#endif

/// Number of a glyph in its font.
public typealias CGGlyph = UInt16
