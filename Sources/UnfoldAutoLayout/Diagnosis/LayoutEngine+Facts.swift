import Foundation
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
        guard let owner = lengths[variable], let item = owner.item else { return nil }
        let axis = owner.axis
        let attribute = axis == .horizontal ? "width" : "height"
        let equation = "\(item.layoutName).\(attribute) >= 0"
        return ConstraintFacts(
            id: equation, kind: .nonNegative, equation: equation, text: "\(item.printedItem).\(attribute) >= 0",
            priority: 1000)
    }

    func facts(of meaning: RowMeaning) -> ConstraintFacts {
        switch meaning {
        case .constraint(let constraint): return constraint.facts
        case .hugging(let reference, let axis):
            let view = reference.orGone
            return contentFacts(
                view, axis, "<=", "contentHugging", .contentHugging, view.contentHuggingPriority(for: axis))
        case .resistance(let reference, let axis):
            let view = reference.orGone
            return contentFacts(
                view, axis, ">=", "compressionResistance", .compressionResistance,
                view.contentCompressionResistancePriority(for: axis))
        case .autoresizing(let reference, let row, let address):
            return autoresizingFacts(reference.orGone, row, address)
        case .fitting(let reference, let axis, let target, let priority, let address):
            let view = reference.orGone
            let attribute = axis == .horizontal ? "width" : "height"
            let identifier = axis == .horizontal ? "fittingSizeHTarget" : "fittingSizeVTarget"
            let level = priority == .required ? "" : " @\(LayoutNumber.print(Double(priority.rawValue)))"
            let body = "\(attribute) == \(LayoutNumber.print(target))\(level)"
            return ConstraintFacts(
                id: identifier, kind: .fitting, identifier: identifier, equation: "\(view.layoutName).\(body)",
                text: "<NSLayoutConstraint:\(address.printed) '\(identifier)' \(view.printedItem).\(body)   (active)>",
                priority: priority.rawValue)
        }
    }

    private func contentFacts(
        _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ relation: String, _ name: String,
        _ kind: ConstraintFacts.Kind,
        _ priority: UILayoutPriority
    ) -> ConstraintFacts {
        let attribute = axis == .horizontal ? "width" : "height"
        let length = LayoutNumber.print(view.engineRecord?.contentSize[axis]?.length ?? 0)
        let hug = LayoutNumber.print(Double(view.contentHuggingPriority(for: axis).rawValue))
        let resist = LayoutNumber.print(Double(view.contentCompressionResistancePriority(for: axis).rawValue))
        let direction = axis == .horizontal ? "horizontal" : "vertical"
        return ConstraintFacts(
            id: "\(view.layoutName).\(name).\(direction)", kind: kind,
            equation: "\(view.layoutName).\(attribute) \(relation) \(length) "
                + "@\(LayoutNumber.print(Double(priority.rawValue)))",
            text:
                "<NSContentSizeLayoutConstraint:\(view.contentSizeAddress(axis).printed) \(view.printedItem).\(attribute) == \(length) Hug:\(hug) "
                + "CompressionResistance:\(resist)   (active)>",
            priority: priority.rawValue)
    }

    private func autoresizingFacts(_ view: UIView, _ row: AutoresizingRow, _ address: LayoutAddress) -> ConstraintFacts
    {
        let frame = view.alignmentRect(forFrame: view.frame)
        let value: CGFloat =
            switch row {
            case .minX: frame.minX
            case .minY: frame.minY
            case .width: frame.width
            case .height: frame.height
            }
        let body = "\(row.rawValue) == \(LayoutNumber.print(Double(value)))"
        if view.isSizedByWindow { return windowFacts(view, row, body, address) }
        var suffix = "active"
        if row == .minX || row == .minY, let parent = view.superview { suffix += ", names: '|':\(parent.printedItem) " }
        let equation = "\(view.layoutName).\(body)"
        return ConstraintFacts(
            id: "\(view.layoutName).autoresizing.\(row.rawValue)", kind: .autoresizing, equation: equation,
            text: "<NSAutoresizingMaskLayoutConstraint:\(address.printed) \(view.printedMask) \(view.printedItem)."
                + "\(body)   (\(suffix))>",
            priority: 1000)
    }
}

extension LayoutEngine {
    /// What holds the view of a controller, or a window.
    private func windowFacts(
        _ view: UIView, _ row: AutoresizingRow, _ body: String, _ address: LayoutAddress
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
            id: "\(identifier) \(view.layoutName).\(body)", kind: .encapsulated, identifier: identifier,
            equation: "\(view.layoutName).\(body)",
            text: "<\(maker):\(address.printed)\(mask) '\(identifier)' \(view.printedItem).\(body)   (active\(bar))>",
            priority: 1000)
    }
}

extension NSLayoutConstraint {
    /// The constraint as a value.
    package var facts: ConstraintFacts {
        let equation = printedEquation(item: { $0.layoutName })
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
        let unnamed = identifier.map { kind == .user ? equation : "\($0) \(equation)" } ?? equation
        return ConstraintFacts(
            id: reportName ?? unnamed, kind: kind, identifier: identifier, equation: equation, text: description,
            priority: storedPriority.rawValue, source: source)
    }
}

extension UIView {
    /// Content sizes are no objects here; their addresses follow from the view's, apart from those of constraints.
    fileprivate func contentSizeAddress(_ axis: NSLayoutConstraint.Axis) -> LayoutAddress {
        LayoutAddress(value: 0x6000_4000_0000 &+ layoutAddress.value &+ (axis == .horizontal ? 0 : 8))
    }
}
