/// A mistake that one view of a row shows, with what removes it.
public enum ViewMistake: Hashable, Sendable, Codable {
    /// It sticks out by so many points, for nothing ties that edge of it to the content view's: `trailing`.
    case missingWidth(points: Double, edge: String)
    /// It shows no image, and nothing else decides its width, which has come out as so many points.
    case emptyImage(width: Double)
    /// It is hidden and keeps so many points of the row's width, for that view is tied to it.
    case hiddenWidth(points: Double, tied: String)
    /// A stack view with nothing shown in it, and the points that stay between it and that view.
    case emptyStack(gap: Double, neighbor: String)
    /// An animation block laid it out for the first time: it grows from nothing at its superview's corner.
    case growsFromZero
    /// Its text wraps at so many points, where it was not measured: it has the size of the font at hand.
    case unmeasuredText(width: Double)

    /// See ``Finding/code``.
    var code: String {
        switch self {
        case .missingWidth: "missing-width"
        case .emptyImage: "empty-image"
        case .hiddenWidth: "hidden-view"
        case .emptyStack: "empty-stack"
        case .growsFromZero: "grows-from-zero"
        case .unmeasuredText: "unmeasured-text"
        }
    }
}
