/// Where content view and accessory stand (facts D5), and what the cell measures.
extension UITableViewCell {
    private var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }
    private var accessoryWidth: CGFloat {
        shownAccessoryView?.frame.width ?? CellMetrics.width(of: isEditing ? editingAccessoryType : accessoryType)
    }
    private var isPlain: Bool { !isEditing && accessoryType == .none && accessoryView == nil }

    private var sideMargin: CGFloat { CellMetrics.sideMargin(tableWidth: table?.bounds.width ?? bounds.width) }
    /// Margin of the content: by the table's width, in iOS 26 by the row's, which an inset card makes less (fact M7.3).
    private var contentMargin: CGFloat {
        guard LayoutEnvironment.generation == .ios26 else { return sideMargin }
        return CellMetrics.sideMargin(tableWidth: table?.rowWidth ?? bounds.width)
    }

    func contentFrame(in size: CGSize) -> CGRect {
        let accessory = accessoryWidth
        var leading: CGFloat = 0
        var trailing = accessory > 0 ? accessory + sideMargin : 0
        if isEditing {
            if editingStyle != .none, shouldIndentWhileEditing { leading = CellMetrics.editControlWidth }
            if showsReorderControl { trailing = accessory + CellMetrics.reorderControlWidth + sideMargin }
        }
        let safe = table?.contentSafeArea ?? .zero
        let width = max(0, size.width - leading - trailing - safe.left - safe.right)
        let near = leading != trailing && isRightToLeft ? trailing : leading
        return CGRect(x: safe.left + near, y: 0, width: width, height: size.height)
    }

    /// Gives the cell the row's geometry and pins the content view. Nothing is laid out yet.
    func apply(_ placement: Placement) {
        let (frame, contentHeight) = (placement.frame, placement.contentHeight)
        if let placed, placed.by == placement, isPlain, self.frame == frame, contentView.frame == placed.content,
            contentView.isPinned(placed.content.width, contentHeight)
        {
            return
        }
        let content = contentFrame(in: CGSize(width: frame.width, height: contentHeight))
        spaceBelowContent = frame.height - contentHeight
        let isMoved = self.frame.size != frame.size || contentView.frame != content
        // Pins first: from then on the content view's own frame, which follows the cell's, is no input of its system.
        contentView.setEncapsulatedLayoutSize(width: content.width, height: contentHeight)
        if self.frame != frame { self.frame = frame }
        giveMargins()
        if contentView.frame != content { contentView.frame = content }
        // Its labels are the cell's to place.
        if isMoved, classic.isUsed { setNeedsLayout() }
        placed = isPlain ? (placement, content) : nil
    }

    /// Takes the row's position and width before it is fitted: margins and safe area depend on the position.
    func take(origin: CGPoint, rowWidth: CGFloat) {
        let content = contentFrame(in: CGSize(width: rowWidth, height: max(0, bounds.height - spaceBelowContent)))
        let frame = CGRect(x: origin.x, y: origin.y, width: rowWidth, height: bounds.height)
        if self.frame != frame { self.frame = frame }
        if contentView.frame != content { contentView.frame = content }
        giveMargins()
    }

    /// The system's margins, unless the app has set others (facts A10.1, D4.4).
    func giveMargins() {
        placed = nil
        let side = contentMargin
        let trailing = accessoryWidth > 0 ? CellMetrics.marginBesideAccessory ?? side : side
        let vertical = CellMetrics.verticalMargin
        let margins = NSDirectionalEdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: trailing)
        contentView.giveMargins(UIEdgeInsets(margins, isMirrored: isRightToLeft))
    }

    /// Every layout of the cell gives the content view its frame, which an override may then make smaller (fact D5.8).
    func placeContent() {
        guard contentView.translatesAutoresizingMaskIntoConstraints else { return }
        let below = table == nil ? 0 : spaceBelowContent
        let content = contentFrame(in: CGSize(width: bounds.width, height: max(0, bounds.height - below)))
        if contentView.frame != content { contentView.frame = content }
    }

    func layOutAccessory() {
        let (view, width) = (shownAccessoryView, accessoryWidth)
        for other in [accessoryView, editingAccessoryView] where other !== view { other?.removeFromSuperview() }
        guard let view else { return }
        // No part of the cell's system: the content does not depend on it except for its width.
        view.isEngineHost = true
        if view.superview !== self { addSubview(view) }
        let content = contentView.frame
        view.frame.origin = CGPoint(
            x: isRightToLeft ? content.minX - width : content.maxX,
            y: PixelGrid(scale: 1).round((bounds.height - separatorShare - view.frame.height) / 2))
    }

    func accessoryDidChange(from old: UIView?, to new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        contentWidthDidChange()
    }

    func contentWidthDidChange() {
        table?.setNeedsLayout()
        setNeedsLayout()
        // Not only when it is laid out (fact M7.8).
        if table == nil { placeContent() }
    }

    func contentDidChange() {
        contentRevision += 1
        setNeedsLayout()
    }

    func fitContent(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        let request = FittingAnswer.Request(target: target, horizontal: horizontal, vertical: vertical)
        updateConfigurationIfNeeded()
        if isAskedAgain, let known = fittingAnswer, known.request == request, !sizeIsStale { return known.size }
        let taken = target.width - contentFrame(in: target).width
        var size = contentView.systemLayoutSizeFitting(
            CGSize(width: target.width - taken, height: target.height), withHorizontalFittingPriority: horizontal,
            verticalFittingPriority: vertical)
        // Without constraints the cell says its size itself, and may say another one each time (fact D2.4).
        isSizedByFrames = size.height <= 0 && (classic.isUsed || !contentView.hasInnerConstraints)
        if isSizedByFrames { size.height = sizeThatFits(CGSize(width: target.width, height: 0)).height }
        size = CGSize(width: size.width + taken, height: size.height > 0 ? size.height + separatorShare : 0)
        fittingAnswer = isSizedByFrames ? nil : FittingAnswer(request: request, size: size)
        return size
    }

    func frameSize(_ size: CGSize) -> CGSize {
        let standard = StandardRow.height - separatorShare
        let width = contentFrame(in: size).width
        return CGSize(width: size.width, height: classic.isUsed ? classicHeight(contentWidth: width) : standard)
    }

    func askSize(rowWidth: CGFloat) -> CGFloat {
        systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// The same for a cell in which nothing changed: overrides run, nothing is solved.
    func fittingHeight(rowWidth: CGFloat) -> CGFloat {
        isAskedAgain = true
        defer { isAskedAgain = false }
        return askSize(rowWidth: rowWidth)
    }

    private var contentWidth: CGFloat { contentFrame(in: bounds.size).width }

    /// Whether anything changed that the last measurement depends on. Never measured counts as changed.
    var sizeIsStale: Bool {
        guard let known = measured else { return true }
        return known.row != rowID || known.revision != contentView.systemRevision
            || known.contentRevision != contentRevision || known.contentWidth != contentWidth
    }

    var staleCause: LayoutChange? {
        guard let known = measured, known.row == rowID else { return nil }
        if let probedCause { return probedCause }
        if contentWidth != known.namedWidth { return LayoutChange(.width) }
        if contentRevision != known.namedRevision { return LayoutChange(.contentSize, contentView.layoutName) }
        return contentView.changeSinceFitting
    }

    /// The next change is the one to name, though the size stays out of date.
    func forgetCause() {
        probedCause = nil
        let width = contentWidth
        measured?.namedWidth = width
        measured?.namedRevision = contentRevision
        contentView.forgetChangeSinceFitting()
    }

    func noteMeasured(rowWidth: CGFloat) {
        contentView.updateConstraintsIfNeeded()
        contentView.forgetChangeSinceFitting()
        let width = contentFrame(in: CGSize(width: rowWidth, height: 0)).width
        measured = Measured(
            row: rowID, revision: contentView.systemRevision, contentRevision: contentRevision, contentWidth: width,
            namedRevision: contentRevision, namedWidth: width)
        probedCause = nil
    }

    /// Fits without believing the answer: what made the known size stale stays known.
    func probe(rowWidth: CGFloat) -> CGFloat {
        probedCause = sizeIsStale ? staleCause : nil
        return askSize(rowWidth: rowWidth)
    }
}
