import Foundation

/// What a fitted height is made of beside constraints: texts, hidden views, required constraints that broke.
extension FittingSession {
    /// A label's text as the fitting wrapped it.
    package struct WrappedText: Sendable {
        package let view: String
        package let lines: Int
        /// Points.
        package let fontSize: Double
        package let width: Double
    }

    /// Labels with text that are not hidden, in the order of the hierarchy.
    package func wrappedTexts() -> [WrappedText] {
        var texts: [WrappedText] = []
        view?.forEachInSystem { inner in
            guard let label = inner as? UILabel, label.text?.isEmpty == false, !label.isHidden,
                let record = label.engineRecord, let font = label.font, font.lineHeight > 0
            else { return }
            let width = solver.value(of: record.width)
            let size = label.wrapsToWidth ? label.contentSize(wrappedTo: CGFloat(width)) : label.intrinsicContentSize
            texts.append(
                WrappedText(
                    view: label.layoutName, lines: Int((size.height / font.lineHeight).rounded()),
                    fontSize: Double(font.pointSize), width: width))
        }
        return texts
    }

    /// Hidden views, outermost only, in the order of the hierarchy.
    package func hiddenViews() -> [String] {
        var names: [String] = []
        view?.forEachInSystem { inner in
            if inner.isHidden, inner.superview?.isHidden != true { names.append(inner.layoutName) }
        }
        return names
    }

    /// Required constraints that exclude each other even at the height wished for, and were broken for it.
    package func brokenConstraints() -> [ConstraintFacts] {
        guard let engine else { return [] }
        return solver.brokenConstraints.compactMap { engine.meanings[$0].map { engine.facts(of: $0) } }
    }
}
