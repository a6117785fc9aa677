extension ScenarioError {
    /// What should be where something else does, as a fact.
    public enum Expectation: Hashable, Sendable, Codable {
        /// A JSON value of this kind.
        case object, array, string, number
        /// An array with anything in it.
        case nonEmptyArray
        /// An array of so many values.
        case values(Int)
        /// A number of a range.
        case numberFrom(Double, to: Double)
        /// A whole number of a range.
        case wholeNumberFrom(Double, to: Double)
        /// A number written in a constraint, of a range.
        case writtenNumberFrom(Double, to: Double)
        /// A truth value.
        case flag
        /// A layout of a collection view.
        case layout
        /// What an app does in a step.
        case action
        /// A height from 0, or -1.
        case height
        /// Section and index of a row, or the index alone.
        case rowTarget
        /// A format and a file of the configuration's outputs.
        case output

        /// A token of JSON.
        case token(Token)
        /// A part of a record.
        case recordLine(RecordLine)
    }

    /// What JSON could have in a place.
    public enum Token: String, Hashable, Sendable, Codable {
        /// What the grammar of JSON calls so; `nothing` is the end of the file.
        case nothing, value, key, colon, commaOrBrace, commaOrBracket, number, closingQuote, controlEscape, escape,
            jsonEscape, hexadecimalDigits
    }

    /// What a record could have in a place.
    public enum RecordLine: Hashable, Sendable, Codable {
        /// The first line, as this version writes it.
        case header(String)
        /// A line of any kind that there is.
        case line
        /// Words whose quotes are closed.
        case quotedWords
        /// A drawing that the record has.
        case drawing
        /// A name, in quotes where it is empty or has spaces.
        case name
        /// Any number, or one without a fraction.
        case number, wholeNumber
        /// The number that a line of its kind has, counted from 0.
        case numberOfLine(Int)
        /// A name with its value.
        case value
        /// One of these words.
        case kind([String])
        /// What explains a height.
        case fact
        /// A view behind its superview.
        case view
        /// The number of a line of views above.
        case hierarchy
        /// The frame of each view of the hierarchy.
        case frame
        /// The number of a view of the frames above.
        case viewOfFrames
        /// Frame and baseline of a line of text.
        case textFrame
        /// Frames above the text.
        case framesFirst
        /// What the scenario says above all steps.
        case givenFirst
        /// Nothing more.
        case endOfLine
    }

    /// What is there, as a fact.
    public enum Found: Hashable, Sendable, Codable {
        /// A JSON value, shown by its kind.
        case object, array, emptyArray, null
        /// The value of a string.
        case string(String)
        /// The value of a number.
        case number(Double)
        /// A truth value.
        case flag(Bool)
        /// So many values.
        case values(Int)
        /// Some characters of the file.
        case text(String)
        /// A character that a string may not have.
        case controlCharacter
        /// Nothing more in the file, or in the line.
        case endOfFile, endOfLine
        /// A line of which nothing is shown.
        case anotherLine
    }

    /// What the text of a constraint could have in a place.
    public enum ConstraintPart: Hashable, Sendable, Codable {
        /// The end of the text.
        case end
        /// A part of an equation, as in `title.top == image.bottom * 2 / 3 + 8 @750`.
        case number, multiplier, divisor, constant, priority, relation, attribute
        /// A divisor other than 0.
        case nonzeroDivisor
        /// The id of a view.
        case identifier
        /// An attribute of the view named.
        case attributeOf(String)
        /// A distance, where there are no metrics.
        case distance
        /// Width or height.
        case length
        /// A number that is not too large.
        case numberUpTo(Double)

        // In lines of visual format.

        /// The bracket that a view begins with.
        case openingBracket
        /// The same, or the superview's edge.
        case openingBracketOrEdge
        /// What ends a view, or one of its conditions.
        case closingBracket, closingParenthesisOrComma
        /// What ends a distance.
        case hyphen
        /// What follows the line's direction.
        case colon
        /// The end of the line, which the superview's edge is.
        case nothingAfterEdge
        /// A character of ASCII.
        case onlyASCII
        /// Points, or another view.
        case size
        /// A number greater than 0.
        case positiveNumber
    }
}
