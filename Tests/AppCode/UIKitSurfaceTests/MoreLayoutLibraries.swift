import Foundation
import Testing
import UIKit

// Two more manners in which layout libraries meet UIKit, written again.

// MARK: Attributes as values, installedAttributes by an operator and kept with the view

infix operator <- : AssignmentPrecedence

private class Attribute {
    let kind: NSLayoutConstraint.Attribute
    let constant: CGFloat
    let multiplier: CGFloat
    var priority = UILayoutPriority.required
    var relation = NSLayoutConstraint.Relation.equal
    var reference: AnyObject?
    var referenceKind: NSLayoutConstraint.Attribute?
    var condition: (() -> Bool)?

    init(_ kind: NSLayoutConstraint.Attribute, _ constant: CGFloat = 0, multiplier: CGFloat = 1) {
        (self.kind, self.constant, self.multiplier) = (kind, constant, multiplier)
    }
    func to(_ other: AnyObject, _ kind: NSLayoutConstraint.Attribute? = nil) -> Self {
        reference = other
        referenceKind = kind
        return self
    }
    func with(_ priority: Float) -> Self {
        self.priority = UILayoutPriority(rawValue: priority)
        return self
    }
    func when(_ condition: @escaping () -> Bool) -> Self {
        self.condition = condition
        return self
    }
    func atLeast() -> Self {
        relation = .greaterThanOrEqual
        return self
    }
    /// Of opposite edges a constant counts inwards.
    private var sign: CGFloat { [.right, .bottom, .trailing].contains(kind) ? -1 : 1 }

    func constraint(of view: UIView) -> NSLayoutConstraint {
        let isSize = kind == .width || kind == .height
        let other = reference ?? (isSize ? nil : view.superview)
        let made = NSLayoutConstraint(
            item: view, attribute: kind, relatedBy: relation, toItem: other,
            attribute: other == nil ? .notAnAttribute : referenceKind ?? kind, multiplier: multiplier,
            constant: referenceKind == nil ? sign * constant : constant)
        made.priority = priority
        return made
    }
}

private nonisolated(unsafe) var installedKey: UInt8 = 0

extension UIView {
    private var installedAttributes: [(Attribute, NSLayoutConstraint)] {
        get { objc_getAssociatedObject(self, &installedKey) as? [(Attribute, NSLayoutConstraint)] ?? [] }
        set { objc_setAssociatedObject(self, &installedKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
    fileprivate func reloadAttributes() {
        let wanted = installedAttributes.filter { $0.0.condition?() ?? true }.map(\.1)
        NSLayoutConstraint.deactivate(installedAttributes.map(\.1).filter { !wanted.contains($0) })
        NSLayoutConstraint.activate(wanted)
    }
    @discardableResult fileprivate static func <- (view: UIView, attributes: [Attribute]) -> [NSLayoutConstraint] {
        view.translatesAutoresizingMaskIntoConstraints = false
        view.installedAttributes += attributes.map { ($0, $0.constraint(of: view)) }
        view.reloadAttributes()
        return view.installedAttributes.map(\.1)
    }
}

// MARK: Frames, without constraints

@MainActor private final class Pin {
    private let view: UIView
    private var frame: CGRect
    init(_ view: UIView) {
        self.view = view
        frame = view.frame
    }
    private var room: CGRect { view.superview?.bounds ?? .zero }
    func top(_ inset: CGFloat) -> Pin {
        frame.origin.y = inset
        return self
    }
    func horizontally(_ inset: CGFloat) -> Pin {
        frame.origin.x = inset
        frame.size.width = room.width - 2 * inset
        return self
    }
    func below(_ other: UIView, _ distance: CGFloat) -> Pin {
        frame.origin.y = other.frame.maxY + distance
        return self
    }
    func sizeToFit() -> Pin {
        frame.size.height = view.sizeThatFits(CGSize(width: frame.width, height: .greatestFiniteMagnitude)).height
        return self
    }
    func layout() { view.frame = frame.integral }
}

@MainActor @Suite struct MoreLayoutLibraries {
    @Test func attributesAreInstalledAndReloaded() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let (card, label) = (UIView(), UIView())
        root.addSubview(card)
        root.addSubview(label)
        var isOpen = false
        card <- [
            Attribute(.top, 10), Attribute(.left, 20), Attribute(.right, 20),
            Attribute(.height, 40).when { !isOpen }, Attribute(.height, 120).when { isOpen },
        ]
        label <- [
            Attribute(.top, 8).to(card, .bottom), Attribute(.left).to(card), Attribute(.height, 20).with(750),
            Attribute(.width, multiplier: 0.5).to(card), Attribute(.height, 30).atLeast(),
        ]
        root.layoutIfNeeded()
        #expect(card.frame == CGRect(x: 20, y: 10, width: 260, height: 40))
        #expect(label.frame == CGRect(x: 20, y: 58, width: 130, height: 30))
        isOpen = true
        card.reloadAttributes()
        root.layoutIfNeeded()
        #expect(card.frame.height == 120 && label.frame.minY == 138)
    }

    private final class FrameCell: UITableViewCell {
        let (title, body) = (UILabel(), UILabel())
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            body.numberOfLines = 0
            contentView.addSubview(title)
            contentView.addSubview(body)
        }
        required init?(coder: NSCoder) { nil }
        private func pin() {
            Pin(title).top(8).horizontally(16).sizeToFit().layout()
            Pin(body).below(title, 4).horizontally(16).sizeToFit().layout()
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            pin()
        }
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            contentView.bounds.size.width = size.width
            pin()
            return CGSize(width: size.width, height: body.frame.maxY + 8)
        }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        var text = "short"
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            (cell as? FrameCell)?.title.text = "Title"
            (cell as? FrameCell)?.body.text = text
            return cell
        }
    }

    @Test func framesGiveRowsTheirHeights() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(FrameCell.self, forCellReuseIdentifier: "cell")
        let rows = Rows()
        table.dataSource = rows
        let path = IndexPath(row: 0, section: 0)
        let line = ceil(UIFont.systemFont(ofSize: 17).lineHeight)
        table.layoutIfNeeded()
        // A separator comes to what the cell says.
        #expect(table.rectForRow(at: path).height == 8 + line + 4 + line + 8 + 1 / UIScreen.main.scale)
        rows.text = Array(repeating: "words that wrap", count: 12).joined(separator: " ")
        table.reloadRows(at: [path], with: .none)
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: path).height > 8 + 4 * line)
    }
}
