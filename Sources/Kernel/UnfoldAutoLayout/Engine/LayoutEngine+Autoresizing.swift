import UnfoldSimplex

/// Rows for translatesAutoresizingMaskIntoConstraints (facts A5.1 to A5.5).
extension LayoutEngine {
    func enterAutoresizing(of view: UIView) {
        guard let record = view.engineRecord, record.engineReference === reference else { return }
        guard view.translatesAutoresizingMaskIntoConstraints else { return removeAutoresizing(of: record) }
        enter(pins(of: view, record), of: view, record)
    }

    private func pins(of view: UIView, _ record: EngineRecord) -> [AutoresizingPin] {
        let rect = view.alignmentRect(forFrame: view.layoutFrame)
        let parent = view === host ? nil : view.superview
        let parentSize = parent?.storedBounds.size ?? .zero
        let outer = parent.map { self.record(of: $0) }
        // What a window dictates is a number, not a share.
        let mask = view.isSizedByWindow ? [] : view.autoresizingMask
        let horizontal = Autoresizing.shares(
            start: rect.minX, length: rect.width, in: parentSize.width, flexible: mask.flexible(.horizontal))
        let vertical = Autoresizing.shares(
            start: rect.minY, length: rect.height, in: parentSize.height, flexible: mask.flexible(.vertical))
        var pins: [AutoresizingPin] = []
        pins.reserveCapacity(4)
        func pin(
            _ row: AutoresizingRow, _ variable: Variable, _ value: CGFloat, share: CGFloat, of length: Variable?,
            now: CGFloat
        ) {
            let follows = share != 0 ? length : nil
            pins.append(
                AutoresizingPin(
                    row: row, variable: variable, length: follows, share: follows == nil ? 0 : Double(share),
                    constant: Double(value) - (follows == nil ? 0 : Double(share * now))))
        }
        if view !== host {
            pin(.minX, record.minX, rect.minX, share: horizontal.near, of: outer?.width, now: parentSize.width)
            pin(.minY, record.minY, rect.minY, share: vertical.near, of: outer?.height, now: parentSize.height)
        }
        // A content view's size is pinned by its encapsulated size instead.
        if view.encapsulated == nil {
            pin(.width, record.width, rect.width, share: horizontal.length, of: outer?.width, now: parentSize.width)
            pin(.height, record.height, rect.height, share: vertical.length, of: outer?.height, now: parentSize.height)
        }
        return pins
    }

    /// Rows of the same form only get other numbers.
    private func enter(_ pins: [AutoresizingPin], of view: UIView, _ record: EngineRecord) {
        var isAlike = pins.count == record.autoresizing.count
        if isAlike { for (pin, known) in zip(pins, record.pins) where !pin.isLike(known) { isAlike = false } }
        if !isAlike { removeAutoresizing(of: record) }
        record.pins = pins
        record.autoresizing.reserveCapacity(pins.count)
        for (number, pin) in pins.enumerated() {
            attempt {
                if isAlike { return try solver.setConstant(pin.constant, of: record.autoresizing[number]) }
                var terms = [Term(1, pin.variable)]
                if let length = pin.length { terms.append(Term(-pin.share, length)) }
                let id = try solver.add(terms, .equal, pin.constant)
                record.autoresizing.append(id)
                meanings[id] = .autoresizing(WeakView(view), pin.row, LayoutAddress.nextConstraint())
            }
        }
    }

    func removeAutoresizing(of record: EngineRecord) {
        guard !record.pins.isEmpty else { return }
        for row in record.autoresizing { remove(row: row) }
        record.autoresizing.removeAll()
        record.pins.removeAll()
    }
}

extension UIView {
    /// A window, or a controller's view that fills one or has no superview: its pins are the window's, under the names
    /// `UIView-Encapsulated-Layout-*`.
    var isSizedByWindow: Bool {
        guard let superview else { return controller != nil || window === self }
        return controller != nil && superview.window === superview
    }
}

extension UIView.AutoresizingMask {
    /// `h=--& v=--&`: margins and size per direction, `&` for flexible (fact A5.4).
    var printed: String {
        func mark(_ option: Self) -> String { contains(option) ? "&" : "-" }
        let horizontal = isEmpty ? "--&" : mark(.flexibleLeftMargin) + mark(.flexibleWidth) + mark(.flexibleRightMargin)
        let vertical = isEmpty ? "--&" : mark(.flexibleTopMargin) + mark(.flexibleHeight) + mark(.flexibleBottomMargin)
        return "h=\(horizontal) v=\(vertical)"
    }
}
