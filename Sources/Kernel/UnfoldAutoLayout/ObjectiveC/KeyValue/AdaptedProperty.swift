/// A property that a name leads to, as adapted classes list theirs: Objective-C knows its own.
public struct AdaptedProperty: @unchecked Sendable {
    // Sendable: a key path and closures of it, which hold nothing that changes.
    /// Objective-C's name.
    public let name: String
    public let path: AnyKeyPath
    /// What its value depends on, by name.
    public let affectedBy: Set<String>
    /// Whether its setter announces each change, so that its value need not be compared.
    public let announces: Bool
    /// Whether a class above announces the property too: setting it once announces it more than once.
    fileprivate(set) var isAnnouncedAbove = false
    let get: (AnyObject) -> Any?
    /// nil for one that can only be read.
    let set: ((AnyObject, Any?) -> Void)?

    /// A property of a class.
    /// - Parameters:
    ///   - isWritable: Whether the name leads to a setter: that of a `private(set)` property does not.
    ///   - affectedBy: Names of properties whose changes are changes of this one, as
    ///     `keyPathsForValuesAffectingValue(forKey:)` gives them.
    ///   - announces: Whether its setter calls ``AdaptedProperties/willChange(_:of:)`` and
    ///     ``AdaptedProperties/didChange(_:of:)``, as that of a `dynamic` property does.
    public init<Root: AnyObject, Value>(
        _ name: String, _ path: KeyPath<Root, Value>, isWritable: Bool = true, affectedBy: Set<String> = [],
        announces: Bool = false
    ) {
        self.name = name
        self.path = path
        self.affectedBy = affectedBy
        self.announces = announces
        get = { ($0 as? Root).map { $0[keyPath: path] } }
        set = (isWritable ? path as? ReferenceWritableKeyPath<Root, Value> : nil).map { path in
            { object, value in
                if let object = object as? Root { AdaptedProperties.set(value, path, of: object, name) }
            }
        }
    }

    /// The value of a property that an object's class lists, which may be an optional; nil if it lists none.
    package static func value(_ name: String, of object: AnyObject) -> Any? {
        KeyedProperties.property(name, of: type(of: object))?.get(object)
    }

    /// Without the optionals around it.
    static func plain(_ value: Any?) -> Any? {
        guard let value else { return nil }
        return (value as? any AnyOptional).map { plain($0.wrapped) } ?? value
    }
}

/// `Optional`, whatever it holds.
protocol AnyOptional {
    var wrapped: Any? { get }
    static var wrappedType: Any.Type { get }
}
extension Optional: AnyOptional {
    var wrapped: Any? { self }
    static var wrappedType: Any.Type { Wrapped.self }
}

/// A class that lists what its names lead to. Adapted classes with properties of Objective-C do.
public protocol AdaptedKeys: AnyObject {
    /// Its own, and those of the class above.
    @preconcurrency @MainActor static func adaptedProperties() -> [AdaptedProperty]
}

/// A class that says which properties depend on which, and which announce their changes by themselves.
@preconcurrency @MainActor public protocol AdaptedDependencies: AnyObject {
    /// Names of properties whose changes are changes of this one.
    static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String>
    /// Whether setting the property tells its observers.
    static func automaticallyNotifiesObservers(forKey key: String) -> Bool
}

enum KeyedProperties {
    private static let tables = Locked<[ObjectIdentifier: [String: AdaptedProperty]]>([:])

    /// What a class and those above have. Objective-C's names of flags are without `is`; both lead to them.
    static func property(_ name: String, of type: AnyClass) -> AdaptedProperty? {
        let table = table(of: type)
        if let known = table[name] { return known }
        if name.hasPrefix("is"), name.count > 2 {
            return table[name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3)]
        }
        return table["is" + name.prefix(1).uppercased() + name.dropFirst()]
    }

    /// The name that a key path stands for; nil if it leads to none of the class's own properties.
    static func name(of path: AnyKeyPath, in type: Any.Type) -> String? {
        (type as? AnyClass).flatMap { table(of: $0).values.first { $0.path == path }?.name }
    }

    /// A property, and all whose changes are changes of it.
    static func namesAffecting(_ name: String, in type: AnyClass) -> Set<String> {
        var found: Set<String> = []
        var next = [name]
        while let name = next.popLast() {
            guard found.insert(name).inserted else { continue }
            next += pathsAffecting(name, in: type).map { $0.split(separator: ".").first.map(String.init) ?? $0 }
                .sorted()
        }
        return found
    }

    /// Whether a property and all whose changes are changes of it announce them. Properties of other objects do not
    /// count: their changes are not told here.
    static func isAnnounced(_ name: String, in type: AnyClass) -> Bool {
        var found: Set<String> = []
        var next = [name]
        while let name = next.popLast() {
            guard found.insert(name).inserted else { continue }
            guard property(name, of: type)?.announces ?? false else { return false }
            next += pathsAffecting(name, in: type)
        }
        return true
    }

    private static func pathsAffecting(_ name: String, in type: AnyClass) -> Set<String> {
        (property(name, of: type)?.affectedBy ?? []).union(dependencies(of: name, in: type))
    }

    // What a class says of its properties holds on any thread.

    private static func dependencies(of name: String, in type: AnyClass) -> Set<String> {
        guard let own = type as? any AdaptedDependencies.Type else { return [] }
        let asked = UnsafeTransfer(own)
        return ClassAnswer.onAnyThread { asked.value.keyPathsForValuesAffectingValue(forKey: name) }
    }

    static func announces(_ name: String, in type: AnyClass) -> Bool {
        guard let own = type as? any AdaptedDependencies.Type else { return true }
        let asked = UnsafeTransfer(own)
        return ClassAnswer.onAnyThread { asked.value.automaticallyNotifiesObservers(forKey: name) }
    }

    private static func table(of type: AnyClass) -> [String: AdaptedProperty] {
        let key = ObjectIdentifier(type)
        if let known = tables.withLock({ $0[key] }) { return known }
        let made = listed(of: type)
        // UIKit's own are listed on the main queue only.
        if MainQueue.isCurrent || !(type is any KeyedClass.Type) { tables.withLock { $0[key] = made } }
        return made
    }

    private static func listed(of type: AnyClass) -> [String: AdaptedProperty] {
        var properties: [AdaptedProperty] = []
        if MainQueue.isCurrent {
            properties = MainActor.assumeIsolated { (type as? any KeyedClass.Type)?.namedProperties() ?? [] }
        }
        if let adapted = type as? any AdaptedKeys.Type {
            let asked = UnsafeTransfer(adapted)
            properties += ClassAnswer.onAnyThread { asked.value.adaptedProperties() }
        }
        return Dictionary(properties.map { ($0.name, $0) }) { above, own in
            var own = own
            own.isAnnouncedAbove = above.announces && own.announces
            return own
        }
    }
}
