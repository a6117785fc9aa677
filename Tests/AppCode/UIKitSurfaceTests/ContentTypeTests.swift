import Testing
import UIKit

/// Kinds of files by name, ending and MIME type.
@Suite struct ContentTypeTests {
    @Test func typesAreFoundByIdentifierEndingAndMIMEType() {
        #expect(UTType("public.png") == .png && UTType(filenameExtension: "PNG") == .png)
        #expect(UTType(mimeType: "image/png") == .png && UTType(mimeType: "image/none") == nil)
        #expect(UTType.png.preferredFilenameExtension == "png" && UTType.png.preferredMIMEType == "image/png")
        #expect(UTType.png.conforms(to: .image) && UTType.png.isSubtype(of: .data) && !UTType.png.conforms(to: .text))
        let own = UTType(importedAs: "com.example.note", conformingTo: .plainText)
        #expect(own.conforms(to: .text) && own.preferredFilenameExtension == nil)
    }

    @MainActor @Test func pickersTakeTypes() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf], asCopy: true)
        #expect(picker.documentPickerMode == .import)
    }
}
