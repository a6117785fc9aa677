/// The device that a document was last shown on.
public struct IBCanvas: Hashable, Sendable {
    /// Apple's word, such as `retina6_1`; nil in documents of Xcode 7 and before.
    public var device: String?
    /// Screen in points, in the document's orientation.
    public var size: CGSize
    /// Pixels a point.
    public var scale: CGFloat
    /// Compact, as on iPhones upright; nil for the canvas without a device, which matches no size class.
    public var isCompactWidth: Bool?
    /// Compact, as on iPhones on their side; nil as above.
    public var isCompactHeight: Bool?
    /// Text size of the canvas, where the document has it (`accessibilityOverrides`, since Xcode 13); nil for any.
    public var contentSizeCategory: UIContentSizeCategory?

    public static let anyDevice = IBCanvas(device: nil, size: CGSize(width: 600, height: 600), scale: 1)

    init(device: String?, size: CGSize, scale: CGFloat) { (self.device, self.size, self.scale) = (device, size, scale) }

    init?(device: String, isLandscape: Bool) {
        guard let known = Self.devices[device] else { return nil }
        let isPad = device.hasPrefix("ipad")
        let size =
            isLandscape
            ? CGSize(width: known.height, height: known.width) : CGSize(width: known.width, height: known.height)
        self.init(device: device, size: size, scale: known.scale)
        isCompactWidth = !isPad && (!isLandscape || known.height < 736)
        isCompactHeight = !isPad && isLandscape
    }

    /// Of the number that Interface Builder writes: from the smallest size, 0, to the largest for accessibility, 11.
    static func contentSizeCategory(preference: Int) -> UIContentSizeCategory? {
        let sizes: [UIContentSizeCategory] = [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
            .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
            .accessibilityExtraExtraExtraLarge,
        ]
        return sizes.indices.contains(preference) ? sizes[preference] : nil
    }

    /// Whether a variation such as `heightClass=regular-widthClass=compact` holds here.
    func matches(variation key: String) -> Bool {
        if key == "default" { return true }
        return key.split(separator: "-").allSatisfy { part in
            switch part {
            case "widthClass=compact": isCompactWidth == true
            case "widthClass=regular": isCompactWidth == false
            case "heightClass=compact": isCompactHeight == true
            case "heightClass=regular": isCompactHeight == false
            default: false
            }
        }
    }
}
