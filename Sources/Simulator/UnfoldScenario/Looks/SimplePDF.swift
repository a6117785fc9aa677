/// PDF files that are one page of paths in plain colors, as icons are.
struct SimplePDF {
    private static let limit = 1 << 18

    private struct Object {
        var value: PDFValue
        var stream: [UInt8]?
    }

    private var objects: [Int: Object] = [:]

    /// The page as an SVG file; nil for another file, and for a page with texts, images or gradients.
    static func svg(of data: Data) -> String? {
        guard data.count <= limit, data.starts(with: Data("%PDF".utf8)) else { return nil }
        return SimplePDF(Array(data)).svg
    }

    private init(_ bytes: [UInt8]) {
        var scanner = PDFScanner(bytes)
        var last: [PDFValue] = []
        while let value = scanner.next() {
            guard value == .word("obj"), last.count == 2, let number = last[0].number, abs(number) < 1e9 else {
                last = Array(last.suffix(1)) + [value]
                continue
            }
            var object = Object(value: scanner.next() ?? .string)
            var after = scanner
            if after.next() == .word("stream") {
                scanner = after
                let stream = scanner.bytes(before: "endstream")
                // They begin on the next line.
                object.stream = Array(stream.dropFirst(stream.starts(with: [13, 10]) ? 2 : 1))
            }
            objects[Int(number)] = object
        }
    }

    private func value(_ value: PDFValue?) -> PDFValue? {
        guard case .reference(let number)? = value else { return value }
        return objects[number]?.value
    }

    private var svg: String? {
        let pages = objects.values.compactMap(\.value.dictionary).filter { $0["Type"]?.name == "Page" }
        guard pages.count == 1, let page = pages.first, page["Rotate"]?.number ?? 0 == 0 else { return nil }
        let parent = value(page["Parent"])?.dictionary ?? [:]
        let sides = (value(page["CropBox"] ?? page["MediaBox"] ?? parent["MediaBox"])?.array ?? []).compactMap(\.number)
        guard sides.count == 4, sides[2] > sides[0], sides[3] > sides[1], let content = content(page["Contents"]) else {
            return nil
        }
        let resources = value(page["Resources"] ?? parent["Resources"])?.dictionary ?? [:]
        func table(_ name: String) -> [String: PDFValue] {
            (value(resources[name])?.dictionary ?? [:]).compactMapValues(value)
        }
        let states = table("ExtGState").compactMapValues(\.dictionary)
        let spaces = table("ColorSpace").compactMapValues { value($0.array?.first)?.name ?? $0.name }
        var drawing = PDFDrawing(
            from: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -sides[0], ty: sides[3]), states: states,
            spaces: spaces)
        guard drawing.draw(content) else { return nil }
        let (width, height) = (drawing.text(sides[2] - sides[0]), drawing.text(sides[3] - sides[1]))
        let text =
            #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" "#
            + #"viewBox="0 0 \#(width) \#(height)">"# + drawing.elements.joined() + "</svg>"
        return text.utf8.count <= Self.limit ? text : nil
    }

    private func content(_ contents: PDFValue?) -> [UInt8]? {
        var parts: [PDFValue] = []
        if let contents { parts = value(contents)?.array ?? [contents] }
        var bytes: [UInt8] = []
        for part in parts {
            guard case .reference(let number) = part, let object = objects[number], let stream = object.stream,
                let values = object.value.dictionary, values["DecodeParms"] == nil
            else { return nil }
            switch value(values["Filter"]) {
            case nil, .array([]): bytes += stream
            case .name("FlateDecode"), .array([.name("FlateDecode")]):
                guard let plain = Inflate.bytes(of: stream, limit: Self.limit) else { return nil }
                bytes += plain
            default: return nil
            }
            bytes.append(10)
            guard bytes.count <= Self.limit else { return nil }
        }
        return parts.isEmpty ? nil : bytes
    }
}
