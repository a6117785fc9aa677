/// Heights of headers and footers (facts D6): given, fitted, or the system's for a title.
extension UITableView {
    package typealias PartKind = SectionPartKind

    /// Both parts of a section before it was on screen. Heights of the system's own are right once
    /// ``resolveSystemParts()`` has seen what is above.
    package func initialParts(of section: Int) -> PartPair<SectionPart> {
        asking { PartPair(header: initialPart(.header, of: section), footer: initialPart(.footer, of: section)) }
    }

    private func initialPart(_ kind: PartKind, of section: Int) -> SectionPart {
        let isTitled = title(kind, of: section) != nil
        let mayHaveView = hasViews(kind, section)
        var part = SectionPart()
        let asked = delegateHeight(kind, of: section)
        if let given = givenHeight(kind, asked: asked, isEmpty: !isTitled && !mayHaveView) {
            part.height = given
            part.isKnown = true
        } else if mayHaveView, case let estimate = estimatedHeight(kind, of: section), estimate > 0 {
            // Fitted when it comes on screen.
            part.height = estimate
        } else {
            part.system = isTitled || mayHaveView ? .titled : .untitled
            // A title is measured when it comes on screen.
            part.isKnown = !mayHaveView && !isTitled
        }
        return resolved(part, kind, section, isFitted: false)
    }

    func padding(_ kind: PartKind, _ height: CGFloat) -> CGFloat {
        guard kind == .header, style == .plain, height > 0 else { return 0 }
        if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
        return LayoutEnvironment.generation == .old ? 0 : 22
    }

    /// The delegate's answer or the property's height; nil for the system's choice. Tiny numbers count as 0 (fact D3.6).
    private func givenHeight(_ kind: PartKind, asked: CGFloat?, isEmpty: Bool) -> CGFloat? {
        let property = kind == .header ? sectionHeaderHeight : sectionFooterHeight
        let height = asked ?? property
        guard height >= 0, height.isFinite else { return nil }
        // A plain section with nothing to show has no header because of the table's property alone (fact M7.5, measured
        // on iOS 26; documents of every Xcode give tables heights of 28 and show none).
        if isEmpty, style == .plain, asked == nil { return nil }
        // Measured on iOS 26: a grouped one keeps the system's gap (fact D6.1).
        if isEmpty, style != .plain, LayoutEnvironment.generation == .ios26 { return nil }
        return height < 1e-6 ? 0 : height
    }

    private func delegateHeight(_ kind: PartKind, of section: Int) -> CGFloat? {
        tableDelegate.flatMap { delegate in
            kind == .header
                ? optionalMethods.ask(.headerHeight) { delegate.tableView(self, heightForHeaderInSection: section) }
                : optionalMethods.ask(.footerHeight) { delegate.tableView(self, heightForFooterInSection: section) }
        }
    }

    private func estimatedHeight(_ kind: PartKind, of section: Int) -> CGFloat {
        let asked = tableDelegate.flatMap { delegate in
            kind == .header
                ? optionalMethods.ask(.estimatedHeaderHeight) {
                    delegate.tableView(self, estimatedHeightForHeaderInSection: section)
                }
                : optionalMethods.ask(.estimatedFooterHeight) {
                    delegate.tableView(self, estimatedHeightForFooterInSection: section)
                }
        }
        return asked ?? (kind == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight)
    }

    private func title(_ kind: PartKind, of section: Int) -> String? {
        kind == .header
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
    }

    /// Whether the delegate makes views. Found out by asking for one; the first section's is kept for it in a pass;
    /// before one it goes to the pool, for the pass asks for what the app shows then.
    private func hasViews(_ kind: PartKind, _ section: Int) -> Bool {
        guard let delegate = tableDelegate else { return false }
        return optionalMethods.has(kind == .header ? .headerView : .footerView) {
            let view =
                kind == .header
                ? delegate.tableView(self, viewForHeaderInSection: section)
                : delegate.tableView(self, viewForFooterInSection: section)
            if isLayingOut, section == 0 { firstParts[kind] = view } else { view.map(recycle) }
            return view
        }
    }

    /// What the delegate said of headers and footers before a pass is asked for again when they come on screen.
    /// - Complexity: O(sections × log sections).
    func askPartsAgain() {
        for section in 0..<rows.sectionCount {
            for kind in PartKind.allCases { rows.change(kind, of: rows.sectionID(at: section)) { $0.isKnown = false } }
        }
    }

    func announcedViews(_ kind: PartKind) -> [(section: Int, view: UIView)] {
        displayedSections(kind).filter { announcedParts[kind].contains(rows.sectionID(at: $0.section)) }
    }

    // MARK: On screen

    func forgetParts(of section: Int) {
        let parts = initialParts(of: section)
        for kind in PartKind.allCases { rows.change(kind, of: rows.sectionID(at: section)) { $0 = parts[kind] } }
    }

    /// Makes the height of a part on screen a known one: asks for its view and fits it.
    func resolve(_ kind: PartKind, _ section: Int) {
        let id = rows.sectionID(at: section)
        let known = rows[section: id].parts[kind]
        let isCurrent = known.isKnown && origins.isCurrent(origins[known.origin].condition)
        guard !isCurrent || needsHeights else { return }
        // The view may depend on the delegate's height; it is asked for once.
        var answer: CGFloat??
        func height() -> CGFloat? {
            if let answer { return answer }
            let height = delegateHeight(kind, of: section)
            answer = .some(height)
            return height
        }
        let view = view(kind, of: section, id, height: height)
        var part = SectionPart(isKnown: true)
        var isFitted = false
        let content = (view as? UITableViewHeaderFooterView)?.systemContent
        let isEmpty = view == nil || content == .nothing
        if let given = asking({ givenHeight(kind, asked: height(), isEmpty: isEmpty) }) {
            part.height = given
        } else if let view, content == nil, asking({ estimatedHeight(kind, of: section) }) != 0,
            let height = fittedHeight(of: view, at: rows.sectionTop(section))
        {
            part.height = height
            isFitted = true
        } else {
            part.system = isEmpty ? .untitled : .titled
            part.titleHeight = (view as? UITableViewHeaderFooterView)?.titleHeight(width: rowWidth)
        }
        part = resolved(part, kind, section, isFitted: isFitted)
        rows.change(kind, of: id) { $0 = part }
        if kind == .footer, known.system != part.system { resolveSystemHeader(section + 1) }
    }

    /// Margins and safe area depend on where a view and its content are.
    private func place(_ view: UIView, _ rect: CGRect) {
        view.frame = rect
        guard let reusable = view as? UITableViewHeaderFooterView else { return }
        reusable.contentView.frame = reusable.contentFrame(in: rect.size)
    }

    /// What the view asks for at that position; else the height it came with; nil if it says nothing but its title.
    private func fittedHeight(of view: UIView, at top: CGFloat) -> CGFloat? {
        place(view, CGRect(x: rowInsets.left, y: top, width: rowWidth, height: view.frame.height))
        let fitted = view.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        if fitted >= 1e-6, fitted.isFinite { return CellMetrics.ceil(fitted) }
        let isTitled = (view as? UITableViewHeaderFooterView)?.titleHeight(width: rowWidth) != nil
        return view.frame.height > 0 && !isTitled ? view.frame.height : nil
    }

    /// The part's view: on screen already, made by the delegate, or the system's own.
    private func view(_ kind: PartKind, of section: Int, _ id: TableRows.SectionID, height: () -> CGFloat?) -> UIView? {
        if let known = displayedParts[kind][id] { return known }
        guard let view = asking({ askedView(kind, section, height) }) else { return nil }
        view.isEngineHost = true
        (view as? UITableViewHeaderFooterView)?.join(self, as: kind)
        if view.superview !== self { addSubview(view) }
        displayedParts[kind][id] = view
        return view
    }

    private func askedView(_ kind: PartKind, _ section: Int, _ height: () -> CGFloat?) -> UIView? {
        if section == 0, let view = firstParts[kind] {
            firstParts[kind] = nil
            return view
        }
        let view = tableDelegate.flatMap { delegate in
            kind == .header
                ? optionalMethods.ask(.headerView) { delegate.tableView(self, viewForHeaderInSection: section) }
                : optionalMethods.ask(.footerView) { delegate.tableView(self, viewForFooterInSection: section) }
        }
        if let view { return view }
        let title = title(kind, of: section)
        if title == nil {
            // A height of the delegate's is space for a view (fact D6.6); one of the table's own is none (fact M7.5).
            guard let height = height(), height >= 1e-6, givenHeight(kind, asked: height, isEmpty: true) != nil
            else { return nil }
        }
        let made = UITableViewHeaderFooterView(reuseIdentifier: nil)
        made.systemContent = title == nil ? .nothing : .title
        if let title {
            made.textLabel?.text = kind == .header && !isPlain && TitleFont.isSmall ? title.uppercased() : title
        }
        return made
    }

    /// Shows the parts on screen after the cells (fact D7.2) and takes the others back.
    func showHeadersAndFooters() {
        var shown = PartPair<Set<TableRows.SectionID>>(header: [], footer: [])
        let window = bounds
        var section = rows.section(at: max(window.minY, rows.headHeight)) ?? rows.sectionCount
        while section < rows.sectionCount, rows.sectionTop(section) < window.maxY {
            let id = rows.sectionID(at: section)
            resolve(.header, section)
            let floating = floatingHeaderRect(section)
            if floating.height > 0, floating.maxY > window.minY, floating.minY < window.maxY {
                shown.header.insert(id)
                layOut(.header, section, id, floating)
            }
            let footer = partRect(.footer, section)
            if footer.minY < window.maxY, footer.maxY > window.minY {
                resolve(.footer, section)
                let rect = partRect(.footer, section)
                if rect.height > 0 {
                    shown.footer.insert(id)
                    layOut(.footer, section, id, rect)
                }
            }
            section += 1
        }
        for kind in PartKind.allCases { hideParts(kind, except: shown[kind]) }
    }

    /// A plain table's header stays at the top while its section is on screen.
    private func floatingHeaderRect(_ section: Int) -> CGRect {
        var rect = partRect(.header, section)
        guard style == .plain else { return rect }
        let end = partRect(.footer, section).minY - rect.height
        rect.origin.y = max(rect.minY, min(bounds.minY + adjustedContentInset.top, end))
        return rect
    }

    private func layOut(_ kind: PartKind, _ section: Int, _ id: TableRows.SectionID, _ rect: CGRect) {
        guard let view = view(kind, of: section, id, height: { delegateHeight(kind, of: section) }) else { return }
        if let reusable = view as? UITableViewHeaderFooterView {
            let content = reusable.contentFrame(in: rect.size)
            reusable.contentView.setEncapsulatedLayoutSize(width: content.width, height: content.height)
        }
        place(view, rect)
        guard announcedParts[kind].insert(id).inserted else { return }
        if kind == .header {
            tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        } else {
            tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
    }

    private func hideParts(_ kind: PartKind, except shown: Set<TableRows.SectionID>) {
        for (id, view) in displayedParts[kind].sorted(by: { $0.key < $1.key }) where !shown.contains(id) {
            displayedParts[kind][id] = nil
            recycle(view)
            guard announcedParts[kind].remove(id) != nil, let section = rows.section(of: id) else { continue }
            notify(ofEnd: view, kind, section)
        }
    }

    func notify(ofEnd view: UIView, _ kind: PartKind, _ section: Int) {
        if kind == .header {
            tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        } else {
            tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
    }

    func recycle(_ view: UIView) {
        view.removeFromSuperview()
        guard let reusable = view as? UITableViewHeaderFooterView else { return }
        reusable.table = nil
        if let identifier = reusable.reuseIdentifier { headerFooterPool[identifier, default: []].append(reusable) }
    }

    func headerFooterDidInvalidateSize(_ view: UITableViewHeaderFooterView) {
        guard selfSizingInvalidation != .disabled, LayoutEnvironment.generation != .old, !isLayingOut else { return }
        for kind in PartKind.allCases {
            for (id, known) in displayedParts[kind] where known === view {
                rows.change(kind, of: id) { $0.isKnown = false }
            }
        }
        setNeedsLayout()
    }

    // MARK: Header and footer of the table

    /// Height of the view above or below all rows, which is the view's own (fact D6.5).
    package func heightOfEdgeView(_ view: UIView) -> RowHeight {
        RowHeight(height: view.frame.height, contentHeight: view.frame.height, source: .fixed)
    }

    func edgeViewDidChange(from old: UIView?, to new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        rows.headHeight = tableHeaderView?.frame.height ?? 0
        rows.footHeight = tableFooterView?.frame.height ?? 0
        if let new, new.superview !== self { addSubview(new) }
        setNeedsLayout()
    }

    /// The table's width at their own height (fact D6.5).
    func layOutEdgeViews() {
        tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: rows.headHeight)
        tableFooterView?.frame = CGRect(
            x: 0, y: rows.total - rows.footHeight, width: bounds.width, height: rows.footHeight)
    }
}
