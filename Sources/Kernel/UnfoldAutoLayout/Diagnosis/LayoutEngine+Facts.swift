import UnfoldSimplex

/// Rows and bounds as values that reports can keep.
extension LayoutEngine {
    func facts(of restriction: Restriction, fittingTargets: [ConstraintID: RowMeaning] = [:]) -> ConstraintFacts? {
        switch restriction {
        case .constraint(let id): (fittingTargets[id] ?? meanings[id]).map { facts(of: $0) }
        case .nonNegative(let variable): boundFacts(of: variable)
        }
    }

    private func boundFacts(of variable: Variable) -> ConstraintFacts? {
        let owner = itemReferences.first { $0.record?.width == variable || $0.record?.height == variable }
        guard let owner, let item = owner.item else { return nil }
        let attribute = owner.record?.width == variable ? "width" : "height"
        let equation = Equation(
            first: .init(.init(item: item.layoutName, attribute: attribute)), relation: .greaterThanOrEqual, constant: 0
        )
        return ConstraintFacts(
            id: equation.description, kind: .nonNegative, form: equation, text: "\(item.printedItem).\(attribute) >= 0",
            priority: 1000)
    }

    func facts(of meaning: RowMeaning) -> ConstraintFacts {
        switch meaning {
        case .constraint(let constraint): return constraint.facts
        case .hugging(let reference, let axis):
            let view = reference.orGone
            return contentFacts(
                view, axis, .lessThanOrEqual, "contentHugging", .contentHugging, view.contentHuggingPriority(for: axis))
        case .resistance(let reference, let axis):
            let view = reference.orGone
            return contentFacts(
                view, axis, .greaterThanOrEqual, "compressionResistance", .compressionResistance,
                view.contentCompressionResistancePriority(for: axis))
        case .autoresizing(let reference, let row, let address):
            return autoresizingFacts(reference.orGone, row, address)
        case .fitting(let reference, let axis, let target, let priority, let address):
            let view = reference.orGone
            let attribute = axis == .horizontal ? "width" : "height"
            let identifier = axis == .horizontal ? "fittingSizeHTarget" : "fittingSizeVTarget"
            func equation(_ item: String) -> Equation {
                Equation(
                    first: .init(.init(item: item, attribute: attribute)), relation: .equal, constant: Double(target),
                    constantForm: .plain, priority: priority == .required ? nil : priority.rawValue)
            }
            return ConstraintFacts(
                id: identifier, kind: .fitting, identifier: identifier, form: equation(view.layoutName),
                text:
                    "<NSLayoutConstraint:\(address.printed) '\(identifier)' \(equation(view.printedItem))   (active)>",
                priority: priority.rawValue)
        }
    }

    private func contentFacts(
        _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ relation: Equation.Relation, _ name: String,
        _ kind: ConstraintFacts.Kind, _ priority: UILayoutPriority
    ) -> ConstraintFacts {
        let attribute = axis == .horizontal ? "width" : "height"
        let size = view.engineRecord?.contentSize[axis]?.length ?? 0
        let length = LayoutNumber.print(size)
        let hug = LayoutNumber.print(Double(view.contentHuggingPriority(for: axis).rawValue))
        let resist = LayoutNumber.print(Double(view.contentCompressionResistancePriority(for: axis).rawValue))
        let direction = axis == .horizontal ? "horizontal" : "vertical"
        return ConstraintFacts(
            id: "\(view.layoutName).\(name).\(direction)", kind: kind,
            form: Equation(
                first: .init(.init(item: view.layoutName, attribute: attribute)), relation: relation,
                constant: Double(size), constantForm: .plain, priority: priority.rawValue),
            text: "<NSContentSizeLayoutConstraint:\(view.contentSizeAddress(axis).printed) "
                + "\(view.printedItem).\(attribute) == \(length) Hug:\(hug) CompressionResistance:\(resist)   "
                + "(active)>", priority: priority.rawValue)
    }

    private func autoresizingFacts(_ view: UIView, _ row: AutoresizingRow, _ address: LayoutAddress) -> ConstraintFacts
    {
        let value = row.value(in: view.alignmentRect(forFrame: view.frame))
        func equation(_ item: String) -> Equation {
            Equation(
                first: .init(.init(item: item, attribute: row.rawValue)), relation: .equal, constant: Double(value),
                constantForm: .plain)
        }
        let (named, printed) = (equation(view.layoutName), equation(view.printedItem))
        if view.isSizedByWindow { return windowFacts(view, row, named, printed, address) }
        var suffix = "active"
        if row == .minX || row == .minY, let parent = view.superview { suffix += ", names: '|':\(parent.printedItem) " }
        return ConstraintFacts(
            id: "\(view.layoutName).autoresizing.\(row.rawValue)", kind: .autoresizing, form: named,
            text:
                "<NSAutoresizingMaskLayoutConstraint:\(address.printed) \(view.printedMask) \(printed)   (\(suffix))>",
            priority: 1000)
    }

    /// What holds the view of a controller, or a window.
    private func windowFacts(
        _ view: UIView, _ row: AutoresizingRow, _ named: Equation, _ printed: Equation, _ address: LayoutAddress
    ) -> ConstraintFacts {
        let name =
            switch row {
            case .minX: "Left"
            case .minY: "Top"
            case .width: "Width"
            case .height: "Height"
            }
        let identifier = "UIView-Encapsulated-Layout-\(name)"
        let isLength = row == .width || row == .height
        let maker = isLength ? "NSLayoutConstraint" : "NSAutoresizingMaskLayoutConstraint"
        let mask = isLength ? "" : " \(view.printedMask)"
        let bar = isLength ? "" : view.superview.map { ", names: '|':\($0.printedItem) " } ?? ""
        return ConstraintFacts(
            id: "\(identifier) \(named)", kind: .encapsulated, identifier: identifier, form: named,
            text: "<\(maker):\(address.printed)\(mask) '\(identifier)' \(printed)   (active\(bar))>", priority: 1000)
    }
}

extension NSLayoutConstraint {
    package var facts: ConstraintFacts {
        let form = equation(item: { $0.layoutName })
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
                printedClassName == "_UILayoutSupportConstraint" || (identifier ?? "").hasPrefix("UIViewSafeArea")
                    ? .safeArea : .guide
            }
        let equation = form.description
        let unnamed = identifier.map { kind == .user ? equation : "\($0) \(equation)" } ?? equation
        return ConstraintFacts(
            id: reportName ?? unnamed, kind: kind, identifier: identifier, form: form, text: consoleLine,
            priority: storedPriority.rawValue, source: source)
    }
}

extension UIView {
    /// Content sizes are no objects here; their addresses follow from the view's, apart from those of constraints.
    fileprivate func contentSizeAddress(_ axis: NSLayoutConstraint.Axis) -> LayoutAddress {
        LayoutAddress(value: 0x6000_4000_0000 &+ layoutAddress.value &+ (axis == .horizontal ? 0 : 8))
    }
}
