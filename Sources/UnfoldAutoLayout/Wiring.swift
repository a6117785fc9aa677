import Foundation
import UnfoldSimplex

// Where floors are joined: these few functions name what stands above those who call them, and nothing else does.

extension UIView {
    /// Core asks for a system; the engine is the one that there is.
    func makeLayoutSystem() -> any LayoutSystem { LayoutEngine(host: self) }
}

extension LayoutEngine {
    /// The engine breaks a constraint; what is reported of it is a matter of diagnosis.
    func diagnose(_ conflict: Conflict, constraintToBreak: ConstraintID) -> UnsatisfiableConstraints? {
        report(conflict, constraintToBreak: constraintToBreak)
    }
}

extension NSLayoutConstraint {
    /// Made by the system for purposes of its own, as reports have it.
    var isOfSystem: Bool { facts.kind.isSystem }
}

#if !canImport(ObjectiveC)
    extension NamedObservers {
        /// Names of properties, of whatever class of views has them; nil for others.
        static func observation(
            of view: UIView, _ keyPath: String, _ options: NSKeyValueObservingOptions, _ call: ObserverCall
        ) -> NSKeyValueObservation? {
            func observe<Object: UIView, Value>(
                _ object: Object?, _ path: KeyPath<Object, Value>
            ) -> NSKeyValueObservation? {
                object?.observe(path, options: options) { object, change in
                    call.notify(object, old: change.oldValue, new: change.newValue)
                }
            }
            switch keyPath {
            case "frame": return observe(view, \.frame)
            case "bounds": return observe(view, \.bounds)
            case "center": return observe(view, \.center)
            case "alpha": return observe(view, \.alpha)
            case "hidden", "isHidden": return observe(view, \.isHidden)
            case "contentSize": return observe(view as? UIScrollView, \.contentSize)
            case "contentOffset": return observe(view as? UIScrollView, \.contentOffset)
            case "contentInset": return observe(view as? UIScrollView, \.contentInset)
            case "text":
                return observe(view as? UILabel, \.text) ?? observe(view as? UITextField, \.text)
                    ?? observe(view as? UITextView, \.text)
            case "image": return observe(view as? UIImageView, \.image)
            case "enabled", "isEnabled": return observe(view as? UIControl, \.isEnabled)
            case "selected", "isSelected": return observe(view as? UIControl, \.isSelected)
            case "highlighted", "isHighlighted": return observe(view as? UIControl, \.isHighlighted)
            default: return nil
            }
        }
    }
#endif
