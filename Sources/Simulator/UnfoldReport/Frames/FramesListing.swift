package enum FramesListing: Sendable {
    case none, list
    case drawn(Sketch)

    package var sketch: Sketch? { if case .drawn(let sketch) = self { sketch } else { nil } }

    func lines(_ step: StepResult, before: StepResult?, _ style: Style) -> [String] {
        if case .none = self { [] } else { FramesRenderer.lines(step, before: before, style, sketch) }
    }
}
