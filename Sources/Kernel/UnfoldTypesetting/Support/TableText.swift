/// The words and numbers of a table that is kept as text, read one after the other.
struct TableText {
    typealias Word = Slice<UnsafeBufferPointer<UInt8>>

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0

    init(_ text: StaticString) { bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount) }

    /// The bytes of the next word; nil at the end.
    mutating func word() -> Word? {
        while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
        let start = position
        while position < bytes.count, bytes[position] > 0x20 { position += 1 }
        return start < position ? bytes[start..<position] : nil
    }

    mutating func number() -> Int16? {
        let start = position
        if let word = word(), let number = Self.decimal(word) { return number }
        position = start
        return nil
    }

    /// The next words as far as they are decimal numbers.
    mutating func numbers() -> [Int16] {
        var numbers: [Int16] = []
        while let number = number() { numbers.append(number) }
        return numbers
    }

    /// The numbers behind a name, as far as they have digits.
    mutating func decimals() -> [Float] {
        var numbers: [Float] = []
        _ = word()
        while true {
            let start = position
            guard let word = word(), let number = Float(String(decoding: word, as: UTF8.self)) else {
                position = start
                return numbers
            }
            numbers.append(number)
        }
    }

    private static func decimal(_ word: Word) -> Int16? {
        let isNegative = word.first == UInt8(ascii: "-")
        var number: Int16 = 0
        for byte in isNegative ? word.dropFirst() : word {
            let digit = byte &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            number = number * 10 + Int16(digit)
        }
        return isNegative ? -number : number
    }

    /// A hexadecimal number, or the first one of a range.
    static func hexadecimal(_ word: Word) -> UInt32 {
        UInt32(String(decoding: word.prefix { $0 != UInt8(ascii: "-") }, as: UTF8.self), radix: 16) ?? 0
    }
}
