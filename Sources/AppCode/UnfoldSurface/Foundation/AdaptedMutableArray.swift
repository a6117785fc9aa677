#if !canImport(ObjectiveC)
    /// `NSMutableArray` as adapted sources make it: what was put in comes out. Foundation's gives copies of the lists
    /// and dictionaries in it, as Swift's values; of what dictionaries hold it gives copies all the same.
    /// - Complexity: as Swift's array.
    final class AdaptedMutableArray: NSMutableArray {
        private var objects: [Any] = []

        override init() { super.init() }
        override init(capacity numItems: Int) { super.init(capacity: numItems) }
        required init(objects: UnsafePointer<AnyObject>?, count cnt: Int) {
            super.init(capacity: cnt)
            self.objects = UnsafeBufferPointer(start: objects, count: objects == nil ? 0 : cnt).map { $0 }
        }
        required convenience init?(coder aDecoder: NSCoder) { return nil }
        convenience init(array: [Any]) {
            self.init()
            objects = array
        }
        /// The list of a file of properties, whose lists and dictionaries can be changed; nil if there is none.
        convenience init?(contentsOfFile path: String) { self.init(contentsOf: URL(fileURLWithPath: path)) }
        convenience init?(contentsOf url: URL) {
            guard let list = MutableProperties.read(url) as? AdaptedMutableArray else { return nil }
            self.init()
            objects = list.objects
        }

        override var count: Int { objects.count }
        override func object(at index: Int) -> Any {
            precondition(objects.indices.contains(index), "index \(index) beyond bounds")
            return objects[index]
        }
        override func insert(_ anObject: Any, at index: Int) { objects.insert(anObject, at: index) }
        override func add(_ anObject: Any) { objects.append(anObject) }
        override func removeObject(at index: Int) { objects.remove(at: index) }
        override func removeLastObject() { _ = objects.popLast() }
        override func removeAllObjects() { objects = [] }
        override func replaceObject(at index: Int, with anObject: Any) { objects[index] = anObject }
        override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
            objects.replaceSubrange(range.location..<range.location + range.length, with: otherArray)
        }
        override func setArray(_ otherArray: [Any]) { objects = otherArray }
        override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) { objects.swapAt(idx1, idx2) }
        override func mutableCopy(with zone: NSZone? = nil) -> Any { AdaptedMutableArray(array: objects) }
    }

    /// Files of properties as objects that can be changed.
    private enum MutableProperties {
        static func read(_ url: URL) -> Any? {
            guard let data = try? Data(contentsOf: url) else { return nil }
            return (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)).map(mutable)
        }

        private static func mutable(_ value: Any) -> Any {
            if let list = value as? [Any] { return AdaptedMutableArray(array: list.map(mutable)) }
            guard let entries = value as? [String: Any] else { return value }
            let dictionary = NSMutableDictionary()
            for (key, value) in entries { dictionary[key] = mutable(value) }
            return dictionary
        }
    }

    // What adapted sources call for `NSMutableArray(…)`.
    extension ObjectiveCMessages {
        /// The list of a file of properties, whose lists and dictionaries can be changed; nil if there is none.
        public static func mutableArray(contentsOfFile path: String) -> NSMutableArray? {
            AdaptedMutableArray(contentsOfFile: path)
        }
    }
#endif
