import Foundation
import Testing

@testable import UnfoldDocuments

/// What a cell shows while its table is edited comes with it into a scenario.
@MainActor @Suite struct EditingAccessoryTests {
    private func conversion(_ attributes: String) throws -> ScenarioConversion {
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
            <tableViewCell reuseIdentifier="note" id="c" \(attributes)><rect key="frame" x="0" y="0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="c" id="v">
            <rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
            <label text="Tea" id="l"><rect key="frame" x="0" y="0" width="90" height="21"/></label></subviews>
            </tableViewCellContentView></tableViewCell></objects></document>
            """
        return try ScenarioConversion(file: "cell.xib", data: Data(document.utf8))
    }

    @Test(arguments: [
        (#"editingAccessoryType="checkmark""#, #""editingAccessoryType": "checkmark""#),
        (#"showsReorderControl="YES""#, #""showsReorderControl": true"#),
        (#"shouldIndentWhileEditing="NO""#, #""shouldIndentWhileEditing": false"#),
        (#"accessoryType="detailButton" editingAccessoryType="none""#, #""accessoryType": "detailButton""#),
    ]) func whatEditingShowsIsTakenOver(_ attribute: String, _ member: String) throws {
        let conversion = try conversion(attribute)
        #expect(conversion.text.contains(member) && conversion.warnings.isEmpty, "\(conversion.text)")
        _ = try conversion.document()
    }

    @Test func theUsualIsLeftOut() throws {
        let usual = try conversion(
            #"editingAccessoryType="none" showsReorderControl="NO" shouldIndentWhileEditing="YES""#)
        #expect(usual.text == (try conversion("")).text)
    }

    @Test(arguments: [#"editingAccessoryType="tick""#, #"showsReorderControl="maybe""#])
    func wordsThatMeanNothingAreNamed(_ attribute: String) throws {
        #expect(try conversion(attribute).warnings.count == 1)
    }
}
