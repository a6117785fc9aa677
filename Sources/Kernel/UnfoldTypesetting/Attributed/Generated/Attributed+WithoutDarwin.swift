// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldTypesetting/Inert/Attributed+WithoutDarwin.tsv.
// swift-format-ignore-file

import Foundation

#if !canImport(Darwin)

extension AttributedString {
    public struct MarkdownParsingOptions: Sendable {
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?
        public init(allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil) { self.allowsExtendedAttributes = allowsExtendedAttributes; self.interpretedSyntax = interpretedSyntax; self.failurePolicy = failurePolicy; self.languageCode = languageCode }
    }
}

extension AttributedString.MarkdownParsingOptions {
    public enum FailurePolicy: Int, Sendable {
        case throwError = 0
        case returnPartiallyParsedIfPossible = 1
    }

    public enum InterpretedSyntax: Int, Sendable {
        case full = 0
        case inlineOnly = 1
        case inlineOnlyPreservingWhitespace = 2
    }
}

#endif
