extension UICellAccessory {
    struct LabelText {
        var text: String
        var font: UIFont?
        var adjusts: Bool
    }

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let displayed: DisplayedState
        switch configuration.placement {
        case .leading(let state, _), .trailing(let state, _): displayed = state
        }
        return .init(
            accessoryType: .customView, displayed: displayed, options: configuration.common, custom: configuration)
    }

    var isLeading: Bool {
        switch accessoryType {
        case .delete, .insert, .multiselect: return true
        case .customView:
            guard case .leading? = custom?.placement else { return false }
            return true
        default: return false
        }
    }

    /// Order on its side, from the leading end (fact L3.13).
    var rank: Int {
        switch accessoryType {
        case .delete: 0
        case .insert: 1
        case .multiselect: 2
        case .customView: isLeading ? 3 : 4
        case .label: 5
        case .checkmark: 6
        case .detail: 7
        case .disclosure, .outlineDisclosure: 8
        case .reorder: 9
        }
    }

    func isDisplayed(isEditing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }
}
