extension SolverRefusal {
    /// After "refused:".
    var words: String {
        switch self {
        case .notFinite: "a number is not finite"
        case .priorityOutOfRange: "a priority is not above 0 and up to 1000"
        case .foreign: "it does not have what was to change"
        case .stepLimit(let steps): "it took more than \(steps) steps"
        case .beyondPrecision: "the numbers are too far apart to tell which solution is the right one"
        }
    }
}

extension InertEffect {
    /// After "changes no layout here:".
    var words: String {
        switch self {
        case .textSizeOfEnvironment: "text keeps the size of the environment"
        case .designOfSystemFont: "rounded and serif text is measured as the system font"
        case .widthsOfSystemFont: "measured as the system font, for its file is not registered"
        case .standardWidth: "text is measured at the standard width"
        case .fontAround: "stressed text keeps the font around it"
        case .pageWithoutFonts: "a page's fonts are not read"
        case .traitsOfOneEnvironment: "traits are those of one environment"
        case .marginsOfTableWidth: "cells keep the margins of the table's width"
        case .noNaturalSize: "it has no size of its own"
        case .noKeyboard: "no keyboard appears: it stays at the bottom of the safe area"
        case .appearanceNotUsed: "views do not take over what is set there"
        case .observersNotCalled: "observers of this name are not called"
        case .accessoryWithoutRoom: "the accessory takes no room above the bar"
        case .barKeepsHeight: "the bar keeps its height"
        case .lastColumnOnly: "the last column is as large as the view"
        case .presentedAsLargeAsWindow: "a sheet or popover is as large as the window"
        }
    }
}
