#if !canImport(ObjectiveC)
    extension AnyHashable {
        /// What Objective-C finds an object by: what its class says is equal, or the object itself.
        init(objectOf value: Any) {
            let object = value as AnyObject
            self = object as? AnyHashable ?? AnyHashable(ObjectIdentifier(object))
        }
    }

    // By the methods of `Any`, Foundation finds no objects of classes that are neither `NSObject`'s nor `Hashable`.
    extension NSArray {
        public func index(of object: AnyObject) -> Int {
            AdaptedMutableArray(array: Array(self)).index(of: object as Any)
        }
        public func contains(_ object: AnyObject) -> Bool { index(of: object) != NSNotFound }
    }
    extension NSSet {
        public func contains(_ object: AnyObject) -> Bool {
            object is AnyHashable ? contains(object as Any) : allObjects.contains { $0 as AnyObject === object }
        }
    }
    extension NSMutableSet {
        public func add(_ object: AnyObject) { if self is NSCountedSet || !contains(object) { add(object as Any) } }
        public func addObjects(from objects: [AnyObject]) { objects.forEach { add($0) } }
        /// - Complexity: O(objects in the set) for an object that is not `Hashable`.
        public func remove(_ object: AnyObject) {
            guard !(object is AnyHashable) else { return remove(object as Any) }
            let counted = self as? NSCountedSet
            var rest = allObjects.filter { $0 as AnyObject !== object }.flatMap {
                Array(repeating: $0, count: Swift.max(1, counted?.count(for: $0) ?? 1))
            }
            rest += Array(repeating: object, count: Swift.max(0, (counted?.count(for: object) ?? 0) - 1))
            removeAllObjects()
            addObjects(from: rest)
        }
    }
    extension NSCountedSet {
        /// How often an object was added. One that is not `Hashable` is an element of its own each time.
        public func count(for object: AnyObject) -> Int {
            guard !(object is AnyHashable) else { return count(for: object as Any) }
            return allObjects.filter { $0 as AnyObject === object }.count
        }
    }
    extension NSOrderedSet {
        public func index(of object: AnyObject) -> Int { (array as NSArray).index(of: object) }
        public func contains(_ object: AnyObject) -> Bool { index(of: object) != NSNotFound }
    }
    extension NSMutableOrderedSet {
        public func add(_ object: AnyObject) { if !contains(object) { add(object as Any) } }
        public func remove(_ object: AnyObject) {
            let rest = AdaptedMutableArray(array: array)
            rest.remove(object as Any)
            removeAllObjects()
            addObjects(from: Array(rest))
        }
    }
#endif
