package enum FramesListing: Sendable {
    case none, list
    case drawn(Sketch)

    package var sketch: Sketch? { if case .drawn(let sketch) = self { sketch } else { nil } }

    func lines(_ step: StepResult, before: StepResult?, _ style: Style) -> [String] {
        switch self {
        case .none: []
        case .list: FramesRenderer.lines(step, before: before, style, nil)
        case .drawn(let sketch): FramesRenderer.lines(step, before: before, style, sketch)
        }
    }
}
