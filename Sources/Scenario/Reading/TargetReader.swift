import AutoLayout
import Foundation

/// Reads `detailHeight.constant` and its value against a template.
struct TargetReader {
    let reader: NodeReader
    let template: Template

    func setting(_ text: String, _ position: SourcePosition, _ value: JSONNode, _ path: String) -> TargetedSetting? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else {
            reader.fail(
                position, path,
                .refused("'\(text)' names no property; write 'id.property', as in 'detailHeight.constant'"))
            return nil
        }
        let constraints = template.constraints.compactMap(\.id)
        let allowed: [Property]
        if let view = template.views.first(where: { $0.id == parts[0] }) {
            allowed = Property.of(type: view.type)
        } else if constraints.contains(parts[0]) {
            allowed = Property.ofConstraints
        } else if parts[0] == "contentView" {
            allowed = Property.of(type: "UIView")
        } else {
            reader.fail(
                position, path,
                .unknownValue(
                    parts[0], kind: "view or constraint", allowed: template.views.map(\.id) + constraints))
            return nil
        }
        guard let property = allowed.first(where: { $0.rawValue == parts[1] }) else {
            reader.fail(
                position, path, .unknownValue(parts[1], kind: "property", allowed: allowed.map(\.rawValue)))
            return nil
        }
        return PropertyReader(reader: reader).setting(property, value, path).map {
            TargetedSetting(target: parts[0], setting: $0)
        }
    }
}
