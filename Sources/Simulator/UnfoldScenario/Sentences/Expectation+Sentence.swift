extension ScenarioError.Expectation {
    /// After "write".
    var words: String {
        switch self {
        case .object: "an object"
        case .array: "an array"
        case .nonEmptyArray: "a list with at least one value"
        case .values(let count): count == 2 ? "two values" : "\(count) values"
        case .string: "a string"
        case .number: "a number"
        case .numberFrom(let low, let high): "a number \(Self.range(low, high))"
        case .wholeNumberFrom(let low, let high): "a whole number \(Self.range(low, high))"
        case .writtenNumberFrom(let low, let high): "one \(Self.range(low, high))"
        case .flag: "true or false"
        case .layout: "a layout"
        case .action: "an action"
        case .height: "a height from 0, or -1 for automatic"
        case .rowTarget: "[section, row] or a row"
        case .output: "a format and a file, as in 'json=heights.json'"
        case .token(let token): token.words
        case .recordLine(let line): line.words
        }
    }

    private static func range(_ low: Double, _ high: Double) -> String {
        "from \(HeightRecord.number(low)) to \(HeightRecord.number(high))"
    }
}

extension ScenarioError.Token {
    fileprivate var words: String {
        switch self {
        case .nothing: "nothing after the value"
        case .value: "a value"
        case .key: "a key in double quotes"
        case .colon: "':' after the key"
        case .commaOrBrace: "',' or '}'"
        case .commaOrBracket: "',' or ']'"
        case .number: "a number"
        case .closingQuote: "'\"' to end the string"
        case .controlEscape: "'\\n', '\\t' or '\"' inside a string"
        case .escape: "an escape"
        case .jsonEscape: "a JSON escape"
        case .hexadecimalDigits: "four hexadecimal digits"
        }
    }
}

extension ScenarioError.RecordLine {
    fileprivate var words: String {
        switch self {
        case .header(let text): "the first line '\(text)'"
        default: "\(part); if in doubt delete the file and record anew"
        }
    }

    private var part: String {
        switch self {
        case .header, .line: "a line such as 'row cafe 147'"
        case .quotedWords: "words in pairs of double quotes"
        case .drawing: "a drawing that the record has, as in 'drawing=0'"
        case .name: "a name"
        case .number: "a number"
        case .wholeNumber: "a whole number"
        case .numberOfLine(let number): "\(number), its number among such lines"
        case .value: "a name and its value, as in 'width=390'"
        case .kind(let words): "one of " + words.map { "'\($0)'" }.joined(separator: ", ")
        case .fact: "a fact such as 'lines:title=2'"
        case .view: "a view with the number of its superview, as in 'UILabel:title/0'; only the first has none"
        case .hierarchy: "the number of a line 'views' above"
        case .frame: "a frame for each of the views, as in '16,12,358,44'"
        case .viewOfFrames: "the number of a view of the frames above"
        case .textFrame: "frame and baseline of the line of text, as in '0,0,80,20,16'"
        case .framesFirst: "a line 'frames' above"
        case .givenFirst: "such lines above all steps"
        case .endOfLine: "nothing more in this line"
        }
    }
}

extension ScenarioError.Found {
    /// After "found".
    var words: String {
        switch self {
        case .object: "an object"
        case .array: "an array"
        case .emptyArray: "an empty one"
        case .string(let text): "the string '\(Excerpt.text(text, 40))'"
        case .number(let number): "the number \(LayoutNumber.print(number))"
        case .flag(let flag): "\(flag)"
        case .null: "null"
        case .values(let count): "\(count)"
        case .text(let text): "'\(text)'"
        case .controlCharacter: "a control character"
        case .endOfFile: "the end of the file"
        case .endOfLine: "the end of the line"
        case .anotherLine: "another text"
        }
    }
}

extension ScenarioError.ConstraintPart {
    /// After "expected".
    var words: String {
        switch self {
        case .end: "nothing more, or '+ 8', or '@750'"
        case .number: "a number"
        case .multiplier: "a multiplier"
        case .divisor: "a divisor"
        case .nonzeroDivisor: "a divisor other than 0"
        case .constant: "a constant"
        case .priority: "a priority"
        case .relation: "'==', '>=' or '<='"
        case .identifier: "a view's id"
        case .attribute: "an attribute"
        case .attributeOf(let view): "an attribute, as in '\(Excerpt.text(view)).top'"
        case .distance: "a distance in points"
        case .length: "'width' or 'height'"
        case .numberUpTo(let limit): "a number up to \(HeightRecord.number(limit))"
        case .openingBracket: "'['"
        case .openingBracketOrEdge: "'[' or '|'"
        case .closingBracket: "']'"
        case .closingParenthesisOrComma: "')' or ','"
        case .hyphen: "'-'"
        case .colon: "':'"
        case .nothingAfterEdge: "nothing more after '|'"
        case .onlyASCII: "ASCII characters"
        case .size: "a number of points or a view's id"
        case .positiveNumber: "a number above 0"
        }
    }
}
