import Foundation
import UnfoldAutoLayout
import UnfoldFiles

/// Pictures and colours in an app's folders: sets of asset catalogues, whose `Contents.json` says what is meant for which
/// device, and pictures that stand beside the app's sources.
struct AssetCatalogue {
    /// As ``AdaptedResources`` takes them.
    let folders: [String]

    // MARK: Pictures

    /// The picture of that name, for the device and scale of the environment.
    /// - Complexity: O(bytes of its file), after a look through the folders.
    func image(_ name: String) -> UIImage? {
        if let set = AdaptedResources.file(name, "imageset", folders: folders),
            let contents: ImageSet = Self.contents(of: set), let image = image(contents, in: set)
        {
            return image
        }
        return file(name)
    }

    private func image(_ contents: ImageSet, in set: String) -> UIImage? {
        let wanted = LayoutEnvironment.displayScale
        let entries = (contents.images ?? []).filter { $0.filename != nil }
        let ranked = entries.min { rank($0, wanted) < rank($1, wanted) }
        return ranked.flatMap { entry in
            Self.read(set + "/" + (entry.filename ?? ""), scale: entry.scaleFactor ?? 1)
        }
    }

    /// The device first, then light appearance, then the scale, of which the next larger is better than a smaller.
    private func rank(_ entry: ImageSet.Entry, _ wanted: CGFloat) -> (Int, Int, CGFloat) {
        let scale = entry.scaleFactor ?? wanted
        return (
            Self.rank(ofDevice: entry.idiom), entry.appearances?.isEmpty == false ? 1 : 0,
            scale >= wanted ? scale - wanted : 100 - scale
        )
    }

    fileprivate static func rank(ofDevice idiom: String?) -> Int {
        let own = LayoutEnvironment.current.userInterfaceIdiom == .pad ? "ipad" : "iphone"
        return switch idiom {
        case own: 0
        case nil, "universal": 1
        default: 2
        }
    }

    /// `photo.jpg`, or of `photo` the picture of the scale that there is.
    private func file(_ name: String) -> UIImage? {
        let (stem, ending) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
        let whole = ["png", "jpg", "jpeg"].map { (stem: name, ending: $0) }
        for (stem, ending) in (ending.isEmpty ? [] : [(stem, ending)]) + whole {
            for factor in [LayoutEnvironment.displayScale, 3, 2, 1] {
                let scaled = factor > 1 ? "\(stem)@\(Int(factor))x" : stem
                if let path = AdaptedResources.file(scaled, ending, folders: folders) {
                    return Self.read(path, scale: factor)
                }
            }
        }
        return nil
    }

    private static func read(_ path: String, scale: CGFloat) -> UIImage? {
        guard let data = bytes(of: path) else { return nil }
        return UIImage(data: data, scale: scale) ?? VectorHeader.size(of: data).map { UIImage(size: $0) }
    }

    /// A set may name any path: what is no file, or larger than a picture is, is none.
    private static func bytes(of path: String) -> Data? {
        try? FileReader.read(path, limit: 1 << 28, regularOnly: true)
    }

    private struct ImageSet: Decodable {
        struct Entry: Decodable {
            let filename: String?
            let idiom: String?
            let scale: String?
            let appearances: [Appearance]?

            var scaleFactor: CGFloat? {
                scale.flatMap { $0.hasSuffix("x") ? Double($0.dropLast()) : nil }.map { CGFloat($0) }
            }
        }
        let images: [Entry]?
    }

    fileprivate struct Appearance: Decodable {
        let appearance: String?
        let value: String?
    }

    // MARK: Colours

    /// The colour of that name; where the catalogue has one for dark appearance, traits decide.
    func color(_ name: String) -> UIColor? {
        guard let set = AdaptedResources.file(name, "colorset", folders: folders),
            let contents: ColorSet = Self.contents(of: set)
        else { return nil }
        let entries = (contents.colors ?? []).filter { $0.color?.value != nil }
            .sorted { Self.rank(ofDevice: $0.idiom) < Self.rank(ofDevice: $1.idiom) }
        let light = entries.first { $0.luminosity != "dark" } ?? entries.first
        guard let usual = light?.color?.value else { return nil }
        guard let dark = entries.first(where: { $0.luminosity == "dark" })?.color?.value else { return usual }
        return UIColor { $0.userInterfaceStyle == .dark ? dark : usual }
    }

    private struct ColorSet: Decodable {
        struct Entry: Decodable {
            let idiom: String?
            let color: Components?
            let appearances: [Appearance]?

            var luminosity: String? { appearances?.first { $0.appearance == "luminosity" }?.value }
        }
        let colors: [Entry]?
    }

    private struct Components: Decodable {
        let components: [String: String]?

        var value: UIColor? {
            func part(_ name: String) -> CGFloat? { components?[name].flatMap(Self.number) }
            let alpha = part("alpha") ?? 1
            if let white = part("white") { return UIColor(white: white, alpha: alpha) }
            guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }

        /// `0.557`, `0x8E` or `142`: Xcode writes shares of one with a point, and bytes without.
        private static func number(_ text: String) -> CGFloat? {
            if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
            guard let number = Double(text), number.isFinite else { return nil }
            return CGFloat(text.contains(".") ? number : number / 255)
        }
    }

    private static func contents<Contents: Decodable>(of set: String) -> Contents? {
        bytes(of: set + "/Contents.json").flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
    }
}

/// Sizes in points that vector files say in their first bytes: PDF's media box, SVG's width and height or view box.
enum VectorHeader {
    /// nil for another file, and for one that says nothing in its first 64 KiB.
    static func size(of data: Data) -> CGSize? {
        let text = String(decoding: data.prefix(1 << 16), as: UTF8.self)
        return text.hasPrefix("%PDF") ? box(text) : text.contains("<svg") ? drawing(text) : nil
    }

    private static func box(_ text: String) -> CGSize? {
        guard let match = text.firstMatch(of: /\/MediaBox\s*\[([^\]]*)\]/) else { return nil }
        return size(numbers(match.1))
    }

    private static func drawing(_ text: String) -> CGSize? {
        guard let tag = text.firstMatch(of: /<svg[^>]*>/)?.0 else { return nil }
        func length(_ attribute: Regex<(Substring, Substring)>) -> Double? {
            tag.firstMatch(of: attribute).flatMap { Double($0.1) }
        }
        if let width = length(/\swidth\s*=\s*["']\s*([0-9.]+)(?:px|pt)?\s*["']/),
            let height = length(/\sheight\s*=\s*["']\s*([0-9.]+)(?:px|pt)?\s*["']/)
        {
            return size([0, 0, width, height])
        }
        guard let box = tag.firstMatch(of: /\sviewBox\s*=\s*["']([^"']*)["']/) else { return nil }
        let parts = numbers(box.1)
        return parts.count == 4 ? size([0, 0, parts[2], parts[3]]) : nil
    }

    private static func numbers(_ text: Substring) -> [Double] {
        text.split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
    }

    private static func size(_ box: [Double]) -> CGSize? {
        guard box.count == 4 else { return nil }
        let (width, height) = (box[2] - box[0], box[3] - box[1])
        return width > 0 && height > 0 && width < 1e6 && height < 1e6 ? CGSize(width: width, height: height) : nil
    }
}
