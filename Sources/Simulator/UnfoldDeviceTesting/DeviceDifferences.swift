import UnfoldRecorder

/// A list next to what it was on a device: rows that were on screen there, and the views in them that have names.
package struct DeviceDifferences {
    package private(set) var lines: [String] = []
    /// Frames are at whole pixels, written with as many decimals.
    private static let tolerance = 0.001

    package init(of own: StepRecord, from device: StepRecord) {
        let rows = Dictionary(own.rows.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        for row in device.rows {
            guard let views = row.views else { continue }
            guard let mine = rows[row.id] else {
                lines.append("\(row.id) is missing, \(RowHeights.text(row.height)) tall on the device")
                continue
            }
            compare("\(row.id) height", mine.height, row.height)
            let named = Dictionary(
                (mine.views ?? []).compactMap { view in view.name.map { ($0, view) } },
                uniquingKeysWith: { first, _ in first })
            for view in views {
                guard let name = view.name, let here = named[name] else { continue }
                for (index, length) in ["x", "y", "width", "height"].enumerated() {
                    compare("\(row.id) \(name) \(length)", here.frame[index], view.frame[index])
                }
            }
        }
        guard !lines.isEmpty else { return }
        let name = [device.traits["system"], device.traits["device"]].compactMap(\.self).joined(separator: ", ")
        lines.insert("not as on \(name)", at: 0)
    }

    private mutating func compare(_ what: String, _ here: Double, _ there: Double) {
        guard abs(here - there) > Self.tolerance else { return }
        let off = "\(here < there ? "" : "+")\(RowHeights.text(here - there))"
        lines.append("\(what) \(RowHeights.text(here)), on the device \(RowHeights.text(there)) (\(off))")
    }
}
