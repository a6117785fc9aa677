import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTableLayout

/// What cells show and how wide their content is, by generation (facts D4, D5).
@MainActor @Suite(.ownSettings) struct CellContentTests {
    struct Row: Sendable {
        var generation: UIKitGeneration
        var scale: CGFloat
        var style: UITableViewCell.CellStyle
        var table: UITableView.Style = .plain
        var configures = false
        var height: CGFloat
        var content: CGFloat
    }

    /// Table D4 at the usual text size.
    nonisolated static let rows: [Row] = [
        Row(generation: .mid, scale: 2, style: .default, height: 44, content: 43.5),
        Row(generation: .old, scale: 3, style: .default, height: 44, content: 44 - 1.0 / 3),
        Row(generation: .mid, scale: 2, style: .subtitle, height: 56, content: 55.5),
        Row(generation: .mid, scale: 2, style: .default, configures: true, height: 44, content: 43.5),
        Row(generation: .ios26, scale: 3, style: .default, height: 52, content: 52),
        Row(generation: .ios26, scale: 3, style: .default, configures: true, height: 53, content: 52),
        Row(generation: .ios26, scale: 3, style: .subtitle, height: 62, content: 62),
        Row(
            generation: .ios26, scale: 3, style: .subtitle, table: .grouped, height: 69 + 1.0 / 3,
            content: 69 + 1.0 / 3),
        Row(generation: .ios26, scale: 2, style: .subtitle, table: .grouped, height: 69.5, content: 69.5),
    ]

    @Test(arguments: rows) func rowsHaveTheSystemsHeights(_ row: Row) {
        inEnvironment(row.generation, scale: row.scale) {
            let source = ClosureSource(2) { _, _ in
                let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
                if row.configures {
                    var content = cell.defaultContentConfiguration()
                    content.text = "Title"
                    cell.contentConfiguration = content
                } else {
                    cell.textLabel?.text = "Title"
                    cell.detailTextLabel?.text = "Detail"
                }
                return cell
            }
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800), style: row.table)
            table.dataSource = source
            table.layoutIfNeeded()
            let height = table.heightForRow(at: .row(0))!
            #expect(isClose(height.height, row.height) && isClose(height.contentHeight, row.content), "\(height)")
            #expect(height.source == .measured && table.findings.isEmpty)
            #expect(isClose(table.cellForRow(at: .row(1))!.contentView.frame.height, row.content))
        }
    }

    @Test func classicRowsGrowWithTextAndTextSize() {
        for (category, height) in [(UIContentSizeCategory.large, 44), (.extraExtraExtraLarge, 50)] {
            inEnvironment(.mid, scale: 2, category: category) {
                let source = ClosureSource(2) { _, path in
                    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                    cell.textLabel?.numberOfLines = 0
                    cell.textLabel?.text = path.row == 0 ? "Title" : String(repeating: "word ", count: 60)
                    return cell
                }
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 900), style: .plain)
                table.separatorStyle = .none
                table.dataSource = source
                table.layoutIfNeeded()
                // 23 points: 27.447 rounded up and 11 above and below; 44 is the least.
                #expect(isClose(table.rectForRow(at: .row(0)).height, height == 44 ? 44 : 49.5))
                let label = table.cellForRow(at: .row(1))!.textLabel!
                #expect(table.rectForRow(at: .row(1)).height > 100)
                #expect(isClose(label.frame.height + 22, table.rectForRow(at: .row(1)).height))
                // A shorter text: known at the next update.
                label.text = "word"
                #expect(table.heightForRow(at: .row(1))?.staleBecause?.kind == .contentSize)
                table.performBatchUpdates(nil)
                #expect(table.rectForRow(at: .row(1)).height == table.rectForRow(at: .row(0)).height)
            }
        }
    }

    struct Width: Sendable {
        var generation: UIKitGeneration
        var scale: CGFloat
        var table: CGFloat
        var style: UITableView.Style = .plain
        var accessory: UITableViewCell.AccessoryType = .none
        var accessoryWidth: CGFloat?
        var isEditing = false
        var reorders = false
        var x: CGFloat = 0
        var width: CGFloat
    }

    /// Facts D5.1 to D5.3.
    nonisolated static let widths: [Width] = [
        Width(generation: .mid, scale: 2, table: 375, width: 375),
        Width(generation: .mid, scale: 2, table: 375, accessory: .disclosureIndicator, width: 341),
        Width(generation: .mid, scale: 2, table: 375, accessory: .detailDisclosureButton, width: 307),
        Width(generation: .mid, scale: 2, table: 375, accessory: .checkmark, width: 335),
        Width(generation: .mid, scale: 2, table: 375, accessory: .detailButton, width: 327),
        Width(generation: .old, scale: 3, table: 414, accessory: .disclosureIndicator, width: 376),
        Width(generation: .mid, scale: 2, table: 375, accessoryWidth: 50, width: 309),
        Width(
            generation: .ios26, scale: 2, table: 375, style: .insetGrouped, accessory: .disclosureIndicator,
            width: 316.5),
        Width(generation: .ios26, scale: 3, table: 393, accessoryWidth: 63, width: 310),
        Width(generation: .ios26, scale: 2, table: 375, isEditing: true, reorders: true, x: 40, width: 292),
        Width(generation: .mid, scale: 2, table: 375, isEditing: true, x: 38, width: 337),
    ]

    @Test(arguments: widths, [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func contentMakesRoom(_ wanted: Width, _ direction: UIUserInterfaceLayoutDirection) {
        inEnvironment(wanted.generation, scale: wanted.scale, direction: direction) {
            let source = ClosureSource(1) { _, _ in
                let cell = FixedCell(style: .default, reuseIdentifier: nil)
                cell.accessoryType = wanted.accessory
                cell.accessoryView = wanted.accessoryWidth.map {
                    UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 20))
                }
                cell.showsReorderControl = wanted.reorders
                return cell
            }
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: wanted.table, height: 500), style: wanted.style)
            table.dataSource = source
            table.isEditing = wanted.isEditing
            table.layoutIfNeeded()
            let cell = table.cellForRow(at: .row(0)) as! FixedCell
            let content = cell.contentView.frame
            let x = direction == .leftToRight ? wanted.x : cell.bounds.width - wanted.x - wanted.width
            #expect(isClose(content.width, wanted.width) && isClose(content.minX, x), "\(content)")
            // The content was laid out, and fitted, at that width.
            #expect(isClose(cell.body.frame.width, wanted.width))
            #expect(table.heightForRow(at: .row(0))?.staleSinceStep == nil)
            if let accessory = cell.accessoryView {
                #expect(
                    isClose(
                        direction == .leftToRight ? accessory.frame.minX : accessory.frame.maxX,
                        direction == .leftToRight ? content.maxX : content.minX))
            }
        }
    }

    @Test func contentHasTheSystemsMarginsUntilTheAppSetsOthers() {
        for (generation, width, side, top) in [
            (UIKitGeneration.mid, 375, 16, 8), (.mid, 414, 20, 8), (.ios26, 375, 16, 15), (.ios26, 390, 20, 15),
        ] as [(UIKitGeneration, CGFloat, CGFloat, CGFloat)] {
            inEnvironment(generation) {
                let source = ClosureSource(2) { _, path in
                    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                    if path.row == 1 {
                        cell.contentView.layoutMargins = UIEdgeInsets(top: 1, left: 30, bottom: 2, right: 40)
                    }
                    return cell
                }
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 300), style: .plain)
                table.dataSource = source
                table.layoutIfNeeded()
                let margins = table.cellForRow(at: .row(0))!.contentView.layoutMargins
                #expect(margins == UIEdgeInsets(top: top, left: side, bottom: top, right: side))
                let own = table.cellForRow(at: .row(1))!.contentView.layoutMargins
                #expect(own.left == 30 as CGFloat && own.right == 40 as CGFloat)
            }
        }
    }

    @Test func configurationsAreViewsWithConstraints() {
        inEnvironment(.ios26, scale: 3) {
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "Title"
            content.secondaryText = String(repeating: "second line ", count: 12)
            content.image = UIImage(size: CGSize(width: 40, height: 40))
            let source = ClosureSource(1) { _, _ in
                let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
                cell.contentConfiguration = content
                return cell
            }
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800), style: .plain)
            table.separatorStyle = .none
            table.dataSource = source
            table.layoutIfNeeded()
            let cell = table.cellForRow(at: .row(0))!
            let list = cell.contentView as! UIListContentView
            let labels = list.subviews.compactMap { $0 as? UILabel }
            let picture = list.subviews.first { $0 is UIImageView }!
            #expect(
                picture.frame.minX == 20 as CGFloat && isClose(picture.frame.width, 40)
                    && isClose(picture.frame.height, 40))
            #expect(labels.map { $0.frame.minX } == [76, 76])
            #expect(isClose(labels[1].frame.minY, labels[0].frame.maxY))
            let height = labels[0].frame.height + labels[1].frame.height + 30
            #expect(abs(table.rectForRow(at: .row(0)).height - height) < 0.34)
            #expect(abs(labels[0].frame.minY - 15) < 0.34)
            // The same kind of configuration keeps the view and measures the row again (fact D10.1).
            content.secondaryText = "short"
            cell.contentConfiguration = content
            #expect(cell.contentView === list)
            table.layoutIfNeeded()
            #expect(table.heightForRow(at: .row(0))?.reason == .invalidated)
            #expect(table.rectForRow(at: .row(0)).height < 80)
        }
    }
}

/// Margins count from the first fitting on, at the table's width (found by the text sets of a scenario).
@MainActor @Suite(.ownSettings) struct MarginFittingTests {
    @Test(arguments: [120, 240, 500] as [CGFloat]) func wrappingBetweenMargins(_ width: CGFloat) {
        inEnvironment {
            let text = "Milk and bread and butter"
            let source = ClosureSource(1) { table, path in
                let cell = table.dequeueReusableCell(withIdentifier: "label", for: path)
                return cell
            }
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 400), style: .plain)
            table.separatorStyle = .none
            table.register(forCellReuseIdentifier: "label") {
                let cell = UITableViewCell(style: .default, reuseIdentifier: "label")
                let label = UILabel()
                label.numberOfLines = 0
                label.text = text
                label.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(label)
                let margins = cell.contentView.layoutMarginsGuide
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: margins.topAnchor),
                    label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                    label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                ])
                return cell
            }
            table.dataSource = source
            for width in [width, width + 37] {
                table.frame.size.width = width
                table.layoutIfNeeded()
                let side: CGFloat = width >= 414 ? 20 : 16
                let label = UILabel()
                label.numberOfLines = 0
                label.text = text
                let wanted = label.sizeThatFits(CGSize(width: width - 2 * side, height: 0)).height + 16
                #expect(isClose(table.rectForRow(at: .row(0)).height, wanted), "\(width)")
                #expect(table.findings.isEmpty, "\(table.findings)")
            }
        }
    }
}
