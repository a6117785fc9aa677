/// What is so here instead of what a call does on iOS.
public enum InertEffect: String, Hashable, Sendable, Codable, CaseIterable {
    /// Text has the size of the environment's category.
    case textSizeOfEnvironment
    /// Rounded and serif text has the widths of the system font.
    case designOfSystemFont
    /// A font whose file is not registered has the widths of the system font.
    case widthsOfSystemFont
    /// Condensed and expanded text has the standard width.
    case standardWidth
    /// Stressed text has the font of what is around it.
    case fontAround
    /// The fonts of a page are not read.
    case pageWithoutFonts

    /// Traits are those of one environment.
    case traitsOfOneEnvironment
    /// Cells have the margins of the table's whole width.
    case marginsOfTableWidth
    /// The view has no size of its own.
    case noNaturalSize
    /// No keyboard appears.
    case noKeyboard
    /// Views do not take over what is set for all of them.
    case appearanceNotUsed
    /// Observers of the name are not called.
    case observersNotCalled

    /// An accessory takes no space above a bar.
    case accessoryWithoutRoom
    /// A bar has the height that it has without it.
    case barKeepsHeight
    /// The last column is as large as the view.
    case lastColumnOnly
    /// A sheet or popover is as large as the window.
    case presentedAsLargeAsWindow
}
