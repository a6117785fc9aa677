// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Values.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIAccessibilityCustomRotor {
    public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) { self.init(name: name, type: .none, search: itemSearchBlock) }
    public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) { self.init(name: attributedName.string, type: .none, search: itemSearchBlock) }
    public convenience init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) { self.init(name: "", type: type, search: itemSearchBlock) }
}

extension UITraitOverrides {
    public func contains(_ trait: UITrait) -> Bool { set[trait.identifier] != nil }
}

extension UIAction {
    public convenience init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage?, identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler) { self.init(title: title, subtitle: subtitle, image: image, identifier: identifier, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler); self.selectedImage = selectedImage }
}

extension UICommand {
    public convenience init(title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate], discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off) { self.init(title: title, image: image, action: action, propertyList: propertyList, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state); self.alternates = alternates }
}
