import Foundation
import UnfoldAutoLayout

#if !canImport(CoreImage)
    /// What built-in filters have in common.
    public protocol CIFilterProtocol: NSObjectProtocol {
        /// The image that it makes.
        var outputImage: CIImage? { get }
    }

    /// See developer.apple.com/documentation/coreimage/cigaussianblur.
    public protocol CIGaussianBlur: CIFilterProtocol {
        /// `inputImage`: the image to work on.
        var inputImage: CIImage? { get set }
        /// `inputRadius`: how far it reaches, in pixels.
        var radius: Float { get set }
    }
    /// See developer.apple.com/documentation/coreimage/ciboxblur.
    public protocol CIBoxBlur: CIFilterProtocol {
        /// `inputImage`: the image to work on.
        var inputImage: CIImage? { get set }
        /// `inputRadius`: how far it reaches, in pixels.
        var radius: Float { get set }
    }
    /// See developer.apple.com/documentation/coreimage/cidiscblur.
    public protocol CIDiscBlur: CIFilterProtocol {
        /// `inputImage`: the image to work on.
        var inputImage: CIImage? { get set }
        /// `inputRadius`: how far it reaches, in pixels.
        var radius: Float { get set }
    }
    /// See developer.apple.com/documentation/coreimage/cibloom.
    public protocol CIBloom: CIFilterProtocol {
        /// `inputImage`: the image to work on.
        var inputImage: CIImage? { get set }
        /// `inputRadius`: how far it reaches, in pixels.
        var radius: Float { get set }
        /// `inputIntensity`: how strongly it works, 0 to 1.
        var intensity: Float { get set }
    }
    /// See developer.apple.com/documentation/coreimage/cigloom.
    public protocol CIGloom: CIFilterProtocol {
        /// `inputImage`: the image to work on.
        var inputImage: CIImage? { get set }
        /// `inputRadius`: how far it reaches, in pixels.
        var radius: Float { get set }
        /// `inputIntensity`: how strongly it works, 0 to 1.
        var intensity: Float { get set }
    }
    /// See developer.apple.com/documentation/coreimage/cisepiatone.
    public protocol CISepiaTone: CIFilterProtocol {
        /// `inputImage`: the image to work on.
        var inputImage: CIImage? { get set }
        /// `inputIntensity`: how strongly it works, 0 to 1.
        var intensity: Float { get set }
    }
    /// See developer.apple.com/documentation/coreimage/ciedges.
    public protocol CIEdges: CIFilterProtocol {
        /// `inputImage`: the image to work on.
        var inputImage: CIImage? { get set }
        /// `inputIntensity`: how strongly it works, 0 to 1.
        var intensity: Float { get set }
    }
    /// See developer.apple.com/documentation/coreimage/cipixellate.
    public protocol CIPixellate: CIFilterProtocol {
        /// `inputImage`: the image to work on.
        var inputImage: CIImage? { get set }
        /// `inputCenter`: the middle of the effect, in pixels.
        var center: CGPoint { get set }
        /// `inputScale`: a factor, or the size of a piece in pixels.
        var scale: Float { get set }
    }
    /// See developer.apple.com/documentation/coreimage/cicrystallize.
    public protocol CICrystallize: CIFilterProtocol {
        /// `inputImage`: the image to work on.
        var inputImage: CIImage? { get set }
        /// `inputCenter`: the middle of the effect, in pixels.
        var center: CGPoint { get set }
        /// `inputRadius`: how far it reaches, in pixels.
        var radius: Float { get set }
    }
    /// See developer.apple.com/documentation/coreimage/ciunsharpmask.
    public protocol CIUnsharpMask: CIFilterProtocol {
        /// `inputImage`: the image to work on.
        var inputImage: CIImage? { get set }
        /// `inputRadius`: how far it reaches, in pixels.
        var radius: Float { get set }
        /// `inputIntensity`: how strongly it works, 0 to 1.
        var intensity: Float { get set }
    }
    /// See developer.apple.com/documentation/coreimage/civignette.
    public protocol CIVignette: CIFilterProtocol {
        /// `inputImage`: the image to work on.
        var inputImage: CIImage? { get set }
        /// `inputRadius`: how far it reaches, in pixels.
        var radius: Float { get set }
        /// `inputIntensity`: how strongly it works, 0 to 1.
        var intensity: Float { get set }
    }
    /// See developer.apple.com/documentation/coreimage/cisharpenluminance.
    public protocol CISharpenLuminance: CIFilterProtocol {
        /// `inputImage`: the image to work on.
        var inputImage: CIImage? { get set }
        /// `inputRadius`: how far it reaches, in pixels.
        var radius: Float { get set }
        /// `inputSharpness`: how much edges are sharpened.
        var sharpness: Float { get set }
    }
    /// See developer.apple.com/documentation/coreimage/cicolorcontrols.
    public protocol CIColorControls: CIFilterProtocol {
        /// `inputImage`: the image to work on.
        var inputImage: CIImage? { get set }
        /// `inputSaturation`: how strong colours are; 1 as they are.
        var saturation: Float { get set }
        /// `inputBrightness`: what is added to the light; 0 nothing.
        var brightness: Float { get set }
        /// `inputContrast`: how far light and dark lie apart; 1 as they do.
        var contrast: Float { get set }
    }
    /// See developer.apple.com/documentation/coreimage/cicolormonochrome.
    public protocol CIColorMonochrome: CIFilterProtocol {
        /// `inputImage`: the image to work on.
        var inputImage: CIImage? { get set }
        /// `inputColor`: the colour to mix in.
        var color: CIColor { get set }
        /// `inputIntensity`: how strongly it works, 0 to 1.
        var intensity: Float { get set }
    }
    /// See developer.apple.com/documentation/coreimage/ciexposureadjust.
    public protocol CIExposureAdjust: CIFilterProtocol {
        /// `inputImage`: the image to work on.
        var inputImage: CIImage? { get set }
        /// `inputEV`: exposure in f-stops; 0 as it is.
        var ev: Float { get set }
    }
    /// See developer.apple.com/documentation/coreimage/cihueadjust.
    public protocol CIHueAdjust: CIFilterProtocol {
        /// `inputImage`: the image to work on.
        var inputImage: CIImage? { get set }
        /// `inputAngle`: an angle in radians.
        var angle: Float { get set }
    }
    /// See developer.apple.com/documentation/coreimage/cigammaadjust.
    public protocol CIGammaAdjust: CIFilterProtocol {
        /// `inputImage`: the image to work on.
        var inputImage: CIImage? { get set }
        /// `inputPower`: the exponent of the light; 1 as it is.
        var power: Float { get set }
    }
    /// See developer.apple.com/documentation/coreimage/civibrance.
    public protocol CIVibrance: CIFilterProtocol {
        /// `inputImage`: the image to work on.
        var inputImage: CIImage? { get set }
        /// `inputAmount`: how much it adds, -1 to 1.
        var amount: Float { get set }
    }
    /// See developer.apple.com/documentation/coreimage/cilanczosscaletransform.
    public protocol CILanczosScaleTransform: CIFilterProtocol {
        /// `inputImage`: the image to work on.
        var inputImage: CIImage? { get set }
        /// `inputScale`: a factor, or the size of a piece in pixels.
        var scale: Float { get set }
        /// `inputAspectRatio`: the width of a pixel over its height.
        var aspectRatio: Float { get set }
    }
    /// See developer.apple.com/documentation/coreimage/ciqrcodegenerator.
    public protocol CIQRCodeGenerator: CIFilterProtocol {
        /// `inputMessage`: the bytes to encode.
        var message: Data { get set }
        /// `inputCorrectionLevel`: how much is encoded twice: L, M, Q or H.
        var correctionLevel: String { get set }
    }
    /// See developer.apple.com/documentation/coreimage/cicode128barcodegenerator.
    public protocol CICode128BarcodeGenerator: CIFilterProtocol {
        /// `inputMessage`: the bytes to encode.
        var message: Data { get set }
        /// `inputQuietSpace`: the empty space around the bars, in pixels.
        var quietSpace: Float { get set }
        /// `inputBarcodeHeight`: the height of the bars, in pixels.
        var barcodeHeight: Float { get set }
    }
    /// See developer.apple.com/documentation/coreimage/cicolorinvert.
    public protocol CIColorInvert: CIFilterProtocol {
        /// `inputImage`: the image to work on.
        var inputImage: CIImage? { get set }
    }
    /// See developer.apple.com/documentation/coreimage/cimasktoalpha.
    public protocol CIMaskToAlpha: CIFilterProtocol {
        /// `inputImage`: the image to work on.
        var inputImage: CIImage? { get set }
    }
    /// See developer.apple.com/documentation/coreimage/ciblendwithmask.
    public protocol CIBlendWithMask: CIFilterProtocol {
        /// `inputImage`: the image to work on.
        var inputImage: CIImage? { get set }
        /// `inputBackgroundImage`: the image behind.
        var backgroundImage: CIImage? { get set }
        /// `inputMaskImage`: what shows where.
        var maskImage: CIImage? { get set }
    }
    /// See developer.apple.com/documentation/coreimage/ciphotoeffect.
    public protocol CIPhotoEffect: CIFilterProtocol {
        /// `inputImage`: the image to work on.
        var inputImage: CIImage? { get set }
    }
    /// See developer.apple.com/documentation/coreimage/cicompositeoperation.
    public protocol CICompositeOperation: CIFilterProtocol {
        /// `inputImage`: the image to work on.
        var inputImage: CIImage? { get set }
        /// `inputBackgroundImage`: the image behind.
        var backgroundImage: CIImage? { get set }
    }

    extension CIFilter {
        /// `CIGaussianBlur`.
        public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltInFilter("CIGaussianBlur") }
        /// `CIBoxBlur`.
        public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltInFilter("CIBoxBlur") }
        /// `CIDiscBlur`.
        public class func discBlur() -> any CIFilter & CIDiscBlur { BuiltInFilter("CIDiscBlur") }
        /// `CIBloom`.
        public class func bloom() -> any CIFilter & CIBloom { BuiltInFilter("CIBloom") }
        /// `CIGloom`.
        public class func gloom() -> any CIFilter & CIGloom { BuiltInFilter("CIGloom") }
        /// `CISepiaTone`.
        public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltInFilter("CISepiaTone") }
        /// `CIEdges`.
        public class func edges() -> any CIFilter & CIEdges { BuiltInFilter("CIEdges") }
        /// `CIPixellate`.
        public class func pixellate() -> any CIFilter & CIPixellate { BuiltInFilter("CIPixellate") }
        /// `CICrystallize`.
        public class func crystallize() -> any CIFilter & CICrystallize { BuiltInFilter("CICrystallize") }
        /// `CIUnsharpMask`.
        public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltInFilter("CIUnsharpMask") }
        /// `CIVignette`.
        public class func vignette() -> any CIFilter & CIVignette { BuiltInFilter("CIVignette") }
        /// `CISharpenLuminance`.
        public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
            BuiltInFilter("CISharpenLuminance")
        }
        /// `CIColorControls`.
        public class func colorControls() -> any CIFilter & CIColorControls { BuiltInFilter("CIColorControls") }
        /// `CIColorMonochrome`.
        public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { BuiltInFilter("CIColorMonochrome") }
        /// `CIExposureAdjust`.
        public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltInFilter("CIExposureAdjust") }
        /// `CIHueAdjust`.
        public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltInFilter("CIHueAdjust") }
        /// `CIGammaAdjust`.
        public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltInFilter("CIGammaAdjust") }
        /// `CIVibrance`.
        public class func vibrance() -> any CIFilter & CIVibrance { BuiltInFilter("CIVibrance") }
        /// `CILanczosScaleTransform`.
        public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
            BuiltInFilter("CILanczosScaleTransform")
        }
        /// `CIQRCodeGenerator`.
        public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { BuiltInFilter("CIQRCodeGenerator") }
        /// `CICode128BarcodeGenerator`.
        public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
            BuiltInFilter("CICode128BarcodeGenerator")
        }
        /// `CIColorInvert`.
        public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltInFilter("CIColorInvert") }
        /// `CIMaskToAlpha`.
        public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltInFilter("CIMaskToAlpha") }
        /// `CIBlendWithMask`.
        public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltInFilter("CIBlendWithMask") }
        /// `CIPhotoEffectNoir`.
        public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltInFilter("CIPhotoEffectNoir") }
        /// `CIPhotoEffectMono`.
        public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltInFilter("CIPhotoEffectMono") }
        /// `CIPhotoEffectTonal`.
        public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { BuiltInFilter("CIPhotoEffectTonal") }
        /// `CIPhotoEffectFade`.
        public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { BuiltInFilter("CIPhotoEffectFade") }
        /// `CIPhotoEffectChrome`.
        public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { BuiltInFilter("CIPhotoEffectChrome") }
        /// `CIPhotoEffectInstant`.
        public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { BuiltInFilter("CIPhotoEffectInstant") }
        /// `CIPhotoEffectProcess`.
        public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { BuiltInFilter("CIPhotoEffectProcess") }
        /// `CIPhotoEffectTransfer`.
        public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
            BuiltInFilter("CIPhotoEffectTransfer")
        }
        /// `CISourceOverCompositing`.
        public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
            BuiltInFilter("CISourceOverCompositing")
        }
        /// `CIMultiplyBlendMode`.
        public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
            BuiltInFilter("CIMultiplyBlendMode")
        }
        /// `CIScreenBlendMode`.
        public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
            BuiltInFilter("CIScreenBlendMode")
        }
        /// `CIOverlayBlendMode`.
        public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
            BuiltInFilter("CIOverlayBlendMode")
        }
        /// `CIDarkenBlendMode`.
        public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
            BuiltInFilter("CIDarkenBlendMode")
        }
        /// `CILightenBlendMode`.
        public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
            BuiltInFilter("CILightenBlendMode")
        }
        /// `CISoftLightBlendMode`.
        public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
            BuiltInFilter("CISoftLightBlendMode")
        }
        /// `CIMultiplyCompositing`.
        public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
            BuiltInFilter("CIMultiplyCompositing")
        }
    }

    /// A filter whose values have names.
    private final class BuiltInFilter: CIFilter, CIBlendWithMask, CIBloom, CIBoxBlur, CICode128BarcodeGenerator,
        CIColorControls, CIColorInvert, CIColorMonochrome, CICompositeOperation, CICrystallize, CIDiscBlur, CIEdges,
        CIExposureAdjust, CIGammaAdjust, CIGaussianBlur, CIGloom, CIHueAdjust, CILanczosScaleTransform, CIMaskToAlpha,
        CIPhotoEffect, CIPixellate, CIQRCodeGenerator, CISepiaTone, CISharpenLuminance, CIUnsharpMask, CIVibrance,
        CIVignette, @unchecked Sendable
    {
        // Sendable: as its superclass.
        convenience init(_ name: String) {
            self.init()
            self.name = name
            setDefaults()
        }
        private subscript(key: String) -> Float {
            get { Float(KeyedValue.number(value(forKey: key))) }
            set { setValue(Double(newValue), forKey: key) }
        }
        var inputImage: CIImage? {
            get { value(forKey: "inputImage") as? CIImage }
            set { setValue(newValue, forKey: "inputImage") }
        }
        var backgroundImage: CIImage? {
            get { value(forKey: "inputBackgroundImage") as? CIImage }
            set { setValue(newValue, forKey: "inputBackgroundImage") }
        }
        var maskImage: CIImage? {
            get { value(forKey: "inputMaskImage") as? CIImage }
            set { setValue(newValue, forKey: "inputMaskImage") }
        }
        var radius: Float {
            get { self["inputRadius"] }
            set { self["inputRadius"] = newValue }
        }
        var intensity: Float {
            get { self["inputIntensity"] }
            set { self["inputIntensity"] = newValue }
        }
        var scale: Float {
            get { self["inputScale"] }
            set { self["inputScale"] = newValue }
        }
        var center: CGPoint {
            get { (value(forKey: "inputCenter") as? CIVector)?.cgPointValue ?? .zero }
            set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
        }
        var angle: Float {
            get { self["inputAngle"] }
            set { self["inputAngle"] = newValue }
        }
        var saturation: Float {
            get { self["inputSaturation"] }
            set { self["inputSaturation"] = newValue }
        }
        var brightness: Float {
            get { self["inputBrightness"] }
            set { self["inputBrightness"] = newValue }
        }
        var contrast: Float {
            get { self["inputContrast"] }
            set { self["inputContrast"] = newValue }
        }
        var ev: Float {
            get { self["inputEV"] }
            set { self["inputEV"] = newValue }
        }
        var power: Float {
            get { self["inputPower"] }
            set { self["inputPower"] = newValue }
        }
        var amount: Float {
            get { self["inputAmount"] }
            set { self["inputAmount"] = newValue }
        }
        var color: CIColor {
            get { value(forKey: "inputColor") as? CIColor ?? .white }
            set { setValue(newValue, forKey: "inputColor") }
        }
        var message: Data {
            get { value(forKey: "inputMessage") as? Data ?? Data() }
            set { setValue(newValue, forKey: "inputMessage") }
        }
        var correctionLevel: String {
            get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
            set { setValue(newValue, forKey: "inputCorrectionLevel") }
        }
        var quietSpace: Float {
            get { self["inputQuietSpace"] }
            set { self["inputQuietSpace"] = newValue }
        }
        var barcodeHeight: Float {
            get { self["inputBarcodeHeight"] }
            set { self["inputBarcodeHeight"] = newValue }
        }
        var aspectRatio: Float {
            get { self["inputAspectRatio"] }
            set { self["inputAspectRatio"] = newValue }
        }
        var sharpness: Float {
            get { self["inputSharpness"] }
            set { self["inputSharpness"] = newValue }
        }
    }
#endif
