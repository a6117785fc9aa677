import UnfoldFiles

/// Pictures and colours in an app's folders: of asset catalogues, by `Contents.json`, and files next to the sources.
struct AssetCatalogue {
    let folders: [String]

    /// The picture of that name, for the device and scale of the environment.
    /// - Complexity: O(bytes of its file) the first time, after a look through the folders.
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
            PictureFiles.image(set + "/" + (entry.filename ?? ""), scale: entry.scaleFactor ?? 1)
        }
    }

    /// The device first, then the appearance, then the scale, of which the next larger is better than a smaller.
    private func rank(_ entry: ImageSet.Entry, _ wanted: CGFloat) -> (Int, Int, CGFloat) {
        let scale = entry.scaleFactor ?? wanted
        return (
            Self.rank(ofDevice: entry.idiom), Self.rank(ofAppearances: entry.appearances ?? []),
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

    private static func rank(ofAppearances appearances: [Appearance]) -> Int {
        let style = LayoutEnvironment.current.userInterfaceStyle == .dark ? "dark" : "light"
        if appearances.isEmpty { return 1 }
        return appearances.allSatisfy { $0.appearance == "luminosity" && $0.value == style } ? 0 : 2
    }

    /// `photo.jpg`, or of `photo` the picture of the scale that there is.
    private func file(_ name: String) -> UIImage? {
        let (stem, ending) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
        let whole = ["png", "jpg", "jpeg"].map { (stem: name, ending: $0) }
        for (stem, ending) in (ending.isEmpty ? [] : [(stem, ending)]) + whole {
            for factor in [LayoutEnvironment.displayScale, 3, 2, 1] {
                let scaled = factor > 1 ? "\(stem)@\(Int(factor))x" : stem
                if let path = AdaptedResources.file(scaled, ending, folders: folders) {
                    return PictureFiles.image(path, scale: factor)
                }
            }
        }
        return nil
    }

    private struct ImageSet: Decodable {
        struct Entry: Decodable {
            let filename: String?
            let idiom: String?
            let scale: String?
            let appearances: [Appearance]?

            /// nil for what is written otherwise, and for what no screen has.
            var scaleFactor: CGFloat? {
                guard let scale, scale.hasSuffix("x"), let factor = Double(scale.dropLast()), (1...10).contains(factor)
                else { return nil }
                return CGFloat(factor)
            }
        }
        let images: [Entry]?
    }

    fileprivate struct Appearance: Decodable {
        let appearance: String?
        let value: String?
    }

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
        let reference: String?

        var value: UIColor? {
            if let color = reference.flatMap({ SystemColors.named[$0] }) { return color }
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
        (try? FileReader.read(set + "/Contents.json", limit: 1 << 20, regularOnly: true))
            .flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
    }
}
