import Foundation
import UnfoldInterfaceBuilder

/// How the frames of a root compare with the recorded ones.
struct FidelityResult: Sendable {
    /// Path of the document.
    var file: String
    /// Id of the root in the document.
    var root: String
    /// What is at the top.
    var kind: IBRoot.Kind
    /// How many views were compared.
    var views = 0
    /// How many of them are off by at most half a point in x, y, width and height.
    var viewsWithinHalf = 0
    /// How many of them are off by at most a point.
    var viewsWithinOne = 0
    /// The largest difference by the rule for insets alone, in points.
    var worstByRule = 0.0
    /// The largest difference with insets and lengths read off recorded frames, in points.
    var worst = 0.0
    /// Id of the view with the largest difference.
    var worstView = ""
    /// Views that are off by more than a point, parents first.
    var misses: [FidelityMiss] = []
    /// What was read off, as `top margin 11` or `height 50`.
    var inferred: [String] = []
    /// The text size of the canvas, where it was read off and is not the usual one.
    var textSize: String?
    /// Whether text styles had the taller lines that iOS 17 gives some languages: read off as well.
    var hasTallLines = false
    /// Whether the canvas rounded text up to whole points, although the device has finer pixels: read off as well.
    var roundsTextToPoints = false
    /// Why it is a miss; nil for a root within a point.
    var cause: FidelityCause?
    /// Why no engine can give the recorded frames of a miss, whatever natural sizes the views have; nil where one may.
    var contradiction: String?
    /// Line of the root in the document.
    var line = 0

    /// Whether lengths of views were read off, beside insets.
    var hasReadOffLengths: Bool { inferred.contains { $0.hasPrefix("width") || $0.hasPrefix("height") } }

    /// The largest difference that still counts as the same frame, with space for doubles.
    static let one = 1.0001
    /// Views of a root whose miss is looked into.
    static let mostViewsTried = 500
    /// Half a point, likewise.
    static let half = 0.5001
}

/// A view that stands elsewhere than recorded.
struct FidelityMiss: Sendable {
    /// Id of the view in the document.
    var view: String
    /// Tag of its element.
    var tag: String
    /// Line of the element.
    var line: Int
    /// The frame in the document.
    var recorded: CGRect
    /// The frame that was laid out.
    var laidOut: CGRect
}

/// Why a root misses. Each is found by an experiment, in this order.
enum FidelityCause: String, Sendable, CaseIterable {
    /// Interface Builder itself marks a view as misplaced or ambiguous.
    case flagged
    /// The recorded frames satisfy the constraints exactly as well: several layouts are equally good, and another one
    /// was taken, or is left over from before.
    case tie
    /// It matches with text rounded up to whole points: the canvas was drawn at 1x.
    case roundingScale
    /// It matches at another text size of the canvas, or with the taller lines of some languages, which a document does
    /// not hold.
    case canvasTextSize
    /// It matches when views in a font that is not at hand have their recorded sizes.
    case missingFont
    /// It matches when views that draw themselves, or that have attributes of the app's own, have their recorded sizes:
    /// their code is not in the document.
    case customClass
    /// It matches when texts have their recorded sizes, and these may be natural: the width or height of a text is off.
    case text
    /// It matches when all views without subviews have their recorded sizes, where these may be natural: a control or
    /// image is off.
    case control
    /// It matches when plain views in stacks, and views without a length, keep their recorded lengths, as the canvas
    /// does.
    case kept
    /// The recorded frames contradict a required constraint of the document: they are older than it.
    case stale
    /// The recorded frames give up an optional constraint or a natural size that our layout keeps, at the highest
    /// priority at which the two differ: they are older than the document, or the canvas knew another natural size.
    case outdone
    /// None of these: the recorded frames are at least as good as ours.
    case open
}
