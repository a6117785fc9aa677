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
