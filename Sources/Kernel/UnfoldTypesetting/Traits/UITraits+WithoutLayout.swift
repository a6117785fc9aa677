// Traits of surroundings that there are none of: code that names them compiles, and hears of no change.

extension UITraitCollection {
    /// What image lookup depends on; of these idiom, size classes, direction and scale change.
    public class var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
            UITraitDisplayScale.self, UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self, UITraitLegibilityWeight.self, UITraitPreferredContentSizeCategory.self,
        ]
    }
    public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
    public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }
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
