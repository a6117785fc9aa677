package struct TextTable {
    var head: [String]
    var numeric: Set<Int>
    package var rows: [[String]]

    package init(head: [String], numeric: Set<Int> = [], rows: [[String]] = []) {
        (self.head, self.numeric, self.rows) = (head, numeric, rows)
    }

    package func lines(indent: Int) -> [String] {
        let widths = head.indices.map { column in ([head] + rows).map { $0[column].count }.max() ?? 0 }
        return ([head] + rows).map { row in
            var line = String(repeating: " ", count: indent)
            for column in row.indices {
                let pad = String(repeating: " ", count: widths[column] - row[column].count)
                line += numeric.contains(column) ? pad + row[column] : row[column] + pad
                line += "  "
            }
            return line.withoutTrailingSpaces
        }
    }
}

extension String { var withoutTrailingSpaces: String { lastIndex { $0 != " " }.map { String(self[...$0]) } ?? "" } }
