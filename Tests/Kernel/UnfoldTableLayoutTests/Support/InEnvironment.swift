import Foundation
import UnfoldAutoLayout

@testable import UnfoldTableLayout

/// Runs `body` in another environment, with a silent console.
@MainActor func inEnvironment<T>(
    _ generation: UIKitGeneration = .mid, scale: CGFloat = 2, category: UIContentSizeCategory = .large,
    direction: UIUserInterfaceLayoutDirection = .leftToRight, _ body: () throws -> T
) rethrows -> T {
    let saved = (LayoutEnvironment.current, LayoutJournal.console)
    defer { (LayoutEnvironment.current, LayoutJournal.console) = saved }
    LayoutJournal.console = { _ in }
    LayoutEnvironment.current = LayoutEnvironment(
        displayScale: scale, generation: generation, layoutDirection: direction, contentSizeCategory: category)
    return try body()
}

func isClose(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-6 }

extension IndexPath {
    static func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
}

/// Asks a closure for everything.
@MainActor final class ClosureSource: UITableViewDataSource {
    var count: Int
    var make: (UITableView, IndexPath) -> UITableViewCell
    init(_ count: Int, _ make: @escaping (UITableView, IndexPath) -> UITableViewCell) {
        self.count = count
        self.make = make
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        make(tableView, indexPath)
    }

    /// A plain table of cells of one class, laid out, and its source, which it does not keep.
    static func table(
        of type: UITableViewCell.Type, rows: Int,
        _ configure: @escaping (UITableViewCell, Int) -> Void = { _, _ in }
    ) -> (UITableView, ClosureSource) {
        let source = ClosureSource(rows) { table, path in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            configure(cell, path.row)
            return cell
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
        table.separatorStyle = .none
        table.register(type, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.layoutIfNeeded()
        return (table, source)
    }
}
