import Foundation

extension AttributeScopes {
    /// The attributes of `AttributedString` that UIKit adds to Foundation's.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        /// No effect on sizes.
        public let foregroundColor: ForegroundColorAttribute
        /// No effect on sizes.
        public let backgroundColor: BackgroundColorAttribute
        /// Points added to each character.
        public let kern: KernAttribute
        /// Points by which text is raised.
        public let baselineOffset: BaselineOffsetAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        /// No effect on sizes.
        public let underlineStyle: UnderlineStyleAttribute
        /// No effect on sizes.
        public let underlineColor: UnderlineColorAttribute
        /// No effect on sizes.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// No effect on sizes.
        public let strikethroughColor: StrikethroughColorAttribute
        /// No effect on sizes.
        public let strokeColor: StrokeColorAttribute
        /// No effect on sizes.
        public let strokeWidth: StrokeWidthAttribute
        /// No effect on sizes.
        public let shadow: ShadowAttribute
        /// Points added to each character.
        public let tracking: TrackingAttribute
        public let attachment: AttachmentAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
        }
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
        }
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
        }
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
        }
        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
        }
        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
        }
        public enum StrokeColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
        }
        public enum StrokeWidthAttribute: AttributedStringKey {
            public typealias Value = CGFloat
        }
        public enum ShadowAttribute: AttributedStringKey {
            public typealias Value = NSShadow
        }
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
        }
        public enum AttachmentAttribute: AttributedStringKey {
            public typealias Value = NSTextAttachment
        }
        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}
