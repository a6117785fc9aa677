import Foundation
import UnfoldAutoLayout

#if !canImport(CoreImage)
    /// Makes an image of others (developer.apple.com/documentation/coreimage/cifilter). What comes out has the extent
    /// that the filter gives it; nothing is drawn. Names beginning with `CI` are taken for filters.
    // Sendable: as Core Image's; changed before it is shared.
    open class CIFilter: NSObject, NSCopying, @unchecked Sendable {
        open var name: String
        open var isEnabled = true
        private var values: [String: Any] = [:]

        /// A filter that makes no image; for subclasses.
        public required override init() {
            name = ""
            super.init()
        }
        /// The filter of a name, with its defaults; nil for a name that does not begin with `CI`.
        public convenience init?(name: String) {
            guard name.hasPrefix("CI"), name.count > 2 else { return nil }
            self.init()
            self.name = name
            setDefaults()
        }
        /// The filter of a name with values.
        public convenience init?(name: String, parameters params: [String: Any]?) {
            self.init(name: name)
            for (key, value) in params ?? [:] { setValue(value, forKey: key) }
        }

        /// Old name of `init(name:parameters:)`.
        public convenience init?(name: String, withInputParameters params: [String: Any]?) {
            self.init(name: name, parameters: params)
        }

        /// A filter of the same class, name and values, which are not copied.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Self()
            copy.name = name
            copy.isEnabled = isEnabled
            copy.values = values
            return copy
        }
        /// Sets the values that the filter has unless others are given.
        open func setDefaults() { for (key, value) in FilterDefaults.of(name) { values[key] = value } }
        /// Keeps a value under a key.
        open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
        /// The value of a key; of `outputImage`, that image.
        open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
        /// Keys of the values that it takes, in alphabetical order: those of known filters, and those that were set.
        open var inputKeys: [String] {
            let known = FilterDefaults.keys(of: name)
            return Set(known).union(values.keys).sorted()
        }
        open var outputKeys: [String] { [kCIOutputImageKey] }
        open var attributes: [String: Any] { [kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: name] }
        /// The names of known filters; categories make no difference.
        open class func filterNames(inCategory category: String?) -> [String] { FilterDefaults.names }
        /// The names of known filters; categories make no difference.
        open class func filterNames(inCategories categories: [String]?) -> [String] { FilterDefaults.names }
        /// The name without `CI`.
        open class func localizedName(forFilterName filterName: String) -> String? {
            filterName.hasPrefix("CI") ? String(filterName.dropFirst(2)) : nil
        }

        /// The image that it makes; nil without one to make it of.
        open var outputImage: CIImage? { FilterExtent(self).extent.map { CIImage(extent: $0) } }
    }

    /// Which rectangle a filter's image covers.
    private struct FilterExtent {
        let filter: CIFilter
        init(_ filter: CIFilter) { self.filter = filter }

        private var input: CGRect? { (filter.value(forKey: kCIInputImageKey) as? CIImage)?.extent }
        private func number(_ key: String) -> CGFloat {
            CGFloat(KeyedValue.number(filter.value(forKey: key)))
        }

        var extent: CGRect? {
            switch filter.name {
            case "CIQRCodeGenerator": return code
            case "CICode128BarcodeGenerator": return bars
            case "CIPDF417BarcodeGenerator", "CIAztecCodeGenerator": return nil
            case let name where name.hasSuffix("Generator") || name.hasSuffix("Gradient"): return .infinite
            case "CIAreaAverage", "CIAreaMaximum", "CIAreaMinimum":
                return input.map { _ in CGRect(x: 0, y: 0, width: 1, height: 1) }
            case let name where name.hasSuffix("Compositing") || name.hasSuffix("BlendMode"): return both
            case "CIAffineClamp", "CIClamp", "CIAffineTile": return input.map { _ in .infinite }
            case "CIGaussianBlur": return grown(by: 3 * number(kCIInputRadiusKey))
            case "CIBoxBlur", "CIDiscBlur", "CIBloom", "CIGloom": return grown(by: number(kCIInputRadiusKey))
            case "CILanczosScaleTransform": return scaled
            case "CICrop": return cropped
            case "CIAffineTransform": return transformed
            default: return input
            }
        }

        /// A code has a quiet module at each side.
        private var code: CGRect? {
            guard let message = filter.value(forKey: "inputMessage") as? Data else { return nil }
            let level = filter.value(forKey: "inputCorrectionLevel") as? String ?? "M"
            return QRCodeSize.modules(bytes: message.count, level: level).map {
                CGRect(x: 0, y: 0, width: $0 + 2, height: $0 + 2)
            }
        }
        /// Eleven modules for each sign, the start and the checksum, and thirteen for the stop (ISO/IEC 15417).
        private var bars: CGRect? {
            guard let message = filter.value(forKey: "inputMessage") as? Data else { return nil }
            let width = 2 * number("inputQuietSpace") + 11 * CGFloat(message.count + 2) + 13
            return CGRect(x: 0, y: 0, width: width, height: number("inputBarcodeHeight"))
        }
        private var both: CGRect? {
            let below = (filter.value(forKey: kCIInputBackgroundImageKey) as? CIImage)?.extent
            guard let input else { return below }
            return below.map { input.union($0) } ?? input
        }
        private func grown(by distance: CGFloat) -> CGRect? {
            input.map { $0.isInfinite || $0.isNull ? $0 : $0.insetBy(dx: -distance, dy: -distance) }
        }
        private var scaled: CGRect? {
            let (scale, ratio) = (number(kCIInputScaleKey), number(kCIInputAspectRatioKey))
            return input.map { $0.isInfinite ? $0 : $0.applying(CGAffineTransform(scaleX: scale * ratio, y: scale)) }
        }
        private var cropped: CGRect? {
            let part = (filter.value(forKey: "inputRectangle") as? CIVector)?.cgRectValue
            return input.map { part.map($0.intersection) ?? $0 }
        }
        private var transformed: CGRect? {
            let given = filter.value(forKey: kCIInputTransformKey)
            let matrix = given as? CGAffineTransform ?? (given as? NSValue)?.cgAffineTransformValue ?? .identity
            return input.map { $0.isInfinite ? $0 : $0.applying(matrix) }
        }
    }

    /// What filters take, and begin with (the Core Image Filter Reference).
    private enum FilterDefaults {
        private static let center = (kCIInputCenterKey, CIVector(x: 150, y: 150) as any Sendable)
        private static let all: [String: [(String, any Sendable)]] = [
            "CIGaussianBlur": [(kCIInputRadiusKey, 10.0)], "CIBoxBlur": [(kCIInputRadiusKey, 10.0)],
            "CIDiscBlur": [(kCIInputRadiusKey, 8.0)],
            "CIBloom": [(kCIInputRadiusKey, 10.0), (kCIInputIntensityKey, 0.5)],
            "CIGloom": [(kCIInputRadiusKey, 10.0), (kCIInputIntensityKey, 0.5)],
            "CIBumpDistortion": [center, (kCIInputRadiusKey, 300.0), (kCIInputScaleKey, 0.5)],
            "CITwirlDistortion": [center, (kCIInputRadiusKey, 300.0), (kCIInputAngleKey, Double.pi)],
            "CIPixellate": [center, (kCIInputScaleKey, 8.0)], "CICrystallize": [center, (kCIInputRadiusKey, 20.0)],
            "CISepiaTone": [(kCIInputIntensityKey, 1.0)], "CIEdges": [(kCIInputIntensityKey, 1.0)],
            "CIUnsharpMask": [(kCIInputRadiusKey, 2.5), (kCIInputIntensityKey, 0.5)],
            "CIVignette": [(kCIInputRadiusKey, 1.0), (kCIInputIntensityKey, 0.0)],
            "CISharpenLuminance": [(kCIInputRadiusKey, 1.69), ("inputSharpness", 0.4)],
            "CIColorControls": [
                (kCIInputSaturationKey, 1.0), (kCIInputBrightnessKey, 0.0), (kCIInputContrastKey, 1.0),
            ],
            "CIColorMonochrome": [
                (kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3)), (kCIInputIntensityKey, 1.0),
            ],
            "CIExposureAdjust": [(kCIInputEVKey, 0.0)], "CIHueAdjust": [(kCIInputAngleKey, 0.0)],
            "CIGammaAdjust": [("inputPower", 1.0)], "CIVibrance": [("inputAmount", 0.0)],
            "CILanczosScaleTransform": [(kCIInputScaleKey, 1.0), (kCIInputAspectRatioKey, 1.0)],
            "CIQRCodeGenerator": [("inputCorrectionLevel", "M")],
            "CICode128BarcodeGenerator": [("inputQuietSpace", 10.0), ("inputBarcodeHeight", 32.0)],
            "CIColorInvert": [], "CIMaskToAlpha": [], "CIPhotoEffectNoir": [], "CIPhotoEffectMono": [],
            "CIPhotoEffectTonal": [], "CIPhotoEffectFade": [], "CIPhotoEffectChrome": [], "CIPhotoEffectInstant": [],
            "CIPhotoEffectProcess": [], "CIPhotoEffectTransfer": [],
        ]

        static var names: [String] { all.keys.sorted() }
        static func of(_ name: String) -> [(String, any Sendable)] { all[name] ?? [] }
        static func keys(of name: String) -> [String] {
            let first = name.hasSuffix("CodeGenerator") || name.hasSuffix("BarcodeGenerator")
            return
                (first
                ? ["inputMessage"]
                : name.hasSuffix("Generator") || name.hasSuffix("Gradient") ? [] : [kCIInputImageKey])
                + of(name).map(\.0)
        }
    }
#endif
