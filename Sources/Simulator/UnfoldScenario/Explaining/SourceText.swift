package struct SourceText {
    package let lines: TextLines
    private let root: JSONNode
    private var bytes: [UInt8] { lines.bytes }

    package init?(_ bytes: [UInt8], file: String) {
        var reader = JSONReader(.init(bytes), file: file)
        guard let root = try? reader.read() else { return nil }
        (lines, self.root) = (TextLines(bytes, file: file), root)
    }

    func value(at position: SourcePosition) -> Range<Int>? {
        guard position.file == lines.file, let start = lines.offset(of: position) else { return nil }
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

    func member(_ path: [String]) -> Range<Int>? { node(path).flatMap { value(at: $0.position) } }

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
