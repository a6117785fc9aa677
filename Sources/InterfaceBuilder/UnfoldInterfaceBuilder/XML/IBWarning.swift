import UnfoldFiles

/// Something in a document that layout does not take over, with the position.
public struct IBWarning: Hashable, Sendable {
    /// What is not taken over, as a fact; ``message`` has the words.
    public enum Problem: Hashable, Sendable {
        /// A device of the canvas that is not known, by its id.
        case device(String)
        /// A text size of the canvas that is not known, as it is written.
        case textSize(String)
        /// An image of the resources without a name and a size.
        case imageWithoutSize
        /// A font file without a plain name.
        case fontFileName
        /// A file that is no font, by its name.
        case fontFile(String, FontFileError)
        /// A font file that cannot be read, by its name.
        case unreadableFont(String, ReadFailure)
        /// A frame that is no rectangle.
        case frame
        /// An id that an earlier view or constraint has.
        case repeatedID(String)
        /// A key of a guide that is not known.
        case guide(String)
        /// A kind of view without a size of its own.
        case plainView(String)
        /// A priority's name, and what is written for it.
        case priority(String, text: String)
        /// Margins that follow the readable width.
        case readableWidth
        /// An attribute that takes a number, and what is written for it.
        case number(String, text: String)
        /// An attribute that takes one of a few words, and what is written for it.
        case word(String, text: String)
        /// A placeholder size's name, and what is written for it.
        case length(String, text: String)
        /// An image that the resources do not have.
        case missingImage(String)
        /// A text style that is not known.
        case textStyle(String)
        /// A font that is not known; one of a whole view can be given by an option.
        case missingFont(String, isOfView: Bool)
        /// A constraint that is left out.
        case constraint(ConstraintProblem)
    }

    /// Why a constraint is left out.
    public enum ConstraintProblem: Hashable, Sendable {
        /// No first attribute.
        case noAttribute
        /// A relation that is not known.
        case relation(String)
        /// A multiplier that is no number, or 0 for a second item.
        case multiplier(String)
        /// A constant or priority that is not finite.
        case notFinite
        /// A priority that is not above 0 and up to 1000.
        case priority(String)
        /// An id that no item has.
        case noItem(String)
        /// An attribute that is not known.
        case attribute(String)
        /// Two attributes that cannot be compared.
        case pair(String, String)
        /// What UIKit raises, in its words.
        case raised(String)
    }

    /// Path as it was given.
    public var file: String
    /// Counted from 1.
    public var line: Int
    /// Counted from 1.
    public var column: Int
    public var problem: Problem
}
