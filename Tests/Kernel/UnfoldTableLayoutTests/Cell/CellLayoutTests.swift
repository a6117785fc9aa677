import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTableLayout

/// Cells that change in `layoutSubviews` what the cell itself has laid out, as apps write them.
@MainActor @Suite(.ownSettings) struct CellLayoutTests {
    /// A card with space around it.
    private final class InsetCell: UITableViewCell {
        let label = UILabel()
        var layouts = 0

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { fatalError("no archive is read here") }

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            contentView.frame = contentView.frame.inset(by: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
        }
    }

    /// A card as header.
    private final class InsetHeader: UITableViewHeaderFooterView {
        override func layoutSubviews() {
            super.layoutSubviews()
            contentView.frame = contentView.frame.inset(by: UIEdgeInsets(top: 4, left: 16, bottom: 4, right: 16))
        }
    }

    private final class Headers: NSObject, UITableViewDelegate {
        let label = UILabel()
        let header = InsetHeader(reuseIdentifier: nil)

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    }

    /// Its one subview fills it.
    private final class Background: UIView {
        let inner = UIView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            inner.translatesAutoresizingMaskIntoConstraints = false
            addSubview(inner)
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: topAnchor), inner.leadingAnchor.constraint(equalTo: leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: trailingAnchor),
                inner.bottomAnchor.constraint(equalTo: bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { fatalError("no archive is read here") }

        func fills(_ view: UIView) -> Bool {
            superview === view && frame == view.bounds && inner.frame == CGRect(origin: .zero, size: view.bounds.size)
        }
    }

    /// A picture of its own size, and a title beside it.
    private final class MovedCell: UITableViewCell {
        var title = CGRect.null

        override func layoutSubviews() {
            super.layoutSubviews()
            title = textLabel?.frame ?? .null
            imageView?.frame = CGRect(x: 10, y: 5, width: 30, height: 30)
            textLabel?.frame.origin.x = 60
        }
    }

    @Test func aContentViewIsInsetOnceHoweverOftenItsCellIsLaidOut() {
        inEnvironment {
            let (table, source) = ClosureSource.table(of: InsetCell.self, rows: 3) { cell, row in
                (cell as? InsetCell)?.label.text = String(repeating: "Some words. ", count: 10 * (row + 1))
            }
            let cells = table.visibleCells.compactMap { $0 as? InsetCell }
            @MainActor func expectInset(_ line: Int = #line) {
                for cell in cells {
                    let inset = cell.bounds.insetBy(dx: 10, dy: 10)
                    #expect(cell.contentView.frame == inset, "line \(line)")
                    #expect(cell.label.frame == CGRect(origin: .zero, size: inset.size), "line \(line)")
                }
            }
            expectInset()
            #expect(table.findings.map(\.code) == ["inset-content"], "\(table.findings)")
            #expect(cells.allSatisfy { $0.layouts <= 5 }, "\(cells.map(\.layouts))")
            cells[0].setNeedsLayout()
            table.layoutIfNeeded()
            expectInset()
            // Rows are measured at the width that the list gives.
            let (before, second) = (cells[1].bounds.height, cells[2].bounds.height)
            table.performBatchUpdates { cells[1].label.text = "Short" }
            #expect(cells[1].bounds.height < before && cells[2].bounds.height == second)
            expectInset()
            let layouts = cells.map(\.layouts)
            table.layoutIfNeeded()
            #expect(cells.map(\.layouts) == layouts)
            withExtendedLifetime(source) {}
        }
    }

    @Test func aHeaderPlacesItsContentInEachLayout() {
        inEnvironment {
            let headers = Headers()
            let (header, label) = (headers.header, headers.label)
            label.numberOfLines = 0
            label.text = "Title"
            label.translatesAutoresizingMaskIntoConstraints = false
            header.contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: header.contentView.topAnchor, constant: 10),
                label.leadingAnchor.constraint(equalTo: header.contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: header.contentView.trailingAnchor),
                label.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor, constant: -10),
            ])
            let (table, source) = ClosureSource.table(of: UITableViewCell.self, rows: 30)
            table.delegate = headers
            table.layoutIfNeeded()
            @MainActor func expectInset(_ line: Int = #line) {
                let inset = header.bounds.inset(by: UIEdgeInsets(top: 4, left: 16, bottom: 4, right: 16))
                #expect(header.contentView.frame == inset, "line \(line)")
                let text = CGRect(origin: .zero, size: inset.size).insetBy(dx: 0, dy: 10)
                #expect(label.frame == text, "line \(line): \(label.frame)")
            }
            expectInset()
            let height = header.bounds.height
            header.setNeedsLayout()
            table.layoutIfNeeded()
            expectInset()
            header.contentView.frame = CGRect(x: 50, y: 0, width: 100, height: 20)
            header.setNeedsLayout()
            table.layoutIfNeeded()
            expectInset()
            label.text = String(repeating: "Some words. ", count: 10)
            header.contentView.invalidateIntrinsicContentSize()
            table.layoutIfNeeded()
            #expect(header.bounds.height > height)
            expectInset()
            table.contentOffset.y = 100
            table.layoutIfNeeded()
            expectInset()
            withExtendedLifetime(source) {}
        }
    }

    @Test func backgroundsFillWhatTheyAreBehind() {
        inEnvironment {
            let headers = Headers()
            let (table, source) = ClosureSource.table(of: UITableViewCell.self, rows: 30) { cell, _ in
                cell.backgroundView = Background()
                cell.selectedBackgroundView = Background()
            }
            @MainActor func fills(_ background: UIView?, _ view: UIView) -> Bool {
                (background as? Background)?.fills(view) ?? false
            }
            headers.header.backgroundView = Background()
            table.sectionHeaderHeight = 40
            table.delegate = headers
            table.backgroundView = UIView()
            let behind = Background()
            table.backgroundView = behind
            let tie = behind.inner.widthAnchor.constraint(equalTo: table.widthAnchor)
            tie.isActive = true
            table.backgroundView = behind
            #expect(tie.isActive)
            table.layoutIfNeeded()
            table.contentOffset.y = 10
            table.layoutIfNeeded()
            #expect(fills(table.backgroundView, table) && table.subviews.first === table.backgroundView)
            #expect(table.subviews.count { type(of: $0) == UIView.self || $0 is Background } == 1)
            #expect(fills(headers.header.backgroundView, headers.header))
            let cell = table.visibleCells[1]
            #expect(fills(cell.backgroundView, cell) && cell.subviews.count == 2)
            table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
            table.rowHeight = 90
            table.layoutIfNeeded()
            let selected = table.visibleCells[1]
            table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
            table.layoutIfNeeded()
            #expect(
                selected.subviews == [selected.backgroundView, selected.selectedBackgroundView, selected.contentView])
            #expect(fills(selected.selectedBackgroundView, selected) && selected.bounds.height == 90)
            table.deselectRow(at: .row(1), animated: false)
            #expect(selected.selectedBackgroundView?.superview == nil)
            withExtendedLifetime(source) {}
        }
    }

    /// Constraints place one that gets them before or after it is given to its cell; elsewhere it is a view like others.
    @Test(arguments: [0, 1, 2]) func backgroundsFollowTheirConstraints(_ given: Int) throws {
        try inEnvironment {
            let card = Background()
            let (table, source) = ClosureSource.table(of: UITableViewCell.self, rows: 1) { cell, _ in
                if given < 2 { cell.addSubview(card) }
                if given > 0 { cell.backgroundView = card }
                card.translatesAutoresizingMaskIntoConstraints = false
                defer { cell.backgroundView = card }
                NSLayoutConstraint.activate([
                    card.topAnchor.constraint(equalTo: cell.topAnchor, constant: 4),
                    card.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
                    card.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
                    card.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -4),
                ])
            }
            for height in [80, 120] as [CGFloat] {
                table.rowHeight = height
                table.layoutIfNeeded()
                let cell = try #require(table.visibleCells.first)
                let inset = cell.bounds.insetBy(dx: 16, dy: 4)
                #expect(cell.subviews == [card, cell.contentView] && cell.bounds.height == height)
                #expect(card.frame == inset && card.inner.frame.size == inset.size, "\(card.frame) \(card.inner.frame)")
            }
            table.visibleCells[0].backgroundView = nil
            let container = UIView()
            let height = card.inner.heightAnchor.constraint(equalToConstant: 30)
            container.addSubview(card)
            NSLayoutConstraint.activate([
                card.topAnchor.constraint(equalTo: container.topAnchor, constant: 5),
                card.leadingAnchor.constraint(equalTo: container.leadingAnchor),
                card.trailingAnchor.constraint(equalTo: container.trailingAnchor),
                card.bottomAnchor.constraint(equalTo: container.bottomAnchor), height,
            ])
            #expect(container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 35)
            // The content that it was part of does without it.
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentView.addSubview(card)
            NSLayoutConstraint.activate([
                card.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                card.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            ])
            #expect(cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 30)
            height.isActive = false
            card.translatesAutoresizingMaskIntoConstraints = true
            cell.backgroundView = card
            #expect(cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 0)
            cell.frame.size.height = 70
            cell.layoutIfNeeded()
            #expect(card.frame == cell.bounds)
            withExtendedLifetime(source) {}
        }
    }

    @Test func labelsOfClassicStylesStayWhereTheCellPutsThem() {
        inEnvironment {
            let (table, source) = ClosureSource.table(of: MovedCell.self, rows: 3) { cell, row in
                cell.textLabel?.text = "Row \(row)"
                cell.imageView?.image = UIImage(systemName: "star")
            }
            for _ in 0..<2 {
                for cell in table.visibleCells.compactMap({ $0 as? MovedCell }) {
                    #expect(cell.title.minX > 0 && cell.title.minX != 60 && cell.title.width > 0, "\(cell.title)")
                    #expect(cell.textLabel?.frame == cell.title.offsetBy(dx: 60 - cell.title.minX, dy: 0))
                    #expect(cell.imageView?.frame == CGRect(x: 10, y: 5, width: 30, height: 30))
                }
                table.visibleCells.forEach { $0.setNeedsLayout() }
                table.layoutIfNeeded()
            }
            withExtendedLifetime(source) {}
        }
    }

    /// As a controller sizes one before there is a table.
    @Test func aCellByItselfLaysOutWhatItHolds() {
        inEnvironment {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = "Detail"
            cell.contentView.frame = CGRect(x: 5, y: 5, width: 50, height: 20)
            cell.setNeedsLayout()
            cell.layoutIfNeeded()
            #expect(cell.contentView.frame == cell.bounds)
            #expect(cell.textLabel?.frame.width ?? 0 > 0 && cell.detailTextLabel?.frame.minY ?? 0 > 0)
            cell.contentView.layoutMargins.left = 40
            cell.setNeedsLayout()
            cell.layoutIfNeeded()
            #expect(cell.textLabel?.frame.minX == 40)
        }
    }
}
