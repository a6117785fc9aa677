/// Places custom views in a bar: those with constraints by constraints, others by their frames.
@MainActor final class BarContent {
    private unowned let owner: UIView
    private var room = CGRect.zero
    private var left: CGFloat = 0
    private var right: CGFloat = 0
    private var placed: [UIView] = []
    private var shown: [UIView] = []
    /// Left edge and middle of views that size themselves by constraints.
    private var pins: [ObjectIdentifier: (x: NSLayoutConstraint, y: NSLayoutConstraint)] = [:]

    init(owner: UIView) { self.owner = owner }

    func begin(_ room: CGRect) {
        self.room = room
        (left, right) = (room.minX, room.maxX)
        placed = []
    }

    static func size(of view: UIView, within room: CGSize) -> CGSize {
        if !view.translatesAutoresizingMaskIntoConstraints { return view.systemLayoutSizeFitting(.zero) }
        let size = view.bounds.size
        return size == .zero ? view.sizeThatFits(room) : size
    }

    func layOut(_ items: [UIBarButtonItem], fromLeft: Bool) {
        for item in items {
            guard let view = item.customView else { continue }
            var size = Self.size(of: view, within: room.size)
            if item.width > 0 { size.width = item.width }
            let x = fromLeft ? left : right - size.width
            put(view, CGRect(x: x, y: room.midY - size.height / 2, width: size.width, height: size.height))
            if fromLeft { left += size.width + 8 } else { right -= size.width + 8 }
        }
    }

    /// In the middle of the bar, or of what is left of it.
    func center(_ view: UIView?) {
        guard let view else { return }
        var size = Self.size(of: view, within: CGSize(width: max(0, right - left), height: room.height))
        size.width = min(size.width, max(0, right - left))
        size.height = min(size.height, room.height)
        let x = min(max(room.midX - size.width / 2, left), max(left, right - size.width))
        put(view, CGRect(x: x, y: room.midY - size.height / 2, width: size.width, height: size.height))
    }

    func put(_ view: UIView, _ frame: CGRect) {
        if view.superview !== owner { owner.addSubview(view) }
        placed.append(view)
        let frame = PixelGrid(scale: LayoutEnvironment.displayScale).snap(frame)
        guard !view.translatesAutoresizingMaskIntoConstraints else {
            if view.frame != frame { view.frame = frame }
            return
        }
        let key = ObjectIdentifier(view)
        if let known = pins[key], known.x.isActive, known.y.isActive {
            if known.x.constant != frame.minX { known.x.constant = frame.minX }
            if known.y.constant != frame.midY { known.y.constant = frame.midY }
            return
        }
        let x = view.leftAnchor.constraint(equalTo: owner.leftAnchor, constant: frame.minX)
        let y = view.centerYAnchor.constraint(equalTo: owner.topAnchor, constant: frame.midY)
        NSLayoutConstraint.activate([x, y])
        pins[key] = (x, y)
    }

    func finish() {
        for view in shown where !placed.contains(where: { $0 === view }) {
            pins[ObjectIdentifier(view)] = nil
            if view.superview === owner { view.removeFromSuperview() }
        }
        shown = placed
    }
}
