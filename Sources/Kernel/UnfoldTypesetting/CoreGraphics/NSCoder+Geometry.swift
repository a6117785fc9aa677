/// Geometry as text, `{{1, 2}, {3, 4}}`, and back (developer.apple.com/documentation/foundation/nscoder, “UIKit data”).
extension NSCoder {
    public class func string(for point: CGPoint) -> String { GeometryText.braces([point.x, point.y]) }
    public class func string(for size: CGSize) -> String { GeometryText.braces([size.width, size.height]) }
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    public class func string(for insets: UIEdgeInsets) -> String {
        GeometryText.braces([insets.top, insets.left, insets.bottom, insets.right])
    }
    public class func uiOffset(for string: String) -> UIOffset {
        GeometryText.numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) }
            ?? UIOffset(horizontal: 0, vertical: 0)
    }
    /// The transform of such a text, `{a, b, c, d, tx, ty}`; the identity where it is none.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        GeometryText.numbers(string, 6).map {
            CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
        } ?? .identity
    }
    public class func string(for transform: CGAffineTransform) -> String {
        GeometryText.braces([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    }
    /// The point of such a text; zero where it is none, as for the others.
    public class func cgPoint(for string: String) -> CGPoint {
        GeometryText.numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }
    public class func cgSize(for string: String) -> CGSize {
        GeometryText.numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    public class func cgRect(for string: String) -> CGRect {
        GeometryText.numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        GeometryText.numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
            ?? .zero
    }
}

private enum GeometryText {
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
