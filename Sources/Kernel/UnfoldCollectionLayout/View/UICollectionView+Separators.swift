/// Lines between the rows of lists (facts L3.17, L3.18): views of the collection view, above the cells.
extension UICollectionView {
    private var lineHeight: CGFloat {
        let environment = LayoutEnvironment.current
        return environment.generation == .ios26 ? 1 : 1 / environment.displayScale
    }

    func showSeparators() {
        for item in displayedItems {
            guard let attributes = item.cell.shownAttributes, let look = attributes.extras.list,
                look.bottomLine || look.topLine
            else {
                dropSeparators { $0 == item.id }
                continue
            }
            let line = separators[item.id] ?? UICollectionViewListSeparatorView(frame: .zero)
            separators[item.id] = line
            if line.superview !== self || subviews.last !== line { addSubview(line) }
            line.frame = frame(of: item.cell, attributes.frame, look)
        }
        let shown = Set(shownIDs)
        dropSeparators { !shown.contains($0) }
    }

    private func frame(of cell: UICollectionViewCell, _ row: CGRect, _ look: ListRowLook) -> CGRect {
        let automatic =
            (cell as? UICollectionViewListCell)?.separatorInsets
            ?? NSDirectionalEdgeInsets(
                top: 0, leading: look.margin, bottom: 0,
                trailing: LayoutEnvironment.current.generation == .ios26 ? look.margin : 0)
        let insets = (look.bottomLine ? look.bottomInsets : look.topInsets) ?? automatic
        return CGRect(
            x: row.minX + (isRightToLeft ? insets.trailing : insets.leading),
            y: look.bottomLine ? row.maxY - lineHeight : row.minY,
            width: max(0, row.width - insets.leading - insets.trailing), height: lineHeight)
    }

    func dropSeparators(where isGone: (TableRows.RowID) -> Bool) {
        for id in separators.keys where isGone(id) { separators.removeValue(forKey: id)?.removeFromSuperview() }
    }
}

/// Named as UIKit names it, except for the underscore.
final class UICollectionViewListSeparatorView: UIView {}
