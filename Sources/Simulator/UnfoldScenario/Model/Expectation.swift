extension ScenarioError {
    /// What should be where something else does, as a fact; the words of each case are in `MistakeText`.
    public enum Expectation: Hashable, Sendable, Codable {
        /// A JSON value of this kind, or one for a certain place; heights are -1 or not negative.
        case object, array, nonEmptyArray, string, number, flag, layout, action, height, rowTarget, output
        /// An array of so many values.
        case values(Int)
        /// A number of a range.
        case numberFrom(Double, to: Double)
        /// A whole number of a range.
        case wholeNumberFrom(Double, to: Double)
        /// A number written in a constraint, of a range.
        case writtenNumberFrom(Double, to: Double)
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
        /// A line of any kind, in a place where it may be.
        case line, drawing, hierarchy, framesFirst, givenFirst
        /// A word, or words, within a line; quotes are closed.
        case quotedWords, name, number, wholeNumber, value, fact, view, frame, viewOfFrames, textFrame
        /// The number that a line of its kind has, counted from 0.
        case numberOfLine(Int)
        /// One of these words.
        case kind([String])
        /// Nothing more.
        case endOfLine
    }

    /// What is there, as a fact.
    public enum Found: Hashable, Sendable, Codable {
        /// A JSON value, shown by its kind.
        case object, array, emptyArray, null
        /// A string of JSON.
        case string(String)
        /// A number of JSON.
        case number(Double)
        /// `true` or `false`.
        case flag(Bool)
        /// Some characters of the file.
        case text(String)
        /// So many values.
        case values(Int)
        /// A character that a string may not have, or nothing more in the file or line.
        case controlCharacter, endOfFile, endOfLine
        /// A line of which nothing is shown.
        case anotherLine
    }

    /// What the text of a constraint could have in a place.
    public enum ConstraintPart: Hashable, Sendable, Codable {
        /// A part of an equation, as in `title.top == image.bottom * 2 / 3 + 8 @750`, or its end.
        case identifier, attribute, relation, number, multiplier, divisor, nonzeroDivisor, constant, priority, end
        /// A distance, where there are no metrics; width or height.
        case distance, length
        /// An attribute of the view named.
        case attributeOf(String)
        /// A number that is not too large.
        case numberUpTo(Double)
        /// A part of a line of visual format; the superview's edge ends it.
        case openingBracket, openingBracketOrEdge, closingBracket, closingParenthesisOrComma, hyphen, colon,
            nothingAfterEdge, onlyASCII, size, positiveNumber
    }
}
