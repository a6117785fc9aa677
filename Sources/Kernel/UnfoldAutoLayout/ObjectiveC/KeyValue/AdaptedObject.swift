/// An object that a document can connect: views and controllers are, and other classes of an app with outlets or
/// actions once they are adapted.
@MainActor public protocol AdaptedObject: AnyObject {
    func setValue(_ value: Any?, forKey key: String)
    /// Selectors of the methods that documents and strings may name.
    static func adaptedActions() -> [Selector]
}

/// What adapted sources write in their `setValue(_:forKey:)`.
@MainActor public enum AdaptedProperties {
    /// Gives a property the value of an outlet or of a document: of the property's type, or a number or text that
    /// stands for one. For a value of another type the property stays as it is, and that is a finding.
    /// - Complexity: O(1), and what the property's observers do.
    nonisolated public static func set<Root: AnyObject, Value>(
        _ value: Any?, _ path: ReferenceWritableKeyPath<Root, Value>, of object: Root, _ key: String
    ) {
        let wrapped = (Value.self as? any AnyOptional.Type)?.wrappedType ?? Value.self
        if let question = value as? TypeQuestion {
            question.answer = wrapped
            return
        }
        if let fitting = fitting(value, Value.self) {
            object[keyPath: path] = fitting
            return
        }
        AppFileProblems.report(
            .mismatch(
                property: "\(type(of: object)).\(key)", takes: "a \(wrapped)",
                given: value.map { "a \(type(of: $0))" } ?? "nothing"))
    }

    /// In place of a value, asks which type the property takes.
    private final class TypeQuestion { var answer: Any.Type? }

    /// The type, without its optional, of a property that an adapted class has; nil if it has none of that name.
    package static func typeTaken(by key: String, of object: any AdaptedObject) -> Any.Type? {
        let question = TypeQuestion()
        withUndefined { _ in
        } _: {
            object.setValue(question, forKey: key)
        }
        return question.answer
    }

    private static var undefined: ((AnyObject) -> Void)?

    /// Hands objects that do not have a key to `receive`, where an exception would be raised.
    package static func withUndefined(_ receive: @escaping (AnyObject) -> Void, _ body: () -> Void) {
        let outer = undefined
        undefined = receive
        defer { undefined = outer }
        body()
    }

    nonisolated private static func fitting<Value>(_ value: Any?, _ type: Value.Type) -> Value? {
        guard let value
        else { return (type as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? Value } }
        if let same = value as? Value { return same }
        guard let number = number(value) ?? (value as? String).flatMap(Double.init) else { return nil }
        let whole = Int(exactly: number.rounded()) ?? 0
        let forms: [Any] = [
            CGFloat(number), Float(number), whole, UInt(clamping: whole), Int32(clamping: whole), number != 0, number,
            NSNumber(value: number),
        ]
        for form in forms { if let same = form as? Value { return same } }
        return nil
    }

    /// A number or flag of any type, as Foundation's numbers take it.
    nonisolated static func number(_ value: Any?) -> Double? {
        (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) }
    }

    /// Raises what Objective-C raises for a key that a class does not have.
    public static func raiseUndefined(_ key: String, of object: AnyObject) {
        if let undefined { return undefined(object) }
        UIKitExceptions.raise(
            .undefinedKey,
            "[<\(LayoutNames.className(of: object)) \(LayoutNames.address(of: object))> setValue:forUndefinedKey:]: this class is "
                + "not key value coding-compliant for the key \(key).")
    }
}

/// An object that finds values by names itself: a layer.
@MainActor protocol NamedValues: AnyObject, Sendable {
    func value(forKey key: String) -> Any?
}

/// Values by the names of properties: those that a class lists (``KeyedProperties``), and stored ones.
enum StoredValues {
    /// The value at the end of a path of names; nil where there is none.
    /// - Complexity: O(properties) for each name.
    static func value(of object: Any, _ path: String) -> Any? {
        path.split(separator: ".").reduce(Optional.some(object)) { value, name in
            value.flatMap { member(String(name), of: $0) }.flatMap { AdaptedProperty.plain($0) }
        }
    }

    /// Whether the first name of a path is that of a property of the object.
    static func leads(_ path: String, from object: Any) -> Bool {
        path.split(separator: ".").first.map { member(String($0), of: object) != nil } ?? false
    }

    /// What may be nil in the object is an optional in the answer.
    private static func member(_ name: String, of value: Any) -> Any? {
        if let dictionary = value as? [String: Any] { return dictionary[name] }
        #if !canImport(ObjectiveC)
            if let named = value as? any NamedValues, MainQueue.isCurrent {
                return MainActor.assumeIsolated { UnsafeTransfer(named.value(forKey: name)) }.value
            }
        #endif
        if type(of: value) is AnyClass {
            let object = value as AnyObject
            if let property = KeyedProperties.property(name, of: type(of: object)) { return property.get(object) }
        }
        for mirror in sequence(first: Mirror(reflecting: value), next: \.superclassMirror) {
            if let child = mirror.children.first(where: { $0.label == name }) { return child.value }
        }
        return nil
    }
}
