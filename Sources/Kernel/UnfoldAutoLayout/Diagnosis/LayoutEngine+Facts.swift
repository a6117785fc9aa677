import UnfoldSimplex

extension LayoutEngine {
    func facts(
        of restrictions: [Restriction], fittingTargets: [ConstraintID: RowMeaning] = [:]
    ) -> [ConstraintFacts?] {
        forgetOutdated()
        return restrictions.map { printed($0, fittingTargets)?.facts }
    }

    func facts(of meaning: RowMeaning) -> ConstraintFacts {
        var printer = ConstraintPrinter()
        return printer.row(meaning).facts
    }

    /// What was printed ahead is not printed again: before some are asked for, ``forgetOutdated()`` is due.
    func printed(_ restriction: Restriction, _ fittingTargets: [ConstraintID: RowMeaning]) -> PrintedRow? {
        var printer = ConstraintPrinter(host: host)
        switch restriction {
        case .constraint(let id):
            if fittingTargets[id] == nil, let known = meanings.printed(id) { return .constraint(known, ownLine: nil) }
            return (fittingTargets[id] ?? meanings[id]).map { printer.row($0) }
        case .nonNegative(let variable):
            let owner = itemReferences.first { $0.record?.width == variable || $0.record?.height == variable }
            return owner.flatMap { printer.bound($0, $0.record?.width == variable ? .horizontal : .vertical) }
        }
    }

    /// All rows, and all bounds, for one who reads them later; nil where a class of constraints describes itself, of
    /// which nothing can be known but by asking.
    func printedRows(
        _ fittingTargets: [ConstraintID: RowMeaning]
    ) -> (rows: [(Restriction, PrintedRow)], bounds: [PrintedItems.Length])? {
        if let row = printedItems.ownLine, meanings[row] != nil { return nil }
        forgetOutdated()
        // Handed over and back: a copy would count references to all of them.
        var printer = ConstraintPrinter(host: host, items: printedItems.takeItems())
        defer { printedItems.items = printer.items ?? [:] }
        var rows: [(Restriction, PrintedRow)] = []
        rows.reserveCapacity(meanings.slots.count + fittingTargets.count)
        for index in meanings.slots.indices {
            let id = Restriction.constraint(meanings.slots[index].row)
            if let known = meanings.slots[index].printed {
                rows.append((id, .constraint(known, ownLine: nil)))
            } else if let meaning = meanings.slots[index].meaning {
                rows.append((id, printer.row(meaning)))
                guard case .constraint(let printed, let ownLine) = rows[rows.count - 1].1 else { continue }
                guard ownLine == nil else {
                    meanings.forgetPrinted { _ in true }
                    printedItems.ownLine = meanings.slots[index].row
                    return nil
                }
                meanings.keep(printed, at: index)
            }
        }
        // They take the place of rows with their numbers.
        for (id, meaning) in fittingTargets { rows.append((.constraint(id), printer.row(meaning))) }
        for reference in printedItems.lengths.isEmpty ? itemReferences : [] {
            guard let record = reference.record, let known = reference.item else { continue }
            let item = printer.item(known)
            printedItems.lengths += [(record.width, item, .horizontal), (record.height, item, .vertical)]
        }
        return (rows, printedItems.lengths)
    }

    /// Lets go of the items that others have come in place of, or that say something else now, and of the rows that
    /// name them.
    func forgetOutdated() {
        if printedItems.revision != namingRevision {
            printedItems = PrintedItems(revision: namingRevision)
            return meanings.forgetPrinted { _ in true }
        }
        let outdated = printedItems.outdated
        printedItems.inDoubt.removeAll()
        guard !outdated.isEmpty else { return }
        for id in outdated { printedItems.items[id] = nil }
        printedItems.lengths = []
        meanings.forgetPrinted { $0.names(anyOf: outdated) }
    }
}

/// A row of the solver, or a bound, as a value that gives its facts whenever it is asked.
enum PrintedRow: Sendable {
    /// With the line of a class that describes itself.
    case constraint(SharedConstraint, ownLine: String?)
    case content(PrintedContent)
    case pin(PrintedPin)
    case fitting(PrintedItem, UILayoutConstraintAxis, target: Double, priority: UILayoutPriority, LayoutAddress)
    case bound(PrintedItem, UILayoutConstraintAxis)

    var facts: ConstraintFacts {
        switch self {
        case .constraint(let constraint, let ownLine?): return constraint.value.facts(text: ownLine)
        case .constraint(let constraint, nil): return constraint.facts.value
        case .content(let content): return content.facts
        case .pin(let pin): return pin.facts
        case .fitting(let item, let axis, let target, let priority, let address):
            let identifier = axis == .horizontal ? "fittingSizeHTarget" : "fittingSizeVTarget"
            func equation(_ item: String) -> Equation {
                Equation(
                    first: .init(.init(item: item, attribute: axis.length)), relation: .equal, constant: target,
                    constantForm: .plain, priority: priority == .required ? nil : priority.rawValue)
            }
            return ConstraintFacts(
                id: identifier, kind: .fitting, identifier: identifier, form: equation(item.name),
                text: "<NSLayoutConstraint:\(address.printed) '\(identifier)' \(equation(item.printed))   (active)>",
                priority: priority.rawValue)
        case .bound(let item, let axis):
            let equation = Equation(
                first: .init(.init(item: item.name, attribute: axis.length)), relation: .greaterThanOrEqual, constant: 0
            )
            return ConstraintFacts(
                id: equation.description, kind: .nonNegative, form: equation,
                text: "\(item.printed).\(axis.length) >= 0", priority: 1000)
        }
    }
}

extension UILayoutConstraintAxis {
    fileprivate var length: String { self == .horizontal ? "width" : "height" }
}

extension PrintedContent {
    fileprivate var facts: ConstraintFacts {
        let priority = isHugging ? hugging.rawValue : resistance.rawValue
        let hug = LayoutNumber.print(Double(hugging.rawValue))
        let resist = LayoutNumber.print(Double(resistance.rawValue))
        let direction = axis == .horizontal ? "horizontal" : "vertical"
        return ConstraintFacts(
            id: "\(item.name).\(isHugging ? "contentHugging" : "compressionResistance").\(direction)",
            kind: isHugging ? .contentHugging : .compressionResistance,
            form: Equation(
                first: .init(.init(item: item.name, attribute: axis.length)),
                relation: isHugging ? .lessThanOrEqual : .greaterThanOrEqual,
                constant: length, constantForm: .plain, priority: priority),
            text: "<NSContentSizeLayoutConstraint:\(address.printed) \(item.printed).\(axis.length) == "
                + "\(LayoutNumber.print(length)) Hug:\(hug) CompressionResistance:\(resist)   (active)>",
            priority: priority)
    }
}

extension PrintedPin {
    fileprivate var facts: ConstraintFacts {
        func equation(_ item: String) -> Equation {
            Equation(
                first: .init(.init(item: item, attribute: row.rawValue)), relation: .equal, constant: value,
                constantForm: .plain)
        }
        let (named, printed) = (equation(item.name), equation(item.printed))
        let isLength = row == .width || row == .height
        let bar = isLength ? "" : parent.map { ", names: '|':\($0.printed) " } ?? ""
        guard isSizedByWindow else {
            return ConstraintFacts(
                id: "\(item.name).autoresizing.\(row.rawValue)", kind: .autoresizing, form: named,
                text: "<NSAutoresizingMaskLayoutConstraint:\(address.printed) \(mask.printed) \(printed)   "
                    + "(active\(bar))>", priority: 1000)
        }
        // What holds the view of a controller, or a window.
        let name =
            switch row {
            case .minX: "Left"
            case .minY: "Top"
            case .width: "Width"
            case .height: "Height"
            }
        let identifier = "UIView-Encapsulated-Layout-\(name)"
        let maker = isLength ? "NSLayoutConstraint" : "NSAutoresizingMaskLayoutConstraint"
        return ConstraintFacts(
            id: "\(identifier) \(named)", kind: .encapsulated, identifier: identifier, form: named,
            text: "<\(maker):\(address.printed)\(isLength ? "" : " \(mask.printed)") '\(identifier)' \(printed)   "
                + "(active\(bar))>", priority: 1000)
    }
}

extension PrintedConstraint {
    /// - Parameter text: The console's line; nil for that of UIKit's own class.
    func facts(text: String?) -> ConstraintFacts {
        let form = equation(\.name)
        let kind: ConstraintFacts.Kind =
            switch origin {
            case .code: .user
            case .autoresizing: .autoresizing
            case .encapsulated: .encapsulated
            case .fitting: .fitting
            case .stack: .stack
            case .stackHiding: .stackHiding
            case .guide:
                // The safe area is never what breaks; margins can be (fact A6.4).
                className == "_UILayoutSupportConstraint" || (identifier ?? "").hasPrefix("UIViewSafeArea")
                    ? .safeArea : .guide
            }
        let equation = form.description
        let unnamed = identifier.map { kind == .user ? equation : "\($0) \(equation)" } ?? equation
        return ConstraintFacts(
            id: reportName ?? unnamed, kind: kind, identifier: identifier, form: form, text: text ?? description,
            priority: priority.rawValue, source: source)
    }
}

extension ConstraintPrinter {
    mutating func row(_ meaning: RowMeaning) -> PrintedRow {
        switch meaning {
        case .constraint(let constraint):
            let ownLine = type(of: constraint) == NSLayoutConstraint.self ? nil : constraint.consoleLine
            let printed = self.constraint(constraint)
            let shared = SharedConstraint(printed, facts: Late { printed.facts(text: nil) })
            return .constraint(shared, ownLine: ownLine)
        case .hugging(let view, let axis): return content(view.orGone, axis, isHugging: true)
        case .resistance(let view, let axis): return content(view.orGone, axis, isHugging: false)
        case .autoresizing(let reference, let row, let address):
            let view = reference.orGone
            var parent: PrintedItem?
            if let outer = view.superview { parent = item(outer) }
            return .pin(
                PrintedPin(
                    item: item(view), parent: parent, row: row,
                    value: Double(row.value(in: view.alignmentRect(forFrame: view.frame))), mask: view.autoresizingMask,
                    isSizedByWindow: view.isSizedByWindow, address: address))
        case .fitting(let view, let axis, let target, let priority, let address):
            return .fitting(item(view.orGone), axis, target: target, priority: priority, address)
        }
    }

    mutating func bound(_ owner: ItemReference, _ axis: UILayoutConstraintAxis) -> PrintedRow? {
        owner.item.map { .bound(item($0), axis) }
    }

    /// Content sizes are no objects here; their addresses follow from the view's, apart from those of constraints.
    private mutating func content(_ view: UIView, _ axis: UILayoutConstraintAxis, isHugging: Bool) -> PrintedRow {
        let value = 0x6000_4000_0000 &+ view.layoutAddress.value &+ (axis == .horizontal ? 0 : 8)
        return .content(
            PrintedContent(
                item: item(view), axis: axis, isHugging: isHugging,
                length: Double(view.engineRecord?.contentSize[axis]?.length ?? 0),
                hugging: view.contentHuggingPriority(for: axis),
                resistance: view.contentCompressionResistancePriority(for: axis), address: LayoutAddress(value: value)))
    }
}

extension NSLayoutConstraint {
    package var facts: ConstraintFacts {
        printed.facts(text: type(of: self) == NSLayoutConstraint.self ? nil : consoleLine)
    }
}
