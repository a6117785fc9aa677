/// The bytes of a JSON file, with the ranges of its values.
struct SourceText {
    let bytes: [UInt8]
    private let root: JSONNode
    private let file: String
    private var lineStarts = [0]

    /// nil for what is no JSON.
    init?(_ bytes: [UInt8], file: String) {
        var reader = JSONReader(.init(bytes), file: file)
        guard let root = try? reader.read() else { return nil }
        (self.bytes, self.root, self.file) = (bytes, root, file)
        for (index, byte) in bytes.enumerated() where byte == 0x0A { lineStarts.append(index + 1) }
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Columns count scalars.
    func position(of offset: Int) -> SourcePosition {
        let line = (lineStarts.firstIndex { $0 > offset } ?? lineStarts.count) - 1
        let column = bytes[lineStarts[line]..<offset].count { $0 & 0xC0 != 0x80 }
        return SourcePosition(file: file, line: line + 1, column: column + 1)
    }

    private func offset(of position: SourcePosition) -> Int? {
        guard position.line >= 1, position.line <= lineStarts.count else { return nil }
        var offset = lineStarts[position.line - 1]
        if offset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        for _ in 1..<max(position.column, 1) {
            offset += 1
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        }
        return offset < bytes.count ? offset : nil
    }

    func value(at position: SourcePosition) -> Range<Int>? {
        guard position.file == file, let start = offset(of: position) else { return nil }
        var (index, depth) = (start, 0)
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                index += 1
                while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                    index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                if depth == 0 { return start..<min(index + 1, bytes.count) }
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","), 0x20, 0x0A, 0x0D, 0x09:
                if depth == 0 { return start..<index }
                if bytes[index] == UInt8(ascii: "}") || bytes[index] == UInt8(ascii: "]") {
                    depth -= 1
                    if depth == 0 { return start..<index + 1 }
                }
            default: break
            }
            index += 1
        }
        return start..<bytes.count
    }

    func skippingSpace(from start: Int) -> Int {
        bytes[start...].firstIndex { ![0x20, 0x0A, 0x0D, 0x09].contains($0) } ?? start
    }

    // MARK: By keys

    func member(_ path: [String]) -> Range<Int>? { node(path).flatMap { value(at: $0.position) } }

    /// A member of the object that begins there.
    func member(_ key: String, at position: SourcePosition) -> Range<Int>? {
        func find(_ node: JSONNode) -> JSONNode? {
            switch node.value {
            case .object(let members):
                if node.position == position { return members.first { $0.key == key }?.value }
                return members.lazy.compactMap { find($0.value) }.first
            case .array(let nodes): return nodes.lazy.compactMap(find).first
            default: return nil
            }
        }
        return find(root).flatMap { value(at: $0.position) }
    }

    func element(_ index: Int, of path: [String], member key: String) -> Range<Int>? {
        guard case .array(let nodes)? = node(path)?.value, nodes.indices.contains(index),
            case .object(let members) = nodes[index].value
        else { return nil }
        return members.first { $0.key == key }.flatMap { value(at: $0.value.position) }
    }

    private func node(_ path: [String]) -> JSONNode? {
        path.reduce(root) { node, key in
            guard case .object(let members)? = node?.value else { return nil }
            return members.first { $0.key == key }?.value
        }
    }
}
