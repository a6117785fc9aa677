import Foundation
import TestSupport
import UnfoldInterfaceBuilder

/// The documents under `Fixtures/InterfaceBuilder/ib`, and documents in a line.
enum Documents {
    static func path(_ name: String) -> String { Fixtures.path("InterfaceBuilder/ib/\(name)") }

    static func read(_ name: String) throws -> IBDocument { try IBDocument.read(file: path(name)) }

    /// A `.xib` with these objects.
    static func text(_ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>\(objects)</objects>
        </document>
        """
    }

    static func parse(_ text: String) throws -> IBDocument {
        try IBDocument.read(file: "Test.xib", data: Data(text.utf8))
    }
}
