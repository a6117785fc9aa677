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

        /// See ``UIKitAttributes/font``.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
        }
        /// See ``UIKitAttributes/foregroundColor``.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
        }
        /// See ``UIKitAttributes/backgroundColor``.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
        }
        /// See ``UIKitAttributes/kern``.
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
        }
        /// See ``UIKitAttributes/baselineOffset``.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
        }
        /// See ``UIKitAttributes/underlineStyle``.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
        }
        /// See ``UIKitAttributes/underlineColor``.
        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
        }
        /// See ``UIKitAttributes/strikethroughStyle``.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
        }
        /// See ``UIKitAttributes/strikethroughColor``.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
        }
        /// See ``UIKitAttributes/strokeColor``.
        public enum StrokeColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
        }
        /// See ``UIKitAttributes/strokeWidth``.
        public enum StrokeWidthAttribute: AttributedStringKey {
            public typealias Value = CGFloat
        }
        /// See ``UIKitAttributes/shadow``.
        public enum ShadowAttribute: AttributedStringKey {
            public typealias Value = NSShadow
        }
        /// See ``UIKitAttributes/tracking``.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
        }
        /// See ``UIKitAttributes/attachment``.
        public enum AttachmentAttribute: AttributedStringKey {
            public typealias Value = NSTextAttachment
        }
        /// See ``UIKitAttributes/paragraphStyle``.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
        }
    }
}

extension AttributeDynamicLookup {
    /// UIKit's attributes by their names.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}
