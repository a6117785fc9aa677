#sourceLocation(file: "Fixtures/AppCode/adapter/before/Attributes.swift", line: 1)
import UIKit

// Attributes of the Objective-C runtime, wherever they stand.
            
class AttributeModel: NSObject {
    var title = "@objc in a string stays"
    dynamic var count = 0 { willSet { AdaptedProperties.willChange("count", of: self) } didSet { AdaptedProperties.didChange("count", of: self) } }
    @nonobjc func plain() {}
@preconcurrency @MainActor func setValue(_ value: Any?, forKey key: String) { switch key { case "title": AdaptedProperties.set(value, \AttributeModel.`title`, of: self, key); case "count": AdaptedProperties.set(value, \AttributeModel.`count`, of: self, key); default: setValue(value, forUndefinedKey: key) } }; @preconcurrency @MainActor class func adaptedActions() -> [Selector] { [] }; @preconcurrency @MainActor class func adaptedProperties() -> [AdaptedProperty] { [AdaptedProperty("title", \AttributeModel.`title`), AdaptedProperty("count", \AttributeModel.`count`, announces: true)] };}; extension AttributeModel: AdaptedObject {}; extension AttributeModel: AdaptedKeys {}

                public final class AttributeBadge: UIView {
              weak var label: UILabel?
              private(set) var icon: UIImageView!
             
    var lines: [UIView]!

    @IBInspectable var radius: CGFloat = 4
          dynamic var value = 0 { willSet { AdaptedProperties.willChange("value", of: self) } didSet { AdaptedProperties.didChange("value", of: self) } }
                var on: Bool {              get { value > 0 } }
          /* why */ public func first() {}
                          
    private func second(_ a: Int, b: Int) {}
          override public func layoutSubviews() { super.layoutSubviews() }
              func pressed(_ sender: Any) { value += 1 }
public override func setValue(_ value: Any?, forKey key: String) { switch key { case "label": AdaptedProperties.set(value, \AttributeBadge.`label`, of: self, key); case "icon": AdaptedProperties.set(value, \AttributeBadge.`icon`, of: self, key); case "lines": AdaptedProperties.set(value, \AttributeBadge.`lines`, of: self, key); case "radius": AdaptedProperties.set(value, \AttributeBadge.`radius`, of: self, key); default: super.setValue(value, forKey: key) } }; public override class func adaptedActions() -> [Selector] { super.adaptedActions() + [Selector("pressed:", AttributeBadge.`pressed`(_:))] }; public override class func adaptedProperties() -> [AdaptedProperty] { super.adaptedProperties() + [AdaptedProperty("value", \AttributeBadge.`value`, announces: true), AdaptedProperty("isOn", \AttributeBadge.`on`)] };}

      enum AttributeKind: Int { case small, large }

      extension AttributeBadge {
    func third() {}
}

      private extension AttributeModel {
          func hidden() {}
}

     
class AttributeAppDelegate: UIResponder {
    var window: UIWindow?
}

                         final class AttributeNewName: UIView {
                    func tap(_ sender: Any?) {}
}
