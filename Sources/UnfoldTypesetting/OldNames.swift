import Foundation

// Names of UIKit's before Swift 4.2, which apps in Swift 4 mode still use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

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
