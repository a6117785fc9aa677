#if !canImport(ObjectiveC)
    /// `NSMutableArray` as adapted sources make it: what was put in comes out, and is found. Foundation's gives copies of
    /// lists and dictionaries, as Swift's values; of what dictionaries hold it gives copies all the same.
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

        override var count: Int { objects.count }
        override func object(at index: Int) -> Any {
            precondition(objects.indices.contains(index), "index \(index) beyond bounds")
            return objects[index]
        }
        override func insert(_ anObject: Any, at index: Int) { objects.insert(anObject, at: index) }
        override func removeObject(at index: Int) { objects.remove(at: index) }
        override func removeAllObjects() { objects = [] }
        override func replaceObject(at index: Int, with anObject: Any) { objects[index] = anObject }
        override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
            objects.replaceSubrange(range.location..<range.location + range.length, with: otherArray)
        }
        override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) { objects.swapAt(idx1, idx2) }
        override func copy(with zone: NSZone? = nil) -> Any { AdaptedArray(array: objects) }
        override func mutableCopy(with zone: NSZone? = nil) -> Any { AdaptedMutableArray(array: objects) }

        override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }
        override func index(of anObject: Any) -> Int { index(of: anObject, in: NSRange(location: 0, length: count)) }
        override func index(of anObject: Any, in range: NSRange) -> Int {
            let key = AnyHashable(objectOf: anObject)
            return (range.lowerBound..<range.upperBound).first { AnyHashable(objectOf: objects[$0]) == key }
                ?? NSNotFound
        }
        override func remove(_ anObject: Any) { removeObjects(in: [anObject]) }
        override func removeObjects(in otherArray: [Any]) {
            let keys = Set(otherArray.map(AnyHashable.init(objectOf:)))
            objects.removeAll { keys.contains(AnyHashable(objectOf: $0)) }
        }
    }

    /// What a copy of such a list is.
    final class AdaptedArray: NSArray {
        private var objects: [Any] = []

        convenience init(array: [Any]) {
            self.init(objects: nil, count: 0)
            objects = array
        }

        override var count: Int { objects.count }
        override func object(at index: Int) -> Any {
            precondition(objects.indices.contains(index), "index \(index) beyond bounds")
            return objects[index]
        }
        override func copy(with zone: NSZone? = nil) -> Any { self }
        override func mutableCopy(with zone: NSZone? = nil) -> Any { AdaptedMutableArray(array: objects) }
    }

    enum MutableProperties {
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
#endif
