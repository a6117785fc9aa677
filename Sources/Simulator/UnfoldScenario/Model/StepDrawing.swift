/// How much of what a step looks like is kept.
package enum DrawingDetail: String, Sendable, Codable {
    case none
    /// Views with their frames and texts, as records keep them: ``StepResult/outlines``.
    case outlines
    /// Everything that can be shown: ``StepResult/drawing``.
    case whole
    /// That too, and what a picture leaves out is a finding.
    case looks
    /// That too, and pictures hold the files of the app's fonts.
    case fonts

    package var hasDrawings: Bool { self == .whole || findsOmissions }
    var findsOmissions: Bool { self == .looks || self == .fonts }
}

extension StepDrawing {
    package typealias Rect = LayoutDrawing.Rect
}
