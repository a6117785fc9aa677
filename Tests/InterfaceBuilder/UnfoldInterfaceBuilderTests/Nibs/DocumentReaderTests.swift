import Testing
import UnfoldAutoLayout
import UnfoldTypesetting

@testable import UnfoldInterfaceBuilder

/// Modules below find these types by name.
@Suite struct DocumentReaderTests {
    @Test(arguments: DocumentReaders.allCases) func everyReaderIsFound(_ reader: DocumentReaders) {
        let expected: Any.Type =
            switch reader {
            case .assets: AssetReader.self
            case .nibs: NibReader.self
            case .controllerNibs: ControllerNibLoader.self
            }
        #expect(reader.type == expected)
    }

    @Test func everyReaderReads() {
        #expect(DocumentReaders.assets.type is any AssetReading.Type)
        #expect(DocumentReaders.nibs.type is any NibReading.Type)
        #expect(DocumentReaders.controllerNibs.type is any ControllerNibLoading.Type)
    }
}
