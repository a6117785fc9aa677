// What UIKit's headers declare of classes, where apps pass the one for the other.
extension UIControl: UIContextMenuInteractionDelegate {}
extension UIPresentationController: UIContentContainer, UITraitEnvironment {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIAccessibilityElement: UIAccessibilityIdentification {}
