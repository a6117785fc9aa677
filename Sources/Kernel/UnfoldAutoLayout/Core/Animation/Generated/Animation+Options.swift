// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Core/Animation+Options.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

extension UIView {
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = Self(rawValue: 1 << 0)
        public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
        public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
        public static let showHideTransitionViews = Self(rawValue: 1 << 8)
        public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
        public static let flushUpdates = Self(rawValue: 1 << 10)
        var curve: AnimationRecord.Curve { UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3))?.recorded ?? .easeInOut }
    }

    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// Curves under UIKit's names.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut = 0
        case easeIn
        case easeOut
        case linear
        var recorded: AnimationRecord.Curve { [.easeInOut, .easeIn, .easeOut, .linear][rawValue] }
    }
}
