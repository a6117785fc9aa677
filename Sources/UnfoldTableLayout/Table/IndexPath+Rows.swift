import Foundation

extension IndexPath {
    /// A row in a section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// Second index.
    public var row: Int { self[1] }
    /// First index.
    public var section: Int { self[0] }
}

extension IndexPath {
    /// An item in a section.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// Second index, of a collection view's item.
    public var item: Int { self[1] }
}
