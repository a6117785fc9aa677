import Foundation

extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// Second index.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    /// Second index.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    /// First index.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
}
