// The signatures that a target's method may have, each for classes of the main actor and for others. The compiler has
// resolved the method, so that overriding, inheritance and access are its own; a call goes through the class's table of
// methods.
extension Selector {
    /// The selector of that name, which from now on leads to this method of no argument.
    /// It belongs to the main actor. The first method given for a name and a class stays.
    public init<Target, Result>(_ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result) {
        self.init(name, arguments: 0, isIsolated: true) { (target: Target, _: Any?, _: Any?) in
            Self.isolated(target) { method($0)() }
        }
    }

    /// The selector of that name, which from now on leads to this method of no argument.
    /// The first method given for a name and a class stays.
    @_disfavoredOverload public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
        self.init(name, arguments: 0, isIsolated: false) { (target: Target, _: Any?, _: Any?) in
            AdaptedMethods.Answer(value: method(target)())
        }
    }

    /// The selector of that name, which from now on leads to this method of one argument, the sender.
    /// It belongs to the main actor. A name without colons gets one for each argument.
    public init<Target, A, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (A) -> Result
    ) {
        self.init(name, arguments: 1, isIsolated: true) { (target: Target, first: Any?, _: Any?) in
            (first as? A).map { first in Self.isolated((target, first)) { method($0.0)($0.1) } }
        }
    }

    /// The selector of that name, which from now on leads to this method of one argument, the sender.
    /// A name without colons gets one for each argument.
    @_disfavoredOverload public init<Target, A, Result>(_ name: String, _ method: @escaping (Target) -> (A) -> Result) {
        self.init(name, arguments: 1, isIsolated: false) { (target: Target, first: Any?, _: Any?) in
            (first as? A).map { AdaptedMethods.Answer(value: method(target)($0)) }
        }
    }

    /// The selector of that name, which from now on leads to this method of two arguments, the sender and the event.
    /// It belongs to the main actor. A name without colons gets one for each argument.
    public init<Target, A, B, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (A, B) -> Result
    ) {
        self.init(name, arguments: 2, isIsolated: true) { (target: Target, first: Any?, second: Any?) in
            guard let first = first as? A, let second = second as? B else { return nil }
            return Self.isolated((target, first, second)) { method($0.0)($0.1, $0.2) }
        }
    }

    /// The selector of that name, which from now on leads to this method of two arguments, the sender and the event.
    /// A name without colons gets one for each argument.
    @_disfavoredOverload public init<Target, A, B, Result>(
        _ name: String, _ method: @escaping (Target) -> (A, B) -> Result
    ) {
        self.init(name, arguments: 2, isIsolated: false) { (target: Target, first: Any?, second: Any?) in
            guard let first = first as? A, let second = second as? B else { return nil }
            return AdaptedMethods.Answer(value: method(target)(first, second))
        }
    }

    /// The selector of that name; it leads nowhere, for nothing here calls methods of three arguments. It belongs to
    /// the main actor.
    public init<Target, A, B, C, Result>(
        _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (A, B, C) -> Result
    ) { self.init(Self.spelled(name, arguments: 3)) }

    /// The selector of that name; it leads nowhere, for nothing here calls methods of three arguments.
    @_disfavoredOverload public init<Target, A, B, C, Result>(
        _ name: String, _ method: @escaping (Target) -> (A, B, C) -> Result
    ) { self.init(Self.spelled(name, arguments: 3)) }

    /// The selector of that name, which a class is known to have a method for; nothing calls it by its name, for its
    /// arguments are too many or no objects.
    public init(_ name: String, of type: AnyClass) {
        self.init(name)
        AdaptedMethods.shared.add(methodName, of: type) {
            AdaptedMethods.Method(isIsolated: false, fits: { _ in true }) { _, _, _ in nil }
        }
    }

    /// `didTap` for a method of one argument is `didTap:`.
    private static func spelled(_ name: String, arguments: Int) -> String {
        name.contains(":") ? name : name + String(repeating: ":", count: arguments)
    }

    /// - Parameter call: what the method answers; nil if an argument is of another type.
    private init<Target>(
        _ name: String, arguments: Int, isIsolated: Bool,
        _ call: @escaping (Target, Any?, Any?) -> AdaptedMethods.Answer?
    ) {
        self.init(Self.spelled(name, arguments: arguments))
        AdaptedMethods.shared.add(methodName, of: Target.self) {
            AdaptedMethods.Method(isIsolated: isIsolated, fits: { $0 is Target }) { target, first, second in
                (target as? Target).flatMap { call($0, first, second) }
            }
        }
    }

    private static func isolated<Input, Result>(
        _ input: Input, _ method: @MainActor (Input) -> Result
    ) -> AdaptedMethods.Answer {
        let sent = UnsafeTransfer(input)
        return AdaptedMethods.Answer(value: MainActor.assumeIsolated { UnsafeTransfer(method(sent.value)) }.value)
    }
}
