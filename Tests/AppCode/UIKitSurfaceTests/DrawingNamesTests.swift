import Foundation
import TestSupport
import Testing
import UIKit

/// Types of drawing, images and colours as Apple documents them.
@MainActor @Suite(.ownSettings) struct DrawingNamesTests {
    // MARK: Core Image

    // MARK: Paths, contexts, bitmaps

    @Test func rectanglesAreKnown() {
        var rect = CGRect.zero
        let rectangle = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(UIBezierPath(rect: rectangle).cgPath.isRect(&rect) && rect == rectangle)
        let lines = CGMutablePath()
        lines.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 5), CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 0)])
        #expect(lines.isRect(&rect) && rect == CGRect(x: 0, y: 0, width: 5, height: 5))
        lines.addLine(to: CGPoint(x: 9, y: 0))
        #expect(!lines.isRect(nil) && !UIBezierPath(ovalIn: rectangle).cgPath.isRect(nil))
        var kinds: [CGPathElementType] = []
        withUnsafeMutablePointer(to: &kinds) { kinds in
            UIBezierPath(rect: rectangle).cgPath.apply(info: kinds) { info, element in
                info?.assumingMemoryBound(to: [CGPathElementType].self).pointee.append(element.pointee.type)
            }
        }
        #expect(kinds.first == .moveToPoint && kinds.last == .closeSubpath)
    }

    @Test func contextsConvert() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 10, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.translateBy(x: 3, y: 4)
        context.scaleBy(x: 2, y: 2)
        #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 5, y: 6))
        #expect(
            context.convertToUserSpace(CGRect(x: 3, y: 4, width: 2, height: 4))
                == CGRect(x: 0, y: 0, width: 1, height: 2))
        #expect(context.boundingBoxOfPath.isNull && context.bytesPerRow == 40)
        context.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 2, height: 2))
    }

    @Test func bitmapsAreMadeOfBytes() throws {
        let bytes = Data((0..<16).map { UInt8($0) })
        let provider = try #require(CGDataProvider(data: bytes as NSData))
        func image(_ width: Int, _ height: Int, _ row: Int) -> CGImage? {
            CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: row,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: .byteOrder32Big, provider: provider, decode: nil,
                shouldInterpolate: false, intent: .defaultIntent)
        }
        let made = try #require(image(2, 2, 8))
        #expect(made.width == 2 && made.dataProvider?.data as Data? == bytes)
        #expect(image(2, 2, 7) == nil && image(0, 2, 8) == nil && image(.max, 2, 8) == nil && image(2, 2, -8) == nil)
        #expect(UIImage(cgImage: made, scale: 2, orientation: .up).size == CGSize(width: 1, height: 1))
        #expect(CGColorSpaceCreateDeviceCMYK().numberOfComponents == 4)
        let magenta = CGColor(colorSpace: CGColorSpaceCreateDeviceCMYK(), components: [0, 1, 0, 0.5, 1])
        #expect(magenta?.components == [0.5, 0, 0.5, 1])
    }

    @Test func geometryIsKeptInTexts() throws {
        let rect = CGRect(x: 1.5, y: -2, width: 3, height: 4)
        #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
        #expect(
            NSCoder.uiEdgeInsets(for: NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))).bottom
                == 3)
        #expect(CGRectStandardize(CGRect(x: 5, y: 5, width: -2, height: 1)).minX == 3 && CGRectIsInfinite(.infinite))
        let turn = CGAffineTransformMake(1, 2, 3, 4, 5, 6)
        #expect(CGAffineTransformEqualToTransform(turn, CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)))
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: turn)) == turn)
    }

    // MARK: Images and fonts

    @Test func oldStretchingSaysItsCaps() {
        let image = UIImage(size: CGSize(width: 10, height: 10)).stretchableImage(withLeftCapWidth: 4, topCapHeight: 3)
        #expect(image.leftCapWidth == 4 && image.topCapHeight == 3 && image.capInsets.right == 5)
        #expect(UIImage(size: CGSize(width: 10, height: 10)).resizableImage(withCapInsets: .zero).leftCapWidth == 0)
    }

    @Test func symbolsHaveWeightsOfText() {
        let pairs: [(UIFont.Weight, UIImage.SymbolWeight)] = [
            (.ultraLight, .ultraLight), (.regular, .regular), (.semibold, .semibold), (.black, .black),
            (UIFont.Weight(rawValue: 0.25), .medium), (UIFont.Weight(rawValue: -1), .ultraLight),
        ]
        for (text, symbol) in pairs { #expect(text.symbolWeight() == symbol) }
        let asset = UIImageAsset()
        let dark = UIImage.Configuration().withTraitCollection(UITraitCollection(userInterfaceStyle: .dark))
        asset.register(UIImage(size: CGSize(width: 7, height: 7)), with: dark)
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).size.width == 7)
        asset.unregisterImage(with: dark)
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).size.width == 0)
    }

    @Test func barsKeepTheirImages() {
        let image = UIImage(size: CGSize(width: 1, height: 1))
        let search = UISearchBar()
        search.setBackgroundImage(image, for: .top, barMetrics: .compact)
        #expect(search.backgroundImage(for: .top, barMetrics: .compact) === image && search.backgroundImage == nil)
        search.backgroundImage = image
        #expect(search.backgroundImage(for: .any, barMetrics: .default) === image)
        search.setPositionAdjustment(UIOffset(horizontal: 4, vertical: 0), for: .clear)
        #expect(
            search.positionAdjustment(for: .clear).horizontal == 4 && search.positionAdjustment(for: .search) == .zero)
        let bar = UINavigationBar()
        bar.setBackgroundImage(image, for: .topAttached, barMetrics: .default)
        #expect(bar.backgroundImage(for: .topAttached, barMetrics: .default) === image)
        #expect(bar.backgroundImage(for: .default) == nil)
        let item = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
        item.setBackgroundImage(image, for: .normal, style: .done, barMetrics: .default)
        #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) === image)
        #expect(item.backgroundImage(for: .normal, barMetrics: .default) == nil)
    }
}
