// Traits of surroundings that there are none of: code that names them compiles, and is notified of no change.

extension UITraitCollection {
    /// What image lookup depends on; of these idiom, size classes, direction and scale change.
    public class var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
            UITraitDisplayScale.self, UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self, UITraitLegibilityWeight.self, UITraitPreferredContentSizeCategory.self,
        ]
    }
    /// The traits of the system that differ from another collection's environment.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        guard let traitCollection else { return [] }
        return Self.systemTraitsAffectingImageLookup.filter { trait in
            (trait as? any EnvironmentTrait.Type)?.differs(traitCollection.environment, environment) ?? false
        }
    }
}
