/// What is next to the content of a list cell and narrows it (facts L3.10 to L3.15).
public struct UICellAccessory {
    /// Space that is kept for an accessory.
    public enum LayoutDimension: Sendable {
        /// Its own width.
        case actual
        /// The system's: 24 points, 14 for chevrons.
        case standard
        /// So many points.
        case custom(CGFloat)
    }

    /// Where a custom view is.
    public enum Placement {
        /// Position among the accessories of its side, which are given.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int
        case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    }

    /// Called in place of what a tap does by itself.
    public typealias ActionHandler = @MainActor () -> Void

    /// What can be said of any accessory of the system; nil for the standard.
    public struct SystemOptions {
        /// It keeps its space.
        public var isHidden: Bool
        /// Nil for the standard.
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public var backgroundColor: UIColor?
        /// A line before the handle, if it is not the only one. Default true.
        public var showsVerticalSeparator: Bool

        /// Options; what is nil is the standard.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }
    }
    public typealias DisclosureIndicatorOptions = SystemOptions
    public typealias CheckmarkOptions = SystemOptions
    public typealias DetailOptions = SystemOptions
    public typealias DeleteOptions = SystemOptions
    public typealias InsertOptions = SystemOptions
    public typealias ReorderOptions = SystemOptions
    public typealias MultiselectOptions = SystemOptions

    public struct OutlineDisclosureOptions {
        public var style: Style
        var common: SystemOptions

        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style ?? .automatic
            common = SystemOptions(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    public struct LabelOptions {
        var common: SystemOptions
        /// Nil for the body font.
        public var font: UIFont?
        /// Default true.
        public var adjustsFontForContentSizeCategory: Bool

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            common = SystemOptions(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }

    public struct CustomViewConfiguration {
        public var customView: UIView
        public var placement: Placement
        var common: SystemOptions
        /// Whether it keeps its size. Default false: its constraints decide.
        public var maintainsFixedSize: Bool

        /// A view at a position; what is nil is the standard.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            common = SystemOptions(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }

    public let accessoryType: AccessoryType
    let displayed: DisplayedState
    let options: SystemOptions
    var style = OutlineDisclosureOptions.Style.automatic
    var action: ActionHandler?
    var text: LabelText?
    var custom: CustomViewConfiguration?

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

    /// Whether it is before the content.
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
