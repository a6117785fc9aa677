// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Values+Traits.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

extension NamedTraits {
    public var userInterfaceStyle: UIUserInterfaceStyle { get { whole.userInterfaceStyle } set { collections.append(UITraitCollection(userInterfaceStyle: newValue)) } }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { get { whole.horizontalSizeClass } set { collections.append(UITraitCollection(horizontalSizeClass: newValue)) } }
    public var verticalSizeClass: UIUserInterfaceSizeClass { get { whole.verticalSizeClass } set { collections.append(UITraitCollection(verticalSizeClass: newValue)) } }
    public var preferredContentSizeCategory: UIContentSizeCategory { get { whole.preferredContentSizeCategory } set { collections.append(UITraitCollection(preferredContentSizeCategory: newValue)) } }
    public var displayScale: CGFloat { get { whole.displayScale } set { collections.append(UITraitCollection(displayScale: newValue)) } }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { get { whole.layoutDirection } set { collections.append(UITraitCollection(layoutDirection: newValue)) } }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { get { whole.userInterfaceIdiom } set { collections.append(UITraitCollection(userInterfaceIdiom: newValue)) } }
    public var accessibilityContrast: UIAccessibilityContrast { get { whole.accessibilityContrast } set { collections.append(UITraitCollection(accessibilityContrast: newValue)) } }
    public var userInterfaceLevel: UIUserInterfaceLevel { get { whole.userInterfaceLevel } set { collections.append(UITraitCollection(userInterfaceLevel: newValue)) } }
    public var legibilityWeight: UILegibilityWeight { get { whole.legibilityWeight } set { collections.append(UITraitCollection(legibilityWeight: newValue)) } }
}

extension UITraitOverrides {
    public var userInterfaceStyle: UIUserInterfaceStyle { get { style } set { style = newValue } }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { get { value("horizontalSizeClass", .unspecified) } set { take("horizontalSizeClass", newValue) } }
    public var verticalSizeClass: UIUserInterfaceSizeClass { get { value("verticalSizeClass", .unspecified) } set { take("verticalSizeClass", newValue) } }
    public var preferredContentSizeCategory: UIContentSizeCategory { get { value("preferredContentSizeCategory", .unspecified) } set { take("preferredContentSizeCategory", newValue) } }
    public var displayScale: CGFloat { get { value("displayScale", 0) } set { take("displayScale", newValue) } }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { get { value("layoutDirection", .leftToRight) } set { take("layoutDirection", newValue) } }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { get { value("userInterfaceIdiom", .unspecified) } set { take("userInterfaceIdiom", newValue) } }
    public var accessibilityContrast: UIAccessibilityContrast { get { value("accessibilityContrast", .unspecified) } set { set["accessibilityContrast"] = newValue } }
    public var userInterfaceLevel: UIUserInterfaceLevel { get { value("userInterfaceLevel", .unspecified) } set { set["userInterfaceLevel"] = newValue } }
    public var legibilityWeight: UILegibilityWeight { get { value("legibilityWeight", .unspecified) } set { set["legibilityWeight"] = newValue } }
}
