/// A linear relation between two attributes, or between a size and a number:
/// `first.attribute relation multiplier * second.attribute + constant`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    /// A constraint that says nothing yet; subclasses and the factories make these.
    public override init() {
        super.init()
        Self.creations?.note(self)
    }

    #if !canImport(ObjectiveC)
        nonisolated(unsafe) final var associatedValues = AssociatedValues()
    #endif

    /// `view1.attr1 relation multiplier * view2.attr2 + c`, required and inactive.
    /// - Precondition: attributes that belong together; a mistake is raised with UIKit's text (fact A4.8).
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init()
        configure(
            first: .to(view1 as AnyObject), attr1, relation, second: .to(view2 as AnyObject?), attr2,
            multiplier: multiplier, constant: c)
    }

    /// The view or guide on the left; nil once it is gone.
    open internal(set) var firstItem: AnyObject? {
        get { first?.object }
        set { first = .to(newValue) }
    }
    open internal(set) var secondItem: AnyObject? {
        get { second?.object }
        set { second = .to(newValue) }
    }
    open internal(set) var firstAttribute: Attribute {
        get { form.firstAttribute }
        set { form.firstAttribute = newValue }
    }
    open internal(set) var secondAttribute: Attribute {
        get { form.secondAttribute }
        set { form.secondAttribute = newValue }
    }
    open internal(set) var relation: Relation {
        get { form.relation }
        set { form.relation = newValue }
    }
    /// Factor of the second item, to the nearest number of single precision, as UIKit keeps it: 1.2 reads
    /// 1.2000000476837158 (asserted by SwiftLayout's tests). Layouts have it as it was given.
    open internal(set) var multiplier: CGFloat {
        get { CGFloat(Float(form.multiplier)) }
        set { form.multiplier = newValue }
    }

    /// In points; may be changed at any time (fact A1.9). In a tree that has been laid out, what another value
    /// contradicts is reported at once (fact M1.1); frames move in the layout pass.
    open var constant: CGFloat {
        get { storedConstant }
        set { change(constant: newValue) }
    }
    /// Above 0 and up to 1000, default required. May cross 1000 while installed, except in `.old`, which
    /// raises (fact A1.8; iOS 13 and later inferred).
    open var priority: UILayoutPriority {
        get { storedPriority }
        set { change(priority: newValue) }
    }
    open var identifier: String? { didSet { if identifier != oldValue { textDidChange() } } }
    open var shouldBeArchived = false

    /// True exactly while some view holds it (fact A4.1). In a tree that has been laid out, a contradiction is reported
    /// as soon as this is set (fact M1.1); ``activate(_:)`` takes several at once.
    open var isActive: Bool {
        get { ownerReference?.isAlive == true }
        set {
            objectWillChange(self, "active", newValue != isActive)
            if newValue { install() } else { uninstall() }
            objectDidChange(self)
        }
    }
    /// Activates each in turn (fact A4.3). What they contradict is looked for once all are active (fact M1.2).
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        LayoutBatch.run { for constraint in constraints { constraint.isActive = true } }
    }
    /// Deactivates each in turn.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        LayoutBatch.run { for constraint in constraints { constraint.isActive = false } }
    }

    nonisolated open override var description: String { onMain { $0.printed.description } }

    /// What it says of its items; the engine reads it here, where no subclass can be in between.
    @exclusivity(unchecked) var form = Form()
    @exclusivity(unchecked) var first: ItemReference?
    @exclusivity(unchecked) var second: ItemReference?
    var storedConstant: CGFloat = 0
    var storedPriority: UILayoutPriority = .required
    package internal(set) var owner: UIView? {
        get { ownerReference?.view }
        set { ownerReference = newValue?.layoutReference }
    }
    private var ownerReference: ItemReference?
    package var origin: Origin = .code
    /// Where it was written, when the one who made the constraint knows.
    package var source: SourcePosition? { didSet { if source != oldValue { textDidChange() } } }
    /// Told of each constraint that is made, and asked where one was; nil, the default, costs a look.
    @exclusivity(unchecked) package static var creations: (any ConstraintCreations)?
    /// A short name for reports, when the one who made the constraint gave it one.
    package var reportName: String? { didSet { if reportName != oldValue { textDidChange() } } }
    package let layoutAddress = LayoutAddress.nextConstraint()
    package var printedClassName: String? { didSet { if printedClassName != oldValue { textDidChange() } } }
    private func textDidChange() { lowered?.system?.namingRevision += 1 }
    /// Raised when the item and attribute check failed: the constraint says nothing.
    var isMalformed = false
    @exclusivity(unchecked) var lowered: LoweredConstraint?
    /// When it was activated, as a serial number: engines take constraints in that order.
    var activationOrder: UInt = 0
    var firstOrigin: AnchorOrigin?
    var secondOrigin: AnchorOrigin?
    /// The constant as long as it is the system's own, which prints by a name of its own (fact A11.4).
    var standardSpace: CGFloat?
    /// Lost a conflict since it was activated: it stays broken until it is deactivated (fact M2.1).
    var isBroken = false
    /// The same for other modules: what is package is checked for exclusive access here too.
    package var hasLost: Bool { isBroken }
    package internal(set) var timesBroken = 0

    struct Form {
        var firstAttribute = Attribute.notAnAttribute
        var secondAttribute = Attribute.notAnAttribute
        var relation = Relation.equal
        var multiplier: CGFloat = 1
    }

    /// Who made a constraint; system ones are never chosen to be broken while another is at hand.
    package enum Origin: Hashable, Sendable {
        case code
        /// translatesAutoresizingMaskIntoConstraints.
        case autoresizing
        /// `UIView-Encapsulated-Layout-*`.
        case encapsulated
        /// `fittingSize*Target` and `_UITemporaryLayout*`.
        case fitting
        /// `UISV-*`, except hiding.
        case stack
        /// `UISV-hiding`.
        case stackHiding
        case guide
    }
}

@MainActor package protocol ConstraintCreations {
    func note(_ constraint: NSLayoutConstraint)
    func place(of constraint: NSLayoutConstraint) -> SourcePosition?
}

extension NSLayoutConstraint {
    public typealias Relation = NSLayoutRelation
    public typealias Attribute = NSLayoutAttribute
    public typealias Axis = UILayoutConstraintAxis
}

/// ``NSLayoutConstraint/FormatOptions`` under its name from before Swift 4.2, which libraries still use.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
