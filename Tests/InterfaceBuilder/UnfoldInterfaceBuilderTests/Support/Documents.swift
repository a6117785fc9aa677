import Foundation
import TestSupport
import UnfoldAutoLayout
import UnfoldInterfaceBuilder

/// The documents under `Fixtures/InterfaceBuilder/ib`, and documents in a line.
enum Documents {
    static let folder = Fixtures.root.appendingPathComponent("InterfaceBuilder/ib")

    static func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    static func read(_ name: String) throws -> IBDocument { try IBDocument.read(file: path(name)) }

    /// A `.xib` with these objects.
    static func text(_ objects: String, runtime: String = "iOS.CocoaTouch") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17701" targetRuntime="\(runtime)" \
        useAutolayout="YES">
        <objects>\(objects)</objects>
        </document>
        """
    }

    static func parse(_ text: String) throws -> IBDocument {
        try IBDocument.read(file: "Test.xib", data: Data(text.utf8))
    }

    /// The error that a text gives; nil if it is read.
    static func error(_ text: some StringProtocol) -> IBDocumentError? {
        do {
            _ = try IBDocument.read(file: "Test.xib", data: Data(text.utf8))
            return nil
        } catch {
            return error as? IBDocumentError
        }
    }
}
