// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldTableLayout/Inert/Cell/Content.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

extension UICellConfigurationState {
    public enum DragState: Int, Sendable {
        case none = 0
        case lifting = 1
        case dragging = 2
    }

    public enum DropState: Int, Sendable {
        case none = 0
        case notTargeted = 1
        case targeted = 2
    }
}

public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension UIListContentConfiguration.ImageProperties {
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude
}

extension UIListContentConfiguration.TextProperties {
    public enum TextAlignment: Sendable {
        case natural
        case center
        case justified
    }
}
