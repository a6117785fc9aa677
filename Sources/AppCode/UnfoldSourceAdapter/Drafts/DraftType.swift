/// A type of the module that is drafted, or what it adds to a type of another module, as far as files use it.
final class DraftType {
    /// How a member, or an initialiser, is called: equal labels are one function.
    final class Call {
        let labels: [String]
        let parameters: [DraftValue]
        /// Parameters that some call gives as a trailing closure.
        var isTrailing = false

        init(labels: [String], parameters: [DraftValue]) { (self.labels, self.parameters) = (labels, parameters) }
    }

    final class Member {
        let name: String
        let isStatic: Bool
        let result: DraftValue
        var calls: [Call] = []
        var isProperty = false
        var isSet = false
        var isWeak = false
        var isUsed = false

        init(_ name: String, isStatic: Bool, hint: String) {
            (self.name, self.isStatic) = (name, isStatic)
            result = DraftValue(hint: hint)
        }

        func take(_ other: Member) {
            isProperty = isProperty || other.isProperty
            isSet = isSet || other.isSet
            isUsed = isUsed || other.isUsed
            result.unify(with: other.result)
            for call in other.calls { DraftType.add(call.labels, call.parameters, to: &calls) }
        }
    }

    enum Use {
        case conformed, conformedByValue, subclassed, existential, called, ofTable
    }

    let name: String
    let isInvented: Bool
    var uses: Set<Use> = []
    var members: [String: Member] = [:]
    var initializers: [Call] = []
    var cases: [String: [DraftValue]] = [:]
    /// How many generic parameters it has, and what stands for the first.
    private(set) var arity = 0
    private(set) var arguments: Set<String> = []
    /// What extensions call the first generic parameter.
    var parameter: String?
    var element: DraftValue?
    /// Members that classes of the app override, as they are written.
    var overridden: [String: String] = [:]
    /// Other modules that may have it, since whatever names it imports them too.
    var rivals: Set<String> = []
    var keeper: String?
    var below: String?
    var known: Set<String> = []
    /// What wraps an object: what it has by the object's class.
    var parts: [String: DraftType] = [:]
    /// Of such a part, what it is one of.
    weak var wrapper: DraftType?
    private var forward: DraftType?

    init(_ name: String, isInvented: Bool = false) { (self.name, self.isInvented) = (name, isInvented) }

    var resolved: DraftType { forward?.resolved ?? self }

    func member(_ name: String, isStatic: Bool) -> Member {
        let key = (isStatic ? "static " : "") + name
        if let member = members[key] { return member }
        let member = Member(name, isStatic: isStatic, hint: name)
        members[key] = member
        return member
    }

    /// `Type<A, B>` is written; nil for what the draft cannot name.
    func add(_ arguments: [String?]) {
        arity = max(arity, arguments.count)
        if let first = arguments.first.flatMap(\.self) { self.arguments.insert(first) }
    }

    func become(_ other: DraftType) {
        let (own, other) = (resolved, other.resolved)
        guard own !== other, own.isInvented else { return }
        own.forward = other
        other.uses.formUnion(own.uses)
        other.below = other.below ?? own.below
        other.cases.merge(own.cases) { first, _ in first }
        for (key, member) in own.members.sorted(by: { $0.key < $1.key }) {
            if let same = other.members[key] { same.take(member) } else { other.members[key] = member }
        }
    }

    static func add(_ labels: [String], _ parameters: [DraftValue], trailing: Int = 0, to calls: inout [Call]) {
        // A trailing closure's label is known from other calls only.
        let same = calls.first { call in
            guard call.labels.count == labels.count else { return false }
            let plain = labels.count - trailing
            return call.labels == labels
                || (trailing > 0 || call.isTrailing) && call.labels.prefix(plain) == labels.prefix(plain)
                    && call.parameters.suffix(trailing).allSatisfy(\.isClosure)
        }
        guard let same else {
            let call = Call(labels: labels, parameters: parameters.map { DraftValue(copying: $0) })
            call.isTrailing = trailing > 0
            return calls.append(call)
        }
        for (known, given) in zip(same.parameters, parameters) { known.take(given) }
    }
}

final class DraftValue {
    indirect enum Shape {
        case open
        /// Several things, or what another module cannot name.
        case any
        case known(String)
        case type(DraftType)
        case list(DraftValue)
        case closure([DraftValue], result: DraftValue?)
        /// A `Result` of that.
        case outcome(DraftValue)
        case metatype
        /// What a generated name stands for, of a type.
        case resource(String)
    }

    private final class Core {
        var shape = Shape.open
        var isAsked = false
        var forward: Core?
        var resolved: Core { forward?.resolved ?? self }
    }

    private var core = Core()
    var isOptional = false
    var isLiteral = false
    var isUsed = false
    /// Of a closure's result: it may be Void as well.
    var isUncertain = false
    var isAsked: Bool {
        get { core.resolved.isAsked }
        set { core.resolved.isAsked = newValue }
    }
    /// Of what a type is named that has to be invented.
    let hint: String

    init(_ shape: Shape = .open, hint: String = "") {
        self.hint = hint
        core.shape = shape
    }

    /// A slot of its own that begins with what another has.
    init(copying other: DraftValue) {
        (hint, core, isOptional, isLiteral) = (other.hint, other.core, other.isOptional, other.isLiteral)
        switch other.shape {
        case .any, .known:
            core = Core()
            core.shape = other.shape
        default: break
        }
    }

    var shape: Shape {
        get { core.resolved.shape }
        set { core.resolved.shape = newValue }
    }

    var element: DraftValue? { if case .list(let element) = shape { element } else { nil } }
    var isClosure: Bool { if case .closure = shape { true } else { false } }
    /// A type that is given, which a function may give a value of.
    var saysType: Bool {
        switch shape {
        case .metatype, .resource: true
        default: false
        }
    }
    /// The app's own, or several things.
    var isAny: Bool { if case .any = shape { true } else { false } }
    var isOpen: Bool { if case .open = shape { true } else { false } }

    var unwrapped: DraftValue {
        let value = DraftValue(hint: hint)
        value.core = core
        return value
    }

    func unify(with other: DraftValue) {
        let (own, there) = (core.resolved, other.core.resolved)
        guard own !== there else { return }
        isOptional = isOptional || other.isOptional
        switch (own.shape, there.shape) {
        case (.open, _): own.forward = there
        case (_, .open): there.forward = own
        case (.type(let first), .type(let second)):
            if second.resolved.isInvented { second.become(first) } else { first.become(second) }
        case (.list(let first), .list(let second)): first.unify(with: second)
        // `{ send() }` may be given for `(Void) -> Void`.
        case (.closure(let first, _), .closure(let second, _)) where first.isEmpty && second.count == 1:
            if second[0].isOpen { second[0].shape = .known("Void") }
            own.shape = there.shape
        case (.closure(let first, _), .closure(let second, _)) where first.count == 1 && second.isEmpty:
            if first[0].isOpen { first[0].shape = .known("Void") }
        case (.closure(let first, let result), .closure(let second, let otherResult)):
            for (one, two) in zip(first, second) { one.unify(with: two) }
            if let result, let otherResult { result.unify(with: otherResult) }
        case (.outcome(let first), .outcome(let second)): first.unify(with: second)
        default: break
        }
    }

    /// A parameter is given this too: what differs makes it anything, but a type that has to have a name stays.
    func take(_ given: DraftValue) {
        isOptional = isOptional || given.isOptional
        isLiteral = isLiteral && given.isLiteral
        switch (shape, given.shape) {
        case (.open, .open), (_, .open): break
        case (.open, _):
            let optional = isOptional
            unify(with: DraftValue(copying: given))
            isOptional = optional
        case (.known(let own), .known(let other)):
            guard own != other else { return }
            let numbers = ["Int", "CGFloat", "Double", "Float"]
            guard numbers.contains(own), numbers.contains(other) else {
                shape = .any
                return
            }
            shape = .known(own == "Int" ? other : own)
        case (.type(let own), .type(let other)):
            if own.resolved !== other.resolved {
                if own.resolved.isInvented || other.resolved.isInvented { unify(with: given) } else { shape = .any }
            }
        case (.closure, .closure), (.list, .list), (.outcome, .outcome): unify(with: given)
        case (.metatype, .metatype), (.resource, .resource): break
        case (.closure, .any), (.list, .any), (.any, .any): break
        case (.type(let type), _) where type.resolved.isInvented && !type.resolved.cases.isEmpty: break
        case (_, .type(let type)) where type.resolved.isInvented && !type.resolved.cases.isEmpty: shape = given.shape
        case (.any, .closure), (.any, .list): shape = given.shape
        default: shape = .any
        }
    }
}
