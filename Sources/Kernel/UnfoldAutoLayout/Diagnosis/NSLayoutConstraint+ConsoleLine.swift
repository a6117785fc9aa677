extension NSLayoutConstraint {
    /// The line of the console. A class that describes itself, as SnapKit's does, writes pointers, modules and labels: in
    /// their place come the addresses and classes that the other lines have, so that a view is the same in all of them
    /// and in every run. A label stays as the view's text.
    var consoleLine: String {
        let line = description
        guard type(of: self) != NSLayoutConstraint.self, line != printed.description else { return line }
        var rest = line[...]
        var written = ""
        if rest.hasPrefix("<"), let colon = rest.firstIndex(of: ":"), rest[colon...].hasPrefix(":0x") {
            let key = rest[rest.index(after: colon)...].prefix { $0.isHexDigit || $0 == "x" }
            written = rest[...colon] + layoutAddress.printed
            rest = rest[key.endIndex...]
        }
        for (item, attribute) in [(first?.item, firstAttribute), (second?.item, secondAttribute)] {
            guard let item, let (found, key) = Self.place(of: item, attribute, in: rest) else { continue }
            let name = item.printedItem.prefix { $0 != "'" }
            written += rest[..<found.lowerBound] + name + (key.hasPrefix("0x") ? "" : "'\(key)'")
            rest = rest[found.upperBound...]
        }
        return written + rest
    }

    /// Where a line names an item: `Module.Class:key`, before its attribute.
    private static func place(of item: LayoutItem, _ attribute: Attribute, in line: Substring) -> (
        Range<String.Index>, key: Substring
    )? {
        let type = Swift.type(of: item)
        for name in [String(reflecting: type), LayoutNames.className(of: type), String(describing: type)] {
            guard let start = line.range(of: " \(name):"),
                let end = line[start.upperBound...].range(of: ".\(attribute.printed)")
            else { continue }
            let key = line[start.upperBound..<end.lowerBound]
            return (line.index(after: start.lowerBound)..<end.lowerBound, key.prefix { $0 != "'" })
        }
        return nil
    }
}
