// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Values+Effects.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

// Sendable: as Apple's, set up before others read it.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    public init(style: Style) { super.init() }
    public override init() { super.init() }
}

extension UIBlurEffect {
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case extraDark = 3
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }
}

@preconcurrency @MainActor open class UIFocusEffect: NSObject {
    public override init() { super.init() }
}

public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = Self(rawValue: 1)
    public static let down = Self(rawValue: 2)
    public static let left = Self(rawValue: 4)
    public static let right = Self(rawValue: 8)
    public static let next = Self(rawValue: 16)
    public static let previous = Self(rawValue: 32)
}

// Sendable: as Apple's, set up before others read it.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
    public override init() { super.init() }
    public init(style: Style) { super.init() }
    open var isInteractive: Bool = false
    open var tintColor: UIColor?
}

extension UIGlassEffect {
    public enum Style: Int, Sendable {
        case regular = 0
        case clear = 1
    }
}

// Sendable: as Apple's, set up before others read it.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
    public override init() { super.init() }
    /// Points within which glass melts into one; stored. Default 0.
    open var spacing: CGFloat = 0
}

// Sendable: as Apple's, set up before others read it.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    public init(blurEffect: UIBlurEffect) { super.init() }
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init(blurEffect: blurEffect) }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel = 1
    case tertiaryLabel = 2
    case quaternaryLabel = 3
    case fill = 4
    case secondaryFill = 5
    case tertiaryFill = 6
    case separator = 7
}

// Sendable: as Apple's, set up before others read it.
open class UIVisualEffect: NSObject, @unchecked Sendable {}
