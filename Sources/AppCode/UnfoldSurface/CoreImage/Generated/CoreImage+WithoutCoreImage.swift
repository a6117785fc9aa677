// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldSurface/Inert/CoreImage+WithoutCoreImage.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

#if !canImport(CoreImage)

open class CIFilter: NSObject {
    open var name: String
    public init?(name: String) { self.name = name }
    open func setValue(_ value: Any?, forKey key: String) {}
    open var outputImage: CIImage? { nil }
}

open class CIContext: NSObject {
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { nil }
}

#endif
