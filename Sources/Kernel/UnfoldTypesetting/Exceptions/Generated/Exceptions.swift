// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldTypesetting/Inert/Exceptions.tsv.
// swift-format-ignore-file

import Foundation

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
    /// A button's title stays on one line.
    case titleOnOneLine
    /// Words stay whole at the end of a line.
    case wordsStayWhole
    /// Lines have the whole width of their container.
    case linesOfWholeWidth
}

/// What of an app's files is missing, cannot be read or does not fit, where iOS would lay out other texts or widths.
public enum AppFileProblem: Hashable, Sendable, Codable {
    /// No font has the name that `UIFont` was asked for; the app's font whose name is nearest, and its file.
    case noFont(name: String, nearest: String?, file: String?)
    /// A file of fonts or texts that does not read.
    case unreadable(file: String, reason: String)
    /// The environment's language is in none of the app's texts, which are in these.
    case noLanguage(String, others: [String])
    /// A document gives a property of a class (`Card.title`) an object or a value of another type than it takes: it keeps what it has, where iOS sets it without looking.
    case mismatch(property: String, takes: String, given: String)
    /// A document connects an outlet of an app's class to a view of UIKit's: that is made as the outlet's class, where iOS leaves it as it is.
    case madeAsOutlet(property: String, takes: String, given: String)
    /// A document sets a runtime attribute that the class does not have.
    case noAttribute(String, owner: String)
    /// A view of SwiftUI is hosted, and its size was not given.
    case noHostedSize(String)
}
