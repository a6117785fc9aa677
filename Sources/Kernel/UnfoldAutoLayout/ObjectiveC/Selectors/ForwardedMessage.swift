#if !canImport(ObjectiveC)
    /// An object that passes messages on: a table that is between UIKit and the app's delegate, or a delegate's
    /// proxy. Adapted classes that override `forwardingTarget(for:)` are. The optional methods of data sources and
    /// delegates that it has not written itself go to its target, if it says that it responds to them.
    @preconcurrency @MainActor public protocol AdaptedForwarder: NSObjectProtocol {
        /// Whether the message is wanted at all.
        func responds(to aSelector: Selector!) -> Bool
        /// Who answers in its place.
        func forwardingTarget(for aSelector: Selector!) -> Any?
    }

    /// An object that says itself which messages it wants: adapted classes that override `responds(to:)` are.
    @preconcurrency @MainActor public protocol AdaptedAnswerer: NSObjectProtocol {
        func responds(to aSelector: Selector!) -> Bool
    }

    /// A protocol as a value, as Objective-C's functions take it: `UITableViewDelegate.self`.
    public typealias Protocol = Any.Type

    /// A method of a protocol; without a name there is none.
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    public struct objc_method_description {
        public var name: Selector?
        /// Always nil: there are no encodings of types.
        public var types: UnsafeMutablePointer<CChar>?
        public init() {}
    }

    /// Whether a protocol, or one above it, declares a method. Known while UIKit's protocols send one of their optional
    /// methods to a forwarder (``AdaptedForwarder``), and for that method only.
    public func protocol_getMethodDescription(
        _ p: Protocol, _ aSel: Selector, _ isRequiredMethod: Bool, _ isInstanceMethod: Bool
    ) -> objc_method_description {
        var description = objc_method_description()
        guard MainQueue.isCurrent, !isRequiredMethod, isInstanceMethod else { return description }
        let isDeclared = MainActor.assumeIsolated { ForwardedMessage.current?.isDeclared(in: p, aSel) ?? false }
        if isDeclared { description.name = aSel }
        return description
    }
#endif

/// An optional method of one of UIKit's protocols, on its way to an object that has not written it.
@MainActor package struct ForwardedMessage {
    private let selector: Selector
    private let protocols: [Any.Type]
    /// Whether an object other than the receiver conforms: then it has the method, be it UIKit's default.
    private let isAnswered: (AnyObject) -> Bool
    fileprivate static var current: ForwardedMessage?

    fileprivate func isDeclared(in candidate: Any.Type, _ selector: Selector) -> Bool {
        selector == self.selector && protocols.contains { ObjectIdentifier($0) == ObjectIdentifier(candidate) }
    }

    /// Whether an object answers the message that is under way. That one is not known by its name.
    nonisolated static func isAnswered(by object: AnyObject, _ selector: Selector) -> Bool {
        guard MainQueue.isCurrent else { return false }
        let asked = UnsafeTransfer(object)
        return MainActor.assumeIsolated {
            guard let current, current.selector == selector else { return false }
            return current.isAnswered(asked.value)
        }
    }

    /// The object that a receiver names in its place; nil where it forwards nothing, or to itself.
    /// - Parameters:
    ///   - name: Objective-C's.
    ///   - protocols: That declares the method, and those that refine it. Most receivers forward nothing, and are not
    ///     asked for them.
    package static func target<Receiver>(
        of receiver: AnyObject, _ name: String, in protocols: @autoclosure () -> [Any.Type],
        as type: Receiver.Type = Receiver.self
    ) -> Receiver? {
        #if canImport(ObjectiveC)
            guard let forwarder = receiver as? NSObject else { return nil }
        #else
            guard let forwarder = receiver as? any AdaptedForwarder else { return nil }
        #endif
        let message = ForwardedMessage(
            selector: Selector(name), protocols: protocols(),
            isAnswered: { $0 !== receiver && ($0 as? Receiver) != nil })
        let outer = current
        current = message
        defer { current = outer }
        guard forwarder.responds(to: message.selector),
            let target = forwarder.forwardingTarget(for: message.selector), target as AnyObject !== receiver
        else { return nil }
        return target as? Receiver
    }
}
