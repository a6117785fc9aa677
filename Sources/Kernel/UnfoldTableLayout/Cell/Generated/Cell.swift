// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldTableLayout/Inert/Cell.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

@preconcurrency @MainActor open class UITableViewCellInert: UIView {
    open var automaticallyUpdatesContentConfiguration: Bool { get { inertValues["automaticallyUpdatesContentConfiguration"] as? Bool ?? true } set { inertValues["automaticallyUpdatesContentConfiguration"] = newValue } }
    open var backgroundConfiguration: UIBackgroundConfiguration? { get { inertValues["backgroundConfiguration"] as? UIBackgroundConfiguration } set { inertValues["backgroundConfiguration"] = newValue } }
    open var automaticallyUpdatesBackgroundConfiguration: Bool { get { inertValues["automaticallyUpdatesBackgroundConfiguration"] as? Bool ?? true } set { inertValues["automaticallyUpdatesBackgroundConfiguration"] = newValue } }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
    open func willTransition(to state: UITableViewCell.StateMask) {}
    open func didTransition(to state: UITableViewCell.StateMask) {}
    open var showingDeleteConfirmation: Bool { false }
    open var userInteractionEnabledWhileDragging: Bool { get { inertValues["userInteractionEnabledWhileDragging"] as? Bool ?? false } set { inertValues["userInteractionEnabledWhileDragging"] = newValue } }
    open var focusStyle: UITableViewCell.FocusStyle { get { inertValues["focusStyle"] as? UITableViewCell.FocusStyle ?? .default } set { inertValues["focusStyle"] = newValue } }
    open var multipleSelectionBackgroundView: UIView? { get { inertValues["multipleSelectionBackgroundView"] as? UIView } set { inertValues["multipleSelectionBackgroundView"] = newValue } }
    open var selectionStyle: UITableViewCell.SelectionStyle { get { inertValues["selectionStyle"] as? UITableViewCell.SelectionStyle ?? .default } set { inertValues["selectionStyle"] = newValue } }
    open var backgroundView: UIView? { get { inertValues["backgroundView"] as? UIView } set { inertValues["backgroundView"] = newValue } }
    open var selectedBackgroundView: UIView? { get { inertValues["selectedBackgroundView"] as? UIView } set { inertValues["selectedBackgroundView"] = newValue } }
    /// Insets of the separator line in points; no effect on heights.
    open var separatorInset: UIEdgeInsets { get { inertValues["separatorInset"] as? UIEdgeInsets ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) } set { inertValues["separatorInset"] = newValue } }
    /// Called before the cell is handed out again (fact D7.7).
    open func prepareForReuse() {}
}

extension UITableViewCell {
    public enum CellStyle: Int, Sendable {
        case `default` = 0
        case value1 = 1
        case value2 = 2
        case subtitle = 3
    }

    public enum FocusStyle: Int, Sendable {
        case `default` = 0
        case custom = 1
    }

    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue = 1
        case gray = 2
        case `default` = 3
    }

    public struct StateMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let showingEditControl = Self(rawValue: 1)
        public static let showingDeleteConfirmation = Self(rawValue: 2)
    }
}

@preconcurrency @MainActor open class UITableViewHeaderFooterViewInert: UIView {
    open var backgroundView: UIView? { get { inertValues["backgroundView"] as? UIView } set { inertValues["backgroundView"] = newValue } }
    open var backgroundConfiguration: UIBackgroundConfiguration? { get { inertValues["backgroundConfiguration"] as? UIBackgroundConfiguration } set { inertValues["backgroundConfiguration"] = newValue } }
    open var automaticallyUpdatesBackgroundConfiguration: Bool { get { inertValues["automaticallyUpdatesBackgroundConfiguration"] as? Bool ?? true } set { inertValues["automaticallyUpdatesBackgroundConfiguration"] = newValue } }
    open var automaticallyUpdatesContentConfiguration: Bool { get { inertValues["automaticallyUpdatesContentConfiguration"] as? Bool ?? true } set { inertValues["automaticallyUpdatesContentConfiguration"] = newValue } }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listHeader() }
    open func prepareForReuse() {}
}

extension UITableViewCell {
    public enum EditingStyle: Int, Sendable {
        case none = 0
        case delete
        case insert
    }

    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator
        case detailDisclosureButton
        case checkmark
        case detailButton
    }
}

extension ObjectiveCMessages {
    /// A new cell of a class that is known at run time only, by its `init(style:reuseIdentifier:)`.
    @preconcurrency @MainActor public static func make<Cell: UITableViewCell>(_ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> Cell { type.made(style: style, reuseIdentifier: reuseIdentifier) }
    /// A new header or footer of a class that is known at run time only, by its `init(reuseIdentifier:)`.
    @preconcurrency @MainActor public static func make<Header: UITableViewHeaderFooterView>(_ type: Header.Type, reuseIdentifier: String?) -> Header { type.made(reuseIdentifier: reuseIdentifier) }
    @_disfavoredOverload @preconcurrency @MainActor public static func make<Cell: UITableViewCell>(_ type: Cell.Type?, style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> Cell? { type.map { make($0, style: style, reuseIdentifier: reuseIdentifier) } }
    @_disfavoredOverload @preconcurrency @MainActor public static func make<Header: UITableViewHeaderFooterView>(_ type: Header.Type?, reuseIdentifier: String?) -> Header? { type.map { make($0, reuseIdentifier: reuseIdentifier) } }
}

extension UITableViewCell {
    package struct FittingAnswer {
        var request: Request
        var size: CGSize
    }
}

extension UITableViewCell.FittingAnswer {
    package struct Request: Equatable {
        var target: CGSize
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority
    }
}

extension UITableViewCell {
    /// What the last measurement that counts looked at.
    package struct Measured {
        var row: TableRows.RowID
        var revision: Int?
        var contentRevision: Int
        var contentWidth: CGFloat
        /// The content and the width that the last cause that was named knew.
        var namedRevision: Int
        var namedWidth: CGFloat
    }

    /// A fresh height, and what it follows from.
    package final class KnownHeight {
        let inputs: Inputs
        let height: RowHeight
        init(inputs: Inputs, height: RowHeight) { self.inputs = inputs; self.height = height }
    }
}

extension UITableViewCell.KnownHeight {
    package struct Inputs: Equatable {
        var points: CGFloat
        var origin: UInt32
        var condition: Int
        /// How often numbers of origins and conditions were given up.
        var cleanings: Int
        var step: Int
        var width: CGFloat
        var environment: Int
    }
}

extension UITableViewCell {
    /// Where a row puts its cell, and what else its geometry follows from.
    package struct Placement: Equatable {
        var frame: CGRect
        var contentHeight: CGFloat
        var tableWidth: CGFloat
        var safeArea: UIEdgeInsets
        var environment: Int
    }
}
