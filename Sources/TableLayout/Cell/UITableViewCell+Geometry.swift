import AutoLayout
import Foundation

/// Where content view and accessory stand (facts D5), and what the cell measures.
extension UITableViewCell {
    private var shownAccessory: (view: UIView?, width: CGFloat) {
        let view = isEditing ? editingAccessoryView : accessoryView
        let type = isEditing ? editingAccessoryType : accessoryType
        return (view, view?.frame.width ?? CellMetrics.width(of: type))
    }

    /// What the table's width leaves at both sides: margin of the table's system.
    private var sideMargin: CGFloat { CellMetrics.sideMargin(tableWidth: table?.bounds.width ?? bounds.width) }

    /// The content view in a cell of that size.
    func contentFrame(in size: CGSize) -> CGRect {
        let (_, accessory) = shownAccessory
        var leading: CGFloat = 0
        var trailing = accessory > 0 ? accessory + sideMargin : 0
        if isEditing {
            if editingStyle != .none, shouldIndentWhileEditing { leading = CellMetrics.editControlWidth }
            if showsReorderControl { trailing = accessory + CellMetrics.reorderControlWidth + sideMargin }
        }
        let width = max(0, size.width - leading - trailing)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(x: isMirrored ? trailing : leading, y: 0, width: width, height: size.height)
    }

    /// Gives the cell the row's geometry and pins the content view. Nothing is laid out yet.
    func place(frame: CGRect, contentHeight: CGFloat) {
        self.frame = frame
        let content = contentFrame(in: CGSize(width: frame.width, height: contentHeight))
        giveMargins()
        // Pins first: from then on the content view's own frame is no input of its system.
        contentView.setEncapsulatedLayoutSize(width: content.width, height: contentHeight)
        contentView.frame = content
    }

    /// Takes the row's width before it is fitted: margins depend on where the content view stands.
    func take(rowWidth: CGFloat) {
        let content = contentFrame(in: CGSize(width: rowWidth, height: contentView.bounds.height))
        if bounds.width != rowWidth { frame.size.width = rowWidth }
        if contentView.frame != content { contentView.frame = content }
        giveMargins()
    }

    /// The system's margins, unless the app has set others (facts A10.1, D4.4).
    func giveMargins() {
        let side = sideMargin
        let trailing = shownAccessory.width > 0 ? CellMetrics.marginBesideAccessory ?? side : side
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        (contentView as? UITableViewCellContentView)?.giveMargins(
            UIEdgeInsets(
                top: CellMetrics.verticalMargin, left: isMirrored ? trailing : side,
                bottom: CellMetrics.verticalMargin, right: isMirrored ? side : trailing))
    }

    func layOutAccessory() {
        let (view, width) = shownAccessory
        for other in [accessoryView, editingAccessoryView] where other !== view { other?.removeFromSuperview() }
        guard let view else { return }
        // No part of the cell's system: the content does not depend on it but for its width.
        view.isEngineHost = true
        if view.superview !== self { addSubview(view) }
        let content = contentView.frame
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.frame.origin = CGPoint(
            x: isMirrored ? content.minX - width : content.maxX,
            y: ((bounds.height - separatorShare - view.frame.height) / 2).rounded())
    }

    func accessoryDidChange(from old: UIView?, to new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        contentWidthDidChange()
    }

    /// Accessories or editing changed: the table places the cell anew.
    func contentWidthDidChange() {
        table?.setNeedsLayout()
        setNeedsLayout()
    }

    /// Content changed that no constraint knows of.
    func contentDidChange() {
        contentRevision += 1
        setNeedsLayout()
    }

    // MARK: Measuring

    func fitContent(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        let taken = target.width - contentFrame(in: target).width
        var size = contentView.systemLayoutSizeFitting(
            CGSize(width: target.width - taken, height: target.height), withHorizontalFittingPriority: horizontal,
            verticalFittingPriority: vertical)
        if size.height <= 0, classic.isUsed { size.height = classicHeight(contentWidth: target.width - taken) }
        return CGSize(width: size.width + taken, height: size.height > 0 ? size.height + separatorShare : 0)
    }

    private var contentWidth: CGFloat { contentFrame(in: bounds.size).width }

    /// Whether anything changed that the last measurement depends on. Never measured counts as changed.
    var sizeIsStale: Bool {
        guard let known = measured, known.row == rowID else { return true }
        return contentView.systemRevision != known.revision || contentRevision != known.contentRevision
            || contentWidth != known.contentWidth
    }

    /// The change that made the size stale.
    var staleCause: LayoutChange? {
        guard let known = measured, known.row == rowID else { return nil }
        if let cause = known.cause { return cause }
        if contentWidth != known.contentWidth { return LayoutChange(.width) }
        if contentRevision != known.contentRevision {
            return LayoutChange(.contentSize, contentView.layoutName)
        }
        return contentView.changeSinceFitting
    }

    /// The size is known from now on.
    func noteMeasured(rowWidth: CGFloat) {
        contentView.updateConstraintsIfNeeded()
        contentView.forgetChangeSinceFitting()
        measured = Measured(
            row: rowID, revision: contentView.systemRevision, contentRevision: contentRevision,
            contentWidth: contentFrame(in: CGSize(width: rowWidth, height: 0)).width)
    }

    /// Fits without believing the answer: what made the known size stale stays known.
    func probe(rowWidth: CGFloat) -> CGFloat {
        let cause = sizeIsStale ? staleCause : nil
        if var known = measured {
            known.cause = cause
            measured = known
        }
        return systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// What the last measurement that counts looked at.
    struct Measured {
        var row: TableRows.RowID
        var revision: Int?
        var contentRevision: Int
        var contentWidth: CGFloat
        /// Kept while a probe has made the system forget it.
        var cause: LayoutChange?
    }
}
