enum HelveticaAdvances {
    @inline(__always) static func advance(of value: UInt32, isBold: Bool) -> CGFloat? {
        guard let letter = LatinBases.letter(of: value) else { return nil }
        return CGFloat((isBold ? bold : regular)[Int(letter - 32)]) / 1000
    }

    /// From the space to the tilde.
    private static let (regular, bold): ([Int16], [Int16]) = {
        var table = TableText(HelveticaWidths.text)
        func list() -> [Int16] {
            _ = table.word()
            return table.numbers()
        }
        return (list(), list())
    }()
}
