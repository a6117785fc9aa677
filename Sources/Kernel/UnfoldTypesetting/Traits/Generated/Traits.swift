// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldTypesetting/Inert/Traits.tsv.
// swift-format-ignore-file

import Foundation

public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal = 0
    case high = 1
}

extension UIContentSizeCategory {
    public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
    public static let small = Self(rawValue: "UICTContentSizeCategoryS")
    public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
    public static let large = Self(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
}

public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    case SRGB = 0
    case P3 = 1
}

public enum UIForceTouchCapability: Int, Sendable {
    case unknown = 0
    case unavailable = 1
    case available = 2
}

public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular = 0
    case bold = 1
}

public enum UIListEnvironment: Int, Sendable {
    case unspecified = 0
    case none = 1
    case plain = 2
    case grouped = 3
    case insetGrouped = 4
    case sidebar = 5
    case sidebarPlain = 6
}

public enum UINSToolbarItemPresentationSize: Int, Sendable {
    case unspecified = -1
    case regular = 0
    case small = 1
    case large = 3
}

public enum UISceneCaptureState: Int, Sendable {
    case unspecified = -1
    case inactive = 0
    case active = 1
}

public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    case playback = 1
    case spatial = 2
    case forceLeftToRight = 3
    case forceRightToLeft = 4
}

public enum UITabAccessoryEnvironment: Int, Sendable {
    case unspecified = 0
    case none = 1
    case regular = 2
    case inline = 3
}

/// The user's preference for contrast; always normal.
public struct UITraitAccessibilityContrast: UITraitDefinition, EnvironmentTrait {
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    package static func value(in environment: LayoutEnvironment) -> UIAccessibilityContrast { .normal }
}

extension UITraitCollection {
    public class var systemTraitsAffectingColorAppearance: [UITrait] { [ UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, ] }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(only: .style) { _, appearance in appearance.style = userInterfaceStyle } }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init(only: .contrast) { _, appearance in appearance.contrast = accessibilityContrast } }
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init(only: .level) { _, appearance in appearance.level = userInterfaceLevel } }
    public convenience init(displayGamut: UIDisplayGamut) { self.init(only: .gamut) { _, appearance in appearance.gamut = displayGamut } }
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init(only: .legibility) { environment, _ in environment.legibilityWeight = legibilityWeight } }
    public convenience init(forceTouchCapability: UIForceTouchCapability) { self.init(only: .forceTouch) { _, appearance in appearance.forceTouch = forceTouchCapability } }
    public var accessibilityContrast: UIAccessibilityContrast { value(of: .contrast, appearance.contrast, otherwise: .unspecified) }
    public var userInterfaceLevel: UIUserInterfaceLevel { value(of: .level, appearance.level, otherwise: .unspecified) }
    public var displayGamut: UIDisplayGamut { value(of: .gamut, appearance.gamut, otherwise: .unspecified) }
    public var legibilityWeight: UILegibilityWeight { value(of: .legibility, environment.legibilityWeight, otherwise: .unspecified) }
    public var forceTouchCapability: UIForceTouchCapability { value(of: .forceTouch, appearance.forceTouch, otherwise: .unknown) }
    public convenience init(environment: LayoutEnvironment) { self.init(environment: environment, style: environment.userInterfaceStyle) }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init(only: .horizontalSizeClass) { environment, _ in environment.horizontalSizeClass = horizontalSizeClass } }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(only: .verticalSizeClass) { environment, _ in environment.verticalSizeClass = verticalSizeClass } }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { self.init(only: .contentSizeCategory) { environment, _ in environment.contentSizeCategory = preferredContentSizeCategory } }
    public convenience init(displayScale: CGFloat) { self.init(only: .displayScale) { environment, _ in environment.displayScale = displayScale } }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init(only: .layoutDirection) { environment, _ in environment.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight } }
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init(only: .idiom) { environment, _ in environment.userInterfaceIdiom = userInterfaceIdiom } }
    public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
    public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }
    public var tabAccessoryEnvironment: UITabAccessoryEnvironment { self[UITraitTabAccessoryEnvironment.self] }
    public class var systemTraitsAffectingImageLookup: [UITrait] { [ UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self, UITraitDisplayScale.self, UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLegibilityWeight.self, UITraitPreferredContentSizeCategory.self ] }
    /// The traits of the system that differ from another collection's environment.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] { guard let old = traitCollection?.environment else { return [] }; return Self.systemTraitsAffectingImageLookup.filter { ($0 as? any EnvironmentTrait.Type)?.differs(old, environment) ?? false } }
}

extension UITraitDefinition {
    public static var identifier: String { String(reflecting: Self.self) }
    public static var name: String { String(describing: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

/// Colours of the screen; always P3.
public struct UITraitDisplayGamut: UITraitDefinition, EnvironmentTrait {
    public static var defaultValue: UIDisplayGamut { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    package static func value(in environment: LayoutEnvironment) -> UIDisplayGamut { .P3 }
}

/// Pixels per point.
public struct UITraitDisplayScale: UITraitDefinition, EnvironmentTrait {
    public static var defaultValue: CGFloat { 0 }
    package static func value(in environment: LayoutEnvironment) -> CGFloat { environment.displayScale }
}

public struct UITraitHorizontalSizeClass: UITraitDefinition, EnvironmentTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    package static func value(in environment: LayoutEnvironment) -> UIUserInterfaceSizeClass { environment.horizontalSizeClass }
}

public struct UITraitLayoutDirection: UITraitDefinition, EnvironmentTrait {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .leftToRight }
    package static func value(in environment: LayoutEnvironment) -> UITraitEnvironmentLayoutDirection { environment.traitOfDirection }
}

/// The user's preference for bold text.
public struct UITraitLegibilityWeight: UITraitDefinition, EnvironmentTrait {
    public static var defaultValue: UILegibilityWeight { .unspecified }
    package static func value(in environment: LayoutEnvironment) -> UILegibilityWeight { environment.legibilityWeight }
}

public struct UITraitListEnvironment: UITraitDefinition {
    public static var defaultValue: UIListEnvironment { .none }
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition, EnvironmentTrait {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    package static func value(in environment: LayoutEnvironment) -> UIContentSizeCategory { environment.contentSizeCategory }
}

public struct UITraitSceneCaptureState: UITraitDefinition {
    public static var defaultValue: UISceneCaptureState { .inactive }
}

public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
    public static var defaultValue: UITabAccessoryEnvironment { .none }
}

public struct UITraitUserInterfaceIdiom: UITraitDefinition, EnvironmentTrait {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    package static func value(in environment: LayoutEnvironment) -> UIUserInterfaceIdiom { environment.userInterfaceIdiom }
}

/// Whether an interface is above another; always the base.
public struct UITraitUserInterfaceLevel: UITraitDefinition, EnvironmentTrait {
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    package static func value(in environment: LayoutEnvironment) -> UIUserInterfaceLevel { .base }
}

/// Light or dark; always light.
public struct UITraitUserInterfaceStyle: UITraitDefinition, EnvironmentTrait {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    package static func value(in environment: LayoutEnvironment) -> UIUserInterfaceStyle { .light }
}

public struct UITraitVerticalSizeClass: UITraitDefinition, EnvironmentTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    package static func value(in environment: LayoutEnvironment) -> UIUserInterfaceSizeClass { environment.verticalSizeClass }
}

public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    case unspecified = -1
    case inactive = 0
    case active = 1
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}

public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base = 0
    case elevated = 1
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0
    case compact = 1
    case regular = 2
}

public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
}

/// Which UIKit is imitated where its behavior has changed; every era-dependent rule asks this one value.
public enum UIKitGeneration: String, Sendable, CaseIterable {
    /// iOS 9 to 12.
    case old
    /// iOS 13 to 18; the default.
    case mid
    /// iOS 26.
    case ios26 = "26"
}
