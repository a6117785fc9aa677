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
    /// - Complexity: O(1) on average.
    public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
        guard let theDict, let key else { return nil }
        return GivenValues.value(of: Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue(), in: theDict).map {
            UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque())
        }
    }
    /// Whether a dictionary has a key; where it has, writes its value, which the dictionary keeps alive.
    /// - Complexity: O(1) on average.
    @discardableResult public func CFDictionaryGetValueIfPresent(
        _ theDict: CFDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
    ) -> Bool {
        guard let found = CFDictionaryGetValue(theDict, key) else { return false }
        value?.pointee = found
        return true
    }
    /// How many entries a dictionary has; 0 for none.
    public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> Int { theDict?.count ?? 0 }
    /// How many elements an array has; 0 for none.
    public func CFArrayGetCount(_ theArray: CFArray!) -> Int { theArray?.count ?? 0 }
    /// An element, kept alive by the array; nil where there is none.
    public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: Int) -> UnsafeRawPointer! {
        guard let theArray, (0..<theArray.count).contains(idx) else { return nil }
        let value = GivenValues.kept(theArray.object(at: idx), as: NSNumber(value: idx), by: theArray)
        return UnsafeRawPointer(Unmanaged.passUnretained(value).toOpaque())
    }
    /// How many UTF-16 units a text has; 0 for none.
    public func CFStringGetLength(_ theString: CFString!) -> Int { theString?.length ?? 0 }
    /// How many bytes there are; 0 for none.
    public func CFDataGetLength(_ theData: CFData!) -> Int { theData?.length ?? 0 }
    /// The bytes; nil for none.
    public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
        guard let theData, theData.length > 0 else { return nil }
        return theData.bytes.assumingMemoryBound(to: UInt8.self)
    }

    /// Values that were handed out without being owned. Foundation's dictionaries and arrays give structures (`String`), which
    /// are made an object anew each time; the owner keeps that object.
    private enum GivenValues {
        private final class Kept { var objects: [AnyHashable: NSObject] = [:] }
        private static let lock = NSLock()
        private static let key = AssociationKey()

        static func value(of key: AnyObject, in dictionary: NSDictionary) -> AnyObject? {
            dictionary.object(forKey: key).map { kept($0, as: key as? NSObject, by: dictionary) }
        }

        /// The value as an object that its owner, a dictionary or an array, keeps alive.
        static func kept(_ value: Any, as name: NSObject?, by owner: NSObject) -> AnyObject {
            let object = value as AnyObject
            guard !(type(of: value) is AnyClass), let name, let made = object as? NSObject else { return object }
            return lock.withLock {
                let kept = objc_getAssociatedObject(owner, key.address) as? Kept ?? Kept()
                if let known = kept.objects[name], known.isEqual(made) { return known }
                kept.objects[name] = made
                objc_setAssociatedObject(owner, key.address, kept, .OBJC_ASSOCIATION_RETAIN)
                return made
            }
        }
    }

    /// A way to write a text in other letters.
    public var kCFStringTransformToLatin: CFString! { ConstantText.of(StringTransform.toLatin.rawValue) }
    /// Without accents.
    public var kCFStringTransformStripDiacritics: CFString! {
        ConstantText.of(StringTransform.stripDiacritics.rawValue)
    }
    /// Without accents and other marks.
    public var kCFStringTransformStripCombiningMarks: CFString! {
        ConstantText.of(StringTransform.stripCombiningMarks.rawValue)
    }
    /// Chinese signs in Latin letters.
    public var kCFStringTransformMandarinLatin: CFString! { ConstantText.of(StringTransform.mandarinToLatin.rawValue) }
    /// Names of signs.
    public var kCFStringTransformToUnicodeName: CFString! { ConstantText.of(StringTransform.toUnicodeName.rawValue) }

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
    public var kCFBundleVersionKey: CFString! { ConstantText.of("CFBundleVersion") }
    /// The key of a bundle's name.
    public var kCFBundleNameKey: CFString! { ConstantText.of("CFBundleName") }
    /// The key of a bundle's identifier.
    public var kCFBundleIdentifierKey: CFString! { ConstantText.of("CFBundleIdentifier") }
    /// The key of a bundle's program.
    public var kCFBundleExecutableKey: CFString! { ConstantText.of("CFBundleExecutable") }
#endif
