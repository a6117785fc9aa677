import UnfoldFiles

extension IBDocument {
    public static func isDocument(path: String) -> Bool { path.hasSuffix(".xib") || path.hasSuffix(".storyboard") }

    /// Reads a document.
    /// - Parameters:
    ///   - file: path to print in messages; also where the file is, unless `data` is given.
    ///   - data: the file's contents, if they are known already.
    /// - Throws: ``IBDocumentError``. What can be passed over is a warning of the document.
    /// - Complexity: O(length of the file).
    public static func read(file: String, data: Data? = nil) throws -> IBDocument { try parse(file: file, data: data) }

    /// As ``read(file:data:)``, with the error's type, which stops the compiler of Swift 6.3 in a client's `catch let`.
    /// - Parameters:
    ///   - regularOnly: refuses pipes and devices, for paths that a file names instead of a person.
    ///   - changing: what becomes of the elements before they are read.
    package static func parse(
        file: String, data: Data? = nil, regularOnly: Bool = false, changing: (IBElement) -> IBElement = { $0 }
    ) throws(IBDocumentError) -> IBDocument {
        let data = if let data { data } else { try contents(of: file, regularOnly) }
        let root = try IBTreeReader.read(data, file: file)
        return try IBReader(file: file, root: changing(root)).document()
    }

    private static func contents(of file: String, _ regularOnly: Bool) throws(IBDocumentError) -> Data {
        do { return try FileReader.read(file, limit: IBLimits.fileSize, regularOnly: regularOnly) } catch {
            throw IBDocumentError(file: file, line: 1, column: 1, problem: .init(error))
        }
    }
}

struct IBReader {
    let file: String
    let root: IBElement
    let log = IBLog()

    func document() throws(IBDocumentError) -> IBDocument {
        try check()
        var canvas = device()
        canvas.contentSizeCategory = textSize()
        let resources = root.child("resources")
        var document = IBDocument(
            file: file, isStoryboard: root["type"]?.hasSuffix("Storyboard.XIB") ?? false,
            toolsVersion: toolsVersion, canvas: canvas, images: images(resources), designableSizes: designableSizes(),
            fontFiles: fontFiles(), roots: [], usesAutoLayout: root.flag("useAutolayout") ?? false, warnings: [])
        var finder = IBRootFinder(
            views: IBViewReader(canvas: canvas, log: log, file: file, separator: separator(on: canvas)))
        document.roots = finder.roots(of: root)
        document.source = root
        document.warnings = log.warnings
        return document
    }

    private func fail(_ problem: IBDocumentError.Problem, at element: IBElement) -> IBDocumentError {
        IBDocumentError(file: file, line: element.line, column: element.column, problem: problem)
    }

    private func check() throws(IBDocumentError) {
        guard root.name == "document"
        else { throw fail(root.name == "archive" ? .archive : .rootElement(root.name), at: root) }
        let runtime = root["targetRuntime"] ?? ""
        guard runtime.hasPrefix("iOS") else { throw fail(.runtime(runtime), at: root) }
    }

    /// `15702`, `14313.18`, and `32700.99.1234` of a development version.
    private var toolsVersion: Double {
        let parts = (root["toolsVersion"] ?? "").split(separator: ".").prefix(2)
        return Double(parts.joined(separator: ".")) ?? 0
    }

    /// Up to Xcode 10 a pixel below a cell's content view is the separator's.
    private func separator(on canvas: IBCanvas) -> CGFloat { toolsVersion < FirstTools.xcode11 ? 1 / canvas.scale : 0 }

    private func device() -> IBCanvas {
        guard let device = root.child("device"), let id = device["id"] else { return .anyDevice }
        if let canvas = IBCanvas(device: id, isLandscape: device["orientation"] == "landscape") { return canvas }
        log.warn(file, device, .device(id))
        return IBCanvas(device: "retina6_0", isLandscape: false) ?? .anyDevice
    }

    /// The text size that the document gives the canvas; what is not switched on does not count.
    private func textSize() -> UIContentSizeCategory? {
        guard let overrides = root.child("accessibilityOverrides"), overrides.flag("isEnabled") == true,
            let number = overrides.number("dynamicTypePreference")
        else { return nil }
        guard let size = Int(exactly: number).flatMap(IBCanvas.contentSizeCategory) else {
            log.warn(file, overrides, .textSize(overrides["dynamicTypePreference"] ?? ""))
            return nil
        }
        return size
    }

    private func images(_ resources: IBElement?) -> [String: IBImage] {
        var images: [String: IBImage] = [:]
        for image in resources?.children ?? [] where image.name == "image" {
            guard let name = image["name"], let width = image.number("width"), let height = image.number("height"),
                width >= 0, height >= 0
            else {
                log.warn(file, image, .imageWithoutSize)
                continue
            }
            images[name] = IBImage(size: CGSize(width: width, height: height), isSystem: image["catalog"] == "system")
        }
        return images
    }

    private func designableSizes() -> [String: CGSize] {
        var sizes: [String: CGSize] = [:]
        for designable in root.child("designables")?.children ?? [] {
            guard let name = designable["name"], let size = designable.child("size", key: "intrinsicContentSize"),
                let width = size.number("width"), let height = size.number("height")
            else { continue }
            sizes[name] = CGSize(width: width, height: height)
        }
        return sizes
    }

    private func fontFiles() -> [IBFontFile] {
        (root.child("customFonts")?.children ?? []).compactMap { element in
            guard let name = element["key"], !name.isEmpty, !name.contains("/"), name != "..", name != "." else {
                log.warn(file, element, .fontFileName)
                return nil
            }
            let faces = element.children.filter { $0.name == "string" }.map(\.text)
            return IBFontFile(name: name, faces: faces, line: element.line, column: element.column)
        }
    }
}

final class IBLog {
    private(set) var warnings: [IBWarning] = []

    func warn(_ file: String, _ element: IBElement, _ problem: IBWarning.Problem) {
        guard warnings.count < 10_000 else { return }
        warnings.append(IBWarning(file: file, line: element.line, column: element.column, problem: problem))
    }
}
