/// Rooms of a list cell's accessories, by reading direction (facts L3.10 to L3.13).
@MainActor struct ListAccessories {
    struct Region {
        var accessory: UICellAccessory
        var start: CGFloat
        var width: CGFloat
    }

    private(set) var leading: [Region] = []
    private(set) var trailing: [Region] = []
    /// Points of the cell before and behind the content.
    private(set) var insets = NSDirectionalEdgeInsets.zero

    private static let trailingGap: CGFloat = 8
    private static let leadingGap: CGFloat = 16
    /// Around the line before the handle, with the line.
    private static let handleGap: CGFloat = 17

    /// - Parameter width: Of the cell, in points.
    init(
        _ accessories: [UICellAccessory], isEditing: Bool, width: CGFloat, margins: NSDirectionalEdgeInsets,
        indentation: CGFloat, indentsAccessories: Bool
    ) {
        let shown = accessories.filter { $0.isDisplayed(isEditing: isEditing) }
        let before = Self.ordered(shown.filter(\.isLeading))
        let behind = Self.ordered(shown.filter { !$0.isLeading })
        var x = margins.leading + (indentsAccessories ? indentation : 0)
        for (index, accessory) in before.enumerated() {
            if index > 0 { x += Self.leadingGap }
            let room = Self.room(of: accessory)
            leading.append(Region(accessory: accessory, start: x, width: room))
            x += room
        }
        insets.leading = before.isEmpty ? indentation : x + (indentsAccessories ? 0 : indentation)
        var end = width - margins.trailing
        for (index, accessory) in behind.enumerated().reversed() {
            let room = Self.room(of: accessory)
            trailing.insert(Region(accessory: accessory, start: end - room, width: room), at: 0)
            end -= room
            guard index > 0 else { continue }
            let hasLine = accessory.accessoryType == .reorder && accessory.options.showsVerticalSeparator
            end -= hasLine ? Self.handleGap : Self.trailingGap
        }
        insets.trailing = behind.isEmpty ? 0 : width - end
    }

    private static func ordered(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
        var list = accessories.filter { $0.custom == nil }.enumerated().sorted {
            ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
        }.map(\.element)
        for accessory in accessories {
            guard let custom = accessory.custom else { continue }
            switch custom.placement {
            case .leading(_, let index), .trailing(_, let index):
                list.insert(accessory, at: min(max(0, index(list)), list.count))
            }
        }
        return list
    }

    static func room(of accessory: UICellAccessory) -> CGFloat {
        switch accessory.options.reservedLayoutWidth {
        case .custom(let width)?: return width > 0 ? width : actualWidth(of: accessory)
        case .actual?: return actualWidth(of: accessory)
        case nil where accessory.accessoryType == .label: return actualWidth(of: accessory)
        case .standard?, nil: return standard(accessory)
        }
    }

    private static func standard(_ accessory: UICellAccessory) -> CGFloat {
        switch accessory.accessoryType {
        case .disclosure, .outlineDisclosure: 14
        default: 24
        }
    }

    private static func actualWidth(of accessory: UICellAccessory) -> CGFloat {
        if let text = accessory.text { return label(text).intrinsicContentSize.width }
        if let custom = accessory.custom { return size(of: custom).width }
        return standard(accessory)
    }

    static func label(_ text: UICellAccessory.LabelText) -> UILabel {
        let label = UILabel()
        label.font = text.font ?? TextStyles.body
        label.adjustsFontForContentSizeCategory = text.adjusts
        label.text = text.text
        return label
    }

    static func size(of custom: UICellAccessory.CustomViewConfiguration) -> CGSize {
        let view = custom.customView
        if custom.maintainsFixedSize { return view.bounds.size }
        let natural = view.intrinsicContentSize
        if natural.width > 0, natural.height > 0 { return natural }
        guard view.hasInnerConstraints || !view.constraints.isEmpty else { return view.bounds.size }
        let fitted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return fitted.width > 0 ? fitted : view.bounds.size
    }
}
