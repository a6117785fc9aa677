#if !canImport(CoreFoundation) || os(Linux)
    /// Core Foundation's names of Foundation's classes, which `as` leads to.
    public typealias CFString = NSString
    public typealias CFArray = NSArray
    public typealias CFDictionary = NSDictionary
    public typealias CFData = NSData
    public typealias CFNumber = NSNumber
    public typealias CFURL = NSURL
    public typealias CFTypeRef = AnyObject
    public var kCFBooleanTrue: NSNumber! { NSNumber(value: true) }
    public var kCFBooleanFalse: NSNumber! { NSNumber(value: false) }
#endif

public typealias CGGlyph = UInt16
