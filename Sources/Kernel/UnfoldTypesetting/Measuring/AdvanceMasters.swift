/// One character's advance in the outlines that weights and sizes lie between, in units of 1/2048 em, without tracking:
/// `text` up to 17 points, `display` from 28 points on; each regular, black, ultra light, italic.
struct AdvanceMasters: Equatable, Sendable {
    var text = SIMD4<Float>()
    var display = SIMD4<Float>()

    init() {}

    init(text: SIMD4<Float>, display: SIMD4<Float>) { (self.text, self.display) = (text, display) }

    /// Recorded (rule M6.3): a printable character of ASCII.
    init(ascii value: UInt32) { self = Self.recorded[Int(value - 32)] }

    private static let recorded: [AdvanceMasters] = {
        var table = TableText(SystemFontAdvances.text)
        let text = (0..<4).map { _ in table.decimals() }
        let display = (0..<4).map { _ in table.decimals() }
        func masters(_ lists: [[Float]], _ index: Int) -> SIMD4<Float> { SIMD4(lists.map { $0[index] }) }
        return text[0].indices.map { AdvanceMasters(text: masters(text, $0), display: masters(display, $0)) }
    }()

    /// Inferred: a letter known in the regular weight at 12 points, and what another font's thinnest and heaviest
    /// differ by. The numbers are those by which the recorded letters of ASCII follow from the same figures with the
    /// least error.
    init(letter regular: Float, thin: Float, black: Float) {
        let heavier = 122 + 0.40 * black
        let lighter = -52 + 0.07 * thin
        let display = regular - 105
        self.init(
            text: SIMD4(regular, regular + heavier, regular + lighter, regular),
            display: SIMD4(display, display + 13 + 0.946 * heavier, display - 42 + 0.88 * lighter, display + 8))
    }

    /// Inferred: any other sign, in the same way; its heaviest form does not follow another font's.
    init(sign regular: Float, thin: Float) {
        let lighter = -13 + 0.68 * thin
        let display = regular - 99
        self.init(
            text: SIMD4(regular, regular + 175, regular + lighter, regular),
            display: SIMD4(display, display + 162, display - 21 + 0.80 * lighter, display + 5))
    }

    /// Inferred: a digit where all are equally wide. It is as much narrower or wider than 1327 units as the digits of
    /// other outlines are on the average.
    static let tabularDigit: AdvanceMasters = {
        var sum = AdvanceMasters()
        for digit in UInt32(48)...57 {
            let masters = AdvanceMasters(ascii: digit)
            sum.text += masters.text
            sum.display += masters.display
        }
        let shift = 1327 - sum.text[0] / 10
        return AdvanceMasters(text: sum.text / 10 + shift, display: sum.display / 10 + shift)
    }()
}
