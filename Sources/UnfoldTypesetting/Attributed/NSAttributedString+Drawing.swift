import Foundation

extension NSAttributedString {
    /// Accepted; nothing is drawn.
    public func draw(at point: CGPoint) {}
    /// Accepted; nothing is drawn.
    public func draw(in rect: CGRect) {}
}

extension NSString {
    /// Accepted; nothing is drawn.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
    /// Accepted; nothing is drawn.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
}

extension String {
    /// Accepted; nothing is drawn.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
    /// Accepted; nothing is drawn.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSUnderlineStyle {
    /// Dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// Dashes and two dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
}
