extension UITableView {
    /// Why a row is as tall as it is: the sum, what lost, what was found, and what would change it.
    ///
    /// The table stays as it is. A row that is not there, off screen, or of a given height says so.
    /// - Parameters:
    ///   - indexPath: the row, by the order of now.
    ///   - wanted: a height of the row in points: looks for the one constant, priority or hidden arranged view that
    ///     gives it, the least change first, in at most 4,000 solves.
    /// - Complexity: a few solves of the cell for each constraint of the sum.
    public func explainHeight(at indexPath: IndexPath, wanted: Double? = nil) -> HeightExplanation {
        explanation(of: .row(indexPath), wanted: wanted)
    }

    /// The same of a section's header.
    public func explainHeight(ofHeaderInSection section: Int, wanted: Double? = nil) -> HeightExplanation {
        explanation(of: .header(section), wanted: wanted)
    }

    /// The same of a section's footer.
    public func explainHeight(ofFooterInSection section: Int, wanted: Double? = nil) -> HeightExplanation {
        explanation(of: .footer(section), wanted: wanted)
    }
}

extension UICollectionView {
    /// Why an item is as tall as it is; see ``UITableView/explainHeight(at:wanted:)``.
    public func explainHeight(at indexPath: IndexPath, wanted: Double? = nil) -> HeightExplanation {
        explanation(of: .row(indexPath), wanted: wanted)
    }

    /// The same of a section's header.
    public func explainHeight(ofHeaderInSection section: Int, wanted: Double? = nil) -> HeightExplanation {
        explanation(of: .header(section), wanted: wanted)
    }

    /// The same of a section's footer.
    public func explainHeight(ofFooterInSection section: Int, wanted: Double? = nil) -> HeightExplanation {
        explanation(of: .footer(section), wanted: wanted)
    }
}

/// Why a view is as large as it is and what its layout leaves open.
public struct LayoutExplanation: Sendable, ReadableFacts {
    /// The accessibility identifier, or class and address.
    public let view: String
    /// In the superview, in points.
    public let frame: CGRect
    /// What adds up to the width and the height; nil for a view that takes no part in Auto Layout.
    public let width: HeightDerivation?
    public let height: HeightDerivation?
    /// What is open in it and below it, with what would settle it.
    public let ambiguities: [AmbiguousLayout]
    /// Optional constraints in it and below it that lost.
    public let unsatisfied: [UnsatisfiedConstraint]
    fileprivate let views: LayoutDrawing

    /// Frame, sums, what lost and what is open, then each view with its frame.
    public var description: String {
        var lines = [
            "\(view) is \(Number.text(Double(frame.width))) wide and \(Number.text(Double(frame.height))) tall"
        ]
        for (name, sum) in [("width", width), ("height", height)] {
            if let sum { lines.append("  \(name) \(WhySum.text(HeightParts.ordered(sum), of: sum.value))") }
        }
        lines += ambiguities.map { "  warning: \($0)" } + unsatisfied.map { "  lost: \($0)" }
        return Style.printed(lines + [""] + FramesText(style: Style(isColored: false)).lines(views, at: .init(frame)))
    }
}

extension UIView {
    /// Why this view is as large as it is, for views in and outside of lists. Lays out first if something changed.
    /// - Complexity: a few solves of the whole system for each direction that is open.
    public func explainLayout() -> LayoutExplanation {
        layoutHost.layoutIfNeeded()
        let open = ambiguityFindings().compactMap { if case .ambiguous(let layout) = $0.fact { layout } else { nil } }
        return LayoutExplanation(
            view: layoutName, frame: frame, width: lengthDerivation(.horizontal), height: lengthDerivation(.vertical),
            ambiguities: open, unsatisfied: unsatisfiedConstraints().filter { $0.design == nil },
            views: LayoutDrawing(of: self, hasDimensions: false))
    }
}
