/// A number as the unevaluated sum of two doubles: about 31 decimal digits (Dekker, "A floating-point technique for
/// extending the available precision", 1971).
struct DoubleDouble: Sendable, BitwiseCopyable {
    private(set) var high: Double
    /// What `high` leaves out, at most half its last place.
    private var low: Double

    static let zero = DoubleDouble(0)

    init(_ value: Double) { (high, low) = (value, 0) }

    private init(_ high: Double, _ low: Double) { (self.high, self.low) = (high, low) }

    /// The number that was meant by a double: the decimal of few digits that it is nearest to, where there is one, as
    /// 0.3333 is no binary fraction; else the double itself.
    init(meantBy value: Double) { self = DoubleDouble.decimal(value) ?? DoubleDouble(value) }

    /// Whether it stands for a decimal or a whole number, rather than for a double that something was rounded to.
    static func isMeantExactly(_ value: Double) -> Bool { decimal(value) != nil }

    /// The decimal of at most ``fewDigits`` digits that a double is nearest to; nil if it takes more to distinguish it
    /// from
    /// its neighbours.
    private static func decimal(_ value: Double) -> DoubleDouble? {
        if value.rounded() == value, abs(value) < 0x1p53 { return DoubleDouble(value) }
        guard value.isFinite else { return nil }
        var (digits, count, decimals, exponent) = (0, 0, 0, 0)
        var (isPastPoint, isPastE, isNegative) = (false, false, false)
        for byte in "\(abs(value))".utf8 {
            switch byte {
            case UInt8(ascii: "."): isPastPoint = true
            case UInt8(ascii: "e"): isPastE = true
            case UInt8(ascii: "-"): isNegative = true
            case UInt8(ascii: "+"): break
            default:
                let digit = Int(byte) - 48
                if isPastE {
                    exponent = 10 * exponent + digit
                } else {
                    if count > 0 || digit > 0 { count += 1 }
                    guard count <= fewDigits else { return nil }
                    digits = 10 * digits + digit
                    if isPastPoint { decimals += 1 }
                }
            }
        }
        let power = (isNegative ? -exponent : exponent) - decimals
        guard abs(power) <= 22 else { return nil }
        let scale = DoubleDouble((0..<abs(power)).reduce(1) { product, _ in product * 10 })
        let number = DoubleDouble(value < 0 ? -Double(digits) : Double(digits))
        return power < 0 ? number / scale : number * scale
    }

    private static let fewDigits = 13

    private static func sum(_ one: Double, _ other: Double) -> DoubleDouble {
        let sum = one + other
        let part = sum - one
        return DoubleDouble(sum, (one - (sum - part)) + (other - part))
    }

    /// The same where the first is known to be the larger.
    private static func shortSum(_ larger: Double, _ smaller: Double) -> DoubleDouble {
        let sum = larger + smaller
        return DoubleDouble(sum, smaller - (sum - larger))
    }

    static prefix func - (number: DoubleDouble) -> DoubleDouble { DoubleDouble(-number.high, -number.low) }

    static func + (one: DoubleDouble, other: DoubleDouble) -> DoubleDouble {
        let high = sum(one.high, other.high)
        let low = sum(one.low, other.low)
        let middle = shortSum(high.high, high.low + low.high)
        return shortSum(middle.high, middle.low + low.low)
    }

    static func - (one: DoubleDouble, other: DoubleDouble) -> DoubleDouble { one + -other }

    static func * (one: DoubleDouble, other: DoubleDouble) -> DoubleDouble {
        let product = one.high * other.high
        let rest = (-product).addingProduct(one.high, other.high)
        return shortSum(product, rest + (one.high * other.low + one.low * other.high))
    }

    static func / (one: DoubleDouble, other: DoubleDouble) -> DoubleDouble {
        let first = one.high / other.high
        let rest = one - other * DoubleDouble(first)
        let second = rest.high / other.high
        let last = (rest - other * DoubleDouble(second)).high / other.high
        return shortSum(first, second) + DoubleDouble(last)
    }

    static func += (one: inout DoubleDouble, other: DoubleDouble) { one = one + other }
    static func -= (one: inout DoubleDouble, other: DoubleDouble) { one = one - other }
}
