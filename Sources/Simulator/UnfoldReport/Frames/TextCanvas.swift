package struct TextCanvas {
    package enum Characters: Sendable { case box, ascii }

    private struct Sides: OptionSet {
        let rawValue: UInt8
        static let up = Sides(rawValue: 1)
        static let down = Sides(rawValue: 2)
        static let left = Sides(rawValue: 4)
        static let right = Sides(rawValue: 8)
    }

    let width, height: Int
    private let characters: Characters
    private var lines: [Sides]
    private var texts: [Character?]

    init(width: Int, height: Int, _ characters: Characters) {
        self.width = max(1, width)
        self.height = max(1, height)
        self.characters = characters
        lines = Array(repeating: [], count: self.width * self.height)
        texts = Array(repeating: nil, count: self.width * self.height)
    }

    mutating func box(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) {
        guard right > left else { return }
        for x in left...right {
            let sides: Sides = x == left ? .right : x == right ? .left : [.left, .right]
            add(sides, x, top)
            if bottom > top { add(sides, x, bottom) }
        }
        guard bottom > top else { return }
        for x in [left, right] {
            for y in top...bottom { add(y == top ? .down : y == bottom ? .up : [.up, .down], x, y) }
        }
    }

    /// Text from a column on, at most so many characters; wide characters count twice. What is cut ends in a mark.
    mutating func text(_ text: String, _ x: Int, _ y: Int, room: Int) {
        guard y >= 0, y < height, room > 0 else { return }
        let shown = PlainText.line(text)
        let end = min(width, x + room)
        let isCut = x + shown.reduce(0) { $0 + Self.columns($1) } > end
        var column = x
        for character in shown {
            let step = Self.columns(character)
            guard column + step <= (isCut ? end - 1 : end) else { break }
            put(character, column, y, step)
            column += step
        }
        if isCut { put(characters == .ascii ? "~" : "…", column, y, 1) }
    }

    private mutating func put(_ character: Character, _ column: Int, _ y: Int, _ step: Int) {
        guard column >= 0, column < width else { return }
        texts[y * width + column] = character
        // The second half of a wide character.
        if step == 2 { texts[y * width + column + 1] = "\u{0}" }
    }

    private mutating func add(_ sides: Sides, _ x: Int, _ y: Int) {
        guard x >= 0, x < width, y >= 0, y < height else { return }
        lines[y * width + x].formUnion(sides)
    }

    var written: [String] {
        (0..<height).map { y in
            var line = ""
            for x in 0..<width {
                let index = y * width + x
                if let character = texts[index] {
                    if character != "\u{0}" { line.append(character) }
                } else {
                    line.append(Self.character(lines[index], characters))
                }
            }
            return line.withoutTrailingSpaces
        }
    }

    static func columns(_ character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first?.value else { return 0 }
        switch scalar {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1FAFF, 0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }

    private static func character(_ sides: Sides, _ characters: Characters) -> Character {
        if characters == .ascii {
            let isAcross = !sides.isDisjoint(with: [.left, .right])
            let isDown = !sides.isDisjoint(with: [.up, .down])
            return isAcross && isDown ? "+" : isAcross ? "-" : isDown ? "|" : " "
        }
        // By the bits of up, down, left and right.
        let table: [Character] = [" ", "╵", "╷", "│", "╴", "┘", "┐", "┤", "╶", "└", "┌", "├", "─", "┴", "┬", "┼"]
        return table[Int(sides.rawValue)]
    }
}
