import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTableLayout

/// A phone on its side: the safe area at the left and right of a table (fact D5.6).
@MainActor @Suite(.ownSettings) struct SafeAreaTests {
    static let notch = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)

    /// A row of one label from edge to edge of the content view.
    static func row(_ text: String = String(repeating: "words ", count: 40)) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        fill(cell.contentView, text)
        return cell
    }

    static func fill(_ view: UIView, _ text: String) {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            label.topAnchor.constraint(equalTo: view.topAnchor),
            label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func table(
        _ source: any UITableViewDataSource, style: UITableView.Style = .plain,
        _ change: (UITableView) -> Void = { _ in }
    ) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 852, height: 393), style: style)
        table.rootSafeAreaInsets = Self.notch
        table.separatorStyle = .none
        change(table)
        table.dataSource = source
        table.layoutIfNeeded()
        return table
    }

    @Test(arguments: [UITableView.Style.plain, .grouped]) func contentViewsLieInside(_ style: UITableView.Style) {
        inEnvironment(scale: 3) {
            let source = ClosureSource(3) { _, _ in Self.row() }
            let table = table(source, style: style)
            let cell = table.cellForRow(at: .row(0))!
            #expect(cell.frame.minX == 0 && cell.frame.width == 852)
            #expect(cell.contentView.frame == CGRect(x: 59, y: 0, width: 734, height: cell.bounds.height))
            // Inside there is nothing left to keep away from.
            #expect(cell.contentView.safeAreaInsets.left == 0 && cell.contentView.safeAreaInsets.right == 0)
            #expect(cell.contentView.layoutMargins.left == 20 && cell.contentView.layoutMargins.right == 20)
            let text = UILabel()
            text.numberOfLines = 0
            text.text = String(repeating: "words ", count: 40)
            #expect(isClose(cell.bounds.height, text.sizeThatFits(CGSize(width: 734, height: 0)).height))
            #expect(table.heightForRow(at: .row(0))?.measuredAtWidth == 734)
        }
    }

    @Test func turnedOffTheMarginsKeepAway() {
        inEnvironment(scale: 3) {
            let source = ClosureSource(20) { _, _ in Self.row(String(repeating: "words ", count: 100)) }
            let table = table(source)
            let inside = table.heightForRow(at: .row(0))!.height
            table.insetsContentViewsToSafeArea = false
            table.layoutIfNeeded()
            let cell = table.cellForRow(at: .row(0))!
            #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.width == 852)
            #expect(cell.contentView.layoutMargins.left == 79)
            #expect(table.heightForRow(at: .row(0))!.height < inside)
        }
    }

    @Test func cardsLieInsideByThemselves() {
        inEnvironment(scale: 3) {
            let source = ClosureSource(3) { _, _ in Self.row() }
            let table = table(source, style: .insetGrouped) {
                $0.rootSafeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 0)
            }
            #expect(table.rectForRow(at: .row(0)).minX == 79 && table.rectForRow(at: .row(0)).width == 753)
            let cell = table.cellForRow(at: .row(0))!
            #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.width == 753)
            #expect(cell.safeAreaInsets.left == 0 && cell.contentView.layoutMargins.left == 20)
        }
    }

    @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func accessoriesAndEditingAddUp(_ direction: UIUserInterfaceLayoutDirection) {
        inEnvironment(scale: 3, direction: direction) {
            let source = ClosureSource(1) { _, _ in
                let cell = Self.row()
                cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
                cell.editingAccessoryType = .disclosureIndicator
                return cell
            }
            let table = table(source) {
                $0.rootSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 59)
            }
            let cell = table.cellForRow(at: .row(0))!
            let isMirrored = direction == .rightToLeft
            #expect(isClose(cell.contentView.frame.width, 852 - 40 - 59 - 50))
            #expect(cell.contentView.frame.minX == (isMirrored ? 90 : 40))
            #expect(cell.accessoryView?.frame.minX == (isMirrored ? 60 : 743))
            table.isEditing = true
            table.layoutIfNeeded()
            // At the left is the minus, or the disclosure indicator and the margin.
            #expect(cell.contentView.frame.minX == 78)
        }
    }

    @Test func insetsThatHoldTheSafeAreaAreNotTakenTwice() {
        inEnvironment(scale: 3) {
            let source = ClosureSource(1) { _, _ in Self.row() }
            let table = table(source) { $0.contentInsetAdjustmentBehavior = .always }
            #expect(table.cellForRow(at: .row(0))!.contentView.frame.width == 852)
        }
    }

    final class Parts: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
            fill(view.contentView, String(repeating: "words ", count: 40))
            return view
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { row() }
    }

    @Test func headersAndFootersLieInside() {
        inEnvironment(scale: 3) {
            let parts = Parts()
            let table = table(parts) { $0.delegate = parts }
            let header = table.headerView(forSection: 0)!
            #expect(header.frame.width == 852 && header.contentView.frame.minX == 59)
            header.layoutIfNeeded()
            #expect(header.textLabel?.frame.minX == 20)
            let footer = table.footerView(forSection: 0)!
            #expect(footer.contentView.frame.minX == 59 && footer.contentView.frame.width == 734)
            #expect(footer.frame.height == table.cellForRow(at: .row(0))!.frame.height)
        }
    }

    /// Rows off screen are out of date too.
    @Test func turningThePhone() {
        inEnvironment(scale: 3) {
            let source = ClosureSource(30) { _, _ in Self.row() }
            let table = table(source)
            let before = table.heightForRow(at: .row(0))!.height
            table.measureAllRows()
            table.rootSafeAreaInsets = UIEdgeInsets(top: 0, left: 159, bottom: 0, right: 159)
            table.layoutIfNeeded()
            #expect(table.heightForRow(at: .row(0))!.height > before)
            #expect(table.heightForRow(at: .row(0))!.reason == .widthChanged)
            #expect(table.heightForRow(at: .row(29))!.isFresh == false)
        }
    }
}
