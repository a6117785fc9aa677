/// A row whose height a pass asked for, and found to be another one or fitted.
package struct MeasuredRow {
    package var id: TableRows.RowID
    package var path: IndexPath
    package var before: CGFloat
    package var after: CGFloat
    /// It was fitted; else the delegate gave another height.
    package var isFitted: Bool

    package init(id: TableRows.RowID, path: IndexPath, before: CGFloat, after: CGFloat, isFitted: Bool = true) {
        (self.id, self.path, self.before, self.after, self.isFitted) = (id, path, before, after, isFitted)
    }
}
