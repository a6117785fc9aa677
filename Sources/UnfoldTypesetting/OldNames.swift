import Foundation

// Names of UIKit's before Swift 4.2, which apps in Swift 4 mode still use.

/// `NSAttributedString.Key` before Swift 4.2.
public typealias NSAttributedStringKey = NSAttributedString.Key
/// `UIFontDescriptor.SymbolicTraits` before Swift 4.2.
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
/// `UIFont.TextStyle` before Swift 4.2.
public typealias UIFontTextStyle = UIFont.TextStyle
/// `UIImage.Orientation` before Swift 4.2.
public typealias UIImageOrientation = UIImage.Orientation
/// `UIImage.RenderingMode` before Swift 4.2.
public typealias UIImageRenderingMode = UIImage.RenderingMode

/// `UIEdgeInsets(top:left:bottom:right:)` before Swift 4.2.
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}
/// `CGRect.inset(by:)` before Swift 4.2.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }
/// Whether two insets are equal; `==` before Swift 4.2.
public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool {
    insets1 == insets2
}
/// `UIImage.pngData()` before Swift 4.2.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
/// `UIImage.jpegData(compressionQuality:)` before Swift 4.2.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}
/// `NSCoder.string(for:)` before Swift 4.2.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
/// `NSCoder.cgRect(for:)` before Swift 4.2.
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
/// `NSCoder.string(for:)` before Swift 4.2.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
/// `NSCoder.cgSize(for:)` before Swift 4.2.
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
/// `NSCoder.string(for:)` before Swift 4.2.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
/// `NSCoder.cgPoint(for:)` before Swift 4.2.
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
/// `NSCoder.string(for:)` before Swift 4.2.
public func NSStringFromCGVector(_ vector: CGVector) -> String { NSCoder.string(for: vector) }
/// `NSCoder.cgVector(for:)` before Swift 4.2.
public func CGVectorFromString(_ string: String) -> CGVector { NSCoder.cgVector(for: string) }
/// `NSCoder.string(for:)` before Swift 4.2.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String { NSCoder.string(for: transform) }
/// `NSCoder.cgAffineTransform(for:)` before Swift 4.2.
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
    NSCoder.cgAffineTransform(for: string)
}
/// `NSCoder.string(for:)` before Swift 4.2.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }
/// `NSCoder.uiEdgeInsets(for:)` before Swift 4.2.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: string) }
/// `NSCoder.string(for:)` before Swift 4.2.
public func NSStringFromUIOffset(_ offset: UIOffset) -> String { NSCoder.string(for: offset) }
/// `NSCoder.uiOffset(for:)` before Swift 4.2.
public func UIOffsetFromString(_ string: String) -> UIOffset { NSCoder.uiOffset(for: string) }
