extension StepResult {
    /// What is right or wrong in one cell by comparison with other surroundings only.
    @MainActor package mutating func noteComparable(_ check: InvariantCheck) {
        for (id, view, isShown) in check.inside where isShown && view.bounds.width > 0 {
            if let cut = check.cutText(of: view, id) { cutLabels.append(cut) }
        }
        for fact in check.siblingOverlaps() {
            siblingOverlaps.append(Finding(severity: .warning, fact: fact, location: position))
        }
    }
}

extension InvariantCheck {
    fileprivate func cutText(of view: UIView, _ id: String) -> StepResult.CutLabel? {
        switch view {
        case let label as UILabel where label.isCut && !(label.superview is UIButton):
            return .init(row: row, view: id, letters: label.text?.count ?? 0, lines: label.numberOfLines)
        case let button as UIButton where button.intrinsicContentSize.width > button.bounds.width + pixel:
            let letters = button.configuration?.title?.count ?? button.currentTitle?.count ?? 0
            return letters == 0 ? nil : .init(row: row, view: id, letters: letters, lines: 1)
        default: return nil
        }
    }
}

extension UILabel {
    fileprivate var isCut: Bool {
        guard numberOfLines > 0, !adjustsFontSizeToFitWidth, text?.isEmpty == false else { return false }
        // A rounded width may be a fraction of a pixel less than the text.
        let room = CGRect(x: 0, y: 0, width: bounds.width + 1 / LayoutEnvironment.displayScale, height: 1e6)
        return textRect(forBounds: room, limitedToNumberOfLines: 0).height
            > textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).height + 1e-6
    }
}
