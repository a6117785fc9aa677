/// Decompresses what zlib wrote (RFC 1950, RFC 1951).
struct Inflate {
    private let input: [UInt8]
    private var place = 2
    private var bits: UInt32 = 0
    private var bitCount = 0
    private var output: [UInt8] = []
    private let limit: Int

    /// - Returns: nil for other data, data that end early, and a result of more than `limit` bytes.
    static func bytes(of input: [UInt8], limit: Int) -> [UInt8]? {
        guard input.count > 2, input[0] & 15 == 8, (Int(input[0]) << 8 | Int(input[1])) % 31 == 0, input[1] & 32 == 0
        else { return nil }
        var inflate = Inflate(input: input, limit: limit)
        return inflate.blocks() ? inflate.output : nil
    }

    private init(input: [UInt8], limit: Int) { (self.input, self.limit) = (input, limit) }

    private mutating func take(_ count: Int) -> Int? {
        while bitCount < count {
            guard place < input.count else { return nil }
            bits |= UInt32(input[place]) << UInt32(bitCount)
            (place, bitCount) = (place + 1, bitCount + 8)
        }
        defer { (bits, bitCount) = (bits >> UInt32(count), bitCount - count) }
        return Int(bits & (1 << UInt32(count) - 1))
    }

    private mutating func blocks() -> Bool {
        while true {
            guard let isLast = take(1), let kind = take(2) else { return false }
            let isRead =
                switch kind {
                case 0: stored()
                case 1: compressed(Self.fixed.lengths, Self.fixed.distances)
                case 2: dynamic()
                default: false
                }
            guard isRead, output.count <= limit else { return false }
            if isLast == 1 { return true }
        }
    }

    private mutating func stored() -> Bool {
        (bits, bitCount) = (0, 0)
        guard place + 4 <= input.count else { return false }
        let count = Int(input[place]) | Int(input[place + 1]) << 8
        place += 4
        guard place + count <= input.count else { return false }
        output += input[place..<place + count]
        place += count
        return true
    }

    /// A canonical Huffman code: how many codes there are of each length, and the symbols in their order.
    private struct Code {
        var counts = [Int](repeating: 0, count: 16)
        var symbols: [Int] = []

        init(_ lengths: some Collection<Int>) {
            for length in lengths where length > 0 { counts[length] += 1 }
            symbols = lengths.enumerated().filter { $0.element > 0 }.sorted {
                ($0.element, $0.offset) < ($1.element, $1.offset)
            }.map(\.offset)
        }
    }

    private static let fixed = (
        lengths: Code((0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }),
        distances: Code([Int](repeating: 5, count: 30))
    )

    private mutating func symbol(_ code: Code) -> Int? {
        var (value, first, index) = (0, 0, 0)
        for length in 1..<16 {
            guard let bit = take(1) else { return nil }
            value |= bit
            let count = code.counts[length]
            if value - first < count {
                let place = index + value - first
                return code.symbols.indices.contains(place) ? code.symbols[place] : nil
            }
            index += count
            first = (first + count) << 1
            value <<= 1
        }
        return nil
    }

    private mutating func dynamic() -> Bool {
        guard let literals = take(5), let distances = take(5), let codes = take(4) else { return false }
        var lengths = [Int](repeating: 0, count: 19)
        for place in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(codes + 4) {
            guard let length = take(3) else { return false }
            lengths[place] = length
        }
        let code = Code(lengths)
        let (first, all) = (literals + 257, literals + distances + 258)
        lengths = []
        while lengths.count < all {
            guard let symbol = symbol(code) else { return false }
            switch symbol {
            case 0..<16: lengths.append(symbol)
            case 16:
                guard let last = lengths.last, let more = take(2) else { return false }
                lengths += [Int](repeating: last, count: more + 3)
            default:
                guard let more = take(symbol == 17 ? 3 : 7) else { return false }
                lengths += [Int](repeating: 0, count: more + (symbol == 17 ? 3 : 11))
            }
        }
        return compressed(Code(lengths.prefix(first)), Code(lengths[first...].prefix(all - first)))
    }

    /// The next length or distance, by its symbol: `step` symbols share a number of further bits.
    private mutating func number(_ symbol: Int, step: Int, from first: Int) -> Int? {
        guard symbol >= 2 * step else { return symbol + first }
        let extra = symbol / step - 1
        return take(extra).map { ((step + symbol % step) << extra) + first + $0 }
    }

    private mutating func compressed(_ lengths: Code, _ distances: Code) -> Bool {
        while output.count <= limit {
            guard let symbol = symbol(lengths) else { return false }
            if symbol == 256 { return true }
            if symbol < 256 {
                output.append(UInt8(symbol))
                continue
            }
            guard symbol < 286, let length = symbol == 285 ? 258 : number(symbol - 257, step: 4, from: 3),
                let code = self.symbol(distances), code < 30, let distance = number(code, step: 2, from: 1),
                distance <= output.count
            else { return false }
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
        return false
    }
}
