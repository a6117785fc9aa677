// Made by Tests/Floors/inert.py from Sources/Simulator/UnfoldScenario/Inert/Model.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldCollectionLayout

/// What one run of a scenario gave, as values.
public struct ScenarioResult: Hashable, Sendable, Codable {
    /// The scenario's name.
    public var name: String
    /// Path as it was given.
    public var file: String
    /// Name of the matrix cell that was run; nil without a matrix.
    public var cell: String?
    /// One a step, in their order.
    public var steps: [StepResult] = []
    /// What the file says, as far as heights can follow from it; the same for every matrix cell.
    public var inputs: [RecordedInput] = []
    /// Changes of the file that were tried, by the ids of findings and conflicts; only where they were asked for.
    package var fixes: [String: Fix] = [:]
    /// A result without steps yet.
    public init(name: String, file: String, cell: String? = nil) { self.name = name; self.file = file; self.cell = cell }
}

/// The state after one step, and what happened in it.
public struct StepResult: Hashable, Sendable, Codable {
    /// From 0.
    public var index: Int
    /// The step's name; made of its actions where the file gives none.
    public var name: String
    /// Where the step begins in the scenario file.
    public var position: SourcePosition
    /// The environment at the end of the step.
    public var traits: [ScenarioTrait] = []
    /// Height of the table's content in points: rows, headers and footers, those of the table too.
    public var contentHeight: Double = 0
    /// How far the table is scrolled down, in points; negative within an inset above.
    public var contentOffset: Double = 0
    /// Every row of the table, in its order, those off screen too.
    public var rows: [Row] = []
    /// Headers and footers that have a height or that the scenario gives, from top to bottom.
    public var parts: [Row] = []
    /// Ids of rows, headers and footers of the step before that are there no more.
    public var removed: [String] = []
    /// In the order in which they came.
    public var conflicts: [Conflict] = []
    /// At the heights the rows have now; only losses that no one planned for (see `UnsatisfiedConstraint.design`).
    public var unsatisfied: [Unsatisfied] = []
    /// While the heights from before were still in force, inside an update; only losses that no one planned for.
    public var unsatisfiedDuringUpdate: [Unsatisfied] = []
    /// Every loss, planned for or not, at the heights the rows have now.
    public var allUnsatisfied: [Unsatisfied] = []
    /// Every loss, planned for or not, inside an update.
    public var allUnsatisfiedDuringUpdate: [Unsatisfied] = []
    /// What the table and the invariants have to report that was not so in the step before.
    public var findings: [Finding] = []
    /// What was found in an earlier step and holds no more.
    public var endedFindings: [Finding] = []
    package var top: Top?
    package var cutLabels: [CutLabel] = []
    /// Siblings over each other that an invariant does not look at; only where these were asked for.
    package var siblingOverlaps: [Finding] = []
    /// Calls of `layoutSubviews`.
    public var layoutPasses = 0
    /// Rows fitted.
    public var measurementCount = 0
    /// What the table looks like now and what moved; only where drawings were asked for.
    package var drawing: StepDrawing?
    /// Views of rows, headers and footers on screen, by their ids; only where these were asked for.
    package var outlines: [String: LayoutDrawing]?
    package init(index: Int, name: String, position: SourcePosition) { self.index = index; self.name = name; self.position = position }
}

extension StepResult {
    /// What gives a height in place of constraints: the scenario's key, and where it is; no key in what code made.
    package struct GivenHeight: Hashable, Sendable, Codable {
        package var points: Double
        package var key: String?
        package var position: SourcePosition?
    }

    /// A row, a header or a footer with its height.
    public struct Row: Hashable, Sendable, Codable {
        /// The row's id in the scenario, `first.header` for a section's header, or `table.header`.
        public var id: String
        /// Index of its section, from 0.
        public var section: Int
        /// Index in its section, from 0; 0 for what is no row.
        public var row: Int
        /// Points, separator included.
        public var height: Double
        /// Points: the height without what the separator takes.
        public var contentViewHeight: Double
        /// Height after the step before; nil for a new row.
        public var previousHeight: Double?
        /// Where the height came from: measured in this step, cached, estimated or fixed.
        public var source: RowHeight.Source
        /// Index of the step that measured it; nil for a height that was never measured.
        public var measuredAtStep: Int?
        /// The step whose change made the height out of date; nil while it is fresh.
        public var staleSinceStep: Int?
        /// What its views look like and its height is made of, as last measured; empty without a cell.
        public var facts: [RowFact] = []
        /// What the height rests on, the weakest first; nil where that was not asked for, or there was no cell.
        public var evidence: [Evidence]?
        /// How well known the weakest of it is.
        public var confidence: Confidence? { evidence?.first?.confidence }
        /// Whether this is a row or a header or footer.
        public var kind = Kind.row
        package var given: GivenHeight?
        /// Points by which it differs from the step before; nil for a new row, and where it is an estimate again.
        public var change: Double? { source == .estimated ? nil : previousHeight.map { height - $0 } }
        /// A row of these heights, with nothing known of its past.
        package init(id: String, section: Int, row: Int, height: Double, contentViewHeight: Double, previousHeight: Double? = nil, source: RowHeight.Source, measuredAtStep: Int? = nil, staleSinceStep: Int? = nil, facts: [RowFact] = []) { (self.id, self.section, self.row, self.height, self.contentViewHeight) = (id, section, row, height, contentViewHeight); (self.previousHeight, self.source, self.measuredAtStep) = (previousHeight, source, measuredAtStep); (self.staleSinceStep, self.facts) = (staleSinceStep, facts); given = source == .fixed ? GivenHeight(points: height) : nil }
    }
}

extension StepResult.Row {
    /// What a height belongs to.
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// A row of a section, or the header or footer of a section or of the table.
        case row, header, footer, tableHeader, tableFooter
    }
}

extension StepResult {
    /// Required constraints that excluded each other in a row.
    public struct Conflict: Hashable, Sendable, Codable {
        /// The row's id in the scenario.
        public var row: String
        /// Those that exclude each other, the one that breaks, and the text of the console.
        public var constraints: UnsatisfiableConstraints
        /// The encapsulated height in force, and the step in which it was measured.
        public var encapsulatedHeight: Double?
        /// Index of the step in which the encapsulated height was measured; nil if it never was.
        public var measuredAtStep: Int?
        /// Indices of members that were not active any more when the step ended.
        package var deactivated: [Int] = []
        /// The row's height, if it is given.
        package var given: GivenHeight?
    }

    /// An optional constraint of a row that lost.
    public struct Unsatisfied: Hashable, Sendable, Codable {
        /// The row's id in the scenario.
        public var row: String
        /// The one that lost, what it wanted and got, and who holds it.
        public var constraint: UnsatisfiedConstraint
    }

    package struct Top: Hashable, Sendable, Codable {
        package var row: String
        package var distance: Double
    }

    package struct CutLabel: Hashable, Sendable, Codable {
        package var row: String
        package var view: String
        /// Of its text; the most that it may have.
        package var letters: Int
        package var lines: Int
    }
}

/// A mistake in a scenario file, in facts.
public struct ScenarioError: Error, Hashable, Sendable, Codable {
    /// Where the mistake begins.
    public var position: SourcePosition
    /// `templates.card.views[2].type`; empty for the whole file.
    public var path: String
    /// What is wrong.
    public var problem: Problem
    /// How often the file has the same mistake elsewhere, and the first lines of those.
    package var repeatCount: Int = 0
    package var repeatLines: [Int] = []
    /// Whether the value was given next to the file, by the option that the path names: the position says nothing.
    package var isOfOption: Bool { path.hasPrefix("--") }
    /// A mistake at a position of the file.
    public init(position: SourcePosition, path: String, problem: Problem) { self.position = position; self.path = path; self.problem = problem }
}

extension ScenarioError {
    /// What is wrong; the sentences are made of it in one place, ``ScenarioError/description``.
    public enum Problem: Hashable, Sendable, Codable {
        /// The file cannot be read, or is no UTF-8.
        case unreadable(FileDefect)
        case invalidUTF8
        /// No JSON from here on, or JSON that is refused: a half escape, a number that is not finite, a key twice.
        case syntax(expected: Expectation, found: Found)
        case loneSurrogate(String)
        case notFinite(String)
        case duplicateKey(String, firstLine: Int)
        /// More brackets inside each other, bytes, or things named than the limit.
        case tooDeep(limit: Int)
        case tooLarge(limit: Int)
        case tooMany(String, limit: Int)
        /// Keys that an object may not have, or must have.
        case unknownKey(String, allowed: [String])
        case missingKey(String)
        /// A value of another kind, or a word that is none of those allowed; `kind` says what it should name.
        case wrongType(expected: Expectation, found: Found)
        /// A word that is none of those allowed; `kind` says what it should name.
        case unknownValue(String, kind: String, allowed: [String])
        /// A name that is taken already; `kind` says by what.
        case duplicateName(String, kind: String)
        /// The text of a constraint, and what should be at which character, counted from 1.
        case constraintSyntax(String, expected: ConstraintPart, character: Int)
        /// Constraints that UIKit refuses: attributes that cannot be compared, positions without a second item,
        /// priorities outside of 0 to 1000, views without a common ancestor, and views that contain each other.
        case mixedAxes(String, String)
        /// A position compared with a number.
        case locationNeedsItem(String)
        case priorityOutOfRange(String)
        case unrelated(String, String)
        /// Views that contain each other, by their ids.
        case cycle([String])
        /// What is peculiar to one place of the format.
        case invalid(ScenarioDiagnostic)
    }
}

/// All mistakes of one file.
public struct ScenarioErrors: Error, Sendable {
    /// In the order of the file; of very many only the first.
    public var errors: [ScenarioError]
    /// Mistakes that were counted only.
    public var omittedCount: Int
    /// What is read besides the scenario, good or not: fonts and documents that it names.
    package var inputFiles: [String] = []
    /// The mistakes of one file, `more` of which are not listed.
    public init(errors: [ScenarioError], omittedCount: Int = 0) { self.errors = errors; self.omittedCount = omittedCount }
}

/// A mistake of a scenario file that is peculiar to one place of the format.
indirect public enum ScenarioDiagnostic: Hashable, Sendable, Codable {
    /// Versions that this reader does not know, folders and other files; what is `quoted` is in its reader's words,
    /// with its own position where that is another one than the error's.
    case version(known: Int)
    case configurationVersion(known: Int)
    case emptyFolder(namesExclusions: Bool)
    case unlistedFolder(FileDefect)
    case fontFile(String, ScenarioError.Problem)
    case font(String, FontFileError)
    case noDocument(path: String)
    case swiftFile
    case noView(String, names: [String])
    case otherPlatform(String)
    case quoted(String, at: SourcePosition?)
    /// More heights than one run keeps, or a process that was lost with the scenario that it ran.
    case tooManyHeights(rows: Int, steps: Int, cells: Int, limit: Int)
    case lostProcess(LostProcess)
    /// Mistakes that need no value.
    case sizeOfSymbol, optionsWithoutFormat, idOfFormat, metricName, parentOfSubview, emptyReason, reasonNeeded, emptyAxis, endWithoutBegin, headerOfSection, tableAndCollection, nothingToMeasure
    /// Views that cannot be where they are, and keys that their class, style or font does not take.
    case partOfStyle(part: String, style: String)
    case viewInGuide(String)
    case arrangedTwice(String, by: String)
    case arrangesParent(stack: String, view: String)
    case nesting(limit: Int)
    case identifier(String)
    case propertyOfOtherClass(String, type: String, owners: [String])
    case keyOfSymbol(String)
    case decidedBy(FontChoice, key: String)
    /// Constraints that UIKit refuses; a `scale` is of multipliers that make one length so many powers of ten longer.
    case scale(power: Int, limit: Int)
    case positionTimesZero(String)
    case guideOfClass(guide: String, view: String, type: String)
    case attributeOfGuide(String, known: [String])
    case alignmentAlongLine(option: String, isVertical: Bool)
    case noSuperview(String)
    /// Rows, headers, footers and layouts that cannot have what they say.
    case titleAndTemplate(part: String)
    case valuesWithoutTemplate(part: String)
    case partWithoutHeight(part: String)
    case withoutEffect(key: String, LayoutReason)
    case keyOfCollection(String)
    case rowName(String)
    case noLayout(words: [String])
    /// Actions and paths of steps that mean nothing.
    case noProperty(String, ofRow: Bool)
    case chosenWhenMade(String)
    case notAFlag(String)
    case beginWithoutEnd(inBlock: Bool)
    case takesNothing(word: String)
    case needsValue(word: String)
    case severalActions(words: [String])
    case nothingToDo(words: [String])
}

extension ScenarioDiagnostic {
    /// What decides the rest of a font.
    public enum FontChoice: String, Hashable, Sendable, Codable {
        /// Its size and weight, or a face of a font file.
        case textStyle, face
    }

    /// Why a key has no effect in a layout.
    public enum LayoutReason: String, Hashable, Sendable, Codable {
        /// The layout has one estimate for them, they are as large as they ask for, or they are not estimated.
        case rowsEstimatedByLayout, partsEstimatedByLayout, rowsAskHeight, rowsAskSize, partsAskHeight, rowsNotEstimated, partsNotEstimated
    }

    /// What became of a process that ran scenarios for another.
    public enum LostProcess: Hashable, Sendable, Codable {
        /// It did not start, the file had changed since, it took too long and was stopped, or it ended unasked.
        case notStarted, otherFile
        case late(seconds: Int)
        case ended(how: String?)
    }
}

/// What a scenario says of one thing, as a record keeps it: a check then names what was edited.
public struct RecordedInput: Hashable, Sendable, Codable {
    /// What kind of thing it is.
    public var kind: Kind
    /// Which one, unique among its kind.
    public var name: String
    /// What is said of it, in order.
    public var values: [Value]
    /// Something with what is said of it.
    public init(_ kind: Kind, _ name: String, _ values: [Value]) { self.kind = kind; self.name = name; self.values = values }
}

extension RecordedInput {
    /// Kinds of things.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// The table, whose name is empty, or the `collection` in its place.
        case table
        /// A section by its id.
        case section
        /// A template by its name.
        case template
        /// A view or guide, as `template.view`; `template.cell` and the like for what the template does not make.
        case view
        /// A constraint, as `template.id`, or by the anchors that it ties.
        case constraint
        /// A row by its id.
        case row
        /// A header or footer, as `section.header`, or `table.header`.
        case part
        /// A step by its name.
        case step
    }

    /// One thing said, in words.
    public struct Value: Hashable, Sendable, Codable {
        /// `text`, `constant`, `title.text`.
        public var name: String
        /// As short as it can be compared; long texts are cut and end with a checksum.
        public var text: String
        /// A value in words.
        public init(_ name: String, _ text: String) { self.name = name; self.text = text }
    }
}

/// One thing that is said otherwise than in the record.
public struct InputEdit: Hashable, Sendable {
    /// What kind of thing was edited.
    public var kind: RecordedInput.Kind
    /// Which one.
    public var name: String
    /// Which of its values; empty where the whole thing is new or gone.
    public var value: String
    /// As it was; nil for what is new.
    public var expected: String?
    /// As it is; nil for what is gone.
    public var actual: String?
    /// An edit of one value.
    public init(_ kind: RecordedInput.Kind, _ name: String, _ value: String, expected: String?, actual: String?) { self.kind = kind; self.name = name; self.value = value; self.expected = expected; self.actual = actual }
}

/// A point on the axes: what differs from the cell or scenario as written. Everything that is left out is as written.
public struct StressSurroundings: Hashable, Sendable, Codable {
    /// Width of the list in points.
    public var width: Double?
    /// Name of the text size: `accessibilityMedium`.
    public var contentSizeCategory: String?
    /// The other direction: true for right to left, false for left to right.
    public var isRightToLeft: Bool?
    /// The other weight: true for bold text, false for regular.
    public var hasBoldText: Bool?
    /// Another text.
    public var text: Text?
    /// A view that is shown although it is hidden as written, or hidden although it is shown.
    public var toggledView: String?
    /// Steps in another order or repeated: indices of the written ones.
    public var steps: [Int]?
    /// Whether the row is shown by a cell that has shown another one.
    public var isReused = false
    /// Whether a cell is made as written, gets the width, text size and direction, and then those that are written again.
    public var isTakenBack = false
    /// Name of a generation of UIKit.
    public var generation: String?
    /// As written.
    public init() {}
}

extension StressSurroundings {
    /// A text in place of the written one.
    public struct Text: Hashable, Sendable, Codable {
        /// The label, button or field whose text it is; nil for every text.
        public var view: String?
        /// What the text is made of.
        public var kind: Kind
        /// Its number of letters; nil for as many as the kind makes of the written text.
        public var letters: Int?
        /// Of one view, or of all that have a text.
        public init(_ kind: Kind, view: String? = nil, letters: Int? = nil) { self.kind = kind; self.view = view; self.letters = letters }
    }
}

extension StressSurroundings.Text {
    /// How a text is made of the written one.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// No letters at all.
        case empty
        /// The written one, cut or repeated to a number of letters.
        case letters
        /// One word without a place to break it.
        case word
        /// Letters with accents.
        case accented
        /// Letters of such a script, or digits.
        case ideographs, rightToLeft, digits
    }
}

/// What is varied around a cell.
public enum StressAxis: String, Hashable, Sendable, Codable, CaseIterable {
    /// Widths of every phone and pad in both orientations and in split views, and those between at which a height changes.
    case widths
    /// The twelve text sizes.
    case contentSizes
    /// From left to right and from right to left.
    case directions
    /// Bold text, as the user prefers it, or not.
    case boldText
    /// Texts: empty, short, long, with accents, ideographs and letters from right to left.
    case texts
    /// Views shown that are hidden, and hidden that are shown.
    case visibility
    /// Steps of a scenario repeated and in other orders.
    case order
    /// Cells that showed other rows before.
    case reuse
    /// Other widths and text sizes, taken back again: as when a device is turned twice.
    case back
    /// Generations of UIKit; tried on request only.
    case generations
    /// What is tried where nothing is asked for.
    public static let standard: Set<StressAxis> = Set(allCases).subtracting([.generations])
}

/// One fact about a view of a row, by which a change of the row's height can be explained.
public struct RowFact: Hashable, Sendable, Codable {
    /// What is reported.
    public var kind: Kind
    /// The view's id.
    public var view: String
    /// In the unit of the kind: a count of lines, 1, or points.
    public var value: Double
}

extension RowFact {
    /// What a fact says; its name begins the fact in the record file.
    public enum Kind: String, Sendable, CaseIterable, Codable {
        /// Lines a label's text takes at the label's width.
        case lines
        /// The view is hidden; the value is 1.
        case hidden
        /// Height in points of a view without subviews.
        case height
        /// Width in points that the content view has for its content, after accessories and indentation.
        case width
        /// Height in points of a line of a label's font.
        case lineHeight
        /// Points that a constraint, named in `view`, adds to the height of the content view.
        case amount
    }
}

/// One trait of the environment a step ran in, as text.
public struct ScenarioTrait: Hashable, Sendable, Codable {
    /// As in a scenario's `traits`.
    public var name: String
    /// As the scenario file would write it.
    public var value: String
}

extension ScenarioError {
    /// What should be where something else does, as a fact; the words of each case are in `MistakeText`.
    public enum Expectation: Hashable, Sendable, Codable {
        /// A JSON value of this kind, or one for a certain place; heights are -1 or not negative.
        case object, array, nonEmptyArray, string, number, flag, layout, action, height, rowTarget, output
        /// An array of so many values.
        case values(Int)
        /// A number of a range: any, a whole one, or one written in a constraint.
        case numberFrom(Double, to: Double)
        case wholeNumberFrom(Double, to: Double)
        case writtenNumberFrom(Double, to: Double)
        /// A part of JSON, or of a record.
        case token(Token)
        case recordLine(RecordLine)
    }

    /// What JSON could have in a place.
    public enum Token: String, Hashable, Sendable, Codable {
        /// What the grammar of JSON calls so; `nothing` is the end of the file.
        case nothing, value, key, colon, commaOrBrace, commaOrBracket, number, closingQuote, controlEscape, escape, jsonEscape, hexadecimalDigits
    }

    /// What a record could have in a place.
    public enum RecordLine: Hashable, Sendable, Codable {
        /// The first line as this version writes it, a number that counts lines of a kind, or one of the words.
        case header(String)
        case numberOfLine(Int)
        case kind([String])
        /// A line of a kind, or a word within a line; quotes are closed.
        case line, drawing, hierarchy, framesFirst, givenFirst, quotedWords, name, number, wholeNumber, value, fact, view, frame, viewOfFrames, textFrame, endOfLine
    }

    /// What is there, as a fact.
    public enum Found: Hashable, Sendable, Codable {
        /// A JSON value shown by its kind, itself, or as so many values.
        case object, array, emptyArray, null
        case string(String)
        case number(Double)
        case flag(Bool)
        case values(Int)
        /// Characters of the file, one that a string may not have, nothing more, or a line that is not shown.
        case text(String)
        case controlCharacter, endOfFile, endOfLine, anotherLine
    }

    /// What the text of a constraint could have in a place.
    public enum ConstraintPart: Hashable, Sendable, Codable {
        /// A part of an equation, as in `title.top == image.bottom * 2 / 3 + 8 @750`, or its end.
        case identifier, attribute, relation, number, multiplier, divisor, nonzeroDivisor, constant, priority, end
        /// A distance, where there are no metrics; width or height; a view's attribute; a number that is not too large.
        case distance, length
        case attributeOf(String)
        case numberUpTo(Double)
        /// A part of a line of visual format; the superview's edge ends it.
        case openingBracket, openingBracketOrEdge, closingBracket, closingParenthesisOrComma, hyphen, colon, nothingAfterEdge, onlyASCII, size, positiveNumber
    }
}

/// What a recorded scenario says of the device that it is from.
public struct RecordedOrigin: Hashable, Sendable {
    /// The device's model, such as `iPhone18,1`.
    public var device: String
    /// Name and version of the system, such as `iOS 26.1`.
    public var system: String
    /// Identifier of the locale, such as `de_DE`.
    public var locale: String?
    /// Fonts that texts are in and that need not be at hand, for their sizes are recorded too.
    public var fonts: [String]
    /// What of the list could not be recorded, in sentences.
    public var notes: [String]
}
