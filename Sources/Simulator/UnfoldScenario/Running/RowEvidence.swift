/// What the height of a row, header or footer rests on, read off its views after a layout.
///
/// A fitted height rests on its sum: each constraint and content that adds up to it, and for a text that may wrap also
/// what adds up to its width. What the app gives (constants, images, fonts' sizes) is no evidence.
@MainActor struct RowEvidence {
    private let list: any ScenarioList
    private let contents: LiveViews
    private let fitting: FittingSession
    private var found: [Evidence] = []
    /// Views whose widths were looked into.
    private var lookedInto: Set<String> = []

    /// - Parameters:
    ///   - element: nil for a table's own header or footer view.
    ///   - view: what was fitted; nil for what is not on screen.
    ///   - fitting: what it was fitted by; nil for one that was not.
    /// - Returns: the weakest first; nil for a measured row that cannot be asked.
    static func of(
        _ height: RowHeight, _ element: BatchUpdateReport.Element?, in list: any ScenarioList,
        _ view: UIView?, _ fitting: FittingSession?
    ) -> [Evidence]? {
        guard let element else { return .resting(on: "given.edge") }
        switch height.source {
        case .fixed: return given(height, element, list).weakestFirst
        case .estimated: return estimated(height, list)
        case .measured, .cached: break
        }
        guard let view else { return nil }
        var all: [Evidence] = .resting(on: base(element, list))
        if height.height > height.contentHeight, list is UITableView { all.add("separator") }
        guard let fitting, fitting.size.height > 0 else { return (all + unfitted(view)).weakestFirst }
        var reader = RowEvidence(list: list, contents: LiveViews(view), fitting: fitting, found: all)
        reader.readHeight(height)
        return reader.found.weakestFirst
    }

    private init(list: any ScenarioList, contents: LiveViews, fitting: FittingSession, found: [Evidence]) {
        (self.list, self.contents, self.fitting, self.found) = (list, contents, fitting, found)
    }

    // MARK: Without a fitting

    private static func base(_ element: BatchUpdateReport.Element, _ list: any ScenarioList) -> String {
        guard case .row = element else { return "measured.part" }
        return list is UITableView ? "measured" : "measured.item"
    }

    private static func given(
        _ height: RowHeight, _ element: BatchUpdateReport.Element, _ list: any ScenarioList
    ) -> [Evidence] {
        guard let table = list as? UITableView else { return .resting(on: "given.item") }
        switch element {
        case .row(let path):
            guard table.rowHeight < 0, table.estimatesAreOff(at: path), height.height == StandardRow.height
            else { return .resting(on: "given") }
            return .resting(on: "estimatesOff", "standard")
        case .header(let section), .footer(let section):
            let parts = table.rows[section: table.rows.sectionID(at: section)].parts
            var isHeader = false
            if case .header = element { isHeader = true }
            guard let system = (isHeader ? parts.header : parts.footer).system else {
                return .resting(on: "given.part")
            }
            return system == .titled ? .resting(on: "header", "title") : .resting(on: "header")
        }
    }

    private static func estimated(_ height: RowHeight, _ list: any ScenarioList) -> [Evidence] {
        if let view = list as? UICollectionView {
            let isFlow = view.collectionViewLayout is UICollectionViewFlowLayout
            return .resting(on: isFlow ? "estimate.flow" : "estimate.compositional")
        }
        let isAutomatic = (list as? UITableView)?.estimatedRowHeight ?? 0 <= 0 && height.height == StandardRow.height
        return .resting(on: isAutomatic ? "estimate.automatic" : "estimate")
    }

    /// A cell that says its size itself, or whose content has none.
    private static func unfitted(_ view: UIView) -> [Evidence] {
        guard let cell = view.superview as? UITableViewCell, cell.isSizedByFrames
        else { return .resting(on: "collapsed", "standard") }
        let labels = [(cell.textLabel, "textLabel"), (cell.detailTextLabel, "detailTextLabel")]
            .filter { $0.0?.text?.isEmpty == false }
        guard !labels.isEmpty else { return .resting(on: "frames", "standard") }
        var all: [Evidence] = .resting(on: "classic")
        let isRecorded = LayoutEnvironment.generation == .ios26 && cell.cellStyle == .subtitle
        if LayoutEnvironment.current.contentSizeCategory != .large, !isRecorded { all.add("classic.textSize") }
        for (label, name) in labels {
            guard let label else { continue }
            TextEvidence.add(label, name, to: &all)
            if label.numberOfLines != 1 { TextEvidence.addWidths(of: label, name, to: &all) }
        }
        return all
    }

    // MARK: Sums

    private mutating func readHeight(_ height: RowHeight) {
        let derivation = fitting.heightDerivation()
        for part in derivation.parts { read(part.constraint) }
        let grid = PixelGrid(scale: LayoutEnvironment.displayScale)
        let fitted = CGFloat(derivation.value)
        if !grid.contains(fitted), grid.ceil(fitted) != grid.round(fitted), list is UITableView {
            found.add("rounding")
        }
        if !(list is UITableView), height.height > grid.ceil(fitted) { found.add("list") }
    }

    private func view(_ name: String) -> UIView? { name == "contentView" ? contents.contentView : contents.views[name] }

    private mutating func read(_ constraint: ConstraintFacts) {
        let anchor = constraint.form.first.anchor
        switch constraint.kind {
        case .user: readWritten(constraint.form)
        case .stack, .stackHiding: readStack(constraint)
        case .contentHugging, .compressionResistance: readContent(anchor)
        case .autoresizing: found.add("mask", anchor.item)
        case .guide: readGuide(anchor.item, constraint.identifier ?? "")
        case .safeArea: found.add("safeArea")
        case .fitting where anchor.attribute == "width": readRowWidth()
        case .fitting: found.add("pull")
        case .encapsulated, .nonNegative: break
        }
    }

    /// What the app wrote names lengths that are the system's.
    private mutating func readWritten(_ equation: Equation) {
        if case .space = equation.constantForm { found.add("spacing") }
        let anchors = [equation.first, equation.second].compactMap(\.?.anchor)
        for anchor in anchors {
            let attribute = anchor.attribute
            if attribute.hasSuffix("Margin") { readMargins(anchor.item) }
            if attribute.lowercased().hasSuffix("baseline") {
                found.add(equation.constantForm == .signed ? "baseline" : "spacing.baseline", anchor.item)
            }
        }
    }

    private mutating func readStack(_ constraint: ConstraintFacts) {
        let identifier = constraint.identifier ?? ""
        if identifier.hasPrefix("UISV-text-width") { found.add("stack.textWidths") }
        let stacks = [constraint.form.first.anchor.item, constraint.form.second?.anchor.item ?? ""]
            .compactMap { self.view($0) }.compactMap { $0 as? UIStackView ?? $0.superview as? UIStackView }
        switch stacks.first?.distribution {
        case .fillProportionally: found.add("stack.proportional")
        case .equalSpacing: found.add("stack.spaced")
        case .equalCentering: found.add("stack.centered")
        default: break
        }
        found.add(constraint.kind == .stackHiding ? "stack.hidden" : "stack")
    }

    private mutating func readGuide(_ item: String, _ identifier: String) {
        if identifier.contains("Readable") || item.contains("readable") { found.add("readable") }
        readMargins(String(item.prefix { $0 != "." }))
    }

    private mutating func readMargins(_ name: String) {
        guard let view = self.view(name) else { return }
        if view.preservesSuperviewLayoutMargins { found.add("margins.kept", name) }
        switch view.marginSource {
        case .app: break
        case .place: found.add("margins.place", name)
        case .standard: found.add("margins.standard", name)
        }
    }

    private mutating func readContent(_ anchor: Equation.Anchor) {
        let name = anchor.item
        guard let view = self.view(name) else { return }
        if let measured = view as? any MeasuredView, !measured.measuredSizes.entries.isEmpty {
            found.add("recorded", name)
            return
        }
        let isWidth = anchor.attribute == "width"
        if let rule = ControlEvidence.rule(of: view) { found.add(rule, name) }
        if view.superview is UIListContentView { found.add("UIListContentView", name) }
        for label in TextEvidence.labels(in: view) {
            let wraps = label === view && label.numberOfLines != 1
            if !isWidth { TextEvidence.add(label, name, to: &found) }
            if isWidth || wraps { TextEvidence.addWidths(of: label, name, to: &found) }
            if wraps, !isWidth { readWidth(of: view, name) }
        }
        guard let text = view as? any TextHolder else { return }
        if !isWidth { TextEvidence.add(text.heldText, name, to: &found) }
        if isWidth || view is UITextView { TextEvidence.addWidths(of: text.heldText, name, to: &found) }
        if view is UITextView, !isWidth { readWidth(of: view, name) }
    }

    /// What the width is made of to which a text wraps.
    private mutating func readWidth(of view: UIView, _ name: String) {
        guard lookedInto.insert(name).inserted else { return }
        if let label = view as? UILabel, label.preferredMaxLayoutWidth > 0 { return }
        for part in fitting.widthDerivation(of: view)?.parts ?? [] { read(part.constraint) }
    }

    private mutating func readRowWidth() {
        guard lookedInto.insert("contentView").inserted else { return }
        if list.safeAreaInsets.left > 0 || list.safeAreaInsets.right > 0 { found.add("safeArea.content") }
        guard let cell = contents.holder as? UITableViewCell else { return }
        if cell.isEditing { found.add("editing") }
        // The width of a view of the app's is its own.
        guard (cell.isEditing ? cell.editingAccessoryView : cell.accessoryView) == nil else { return }
        let accessory = cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
        guard accessory != .none else { return }
        found.add("accessory")
        if accessory != .disclosureIndicator, LayoutEnvironment.generation == .ios26 { found.add("accessory.other") }
    }
}

extension [Evidence] {
    @MainActor fileprivate static func resting(on rules: String...) -> Self { rules.reduce(into: []) { $0.add($1) } }
}
