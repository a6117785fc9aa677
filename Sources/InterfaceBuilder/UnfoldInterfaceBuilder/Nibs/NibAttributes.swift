/// Runtime attributes that UIKit's classes have: their names lead to properties as key-value coding does.
@MainActor enum NibAttributes {
    /// - Returns: false for a name that no class of UIKit's above the object's has.
    static func set(_ value: Any?, _ path: String, of object: AnyObject) -> Bool {
        let names = path.split(separator: ".", maxSplits: 1).map(String.init)
        guard names.count == 2 else { return setOne(value, path, of: object) }
        if names[0] == "layer", let view = object as? UIView {
            setLayer(value, names[1], of: view)
            return true
        }
        guard let inner = part(names[0], of: object) else { return false }
        return set(value, names[1], of: inner)
    }

    private static func setLayer(_ value: Any?, _ name: String, of view: UIView) {
        let number = (value as? Double).map { CGFloat($0) }
        switch name {
        case "cornerRadius": view.layer.cornerRadius = number ?? 0
        case "borderWidth": view.layer.borderWidth = number ?? 0
        case "masksToBounds": view.layer.masksToBounds = value as? Bool ?? false
        // Colours and shadows: nothing is drawn.
        default: break
        }
    }

    private static func part(_ name: String, of object: AnyObject) -> AnyObject? {
        switch (name, object) {
        case ("titleLabel", let button as UIButton): button.titleLabel
        case ("imageView", let button as UIButton): button.imageView
        case ("textLabel", let cell as UITableViewCell): cell.textLabel
        case ("detailTextLabel", let cell as UITableViewCell): cell.detailTextLabel
        case ("imageView", let cell as UITableViewCell): cell.imageView
        case ("contentView", let cell as UITableViewCell): cell.contentView
        case ("contentView", let cell as UICollectionViewCell): cell.contentView
        case ("view", let controller as UIViewController): controller.view
        case ("navigationItem", let controller as UIViewController): controller.navigationItem
        case ("tabBarItem", let controller as UIViewController): controller.tabBarItem
        case ("navigationBar", let controller as UINavigationController): controller.navigationBar
        case ("toolbar", let controller as UINavigationController): controller.toolbar
        case ("tabBar", let controller as UITabBarController): controller.tabBar
        default: nil
        }
    }

    private static func setOne(_ value: Any?, _ name: String, of object: AnyObject) -> Bool {
        named.set(value, name, of: object) || object is UIResponder && isInert(name)
    }

    private static func isInert(_ name: String) -> Bool {
        name.hasPrefix("accessibility") || name == "isAccessibilityElement" || name == "exclusiveTouch"
            || name == "tintColor"
    }

    struct Entry {
        let name: String
        let set: @MainActor (Any?, AnyObject) -> Bool
    }

    static func entry<Owner: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
    ) -> Entry {
        entry(name) { (object: Owner, value) in AdaptedProperties.set(value, path, of: object, name) }
    }

    static func entry<Owner: AnyObject>(
        _ name: String, _ set: @escaping @MainActor (_ object: Owner, _ value: Any?) -> Void
    ) -> Entry {
        Entry(name: name) { value, object in
            guard let object = object as? Owner else { return false }
            set(object, value)
            return true
        }
    }

    /// Of a value that key-value coding gives as its number.
    static func entry<Owner: AnyObject, Value: RawRepresentable>(
        raw name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
    ) -> Entry where Value.RawValue == Int {
        entry(name) { (object: Owner, value) in
            // A number that is not finite, or larger than any integer, names no value.
            if let number = value as? Double, let whole = Int(exactly: number.rounded()),
                let known = Value(rawValue: whole)
            {
                object[keyPath: path] = known
            }
        }
    }
}

extension [NibAttributes.Entry] {
    /// - Returns: false for a name that no class of UIKit's above the object's has.
    @MainActor func set(_ value: Any?, _ name: String, of object: AnyObject) -> Bool {
        contains { $0.name == name && $0.set(value, object) }
    }
}
