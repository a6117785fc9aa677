/// What `init(coder:)` of views and controllers is given when they come from a document: not an archive, but the way to
/// what the document says of them.
package final class NibCoder: NSCoder {
    package var cellStyle = 0
    package var tableStyle = 0
    package var reuseIdentifier: String?
    /// Called by the initialiser of the topmost class, when all stored properties are there.
    private let decode: @MainActor (UIResponder) -> Void

    /// - Parameter decode: gives the object what the document says of it.
    package init(decode: @escaping @MainActor (UIResponder) -> Void) {
        self.decode = decode
        super.init()
    }

    /// Gives a view what the document says of its priorities and margins once more.
    package var layout: (@MainActor (UIView) -> Void)?

    @MainActor func decode(into object: UIResponder) { decode(object) }

    /// As in an archive with keys, of which none is there.
    package override var allowsKeyedCoding: Bool { true }
    package override func containsValue(forKey key: String) -> Bool { false }
    package override func decodeObject(forKey key: String) -> Any? { nil }
    package override func decodeBool(forKey key: String) -> Bool { false }
    package override func decodeInteger(forKey key: String) -> Int { 0 }
    package override func decodeInt32(forKey key: String) -> Int32 { 0 }
    package override func decodeInt64(forKey key: String) -> Int64 { 0 }
    package override func decodeFloat(forKey key: String) -> Float { 0 }
    package override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension UIView {
    /// For classes whose own defaults are set when the topmost initialiser is through: the document's values win.
    func takeLayout(from coder: NSCoder?) { (coder as? NibCoder)?.layout?(self) }
}
