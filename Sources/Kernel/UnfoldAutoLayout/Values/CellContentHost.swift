/// What a cell, header or footer says to its content view.
@MainActor package protocol CellContentHost: AnyObject {
    func isContent(_ view: AnyObject) -> Bool
    /// A list gives its size.
    var isInList: Bool { get }
    func contentDidInvalidateSize()
}
