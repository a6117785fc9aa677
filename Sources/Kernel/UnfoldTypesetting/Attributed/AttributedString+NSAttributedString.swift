extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}

#if !canImport(Darwin)
    /// UIKit's attributes by both their names.
    private struct SharedAttribute: Sendable {
        let key: NSAttributedString.Key
        let read: @Sendable (AttributeContainer) -> Any?
        let write: @Sendable (Any, inout AttributeContainer) -> Void

        init<Key: AttributedStringKey>(_ type: Key.Type) where Key.Value: Sendable {
            key = NSAttributedString.Key(Key.name)
            read = { $0[Key.self] }
            write = { value, container in if let value = value as? Key.Value { container[Key.self] = value } }
        }

        typealias UIKit = AttributeScopes.UIKitAttributes
        static let all: [SharedAttribute] = [
            SharedAttribute(UIKit.FontAttribute.self), SharedAttribute(UIKit.ForegroundColorAttribute.self),
            SharedAttribute(UIKit.BackgroundColorAttribute.self), SharedAttribute(UIKit.KernAttribute.self),
            SharedAttribute(UIKit.TrackingAttribute.self), SharedAttribute(UIKit.BaselineOffsetAttribute.self),
            SharedAttribute(UIKit.ParagraphStyleAttribute.self), SharedAttribute(UIKit.UnderlineStyleAttribute.self),
            SharedAttribute(UIKit.UnderlineColorAttribute.self),
            SharedAttribute(UIKit.StrikethroughStyleAttribute.self),
            SharedAttribute(UIKit.StrikethroughColorAttribute.self), SharedAttribute(UIKit.StrokeColorAttribute.self),
            SharedAttribute(UIKit.StrokeWidthAttribute.self), SharedAttribute(UIKit.ShadowAttribute.self),
            SharedAttribute(UIKit.AttachmentAttribute.self),
            SharedAttribute(AttributeScopes.FoundationAttributes.LinkAttribute.self),
        ]
    }

    extension NSAttributedString {
        /// The text with UIKit's attributes and links; other attributes are left out.
        /// - Complexity: O(length).
        public convenience init(_ attrStr: AttributedString) {
            let made = NSMutableAttributedString(string: "")
            for run in attrStr.runs {
                var attributes: [NSAttributedString.Key: Any] = [:]
                for attribute in SharedAttribute.all {
                    if let value = attribute.read(run.attributes) { attributes[attribute.key] = value }
                }
                made.append(NSAttributedString(string: String(attrStr[run.range].characters), attributes: attributes))
            }
            self.init(attributedString: made)
        }
    }

    extension AttributedString {
        /// The text with UIKit's attributes and links; other attributes are left out.
        /// - Complexity: O(length).
        public init(_ nsStr: NSAttributedString) {
            var made = AttributedString()
            nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) {
                attributes, range, _ in
                made += AttributedString(
                    (nsStr.string as NSString).substring(with: range), attributes: AttributeContainer(attributes))
            }
            self = made
        }
    }

    extension AttributeContainer {
        public init(_ dictionary: [NSAttributedString.Key: Any]) {
            self.init()
            for attribute in SharedAttribute.all {
                guard let value = dictionary[attribute.key] else { continue }
                // Numbers of Objective-C's form stand for lengths and line styles.
                if let number = value as? NSNumber, !(value is CGFloat) {
                    attribute.write(CGFloat(number.doubleValue), &self)
                    attribute.write(NSUnderlineStyle(rawValue: number.intValue), &self)
                } else if let number = value as? Double {
                    attribute.write(CGFloat(number), &self)
                } else if let number = value as? Int {
                    attribute.write(NSUnderlineStyle(rawValue: number), &self)
                    attribute.write(CGFloat(number), &self)
                }
                attribute.write(value, &self)
            }
        }
    }
#endif
