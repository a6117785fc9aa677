@MainActor package protocol CellContentHost: UIView {
    var isInList: Bool { get }
    func contentDidInvalidateSize()
}

package class CellContentView: UIView {
    package override init(frame: CGRect) { super.init(frame: frame) }
    package required init?(coder: NSCoder) { super.init(coder: coder) }

    private var cell: (any CellContentHost)? { superview as? any CellContentHost }

    /// A cell that came from a list keeps its pins; outside they follow the size that the app gives.
    package override var frame: CGRect {
        get { super.frame }
        set {
            super.frame = newValue
            guard isPinned(nil, nil), let cell, !cell.isInList else { return }
            setEncapsulatedLayoutSize(width: newValue.width, height: newValue.height)
        }
    }

    /// What is laid out is as large as the view: its cell's `layoutSubviews` may have given it another frame than the list.
    package override func layoutSubviews() {
        if isPinned(nil, nil) { setEncapsulatedLayoutSize(width: bounds.width, height: bounds.height) }
        super.layoutSubviews()
    }

    package override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        cell?.contentDidInvalidateSize()
    }
}
