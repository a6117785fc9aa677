import TestSupport
import Testing
import UIKit

/// Images by recipes: how large they are, by Apple's documented behaviour of Core Image.
@MainActor @Suite(.ownSettings) struct CoreImageTests {
    private func picture(_ width: CGFloat, _ height: CGFloat) -> CIImage {
        CIImage(
            cgImage: UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { _ in }
                .cgImage!)
    }
    private var format: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = LayoutEnvironment.displayScale
        return format
    }

    @Test func recipesHaveThePixelsOfTheirPicture() throws {
        let image = UIImage(size: CGSize(width: 20, height: 10))
        let recipe = try #require(CIImage(image: image))
        #expect(recipe.extent == CGRect(x: 0, y: 0, width: 20 * image.scale, height: 10 * image.scale))
        let back = UIImage(ciImage: recipe, scale: image.scale, orientation: .up)
        #expect(back.size == image.size && back.ciImage === recipe && back.cgImage == nil)
        #expect(UIImage(ciImage: recipe, scale: image.scale, orientation: .left).size == CGSize(width: 10, height: 20))
        #expect(CIImage(image: UIImage()) == nil && CIImage(data: Data([1, 2, 3])) == nil)
    }

    @Test func recipesAreMovedCutAndTurned() {
        let recipe = picture(20, 10).cropped(to: CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(
            recipe.transformed(by: CGAffineTransform(scaleX: 2, y: 3)).extent
                == CGRect(x: 0, y: 0, width: 40, height: 30))
        #expect(
            recipe.cropped(to: CGRect(x: 5, y: 5, width: 100, height: 100)).extent
                == CGRect(x: 5, y: 5, width: 15, height: 5))
        #expect(recipe.oriented(.right).extent == CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(recipe.oriented(forExifOrientation: 3).extent == recipe.extent)
        #expect(recipe.clampedToExtent().extent.isInfinite)
        #expect(CIImage.empty().extent.isNull)
    }

    @Test(arguments: [
        ("CISepiaTone", CGRect(x: 0, y: 0, width: 20, height: 10)),
        ("CIGaussianBlur", CGRect(x: -30, y: -30, width: 80, height: 70)),
        ("CILanczosScaleTransform", CGRect(x: 0, y: 0, width: 20, height: 10)),
    ]) func filtersSayHowLargeTheirImageIs(_ name: String, _ extent: CGRect) throws {
        let filter = try #require(CIFilter(name: name))
        #expect(filter.outputImage == nil)
        filter.setValue(
            picture(20, 10).cropped(to: CGRect(x: 0, y: 0, width: 20, height: 10)), forKey: kCIInputImageKey)
        #expect(filter.outputImage?.extent == extent)
        #expect(CIContext().createCGImage(filter.outputImage!, from: extent)?.width == Int(extent.width))
    }

    @Test func filtersHaveKeysAndDefaults() {
        let filter = CIFilter(name: "CIPixellate")
        #expect(filter?.inputKeys == ["inputCenter", "inputImage", "inputScale"])
        #expect(filter?.value(forKey: kCIInputScaleKey) as? Double == 8)
        #expect(CIFilter(name: "Sepia") == nil)
        let colour = CIFilter(name: "CIConstantColorGenerator", parameters: [kCIInputColorKey: CIColor.red])
        #expect(colour?.outputImage?.extent.isInfinite == true)
        #expect(CIContext().createCGImage(CIImage(color: .red), from: .infinite) == nil)
    }

    /// Version 1 has 21 modules, and a quiet one at each side; each version has four more (ISO/IEC 18004).
    @Test(arguments: [(14, "M", 23), (15, "M", 27), (17, "L", 23), (8, "H", 27), (2953, "L", 179)])
    func codesGrowWithTheirMessage(_ bytes: Int, _ level: String, _ side: CGFloat) {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data(count: bytes)
        filter.correctionLevel = level
        #expect(filter.outputImage?.extent.size == CGSize(width: side, height: side))
        filter.message = Data(count: 3000)
        #expect(filter.outputImage == nil)
    }

    @Test func bitmapsHaveAnEnd() {
        let image = CIImage(color: .red)
        for width in [CGFloat.nan, .infinity, 2e6, 0] {
            let rect = CGRect(x: 0, y: 0, width: width, height: 4)
            #expect(CIContext().createCGImage(image, from: rect) == nil)
        }
    }

    @Test func generatorsSayHowLargeTheyAre() {
        let bars = CIFilter.code128BarcodeGenerator()
        bars.message = Data(count: 3)
        #expect(bars.outputImage?.extent == CGRect(x: 0, y: 0, width: 88, height: 32))
        #expect(CIFilter(name: "CILinearGradient")?.outputImage?.extent.isInfinite == true)
        #expect(CIFilter(name: "CIAztecCodeGenerator")?.outputImage == nil)
        let turn = CIFilter(
            name: "CIAffineTransform",
            parameters: [
                kCIInputImageKey: CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2)),
                kCIInputTransformKey: NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 3)),
            ])
        #expect(turn?.outputImage?.extent == CGRect(x: 0, y: 0, width: 4, height: 6))
    }

    @Test func coloursAndVectorsKeepTheirNumbers() {
        let colour = CIColor(string: "1 0.5 0")
        #expect(colour.components == [1, 0.5, 0, 1] && colour.stringRepresentation == "1 0.5 0 1")
        #expect(UIColor(ciColor: CIColor(color: UIColor(red: 0.25, green: 0, blue: 1, alpha: 0.5))).alpha == 0.5)
        let vector = CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(vector.count == 4 && vector.cgRectValue.width == 3 && vector.value(at: 9) == 0)
    }

    @Test func smallImagesKeepProportions() throws {
        var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        png += [0, 0, 0, 200, 0, 0, 0, 100, 8, 6, 0, 0, 0]
        let source = try #require(CGImageSourceCreateWithData(Data(png) as CFData, nil))
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
        #expect(properties?[kCGImagePropertyPixelWidth as String] as? Int == 200)
        let options =
            [
                kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 50,
            ] as [CFString: Any]
        let small = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
        #expect(small?.width == 50 && small?.height == 25)
        #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetType(source) == "public.png")
        let none = try #require(CGImageSourceCreateWithData(Data([1]) as CFData, nil))
        #expect(CGImageSourceGetCount(none) == 0 && CGImageSourceCreateImageAtIndex(none, 0, nil) == nil)
    }
}
