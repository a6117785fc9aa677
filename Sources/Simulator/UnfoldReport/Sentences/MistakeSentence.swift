/// A mistake of one view: what is wrong, why, and what to do.
enum MistakeSentence {
    static func text(_ mistake: ViewMistake, of view: String, row: String) -> String {
        switch mistake {
        case .missingWidth(let points, let edge):
            "in \(row), nothing limits the width of \(view), which sticks out by \(Number.text(points)): "
                + "tie \(view).\(edge) to contentView.\(edge)"
        case .emptyImage(let width):
            "in \(row), \(view) has no image, and nothing else decides its width: it is \(Number.text(width)) wide until "
                + "an image comes, and what is tied to it moves then; give it a width"
        case .hiddenWidth(let points, let tied):
            "in \(row), \(view) is hidden and keeps \(Number.text(points)) points of the width, for \(tied) is tied to "
                + "it: only a stack view closes up over what is hidden; without one, set its width to 0 as well"
        case .emptyStack(let gap, let neighbor):
            "in \(row), \(view) shows nothing, and the gap of \(Number.text(gap)) to \(neighbor) stays: set its constant "
                + "to 0 as well, or arrange both in one stack view and hide \(view)"
        case .growsFromZero:
            "in \(row), \(view) flies in from the corner: it is laid out for the first time inside the animation block; "
                + "call layoutIfNeeded before the block"
        case .unmeasuredText(let width):
            "in \(row), \(view) is \(Number.text(width)) wide, and its text was not measured at that width: it has the "
                + "size of another font here; record it at that width too, or add the font's file to 'fonts'"
        }
    }
}
