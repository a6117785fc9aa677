/// Heights of headers and footers (facts D6): given, fitted, or the system's for a title.
extension UITableView {
    /// Headers and footers go the same way.
    package typealias PartKind = SectionPartKind

    /// Both parts of a section before it was on screen. Heights of the system's own are right once
    /// ``resolveSystemParts()`` has seen what is above.
    package func initialParts(of section: Int) -> (header: SectionPart, footer: SectionPart) {
        asking { (initialPart(.header, of: section), initialPart(.footer, of: section)) }
    }

    private func initialPart(_ kind: PartKind, of section: Int) -> SectionPart {
        let isTitled = title(kind, of: section) != nil
        let mayHaveView = hasViews(kind)
        var part = SectionPart()
        if let given = givenHeight(kind, of: section, isEmpty: !isTitled && !mayHaveView) {
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

    /// The delegate's or the property's height; nil for the system's choice. Tiny numbers count as 0 (fact D3.6).
    private func givenHeight(_ kind: PartKind, of section: Int, isEmpty: Bool) -> CGFloat? {
        givenHeight(kind, asked: delegateHeight(kind, of: section), isEmpty: isEmpty)
    }

    /// As above, with the delegate's answer.
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
        guard let delegate = tableDelegate
        else { return kind == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight }
        if kind == .header {
            return optionalMethods.ask(.estimatedHeaderHeight) {
                delegate.tableView(self, estimatedHeightForHeaderInSection: section)
            } ?? estimatedSectionHeaderHeight
        }
        return optionalMethods.ask(.estimatedFooterHeight) {
            delegate.tableView(self, estimatedHeightForFooterInSection: section)
        } ?? estimatedSectionFooterHeight
    }

    private func title(_ kind: PartKind, of section: Int) -> String? {
        kind == .header
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
    }

    /// Whether the delegate makes views. Found out by asking for the first section's, which is kept for it in a pass;
    /// before one it goes to the pool, for the pass asks for what the app shows then.
    private func hasViews(_ kind: PartKind) -> Bool {
        guard let delegate = tableDelegate else { return false }
        if kind == .header {
            return optionalMethods.has(.headerView) {
                firstHeader = keptInPass(delegate.tableView(self, viewForHeaderInSection: 0))
            }
        }
        return optionalMethods.has(.footerView) {
            firstFooter = keptInPass(delegate.tableView(self, viewForFooterInSection: 0))
        }
    }

    private func keptInPass(_ view: UIView?) -> UIView? {
        if isLayingOut { return view }
        view.map(recycle)
        return nil
    }

    /// What the delegate said of headers and footers before a pass is asked for again when they come on screen.
    /// - Complexity: O(sections × log sections).
    func askPartsAgain() {
        for section in 0..<rows.sectionCount {
            let id = rows.sectionID(at: section)
            var (header, footer) = (rows[section: id].header, rows[section: id].footer)
            (header.isKnown, footer.isKnown) = (false, false)
            rows.set(header: header, of: id)
            rows.set(footer: footer, of: id)
        }
    }

    /// Headers or footers on screen that were announced, from the top.
    func announcedViews(_ kind: PartKind) -> [(section: Int, view: UIView)] {
        displayedSections(kind).filter { announcedParts[kind]?.contains(rows.sectionID(at: $0.section)) ?? false }
    }

    /// The first section's view, if it was asked for already.
    private func takeFirst(_ kind: PartKind, _ section: Int) -> UIView? {
        guard section == 0 else { return nil }
        defer { if kind == .header { firstHeader = nil } else { firstFooter = nil } }
        return kind == .header ? firstHeader : firstFooter
    }

    // MARK: On screen

    func resolveHeader(_ section: Int) { resolve(.header, section) }
    func resolveFooter(_ section: Int) { resolve(.footer, section) }

    func forgetParts(of section: Int) {
        let id = rows.sectionID(at: section)
        let parts = initialParts(of: section)
        rows.set(header: parts.header, of: id)
        rows.set(footer: parts.footer, of: id)
    }

    /// Makes the height of a part on screen a known one: asks for its view and fits it.
    private func resolve(_ kind: PartKind, _ section: Int) {
        let id = rows.sectionID(at: section)
        let known = kind == .header ? rows[section: id].header : rows[section: id].footer
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
        if kind == .header { return rows.set(header: part, of: id) }
        rows.set(footer: part, of: id)
        if known.system != part.system { resolveSystemHeader(section + 1) }
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
        if let known = kind == .header ? displayedHeaders[id] : displayedFooters[id] { return known }
        guard let view = asking({ askedView(kind, section, height) }) else { return nil }
        view.isEngineHost = true
        (view as? UITableViewHeaderFooterView)?.join(self, as: kind)
        if view.superview !== self { addSubview(view) }
        if kind == .header { displayedHeaders[id] = view } else { displayedFooters[id] = view }
        return view
    }

    private func askedView(_ kind: PartKind, _ section: Int, _ height: () -> CGFloat?) -> UIView? {
        if let view = takeFirst(kind, section) { return view }
        let view = tableDelegate.flatMap { delegate in
            kind == .header
                ? optionalMethods.ask(.headerView) { delegate.tableView(self, viewForHeaderInSection: section) }
                : optionalMethods.ask(.footerView) { delegate.tableView(self, viewForFooterInSection: section) }
        }
        if let view { return view }
        if let title = title(kind, of: section) {
            let isCapital = kind == .header && !isPlain && TitleFont.isSmall
            return systemView(.title, isCapital ? title.uppercased() : title)
        }
        // A height of the delegate's is space for a view (fact D6.6); one of the table's own is none (fact M7.5).
        guard let height = height(), height >= 1e-6, givenHeight(kind, asked: height, isEmpty: true) != nil
        else { return nil }
        return systemView(.nothing, nil)
    }

    private func systemView(
        _ content: UITableViewHeaderFooterView.SystemContent, _ title: String?
    ) -> UITableViewHeaderFooterView {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.systemContent = content
        if let title { view.textLabel?.text = title }
        return view
    }

    /// Shows the parts on screen after the cells (fact D7.2) and takes the others back.
    func showHeadersAndFooters() {
        var headers: Set<TableRows.SectionID> = []
        var footers: Set<TableRows.SectionID> = []
        let window = bounds
        var section = rows.section(at: max(window.minY, rows.headHeight)) ?? rows.sectionCount
        while section < rows.sectionCount, rows.sectionTop(section) < window.maxY {
            let id = rows.sectionID(at: section)
            resolveHeader(section)
            let floating = floatingHeaderRect(section)
            if floating.height > 0, floating.maxY > window.minY, floating.minY < window.maxY {
                headers.insert(id)
                layOut(.header, section, id, floating)
            }
            let footer = footerRect(section)
            if footer.minY < window.maxY, footer.maxY > window.minY {
                resolveFooter(section)
                let rect = footerRect(section)
                if rect.height > 0 {
                    footers.insert(id)
                    layOut(.footer, section, id, rect)
                }
            }
            section += 1
        }
        enqueueForReuse(.header, except: headers)
        enqueueForReuse(.footer, except: footers)
    }

    /// A plain table's header stays at the top while its section is on screen.
    private func floatingHeaderRect(_ section: Int) -> CGRect {
        var rect = headerRect(section)
        guard style == .plain else { return rect }
        let end = footerRect(section).minY - rect.height
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
        guard announcedParts[kind, default: []].insert(id).inserted else { return }
        if kind == .header {
            tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        } else {
            tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
    }

    private func enqueueForReuse(_ kind: PartKind, except shown: Set<TableRows.SectionID>) {
        let known = kind == .header ? displayedHeaders : displayedFooters
        for id in known.keys.sorted() where !shown.contains(id) {
            let view = known[id]!
            if kind == .header { displayedHeaders[id] = nil } else { displayedFooters[id] = nil }
            recycle(view)
            guard announcedParts[kind]?.remove(id) != nil, let section = rows.section(of: id) else { continue }
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

    /// A header or footer announced another size: it is fitted in the next pass.
    func headerFooterDidInvalidateSize(_ view: UITableViewHeaderFooterView) {
        guard selfSizingInvalidation != .disabled, LayoutEnvironment.generation != .old, !isLayingOut else { return }
        for (id, known) in displayedHeaders where known === view {
            var part = rows[section: id].header
            part.isKnown = false
            rows.set(header: part, of: id)
        }
        for (id, known) in displayedFooters where known === view {
            var part = rows[section: id].footer
            part.isKnown = false
            rows.set(footer: part, of: id)
        }
        setNeedsLayout()
    }

    // MARK: Header and footer of the table

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
