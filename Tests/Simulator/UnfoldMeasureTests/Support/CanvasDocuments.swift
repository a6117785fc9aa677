import Foundation
import Testing

@testable import UnfoldInterfaceBuilder
@testable import UnfoldMeasure

/// Documents in a line, compared with the frames in them.
@MainActor protocol CanvasDocuments {}

extension CanvasDocuments {
    func result(_ objects: String, tools: Int = 21701, device: String? = "retina6_12") throws -> FidelityResult {
        var run = FidelityRun()
        let canvas = device.map { #"<device id="\#($0)" orientation="portrait"/>"# } ?? ""
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(tools)" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES">\(canvas)
            <objects>\(objects)</objects></document>
            """
        run.add(file: "Test.xib", data: Data(text.utf8))
        #expect(run.errors.isEmpty)
        return try #require(run.results.first)
    }

    /// A cell whose content view is as high as it says.
    func cell(_ height: Double, content: Double? = nil, _ subviews: String, _ constraints: String) -> String {
        """
        <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="\(height)"/>
        <tableViewCellContentView key="contentView" id="content">
        <rect key="frame" x="0" y="0" width="320" height="\(content ?? height)"/>
        <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>
        </tableViewCellContentView></tableViewCell>
        """
    }

    func view(
        _ id: String, _ frame: (Double, Double, Double, Double), tag: String = "view", _ attributes: String = "",
        _ inside: String = ""
    ) -> String {
        """
        <\(tag) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
        <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>\(inside)</\(tag)>
        """
    }

    func pin(_ view: String, _ edge: String, _ constant: Double = 0, to other: String = "content") -> String {
        """
        <constraint firstItem="\(view)" firstAttribute="\(edge)" secondItem="\(other)" secondAttribute="\(edge)" \
        constant="\(constant)" id="\(view)-\(edge)"/>
        """
    }

    func length(_ side: String, _ points: Double) -> String {
        "<constraints><constraint firstAttribute=\"\(side)\" constant=\"\(points)\" id=\"\(side)-\(points)\"/></constraints>"
    }
}
