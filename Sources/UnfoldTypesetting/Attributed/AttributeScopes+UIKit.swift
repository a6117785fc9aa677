import Foundation

extension AttributeScopes {
    /// UIKit's attributes.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of `AttributedString` that UIKit adds to Foundation's.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// No effect on sizes.
        public let foregroundColor: ForegroundColorAttribute
        /// No effect on sizes.
        public let backgroundColor: BackgroundColorAttribute
        /// Points added to each character.
        public let kern: KernAttribute
        /// Points by which text is raised.
        public let baselineOffset: BaselineOffsetAttribute
        /// The paragraph style.
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
        /// A picture.
        public let attachment: AttachmentAttribute
        /// Foundation's own.
        public let foundation: FoundationAttributes

        /// See ``UIKitAttributes/font``.
        public enum FontAttribute: AttributedStringKey {
            /// What it holds.
            public typealias Value = UIFont
            /// Its name in attributed strings.
            public static let name = "NSFont"
        }
        /// See ``UIKitAttributes/foregroundColor``.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// What it holds.
            public typealias Value = UIColor
            /// Its name in attributed strings.
            public static let name = "NSColor"
        }
        /// See ``UIKitAttributes/backgroundColor``.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// What it holds.
            public typealias Value = UIColor
            /// Its name in attributed strings.
            public static let name = "NSBackgroundColor"
        }
        /// See ``UIKitAttributes/kern``.
        public enum KernAttribute: AttributedStringKey {
            /// What it holds.
            public typealias Value = CGFloat
            /// Its name in attributed strings.
            public static let name = "NSKern"
        }
        /// See ``UIKitAttributes/baselineOffset``.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// What it holds.
            public typealias Value = CGFloat
            /// Its name in attributed strings.
            public static let name = "NSBaselineOffset"
        }
        /// See ``UIKitAttributes/underlineStyle``.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// What it holds.
            public typealias Value = NSUnderlineStyle
            /// Its name in attributed strings.
            public static let name = "NSUnderline"
        }
        /// See ``UIKitAttributes/underlineColor``.
        public enum UnderlineColorAttribute: AttributedStringKey {
            /// What it holds.
            public typealias Value = UIColor
            /// Its name in attributed strings.
            public static let name = "NSUnderlineColor"
        }
        /// See ``UIKitAttributes/strikethroughStyle``.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// What it holds.
            public typealias Value = NSUnderlineStyle
            /// Its name in attributed strings.
            public static let name = "NSStrikethrough"
        }
        /// See ``UIKitAttributes/strikethroughColor``.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            /// What it holds.
            public typealias Value = UIColor
            /// Its name in attributed strings.
            public static let name = "NSStrikethroughColor"
        }
        /// See ``UIKitAttributes/strokeColor``.
        public enum StrokeColorAttribute: AttributedStringKey {
            /// What it holds.
            public typealias Value = UIColor
            /// Its name in attributed strings.
            public static let name = "NSStrokeColor"
        }
        /// See ``UIKitAttributes/strokeWidth``.
        public enum StrokeWidthAttribute: AttributedStringKey {
            /// What it holds.
            public typealias Value = CGFloat
            /// Its name in attributed strings.
            public static let name = "NSStrokeWidth"
        }
        /// See ``UIKitAttributes/shadow``.
        public enum ShadowAttribute: AttributedStringKey {
            /// What it holds.
            public typealias Value = NSShadow
            /// Its name in attributed strings.
            public static let name = "NSShadow"
        }
        /// See ``UIKitAttributes/tracking``.
        public enum TrackingAttribute: AttributedStringKey {
            /// What it holds.
            public typealias Value = CGFloat
            /// Its name in attributed strings.
            public static let name = "CTTracking"
        }
        /// See ``UIKitAttributes/attachment``.
        public enum AttachmentAttribute: AttributedStringKey {
            /// What it holds.
            public typealias Value = NSTextAttachment
            /// Its name in attributed strings.
            public static let name = "NSAttachment"
        }
        /// See ``UIKitAttributes/paragraphStyle``.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// What it holds.
            public typealias Value = NSParagraphStyle
            /// Its name in attributed strings.
            public static let name = "NSParagraphStyle"
        }
    }
}

extension AttributeDynamicLookup {
    /// UIKit's attributes by their names.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}
