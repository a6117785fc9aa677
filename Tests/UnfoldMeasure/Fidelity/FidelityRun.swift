import Foundation
import UnfoldAutoLayout
import UnfoldInterfaceBuilder

/// Compares every root of documents with the frames recorded in them.
@MainActor struct FidelityRun {
    /// Of every root that has something to compare, in the order of the files.
    private(set) var results: [FidelityResult] = []
    /// Documents that could not be read.
    private(set) var errors: [IBDocumentError] = []
    /// What documents have that is not taken over, in the order of the files.
    private(set) var warnings: [IBWarning] = []
    /// Font files that documents name.
    private(set) var fontFiles: [String] = []
    /// How many documents were read.
    private(set) var documents = 0

    /// An empty run.
    init() {}

    /// Reads a document and compares its roots.
    /// - Complexity: each root is laid out a few times.
    mutating func add(file: String, data: Data? = nil) {
        do {
            let document = try IBDocument.parse(file: file, data: data)
            documents += 1
            fontFiles += document.fontPaths()
            warnings += document.warnings + document.registerFonts()
            Canvas.run {
                for root in document.roots {
                    let canvas = IBCanvasReading(root, in: document)
                    let comparison = FidelityRoot(document: document, root: root, canvas: canvas)
                    if comparison.isComparable { results.append(comparison.result()) }
                }
            }
        } catch {
            errors.append(error)
        }
    }
}
