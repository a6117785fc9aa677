import Foundation
import UnfoldAutoLayout

// What app code calls of Core Foundation, whose types are Foundation's classes here.
#if !canImport(Darwin)
    /// Makes objects; there is one way.
    public typealias CFAllocator = AnyObject
    /// The one way in which objects are made: nil.
    public var kCFAllocatorDefault: CFAllocator? { nil }

    /// A part of something.
    public struct CFRange: Hashable, Sendable {
        /// Where it begins.
        public var location: Int
        /// How long it is.
        public var length: Int
        /// Nothing.
        public init() { (location, length) = (0, 0) }
        /// A part.
        public init(location: Int, length: Int) { (self.location, self.length) = (location, length) }
    }
    /// A part of something.
    public func CFRangeMake(_ loc: Int, _ len: Int) -> CFRange { CFRange(location: loc, length: len) }

    /// Whether two objects are equal.
    public func CFEqual(_ cf1: CFTypeRef?, _ cf2: CFTypeRef?) -> Bool {
        switch (cf1, cf2) {
        case (let one as NSObject, let other as NSObject): one.isEqual(other)
        default: cf1 === cf2
        }
    }
    /// The value of a key, kept alive by the dictionary; nil for none. Keys are texts and numbers.
    public func CFDictionaryGetValue(_ theDict: CFDictionary, _ key: UnsafeRawPointer?) -> UnsafeRawPointer? {
        guard let key else { return nil }
        let object = Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()
        return (theDict.object(forKey: object) as AnyObject?).map {
            UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque())
        }
    }
    /// How many entries a dictionary has.
    public func CFDictionaryGetCount(_ theDict: CFDictionary) -> Int { theDict.count }
    /// How many elements an array has.
    public func CFArrayGetCount(_ theArray: CFArray) -> Int { theArray.count }
    /// How many UTF-16 units a text has.
    public func CFStringGetLength(_ theString: CFString) -> Int { theString.length }
    /// How many bytes there are.
    public func CFDataGetLength(_ theData: CFData) -> Int { theData.length }
    /// The bytes.
    public func CFDataGetBytePtr(_ theData: CFData) -> UnsafePointer<UInt8>? {
        theData.length == 0 ? nil : theData.bytes.assumingMemoryBound(to: UInt8.self)
    }

    /// A way to write a text in other letters.
    public var kCFStringTransformToLatin: CFString! { NSString(string: StringTransform.toLatin.rawValue) }
    /// Without accents.
    public var kCFStringTransformStripDiacritics: CFString! {
        NSString(string: StringTransform.stripDiacritics.rawValue)
    }
    /// Without accents and other marks.
    public var kCFStringTransformStripCombiningMarks: CFString! {
        NSString(string: StringTransform.stripCombiningMarks.rawValue)
    }
    /// Chinese signs in Latin letters.
    public var kCFStringTransformMandarinLatin: CFString! { NSString(string: StringTransform.mandarinToLatin.rawValue) }
    /// Names of signs.
    public var kCFStringTransformToUnicodeName: CFString! { NSString(string: StringTransform.toUnicodeName.rawValue) }

    /// Writes a text in other letters, in its place; all of it. False for a way that there is not.
    @discardableResult public func CFStringTransform(
        _ string: NSMutableString!, _ range: UnsafeMutablePointer<CFRange>?, _ transform: CFString!, _ reverse: Bool
    ) -> Bool {
        let name = StringTransform(rawValue: String(describing: transform!))
        guard let text = string.description.applyingTransform(name, reverse: reverse) else { return false }
        string.setString(text)
        return true
    }

    /// The key of a bundle's number.
    public var kCFBundleVersionKey: CFString! { "CFBundleVersion" }
    /// The key of a bundle's name.
    public var kCFBundleNameKey: CFString! { "CFBundleName" }
    /// The key of a bundle's identifier.
    public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" }
    /// The key of a bundle's program.
    public var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" }
#endif
