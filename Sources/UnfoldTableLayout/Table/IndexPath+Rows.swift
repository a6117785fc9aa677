import Foundation

extension IndexPath {
    /// A row in a section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// Second index.
    public var row: Int { self[1] }
    /// First index.
    public var section: Int { self[0] }
}
