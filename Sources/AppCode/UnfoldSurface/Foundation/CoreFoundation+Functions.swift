// What app code calls of Core Foundation, whose types are Foundation's classes here.
#if !canImport(Darwin)
    /// Makes objects; there is one way.
    public typealias CFAllocator = AnyObject

    public func CFRangeMake(_ loc: Int, _ len: Int) -> CFRange { CFRange(location: loc, length: len) }

    public func CFEqual(_ cf1: CFTypeRef?, _ cf2: CFTypeRef?) -> Bool {
        switch (cf1, cf2) {
        case (let one as NSObject, let other as NSObject): one.isEqual(other)
        default: cf1 === cf2
        }
    }
    public func CFArrayGetCount(_ theArray: CFArray!) -> Int { theArray?.count ?? 0 }
    /// An element, kept alive by the array; nil where there is none.
    public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: Int) -> UnsafeRawPointer! {
        guard let theArray, (0..<theArray.count).contains(idx) else { return nil }
        let value = GivenValues.kept(theArray.object(at: idx), at: idx, by: theArray)
        return UnsafeRawPointer(Unmanaged.passUnretained(value).toOpaque())
    }
    /// Values handed out without being owned: of structures (`String`) Foundation's arrays make an object each time.
    private enum GivenValues {
        private static let key = Locked(AssociationKey())

        static func kept(_ value: Any, at index: Int, by owner: NSObject) -> AnyObject {
            let object = value as AnyObject
            guard !(type(of: value) is AnyClass), let made = object as? NSObject else { return object }
            return key.withLock { key in
                var kept = objc_getAssociatedObject(owner, key.address) as? [Int: NSObject] ?? [:]
                if let known = kept[index], known.isEqual(made) { return known }
                kept[index] = made
                objc_setAssociatedObject(owner, key.address, kept, .OBJC_ASSOCIATION_RETAIN)
                return made
            }
        }
    }

    /// Writes a text in other letters, in its place; all of it. False for a way that there is not.
    @discardableResult public func CFStringTransform(
        _ string: NSMutableString!, _ range: UnsafeMutablePointer<CFRange>?, _ transform: CFString!, _ reverse: Bool
    ) -> Bool {
        let name = StringTransform(rawValue: String(describing: transform!))
        guard let text = string.description.applyingTransform(name, reverse: reverse) else { return false }
        string.setString(text)
        return true
    }

    /// Objects in texts with `%@`.
    // swift-format-ignore: AvoidRetroactiveConformances
    extension NSObject: @retroactive CVarArg {
        public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
    }
#endif
