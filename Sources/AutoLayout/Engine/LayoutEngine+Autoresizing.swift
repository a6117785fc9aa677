import Foundation
import Simplex

/// Rows for translatesAutoresizingMaskIntoConstraints (facts A5.1 to A5.5).
extension LayoutEngine {
    func enterAutoresizing(of view: UIView) {
        guard let record = view.engineRecord, record.engine === self else { return }
        removeAutoresizing(of: record)
        guard view.translatesAutoresizingMaskIntoConstraints else { return }
        let rect = view.alignmentRect(forFrame: view.layoutFrame)
        let mask = view.autoresizingMask
        let parent = view === host ? nil : view.superview
        let parentSize = parent?.storedBounds.size ?? .zero
        let outer = parent.map { self.record(of: $0) }
        let horizontal = Autoresizing.shares(
            start: rect.minX, length: rect.width, in: parentSize.width,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            ))
        let vertical = Autoresizing.shares(
            start: rect.minY, length: rect.height, in: parentSize.height,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
            ))
        func pin(
            _ row: AutoresizingRow, _ variable: Variable, _ value: CGFloat, share: CGFloat, of length: Variable?,
            now: CGFloat
        ) {
            var form = LinearForm()
            form.add(1, variable)
            var constant = Double(value)
            if let length, share != 0 {
                form.add(-Double(share), length)
                constant -= Double(share * now)
            }
            attempt {
                let id = try solver.add(form.terms, .equal, constant)
                record.autoresizing.append(id)
                meanings[id] = .autoresizing(WeakView(view), row, LayoutAddress.nextConstraint())
            }
        }
        if view !== host {
            pin(.minX, record.minX, rect.minX, share: horizontal.near, of: outer?.width, now: parentSize.width)
            pin(.minY, record.minY, rect.minY, share: vertical.near, of: outer?.height, now: parentSize.height)
        }
        // A content view's size is pinned by its encapsulated size instead.
        guard view.encapsulated == nil else { return }
        pin(.width, record.width, rect.width, share: horizontal.length, of: outer?.width, now: parentSize.width)
        pin(.height, record.height, rect.height, share: vertical.length, of: outer?.height, now: parentSize.height)
    }

    func removeAutoresizing(of record: EngineRecord) {
        for row in record.autoresizing { remove(row: row) }
        record.autoresizing.removeAll()
    }
}

extension UIView {
    /// Frame, mask or translation changed.
    func autoresizingInputsDidChange() { layoutHost.hostedEngine?.autoresizingDidChange(of: self) }

    /// `h=--& v=--&`: margins and size per direction, `&` for flexible (fact A5.4).
    var printedMask: String {
        func mark(_ option: AutoresizingMask) -> String { autoresizingMask.contains(option) ? "&" : "-" }
        let fixed = autoresizingMask.isEmpty
        let horizontal = fixed ? "--&" : mark(.flexibleLeftMargin) + mark(.flexibleWidth) + mark(.flexibleRightMargin)
        let vertical = fixed ? "--&" : mark(.flexibleTopMargin) + mark(.flexibleHeight) + mark(.flexibleBottomMargin)
        return "h=\(horizontal) v=\(vertical)"
    }
}
