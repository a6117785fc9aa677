// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Facts.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

/// A view whose constraints leave it a choice in one direction: other frames would satisfy them as well (fact A7.1).
public struct AmbiguousLayout: Hashable, Sendable, Codable {
    /// The view by name.
    public var view: String
    /// The direction in which it is free.
    public var axis: UILayoutConstraintAxis
    /// Near edge, far edge and size, those that are free: `leading`, `trailing`, `width` or `top`, `bottom`, `height`.
    public var free: [NSLayoutAttribute]
    /// Near edge in the superview as it is now; points, unrounded.
    public var position: Double
    /// Length as it is now; points, unrounded.
    public var length: Double
    /// What would settle it; each was tried by solving again. Empty if nothing simple does.
    public var fixes: [Fix]
}

extension AmbiguousLayout {
    /// Something to add or to change.
    public enum Fix: Hashable, Sendable, Codable {
        /// These constraints together, with views by name: `title.trailing == card.trailing`.
        case constraints([Equation])
        /// The view's content hugging in that direction becomes this; it was equal to a neighbour's.
        case contentHugging(Float)
        /// The view's compression resistance in that direction becomes this.
        case compressionResistance(Float)
    }
}

/// Where the constraints end that ought to lead from the top of a view to its bottom, so that nothing holds it open.
public struct MissingLink: Hashable, Sendable, Codable {
    /// Views from the top on, by name; empty where nothing is tied to the top.
    public var chain: [String]
    /// The last one is tied from above, and has no height that would lead on to its lower edge.
    public var lacksHeight: Bool
    /// The view that the last one is in, by name: the two lower edges are to be tied.
    public var container: String
    /// The view next to the last one whose upper edge is to be tied to it, by name, for it leads to the bottom; nil where the lower edges are.
    public var next: String?
    /// The one inequality that would lead on to the bottom as an equality, and holds nothing open, for it is turned around.
    public var reversed: Equation?
    public init(chain: [String], lacksHeight: Bool, container: String, next: String? = nil, reversed: Equation? = nil) { (self.chain, self.lacksHeight, self.container, self.next, self.reversed) = (chain, lacksHeight, container, next, reversed) }
}

/// Where a constraint (or anything else) was written: a scenario file, or Swift code.
public struct SourcePosition: Hashable, Sendable, Codable {
    /// Path as the scenario or the compiler gives it.
    public var file: String
    /// From 1.
    public var line: Int
    /// From 1.
    public var column: Int
    public init(file: String, line: Int, column: Int) { (self.file, self.line, self.column) = (file, line, column) }
}

/// One report of required constraints that exclude each other.
public struct UnsatisfiableConstraints: Hashable, Sendable, Codable {
    /// The constraints in the order in which UIKit prints them (fact A6.3); without the bounds.
    public var members: [Member]
    /// Lengths that may not be negative and are needed for the contradiction.
    public var bounds: [Member]
    /// Index into ``members`` of the constraint that was broken.
    public var broken: Int
    /// 1 the first time this constraint breaks, 2 the second time, and so on.
    public var occurrence: Int
    /// By how many points the members miss each other.
    public var contradiction: Double
    /// The message as UIKit's console words it (fact A6.2).
    public var consoleText: String
}

extension UnsatisfiableConstraints {
    /// One constraint of the set, with its weight in the contradiction.
    public struct Member: Hashable, Sendable, Codable {
        /// The constraint or bound.
        public var constraint: ConstraintFacts
        /// The constraint's constant in points.
        public var constant: Double
        /// Farkas multiplier; multiplier times constant, summed over all members, is ``contradiction``.
        public var multiplier: Double
    }
}

/// A change that a fitting size may depend on: what made a height out of date.
public struct LayoutChange: Hashable, Sendable, Codable {
    /// What happened.
    public var kind: Kind
    /// The constraint (its id) or view (its name) concerned; empty where the kind says it all.
    public var subject: String
    public init(_ kind: Kind, _ subject: String = "") { (self.kind, self.subject) = (kind, subject) }
}

extension LayoutChange {
    /// What happened.
    public enum Kind: String, Sendable, Codable {
        /// A constraint was activated.
        case activated
        /// A constraint was deactivated.
        case deactivated
        /// A constraint's constant changed.
        case constant
        /// A constraint's priority changed.
        case priority
        /// A view announced another natural size: text, image, font.
        case contentSize
        /// A view that is laid out by frame moved or was resized.
        case frame
        /// The margins of a view changed.
        case margins
        /// A view or guide came or went, or a direction, baseline or stack arrangement changed.
        case hierarchy
        /// The width that content is fitted at.
        case width
        /// Text size, display scale, direction, size class.
        case traits
        /// The row was announced as changed (reload, reconfigure) or asked to be measured again.
        case requested
    }
}

/// An optional constraint that the layout violates, and what holds it there.
public struct UnsatisfiedConstraint: Hashable, Sendable, Codable {
    /// The constraint.
    public var constraint: ConstraintFacts
    /// Value of the left side that the constraint asks for, in points.
    public var wanted: Double
    /// Value of the left side in the layout, in points.
    public var got: Double
    /// An irreducible set: without any one of them the constraint would be better satisfied.
    public var holders: [Holder]
    /// Why it was meant to lose; nil for a loss that the author did not plan for, as far as constraints can tell.
    public var design: Design?
    /// Set where it is the width of a text that may have one line only.
    package var cutText: CutText?
}

extension UnsatisfiedConstraint {
    /// One constraint in the way.
    public struct Holder: Hashable, Sendable, Codable {
        /// The constraint.
        public var constraint: ConstraintFacts
        /// At the same level: to satisfy the one would violate the other as much, and a lower level decided.
        public var ties: Bool
    }

    /// A text that does not wrap.
    package struct CutText: Hashable, Sendable, Codable {
        /// The row's height with as many lines as the text takes, where that was tried.
        package var heightOfAll: Double?
    }

    /// Why a constraint may lose without anybody having made a mistake.
    public enum Design: String, Hashable, Sendable, Codable, CaseIterable {
        /// The system made it, so that it can lose: stacks, margins, masks.
        case system
        /// It concerns a view that is hidden, or is in a hidden one.
        case hidden
        /// Its space was taken away on purpose: by a length of 0 that the app wrote with a higher priority.
        case folded
        /// The app says something else of the same anchor with a higher priority.
        case alternative
        /// Content that is compressed before other content.
        case givesWay
        /// The natural size of an image, or of a view without text: it is drawn in another size.
        case scales
        /// The app gives a control that length by a constant, and what is written on it fits.
        case given
        /// A fitting target: not above the priority of a fitting, or towards 0 and weaker than content resists.
        case pull
        /// It stands against the height from before, which the table is about to measure again.
        case oldHeight
        /// At most a pixel is missing: content sizes are whole pixels, and its space is not.
        case rounding
    }
}

/// A length as a sum: what adds up to it at the solution.
public struct HeightDerivation: Hashable, Sendable, Codable {
    /// The length, in points.
    public var value: Double
    /// Sum of multiplier times constant is ``value``.
    public var parts: [Part]
    public init(value: Double, parts: [Part]) { (self.value, self.parts) = (value, parts) }
}

extension HeightDerivation {
    /// One constraint with its share.
    public struct Part: Hashable, Sendable, Codable {
        /// The constraint; it holds with equality.
        public var constraint: ConstraintFacts
        /// How many times it is counted.
        public var multiplier: Double
        /// Its constant, in points; for a bound, 0.
        public var constant: Double
        package init(constraint: ConstraintFacts, multiplier: Double, constant: Double) { (self.constraint, self.multiplier, self.constant) = (constraint, multiplier, constant) }
    }
}

/// How what was on screen moved over it.
public struct ContentMove: Hashable, Sendable, Codable {
    /// Name of the row that was at the top of the screen.
    public var row: String
    /// Name of the one that is there now; nil if there is none.
    public var rowNow: String?
    /// Distance of `row` from the top of the screen before, in points.
    public var from: Double
    /// Distance of `row` from the top of the screen now, in points.
    public var to: Double
    /// The content offset before, in points.
    public var offsetBefore: Double
    /// The content offset now, in points.
    public var offset: Double
    /// Rows above that went back to their estimates.
    public var estimatedRows: Int
    /// Points that these rows make.
    public var correction: Double
    /// Each tried.
    public var remedies: [Remedy] = []
    package init(row: String, rowNow: String?, from: Double, to: Double, offsetBefore: Double, offset: Double) { (self.row, self.rowNow, self.from, self.to) = (row, rowNow, from, to); (self.offsetBefore, self.offset, estimatedRows, correction) = (offsetBefore, offset, 0, 0) }
}

extension ContentMove {
    /// What keeps it where it was.
    public enum Remedy: Hashable, Sendable, Codable {
        /// `estimatedHeightForRowAt` with the heights of before.
        case estimates
        /// Reconfiguring in place of reloading.
        case reconfigure
        /// That content offset, set afterwards.
        case offset(Double)
    }
}

/// A length that replaced another: an estimate that was wrong, usually.
public struct LengthCorrection: Hashable, Sendable, Codable {
    /// What it belongs to: `row 3 in section 0`.
    public var subject: String
    /// Points before.
    public var from: Double
    /// Points now.
    public var to: Double
    public init(subject: String, from: Double, to: Double) { (self.subject, self.from, self.to) = (subject, from, to) }
}

/// Switches findings of one code off, everywhere or for one row, and says why.
public struct FindingSuppression: Hashable, Sendable, Codable {
    /// The ``Finding/code`` to switch off.
    public var code: String
    /// Only for this row; nil for all.
    public var row: IndexPath?
    /// Why: kept with each finding that it switches off.
    public var reason: String
    public init(_ code: String, row: IndexPath? = nil, reason: String) { (self.code, self.row, self.reason) = (code, row, reason) }
}

/// A constraint as a value that outlives its views: what reports and tests look at.
public struct ConstraintFacts: Hashable, Sendable, Codable {
    /// Stable name: the one given by its maker, else the equation, with views by name.
    public var id: String
    /// Who made it.
    public var kind: Kind
    /// `NSLayoutConstraint.identifier`.
    public var identifier: String?
    /// The equation with views by name, as a value.
    public var form: Equation
    /// As UIKit's console prints it.
    public var text: String
    /// 0 < priority <= 1000.
    public var priority: Float
    /// Where it was written, if known.
    public var source: SourcePosition?
    /// ``form`` as text: `detail.height == 200`.
    public var equation: String { form.description }
}

extension ConstraintFacts {
    /// What kind of optional constraint it is.
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// Made by the app.
        case user
        /// `UISV-*`.
        case stack
        /// `UISV-hiding`: no length for a hidden arranged view.
        case stackHiding
        /// A view's optional constraint not to be larger than its content.
        case contentHugging
        /// A view's optional constraint not to be smaller than its content.
        case compressionResistance
        /// From `translatesAutoresizingMaskIntoConstraints`.
        case autoresizing
        /// `UIView-Encapsulated-Layout-*`: a size that a table, a window or a controller dictates.
        case encapsulated
        /// `fittingSize*Target` and `_UITemporaryLayout*`: only while a view is measured.
        case fitting
        /// Layout margins and readable width.
        case guide
        /// What ties the safe area, and the layout supports that came before it.
        case safeArea
        /// A width or height is never negative.
        case nonNegative
        /// System constraints are not broken while another one can be (see `docs/uikit-differences.md`).
        public var isSystem: Bool { ![.user, .stack, .guide].contains(self) }
    }
}

extension AnimationRecord {
    /// How the change is spread over time.
    public struct Timing: Hashable, Sendable {
        /// Seconds; 0 or more.
        public var duration: TimeInterval
        /// Seconds before it starts.
        public var delay: TimeInterval = 0
        /// The curve between start and end.
        public var curve = Curve.easeInOut
        public init(duration: TimeInterval, delay: TimeInterval = 0, curve: Curve = .easeInOut) { (self.duration, self.delay, self.curve) = (duration, delay, curve) }
    }

    /// The shape of a change over time.
    public enum Curve: Hashable, Sendable {
        /// Slow at both ends.
        case easeInOut
        /// Slow at the start.
        case easeIn
        /// Slow at the end.
        case easeOut
        /// At one speed.
        case linear
        /// A spring: damping ratio (1 does not overshoot) and initial velocity in total distances a second.
        case spring(dampingRatio: CGFloat, initialVelocity: CGFloat)
    }

    /// What of a view is animated.
    public enum Property: String, Hashable, Sendable, CaseIterable {
        /// Position and size in the superview.
        case frame
        /// Origin of the bounds: scrolling.
        case boundsOrigin
        /// Opacity, from 0 to 1.
        case alpha
        /// The colour behind everything.
        case backgroundColor
        /// Turning, scaling, shifting; layout knows nothing of it.
        case transform
    }
}
