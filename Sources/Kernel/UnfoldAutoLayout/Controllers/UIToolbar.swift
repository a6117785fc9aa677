/// A bar of buttons. Its own height is 44; custom views of its items are in it, space that gives shared evenly.
@preconcurrency @MainActor open class UIToolbar: UIToolbarInert, UIBarPositioning {
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    /// Gives custom views their positions. Buttons without one count as 44 points wide.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let room = CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: min(bounds.height, BarHeights.tools))
        let content = content
        content.begin(room)
        let items = items ?? []
        let sizes = items.map { item -> CGSize in
            if let view = item.customView { return BarContent.size(of: view, within: room.size) }
            switch item.systemItem {
            case .flexibleSpace: return .zero
            case .fixedSpace: return CGSize(width: item.width, height: 0)
            default: return CGSize(width: item.width > 0 ? item.width : 44, height: 0)
            }
        }
        let giving = items.filter { $0.systemItem == .flexibleSpace }.count
        let spare = max(0, room.width - sizes.reduce(0) { $0 + $1.width })
        var x = room.minX
        for (item, size) in zip(items, sizes) {
            let width = item.systemItem == .flexibleSpace ? spare / CGFloat(giving) : size.width
            if let view = item.customView {
                let start = isRightToLeft ? bounds.width - x - width : x
                content.put(view, CGRect(x: start, y: room.midY - size.height / 2, width: width, height: size.height))
            }
            x += width
        }
        content.finish()
    }
    private lazy var content = BarContent(owner: self)
}
