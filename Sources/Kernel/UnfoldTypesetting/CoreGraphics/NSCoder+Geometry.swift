enum GeometryText {
    static func braces(_ numbers: [CGFloat]) -> String {
        "{" + numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ") + "}"
    }
    static func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
        let parts = text.split { "{}, ".contains($0) }.map { Double($0) }
        guard parts.count == count, text.contains("{") else { return nil }
        let found = parts.compactMap { $0 }.map { CGFloat($0) }
        return found.count == count ? found : nil
    }
}
