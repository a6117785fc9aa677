import Foundation
import UnfoldAutoLayout

/// As much of SnapKit's manner as a card needs: constraints that print themselves with the line that made them.
@MainActor enum SnapKit {
    final class LayoutConstraint: NSLayoutConstraint {
        /// Kept here, for want of a set of them in the view.
        var constraint: Constraint?

        override var description: String {
            MainActor.assumeIsolated {
                let place = constraint?.sourceLocation ?? ("", 0)
                var text = "<\(SnapKit.object(self))@\(place.0)#\(place.1)"
                if let first = firstItem { text += " \(SnapKit.object(first)).\(SnapKit.words(firstAttribute))" }
                text += " =="
                guard let second = secondItem else { return "\(text) \(constant)>" }
                text += " \(SnapKit.object(second)).\(SnapKit.words(secondAttribute))"
                if constant > 0 { text += " + \(constant)" }
                if constant < 0 { text += " - \(abs(constant))" }
                return text + ">"
            }
        }
    }

    @MainActor final class Constraint {
        let sourceLocation: (String, UInt)
        let layoutConstraints: [LayoutConstraint]

        init(_ place: (String, UInt), _ constraints: [LayoutConstraint]) {
            (sourceLocation, layoutConstraints) = (place, constraints)
            for constraint in constraints { constraint.constraint = self }
        }

        func update(offset: CGFloat) { layoutConstraints.forEach { $0.constant = offset } }
    }

    /// `$0.top.equalToSuperview().inset(12)`: the attributes, then what they are equal to, then how far from it.
    @MainActor final class Maker {
        let view: UIView
        private var made: [Relation] = []

        init(_ view: UIView) { self.view = view }

        var top: Attributes { .init(self, [.top]) }
        var bottom: Attributes { .init(self, [.bottom]) }
        var leading: Attributes { .init(self, [.leading]) }
        var trailing: Attributes { .init(self, [.trailing]) }
        var edges: Attributes { .init(self, [.left, .top, .right, .bottom]) }
        var directionalHorizontalEdges: Attributes { .init(self, [.leading, .trailing]) }
        var centerX: Attributes { .init(self, [.centerX]) }
        var width: Attributes { .init(self, [.width]) }
        var height: Attributes { .init(self, [.height]) }
        var size: Attributes { .init(self, [.width, .height]) }

        fileprivate func add(_ relation: Relation) -> Relation {
            made.append(relation)
            return relation
        }

        func activate() { made.forEach { NSLayoutConstraint.activate($0.constraint.layoutConstraints) } }
    }

    struct Attributes {
        fileprivate let maker: Maker
        fileprivate let names: [NSLayoutConstraint.Attribute]

        fileprivate init(_ maker: Maker, _ names: [NSLayoutConstraint.Attribute]) {
            (self.maker, self.names) = (maker, names)
        }

        @MainActor @discardableResult
        func equalToSuperview(_ file: String = #fileID, _ line: UInt = #line) -> Relation {
            add(names.map { ($0, maker.view.superview, $0, 0) }, file, line)
        }

        @MainActor @discardableResult
        func equalTo(_ edge: Edge, _ file: String = #fileID, _ line: UInt = #line) -> Relation {
            add(names.map { ($0, edge.view, edge.attribute, 0) }, file, line)
        }

        @MainActor @discardableResult
        func equalTo(_ points: CGFloat, _ file: String = #fileID, _ line: UInt = #line) -> Relation {
            add(names.map { ($0, nil, .notAnAttribute, points) }, file, line)
        }

        @MainActor private func add(
            _ parts: [(NSLayoutConstraint.Attribute, UIView?, NSLayoutConstraint.Attribute, CGFloat)], _ file: String,
            _ line: UInt
        ) -> Relation {
            let made = parts.map {
                LayoutConstraint(
                    item: maker.view, attribute: $0.0, relatedBy: .equal, toItem: $0.1, attribute: $0.2, multiplier: 1,
                    constant: $0.3)
            }
            maker.view.translatesAutoresizingMaskIntoConstraints = false
            let name = file.split(separator: "/").last.map(String.init) ?? file
            return maker.add(Relation(constraint: Constraint((name, line), made)))
        }
    }

    struct Relation {
        let constraint: Constraint

        @MainActor @discardableResult func offset(_ points: CGFloat) -> Relation {
            constraint.layoutConstraints.forEach { $0.constant = points }
            return self
        }

        @MainActor @discardableResult func inset(_ points: CGFloat) -> Relation {
            for one in constraint.layoutConstraints {
                one.constant = [.bottom, .right, .trailing].contains(one.firstAttribute) ? -points : points
            }
            return self
        }
    }

    struct Edge {
        let view: UIView
        let attribute: NSLayoutConstraint.Attribute
    }

    struct DSL {
        let view: UIView

        @MainActor var bottom: Edge { .init(view: view, attribute: .bottom) }

        @MainActor func makeConstraints(_ make: (Maker) -> Void) {
            let maker = Maker(view)
            make(maker)
            maker.activate()
        }
    }

    private static func object(_ item: AnyObject) -> String {
        let name = String(reflecting: type(of: item))
        return name + ":0x" + String(UInt(bitPattern: ObjectIdentifier(item)), radix: 16)
    }

    private static func words(_ attribute: NSLayoutConstraint.Attribute) -> String {
        let names: [NSLayoutConstraint.Attribute: String] = [
            .top: "top", .bottom: "bottom", .left: "left", .right: "right", .leading: "leading",
            .trailing: "trailing", .centerX: "centerX", .width: "width", .height: "height",
        ]
        return names[attribute] ?? "?"
    }
}

extension UIView {
    var snp: SnapKit.DSL { .init(view: self) }
}
