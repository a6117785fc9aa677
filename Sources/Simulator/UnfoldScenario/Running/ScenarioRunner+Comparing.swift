extension ScenarioRunner {
    /// What is right or wrong by comparison with other surroundings only.
    func noteComparable() {
        step.cutLabels = cutLabels()
        step.siblingOverlaps = tableView.templateCells.flatMap { path, cell in
            cell.contents.map { InvariantCheck(row: model.id(at: path), contents: $0).siblingOverlaps() } ?? []
        }.map { Finding(severity: .warning, fact: $0, location: step.position) }.filter { !isOff($0) }
    }

    /// Labels on screen whose text has more lines than they may have.
    private func cutLabels() -> [StepResult.CutLabel] {
        tableView.templateCells.flatMap { path, cell in
            guard let contents = cell.contents else { return [StepResult.CutLabel]() }
            return contents.viewOrder.compactMap { id in
                guard let label = contents.views[id] as? UILabel, label.isCut else { return nil }
                return .init(
                    row: model.id(at: path), view: id, letters: label.text?.count ?? 0, lines: label.numberOfLines)
            }
        }
    }
}

extension UILabel {
    package var isCut: Bool {
        guard numberOfLines > 0, !adjustsFontSizeToFitWidth, text?.isEmpty == false, bounds.width > 0,
            !sequence(first: self as UIView, next: \.superview).contains(where: { $0.isHidden || $0.alpha == 0 })
        else { return false }
        // A rounded width may be a fraction of a pixel less than the text.
        let room = CGRect(x: 0, y: 0, width: bounds.width + 1 / LayoutEnvironment.displayScale, height: 1e6)
        return textRect(forBounds: room, limitedToNumberOfLines: 0).height
            > textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).height + 1e-6
    }
}
