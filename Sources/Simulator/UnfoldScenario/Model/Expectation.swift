extension ScenarioError {
    /// What should be where something else does, as a fact; the words of each case are in `MistakeText`.
    public enum Expectation: Hashable, Sendable, Codable {
        /// A JSON value of this kind, or one for a certain place; heights are -1 or not negative.
        case object, array, nonEmptyArray, string, number, flag, layout, action, height, rowTarget, output
        /// An array of so many values.
        case values(Int)
        /// A number of a range: any, a whole one, or one written in a constraint.
        case numberFrom(Double, to: Double)
        case wholeNumberFrom(Double, to: Double)
        case writtenNumberFrom(Double, to: Double)
        /// A part of JSON, or of a record.
        case token(Token)
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
        /// The first line as this version writes it, a number that counts lines of a kind, or one of the words.
        case header(String)
        case numberOfLine(Int)
        case kind([String])
        /// A line of a kind, or a word within a line; quotes are closed.
        case line, drawing, hierarchy, framesFirst, givenFirst, quotedWords, name, number, wholeNumber, value, fact,
            view, frame, viewOfFrames, textFrame, endOfLine
    }

    /// What is there, as a fact.
    public enum Found: Hashable, Sendable, Codable {
        /// A JSON value shown by its kind, itself, or as so many values.
        case object, array, emptyArray, null
        case string(String)
        case number(Double)
        case flag(Bool)
        case values(Int)
        /// Characters of the file, one that a string may not have, nothing more, or a line that is not shown.
        case text(String)
        case controlCharacter, endOfFile, endOfLine, anotherLine
    }

    /// What the text of a constraint could have in a place.
    public enum ConstraintPart: Hashable, Sendable, Codable {
        /// A part of an equation, as in `title.top == image.bottom * 2 / 3 + 8 @750`, or its end.
        case identifier, attribute, relation, number, multiplier, divisor, nonzeroDivisor, constant, priority, end
        /// A distance, where there are no metrics; width or height; a view's attribute; a number that is not too large.
        case distance, length
        case attributeOf(String)
        case numberUpTo(Double)
        /// A part of a line of visual format; the superview's edge ends it.
        case openingBracket, openingBracketOrEdge, closingBracket, closingParenthesisOrComma, hyphen, colon,
            nothingAfterEdge, onlyASCII, size, positiveNumber
    }
}
