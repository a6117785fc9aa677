// Traits of surroundings that there are none of: code that names them compiles, and hears of no change.

/// Whether the screen is being recorded (developer.apple.com/documentation/uikit/uitraitscenecapturestate).
public struct UITraitSceneCaptureState: UITraitDefinition {
    /// It is not.
    public static var defaultValue: UISceneCaptureState { .inactive }
}

/// The kind of list that a view is in (developer.apple.com/documentation/uikit/uitraitlistenvironment).
public struct UITraitListEnvironment: UITraitDefinition {
    /// None; a list does not say its kind here.
    public static var defaultValue: UIListEnvironment { .none }
}

/// Where the accessory of a tab bar stands (developer.apple.com/documentation/uikit/uitraittabaccessoryenvironment).
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
    /// None.
    public static var defaultValue: UITabAccessoryEnvironment { .none }
}

/// How large items of a toolbar are.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// Regular.
    case regular = 0
    /// Small.
    case small = 1
    /// Large.
    case large = 3
}

/// Whether the screen is being recorded.
public enum UISceneCaptureState: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// It is not.
    case inactive = 0
    /// It is.
    case active = 1
}

/// The kind of list that a view is in.
public enum UIListEnvironment: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// None.
    case none
    /// A plain list.
    case plain
    /// A grouped list.
    case grouped
    /// An inset grouped list.
    case insetGrouped
    /// A sidebar.
    case sidebar
    /// A plain sidebar.
    case sidebarPlain
}

/// The accessory of a tab bar; its view is a view controller's matter.
public enum UITabAccessoryEnvironment: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// None.
    case none
    /// Above the bar.
    case regular
    /// In the bar.
    case inline
}

extension UITraitCollection {
    /// What image lookup depends on; of these idiom, size classes, direction and scale change.
    public class var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
            UITraitDisplayScale.self, UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self, UITraitLegibilityWeight.self, UITraitPreferredContentSizeCategory.self,
        ]
    }
    /// Inactive.
    public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
    /// None.
    public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }
    /// None.
    public var tabAccessoryEnvironment: UITabAccessoryEnvironment { self[UITraitTabAccessoryEnvironment.self] }
    /// In front alone: the others are those of the moment.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) { self.init(traitsFrom: []) }
    /// Whether a scene is filmed, alone: the others are those of the moment.
    public convenience init(sceneCaptureState: UISceneCaptureState) { self.init(traitsFrom: []) }
    /// A language alone, which no text depends on here.
    public convenience init(typesettingLanguage: String) { self.init(traitsFrom: []) }
    /// A size of toolbar items alone, which nothing depends on here.
    public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) { self.init(traitsFrom: []) }
    /// The traits of the system that differ from another collection's environment.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        guard let traitCollection else { return [] }
        return Self.systemTraitsAffectingImageLookup.filter { trait in
            (trait as? any EnvironmentTrait.Type)?.differs(traitCollection.environment, environment) ?? false
        }
    }
}

/// Whether a window is in front.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// Behind.
    case inactive = 0
    /// In front.
    case active = 1
}
