import Foundation
import TestSupport
import Testing
import UnfoldAutoLayout

@testable import UnfoldTableLayout

/// Headers, footers and the table's own header and footer views (facts D6).
@MainActor @Suite(.ownSettings) struct SectionHeightTests {
    final class Source: UITableViewDataSource, UITableViewDelegate {
        var titles: [String?] = ["one", "two", nil]
        var footers: [String?] = [nil, "end", nil]
        var log: [String] = []
        func numberOfSections(in tableView: UITableView) -> Int { titles.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footers[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            log.append("cell \(indexPath.section).\(indexPath.row)")
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! FixedCell
            cell.box.constant = 50
            return cell
        }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            log.append("show \(indexPath.section).\(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
            log.append("header \(section)")
        }
        func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
            log.append("header gone \(section)")
        }
    }

    struct Era: Sendable {
        var generation: UIKitGeneration
        var scale: CGFloat
        var style: UITableView.Style
        var headers: [CGFloat]
        var footers: [CGFloat]
    }

    nonisolated static let third: CGFloat = 1.0 / 3
    nonisolated static let eras: [Era] = [
        Era(generation: .mid, scale: 2, style: .plain, headers: [28, 28, 0], footers: [0, 28, 0]),
        Era(generation: .ios26, scale: 3, style: .plain, headers: [28, 28, 0], footers: [0, 28, 0]),
        Era(
            generation: .ios26, scale: 3, style: .grouped, headers: [55 + third, 38, 17 + 2 * third],
            footers: [17 + third, 33, 17 + third]),
        Era(
            generation: .ios26, scale: 2, style: .grouped, headers: [55.5, 38, 17.5], footers: [17.5, 33.5, 17.5]),
        Era(generation: .mid, scale: 2, style: .grouped, headers: [55.5, 38, 17.5], footers: [17.5, 33.5, 17.5]),
    ]

    @Test(arguments: eras) func titlesHaveTheSystemsHeights(_ era: Era) {
        inEnvironment(era.generation, era.scale) {
            let source = Source()
            let table = UITableView.forTests(source, style: era.style)
            for section in 0..<3 {
                #expect(isClose(table.rectForHeader(inSection: section).height, era.headers[section]), "\(section)")
                #expect(isClose(table.rectForFooter(inSection: section).height, era.footers[section]), "\(section)")
            }
            let padding: CGFloat = era.style == .plain ? 44 : 0
            // Below the last section (fact M7.6).
            let tail: CGFloat = era.style == .grouped && era.generation == .ios26 ? 20 : 0
            let sum = era.headers.reduce(0, +) + era.footers.reduce(0, +) + 300 + padding + tail
            #expect(isClose(table.contentSize.height, sum))
            table.sectionHeaderTopPadding = 0
            table.layoutIfNeeded()
            #expect(isClose(table.contentSize.height, sum - padding))
        }
    }

    /// In iOS 26 a titled header has more space below a titled footer than below an empty one (facts D6.1, M7.4).
    @Test func titlesBelowFooters() {
        inEnvironment(.ios26, 3) {
            let source = Source()
            source.titles = ["one", "two", "three"]
            source.footers = ["end", nil, nil]
            let table = UITableView.forTests(source, style: .grouped)
            let headers = (0..<3).map { table.rectForHeader(inSection: $0).height }
            #expect(zip(headers, [55 + Self.third, 45 + Self.third, 38]).allSatisfy { isClose($0, $1) }, "\(headers)")
        }
    }

    /// Titles have the lines they need, and headers and footers their heights (fact D6.7).
    @Test(arguments: [(UIKitGeneration.mid, UITableView.Style.grouped), (.mid, .insetGrouped), (.ios26, .grouped)])
    func titlesWrap(_ generation: UIKitGeneration, _ style: UITableView.Style) {
        inEnvironment(generation, 2) {
            let text = String(repeating: "All about the lines of a title. ", count: 5)
            let source = Source()
            (source.titles, source.footers) = ([text, "Two", nil], [nil, text, nil])
            let table = UITableView.forTests(source, style: style)
            @MainActor func lines(_ text: String, _ font: UIFont) -> CGFloat {
                let label = UILabel()
                (label.font, label.numberOfLines, label.text) = (font, 0, text)
                let width = table.rowWidth - 32
                return PixelGrid(scale: 2).ceil(label.sizeThatFits(CGSize(width: width, height: 0)).height)
            }
            let isNew = generation == .ios26
            let font = isNew ? TextStyles.headline : TextStyles.footnote
            let one = lines("T", font)
            let header = table.headerView(forSection: 0)!
            #expect(header.textLabel?.text == (isNew ? text : text.uppercased()))
            #expect(header.textLabel?.font.pointSize == (isNew ? 17 : 13))
            #expect(isClose(header.frame.height, 55.5 - one + lines(isNew ? text : text.uppercased(), font)))
            #expect(isClose(table.rectForHeader(inSection: 1).height, 38), "one line")
            let footer = table.footerView(forSection: 1)!
            #expect(footer.textLabel?.text == text && footer.textLabel?.font.pointSize == 13)
            #expect(isClose(footer.frame.height, 17.5 + lines(text, TextStyles.footnote)))
        }
    }

    /// In plain tables only where the switch says so.
    @Test func titlesOfPlainTables() {
        inEnvironment(.mid, 2) {
            let source = Source()
            source.titles = [String(repeating: "All about the lines of a title. ", count: 5), nil, nil]
            let table = UITableView.forTests(source)
            #expect(table.rectForHeader(inSection: 0).height == 28)
            table.wrapsPlainTitles = true
            table.layoutIfNeeded()
            #expect(table.rectForHeader(inSection: 0).height > 100)
            #expect(table.headerView(forSection: 0)?.textLabel?.font.pointSize == 17)
        }
    }

    /// A header of the app's that has only a title is as tall as one of the system's, and keeps the font it was given.
    @Test func titlesOfTheAppsHeaders() {
        final class Delegate: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
                view.textLabel?.text = section == 0 ? String(repeating: "words ", count: 60) : "One"
                if section == 1 { view.textLabel?.font = .systemFont(ofSize: 30) }
                return view
            }
        }
        inEnvironment(.mid, 2) {
            let (source, delegate) = (Source(), Delegate())
            let table = UITableView.forTests(source, style: .grouped)
            table.delegate = delegate
            table.layoutIfNeeded()
            let tall = table.rectForHeader(inSection: 0).height
            #expect(tall > 100)
            #expect(table.headerView(forSection: 1)?.textLabel?.font.pointSize == 30)
            #expect(isClose(table.rectForHeader(inSection: 1).height, 38 - 16 + 36))
            table.beginUpdates()
            table.endUpdates()
            #expect(table.rectForHeader(inSection: 0).height == tall)
        }
    }

    /// Heights alone, without titles or views.
    final class HeightSource: NSObject, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []
        var header: CGFloat = 30
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { header }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
            section == 0 ? 8 : 0
        }
        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
            log.append("header \(section) \(type(of: view)) \(view.frame.height)")
        }
        func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
            log.append("footer \(section) \(view.frame.height)")
        }
    }

    /// The system fills a height of the delegate's with a view of its own; a table's own height is no header
    /// (fact M7.5), nor is a gap of the system's.
    @Test func heightsOfTheDelegateHaveViews() {
        for (generation, style) in [
            (UIKitGeneration.mid, UITableView.Style.plain), (.mid, .grouped), (.ios26, .plain),
        ] {
            inEnvironment(generation, 2) {
                let source = HeightSource()
                let table = UITableView.forTests(source, style: style)
                #expect(table.headerView(forSection: 0) == nil && table.footerView(forSection: 0) == nil)
                table.sectionHeaderHeight = 25
                table.layoutIfNeeded()
                #expect(style == .grouped || table.headerView(forSection: 0) == nil)
                table.sectionHeaderHeight = UITableView.automaticDimension
                table.delegate = source
                table.layoutIfNeeded()
                #expect(
                    source.log == [
                        "header 0 UITableViewHeaderFooterView 30.0", "footer 0 8.0",
                        "header 1 UITableViewHeaderFooterView 30.0",
                    ])
                #expect(table.headerView(forSection: 1)?.frame == table.rectForHeader(inSection: 1))
                table.layoutIfNeeded()
                source.header = .leastNormalMagnitude
                table.reloadData()
                table.layoutIfNeeded()
                #expect(table.headerView(forSection: 0) == nil && table.rectForHeader(inSection: 1).height == 0)
            }
        }
        // There the delegate's height is not asked for (fact D6.1).
        inEnvironment(.ios26, 2) {
            let source = HeightSource()
            let table = UITableView.forTests(source, style: .grouped)
            table.delegate = source
            table.layoutIfNeeded()
            #expect(source.log.isEmpty && table.rectForHeader(inSection: 1).height == 17.5)
        }
    }

    /// Header views are fitted when the height is automatic and an estimate is in force (fact D6.4).
    final class ViewSource: UITableViewDataSource, UITableViewDelegate {
        var text = "A header"
        var given: CGFloat = UITableView.automaticDimension
        var asked = 0
        func numberOfSections(in tableView: UITableView) -> Int { 20 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! FixedCell
            cell.box.constant = 50
            return cell
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { given }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            asked += 1
            let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as! HeaderView
            view.label.text = text
            return view
        }
    }

    final class HeaderView: UITableViewHeaderFooterView {
        let label = UILabel()
        var reuses = 0
        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            ])
        }
        required init?(coder: NSCoder) { fatalError("not archived") }
        override func prepareForReuse() { reuses += 1 }
    }

    private func viewTable(_ source: ViewSource, height: CGFloat = 300) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: .plain)
        table.separatorStyle = .none
        table.sectionHeaderTopPadding = 0
        table.register(FixedCell.self, forCellReuseIdentifier: "row")
        table.register(HeaderView.self, forHeaderFooterViewReuseIdentifier: "header")
        table.estimatedSectionHeaderHeight = 40
        table.dataSource = source
        table.delegate = source
        table.layoutIfNeeded()
        return table
    }

    @Test func viewsAreFittedWhenTheyComeOnScreen() throws {
        try inEnvironment(.mid, 2) {
            let source = ViewSource()
            let table = viewTable(source)
            // 20.287 rounded up to 20.5, and 6 above and below.
            #expect(table.rectForHeader(inSection: 0).height == 32.5 as CGFloat)
            #expect(table.rectForHeader(inSection: 10).height == 40 as CGFloat)
            #expect(source.asked == 3)
            // 3 known headers, 17 estimated ones, 40 rows of which 5 are known.
            let known: CGFloat = 3 * 32.5 + 17 * 40
            let rows = table.allPaths.joined().map { table.rectForRow(at: $0).height }.reduce(0, +)
            #expect(isClose(table.contentSize.height, known + rows))
            let first = try #require(table.headerView(forSection: 0) as? HeaderView)
            table.contentOffset.y = 1000
            table.layoutIfNeeded()
            #expect(table.headerView(forSection: 0) == nil)
            #expect(first.reuses >= 1 || table.headerFooterPool["header"]?.contains(first) == true)
            source.text = String(repeating: "long words ", count: 12)
            table.contentOffset.y = 0
            table.layoutIfNeeded()
            table.reloadData()
            table.layoutIfNeeded()
            #expect(table.rectForHeader(inSection: 0).height > 60)
            source.given = 31
            table.reloadData()
            table.layoutIfNeeded()
            #expect(table.rectForHeader(inSection: 0).height == 31 as CGFloat)
        }
    }

    @Test func plainHeadersFloat() throws {
        try inEnvironment(.mid, 2) {
            let source = ViewSource()
            let table = viewTable(source)
            table.contentOffset.y = 60
            table.layoutIfNeeded()
            let header = try #require(table.headerView(forSection: 0))
            #expect(header.frame.minY == 60 as CGFloat)
            // The next section pushes it out.
            let second = table.rectForHeader(inSection: 1).minY
            table.contentOffset.y = second - 10
            table.layoutIfNeeded()
            #expect(isClose(try #require(table.headerView(forSection: 0)).frame.maxY, second))
        }
    }

    @Test func cellsComeBeforeHeaders() {
        inEnvironment(.mid, 2) {
            let source = Source()
            let table = UITableView.forTests(source, height: 120)
            table.delegate = source
            source.log = []
            table.layoutIfNeeded()
            #expect(source.log == ["cell 0.0", "show 0.0", "cell 0.1", "show 0.1", "header 0"])
        }
    }

    @Test func tableHeaderAndFooterTakeTheirFramesHeight() {
        inEnvironment(.mid, 2) {
            let source = ArraySource([.init(id: 0, height: 50)])
            let table = UITableView.forTests(source)
            let head = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 80))
            let foot = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 30))
            table.tableHeaderView = head
            table.tableFooterView = foot
            table.layoutIfNeeded()
            #expect(head.frame == CGRect(x: 0, y: 0, width: 320, height: 80))
            #expect(foot.frame == CGRect(x: 0, y: 130, width: 320, height: 30))
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 80 as CGFloat)
            #expect(table.contentSize.height == 160 as CGFloat)
            // Another frame counts once it is assigned again (fact D6.5).
            head.frame.size.height = 100
            table.setNeedsLayout()
            table.layoutIfNeeded()
            #expect(table.contentSize.height == 160 as CGFloat)
            head.frame.size.height = 100
            table.tableHeaderView = head
            table.layoutIfNeeded()
            #expect(table.contentSize.height == 180 as CGFloat)
            table.tableHeaderView = nil
            table.layoutIfNeeded()
            #expect(table.contentSize.height == 80 as CGFloat && head.superview == nil)
        }
    }

    private func isClose(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-6 }

    private func inEnvironment(_ generation: UIKitGeneration, _ scale: CGFloat, _ body: () throws -> Void) rethrows {
        let saved = LayoutEnvironment.current
        defer { LayoutEnvironment.current = saved }
        LayoutEnvironment.current = LayoutEnvironment(displayScale: scale, generation: generation)
        try body()
    }
}
