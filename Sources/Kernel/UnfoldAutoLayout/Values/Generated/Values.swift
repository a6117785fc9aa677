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
