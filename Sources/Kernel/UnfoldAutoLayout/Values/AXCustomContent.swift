import Foundation

/// More to be read on request (developer.apple.com/documentation/accessibility/axcustomcontent).
open class AXCustomContent: NSObject {
    public let label: String
    public let value: String
    open var importance = Importance.default
    open var attributedLabel: NSAttributedString { NSAttributedString(string: label) }
    open var attributedValue: NSAttributedString { NSAttributedString(string: value) }
    public init(label: String, value: String) { (self.label, self.value) = (label, value) }
    public convenience init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        self.init(label: label.string, value: value.string)
    }
}
