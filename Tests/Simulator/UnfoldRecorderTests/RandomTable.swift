import Foundation
import TestSupport
import UIKit

/// A table of cells made by chance, whose constraints have one solution, and what an app does with it.
@MainActor final class RandomTable: NSObject, UITableViewDataSource {
    struct Row {
        var kind: Int
        var texts: [String]
        var height: CGFloat
        var isOpen: Bool
    }

    let view: UITableView
    private var rows: [Row]
    private var generator: SplitMix
    private let plans: [UInt64]

    init(seed: UInt64) {
        var generator = SplitMix(seed: seed)
        plans = (0..<generator.within(1...3)).map { _ in generator.next() }
        let style = generator.pick([UITableView.Style.plain, .grouped, .insetGrouped])
        let width = generator.pick([320, 375, 390, 428] as [CGFloat])
        view = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 1200), style: style)
        if generator.chance(50) { view.separatorStyle = .none }
        rows = []
        self.generator = generator
        super.init()
        rows = (0..<self.generator.within(1...6)).map { _ in makeRow() }
        view.dataSource = self
        view.layoutIfNeeded()
    }

    private func makeRow() -> Row {
        Row(
            kind: generator.below(plans.count), texts: (0..<6).map { _ in makeText() },
            height: CGFloat(generator.within(10...90)), isOpen: generator.chance(50))
    }

    private func makeText() -> String {
        (0..<generator.within(1...14)).map { _ in generator.pick(["tea", "bread", "milk and honey", "Ångström", "17"]) }
            .joined(separator: " ")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = rows[indexPath.row]
        let cell = RandomCell(plan: plans[row.kind], reuseIdentifier: "kind\(row.kind)")
        cell.show(row)
        return cell
    }

    /// An update of one of the ways in which apps make one.
    func change() {
        let index = generator.below(max(1, rows.count))
        let path = IndexPath(row: index, section: 0)
        view.beginUpdates()
        switch rows.isEmpty ? 3 : generator.below(6) {
        case 0:
            rows[index].isOpen.toggle()
            (view.cellForRow(at: path) as? RandomCell)?.show(rows[index])
        case 1:
            rows[index].height = CGFloat(generator.within(10...90))
            (view.cellForRow(at: path) as? RandomCell)?.show(rows[index])
        case 2:
            rows[index].texts = rows[index].texts.map { _ in makeText() }
            (view.cellForRow(at: path) as? RandomCell)?.show(rows[index])
        case 3:
            rows.insert(makeRow(), at: rows.isEmpty ? 0 : index)
            view.insertRows(at: [rows.count == 1 ? IndexPath(row: 0, section: 0) : path], with: .none)
        case 4:
            rows.remove(at: index)
            view.deleteRows(at: [path], with: .none)
        default:
            let target = generator.below(rows.count)
            rows.insert(rows.remove(at: index), at: target)
            view.moveRow(at: path, to: IndexPath(row: target, section: 0))
        }
        view.endUpdates()
    }
}

/// A column of labels, buttons, stacks, pictures and boxes, one after the other from top to bottom.
final class RandomCell: UITableViewCell {
    private var labels: [UILabel] = []
    private var boxHeight: NSLayoutConstraint!
    private var closed: NSLayoutConstraint!
    private let extra = UIView()
    private var arranged: [UIView] = []

    init(plan: UInt64, reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        var generator = SplitMix(seed: plan)
        let guide: UILayoutGuide? = generator.chance(30) ? UILayoutGuide() : nil
        if let guide { contentView.addLayoutGuide(guide) }
        let usesMargins = generator.chance(40)
        if generator.chance(20) {
            contentView.layoutMargins = UIEdgeInsets(top: 4, left: 20, bottom: 6, right: 12)
        }
        var above: NSLayoutYAxisAnchor = usesMargins ? contentView.layoutMarginsGuide.topAnchor : contentView.topAnchor
        for _ in 0..<generator.within(1...4) {
            let view = makeView(&generator)
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
            let leading =
                usesMargins
                ? contentView.layoutMarginsGuide.leadingAnchor : guide?.leadingAnchor ?? contentView.leadingAnchor
            let trailing = usesMargins ? contentView.layoutMarginsGuide.trailingAnchor : contentView.trailingAnchor
            let inset = CGFloat(generator.within(0...20))
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: above, constant: CGFloat(generator.within(0...12))),
                view.leadingAnchor.constraint(equalTo: leading, constant: inset),
                view.trailingAnchor.constraint(equalTo: trailing, constant: -inset),
            ])
            above = view.bottomAnchor
        }
        if let guide {
            NSLayoutConstraint.activate([
                guide.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
                guide.widthAnchor.constraint(equalToConstant: 30), guide.heightAnchor.constraint(equalToConstant: 5),
                guide.topAnchor.constraint(equalTo: contentView.topAnchor),
            ])
        }
        extra.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(extra)
        let mask = UIView(frame: CGRect(x: 2, y: 3, width: 20, height: 6))
        mask.autoresizingMask = [.flexibleRightMargin]
        if generator.chance(40) { extra.addSubview(mask) }
        boxHeight = extra.heightAnchor.constraint(equalToConstant: 20)
        boxHeight.priority = UILayoutPriority(998)
        closed = extra.heightAnchor.constraint(equalToConstant: 0)
        closed.priority = UILayoutPriority(999)
        let bottom = contentView.bottomAnchor.constraint(equalTo: extra.bottomAnchor, constant: 8)
        bottom.priority = UILayoutPriority(999.5)
        NSLayoutConstraint.activate([
            extra.topAnchor.constraint(equalTo: above, constant: 4),
            extra.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            extra.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 0.5), boxHeight, bottom,
        ])
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    private func makeView(_ generator: inout SplitMix) -> UIView {
        switch generator.below(5) {
        case 0:
            let stack = UIStackView(arrangedSubviews: [makeLabel(&generator), makeLabel(&generator)])
            stack.axis = .vertical
            stack.spacing = CGFloat(generator.within(0...9))
            stack.alignment = generator.pick([.fill, .leading])
            if generator.chance(30) { stack.setCustomSpacing(13, after: stack.arrangedSubviews[0]) }
            arranged.append(stack.arrangedSubviews[1])
            return stack
        case 1:
            let button = UIButton(type: generator.pick([.system, .custom]))
            button.setTitle("Order", for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: CGFloat(generator.within(12...20)), weight: .semibold)
            return button
        case 2:
            let picture = UIImageView()
            picture.image = UIImage(size: CGSize(width: 30, height: generator.within(10...50)))
            return picture
        default: return makeLabel(&generator)
        }
    }

    private func makeLabel(_ generator: inout SplitMix) -> UILabel {
        let label = UILabel()
        label.numberOfLines = generator.pick([0, 0, 1, 2])
        label.font = generator.pick([
            .systemFont(ofSize: 15), .systemFont(ofSize: 17, weight: .bold), .preferredFont(forTextStyle: .body),
            .preferredFont(forTextStyle: .footnote), .italicSystemFont(ofSize: 14),
            .monospacedDigitSystemFont(ofSize: 13, weight: .medium),
        ])
        labels.append(label)
        return label
    }

    func show(_ row: RandomTable.Row) {
        for (label, text) in zip(labels, row.texts) { label.text = text }
        boxHeight.constant = row.height
        closed.isActive = !row.isOpen
        for view in arranged { view.isHidden = !row.isOpen }
    }
}
