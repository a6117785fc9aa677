/// What is wrong with a file, and what to write instead: a line for each case of ``ScenarioError/Problem`` and of what is
/// in it. `{1…}` is cut where it is long, `{1'}` is a list in quotes, `{1'&}` one that ends in "and".
enum MistakeText {
    static let text = #"""
        Problem.unreadable the file cannot be read: {1}
        Problem.invalidUTF8 these bytes are not UTF-8; save the file as UTF-8
        Problem.syntax found {2}; write {1}
        Problem.wrongType found {2}; write {1}
        Problem.tooDeep brackets are nested more than {1} deep
        Problem.tooLarge the file has more than {1} bytes; split it into several scenarios
        Problem.tooMany there are more than {2} {1}; split the file into several scenarios
        Problem.loneSurrogate '{1}' is half of a pair of escapes and no character; write both, or the character itself
        Problem.notFinite '{1…}' is not a finite number; write a number such as 12 or 0.5
        Problem.duplicateKey '{1…}' stands here twice, first in line {2}; keep one of them
        Problem.missingKey '{1}' is missing; add it
        Problem.duplicateName there is a {2} '{1…}' already; choose another name
        Problem.priorityOutOfRange priority {1} is out of range; write one above 0 and up to 1000
        Problem.constraintSyntax cannot read the constraint '{1…120}': expected {2} at character {3}
        Problem.mixedAxes '{1…}' and '{2…}' cannot be compared; tie like to like: x to x, y to y, sizes to sizes, leading to leading or trailing, left to left or right
        Problem.unrelated '{1…}' and '{2…}' stand in different hierarchies; give the one without parent a parent
        Problem.invalid {1}
        ScenarioDiagnostic.version this reader knows version {1} of the format; write {1}
        ScenarioDiagnostic.configurationVersion this reader knows version {1}; write {1}
        ScenarioDiagnostic.emptyFolder.false there is no scenario in this folder; check the path
        ScenarioDiagnostic.emptyFolder.true there is no scenario in this folder; check the path, and 'exclude' in the configuration file
        ScenarioDiagnostic.unlistedFolder the folder cannot be listed: {1}
        ScenarioDiagnostic.fontFile '{1…}': {2}
        ScenarioDiagnostic.font '{1…}' is no font that can be read: {2}
        ScenarioDiagnostic.swiftFile a Swift file is no scenario; a test lays out its cells, 'unfold doctor --draft' writes one
        ScenarioDiagnostic.noDocument '{1}' is no document of Interface Builder; write the path of a .xib or .storyboard
        ScenarioDiagnostic.quoted.nil {1}
        ScenarioDiagnostic.quoted {2}: {1}
        ScenarioDiagnostic.otherPlatform {1}
        ScenarioDiagnostic.noView the document has no view '{1}'; it has {2}
        ScenarioDiagnostic.nothingToMeasure the document has no view to measure
        ScenarioDiagnostic.tooManyHeights {1} rows in {2} steps and {3} matrix cells are more than {4} heights; split the file into several scenarios
        ScenarioDiagnostic.lostProcess the process that ran it {1}
        ScenarioDiagnostic.scale multipliers make one length 10^{1} times another, more than can be solved; keep them within 10^{2}
        ScenarioDiagnostic.partOfStyle a cell of style '{2}' has no {1}; choose another style
        ScenarioDiagnostic.metricName a metric's name is a letter and then letters, digits and '_'; rename it
        ScenarioDiagnostic.viewInGuide '{1}' is a guide and no view can be in it; name a view
        ScenarioDiagnostic.arrangedTwice '{1}' is arranged by '{2}' already; name it in one place of one stack
        ScenarioDiagnostic.arrangesParent '{1}' arranges '{2}' and is its parent; leave 'parent' out
        ScenarioDiagnostic.nesting views are nested more than {1} deep; flatten the hierarchy
        ScenarioDiagnostic.identifier an id is made of letters, digits, '_' and '-'; rename '{1…}'
        ScenarioDiagnostic.parentOfSubview a view among 'subviews' has the parent it stands in; leave 'parent' out
        ScenarioDiagnostic.propertyOfOtherClass a {2} has no '{1}', a property of {3&}; change the type, or remove this
        ScenarioDiagnostic.sizeOfSymbol a symbol has its own size; keep one of the two
        ScenarioDiagnostic.keyOfSymbol only a symbol has a {1}; write its name as systemName
        ScenarioDiagnostic.decidedBy {1} has its own {2}; keep one of the two
        ScenarioDiagnostic.optionsWithoutFormat only lines of visual format have options
        ScenarioDiagnostic.idOfFormat a line of visual format gives several constraints, which cannot share an id; leave it out
        ScenarioDiagnostic.positionTimesZero '{1}' is a position and cannot be 0 times another; change the multiplier
        ScenarioDiagnostic.guideOfClass '{2}' is a {3}, which has no {1}
        ScenarioDiagnostic.attributeOfGuide '{1}' is not to be had of a guide; write one of {2'}
        ScenarioDiagnostic.alignmentAlongLine.true {1} aligns along this vertical line; choose one across it
        ScenarioDiagnostic.alignmentAlongLine.false {1} aligns along this horizontal line; choose one across it
        ScenarioDiagnostic.noSuperview '{1}' has no superview, which '|' stands for; give it a parent
        ScenarioDiagnostic.headerOfSection the first row of each section is its header; remove 'header' here, or in the layout
        ScenarioDiagnostic.titleAndTemplate a {1} has a title or a template; keep one of the two
        ScenarioDiagnostic.valuesWithoutTemplate only a {1} with a template has values to set
        ScenarioDiagnostic.partWithoutHeight a flow layout shows a {1} only with a 'height'; write an object with a title or a template, and it
        ScenarioDiagnostic.withoutEffect {2}; remove '{1}'
        ScenarioDiagnostic.keyOfCollection only rows of a 'collection' have '{1}'; remove it
        ScenarioDiagnostic.rowName a row's id may not be empty, 'table' or contain '.'; rename '{1…}'
        ScenarioDiagnostic.tableAndCollection a scenario has a 'table' or a 'collection'; keep one of the two
        ScenarioDiagnostic.noLayout this names no layout; {1?}
        ScenarioDiagnostic.noProperty.true '{1…}' names no property of a row; write 'row.id.property'
        ScenarioDiagnostic.noProperty.false '{1…}' names no property; write 'id.property', as in 'detailHeight.constant'
        ScenarioDiagnostic.chosenWhenMade '{1}' is chosen when the view is made; say it there
        ScenarioDiagnostic.notAFlag '{1}' is not true or false; say "between": [one value, the other]
        ScenarioDiagnostic.endWithoutBegin there is no 'beginUpdates' before this; add it, or remove this
        ScenarioDiagnostic.beginWithoutEnd.false this 'beginUpdates' has no 'endUpdates'; add it
        ScenarioDiagnostic.beginWithoutEnd.true this 'beginUpdates' has no 'endUpdates' in its block; add it
        ScenarioDiagnostic.takesNothing '{1}' takes nothing; write the word "{1}"
        ScenarioDiagnostic.needsValue '{1}' needs to be told what; write { "{1}": … }
        ScenarioDiagnostic.severalActions an action does one thing, this says {1'&}; make a list of them
        ScenarioDiagnostic.nothingToDo this says nothing to do; {1?}
        ScenarioDiagnostic.emptyAxis this axis is empty; name a value or leave it out
        ScenarioDiagnostic.reasonNeeded an invariant is off for a reason; write { "off": "the reason" }
        ScenarioDiagnostic.emptyReason the reason is empty; say why this is off
        FontChoice.textStyle a text style
        FontChoice.face a face of a font file
        LayoutReason.rowsEstimatedByLayout the layout says what rows are estimated at
        LayoutReason.partsEstimatedByLayout the layout says what headers and footers are estimated at
        LayoutReason.rowsAskHeight an item of this layout is as tall as it asks for
        LayoutReason.rowsAskSize an item of this layout is as large as it asks for
        LayoutReason.partsAskHeight a header or footer of this layout is as tall as it asks for
        LayoutReason.rowsNotEstimated items of this layout are not estimated
        LayoutReason.partsNotEstimated headers and footers of a flow layout are not estimated
        LostProcess.notStarted cannot be started
        LostProcess.late took longer than {1} second{1s} and was stopped; '--time-limit' sets the limit
        LostProcess.ended.nil ended without an answer
        LostProcess.ended ended without an answer ({1}); run it without '--time-limit' to see why
        LostProcess.otherFile found another file than the one that asked
        Expectation.object an object
        Expectation.array an array
        Expectation.nonEmptyArray a list with at least one value
        Expectation.values {1values}
        Expectation.string a string
        Expectation.number a number
        Expectation.numberFrom a number from {1} to {2}
        Expectation.wholeNumberFrom a whole number from {1} to {2}
        Expectation.writtenNumberFrom one from {1} to {2}
        Expectation.flag true or false
        Expectation.layout a layout
        Expectation.action an action
        Expectation.height a height from 0, or -1 for automatic
        Expectation.rowTarget [section, row] or a row
        Expectation.output a format and a file, as in 'json=heights.json'
        Expectation.token {1}
        Expectation.recordLine {1}
        Token.nothing nothing after the value
        Token.value a value
        Token.key a key in double quotes
        Token.colon ':' after the key
        Token.commaOrBrace ',' or '}'
        Token.commaOrBracket ',' or ']'
        Token.number a number
        Token.closingQuote '"' to end the string
        Token.controlEscape '\n', '\t' or '"' inside a string
        Token.escape an escape
        Token.jsonEscape a JSON escape
        Token.hexadecimalDigits four hexadecimal digits
        RecordLine.header the first line '{1}'
        RecordLine.line a line such as 'row cafe 147'; if in doubt delete the file and record anew
        RecordLine.quotedWords words in pairs of double quotes; if in doubt delete the file and record anew
        RecordLine.drawing a drawing that the record has, as in 'drawing=0'; if in doubt delete the file and record anew
        RecordLine.name a name; if in doubt delete the file and record anew
        RecordLine.number a number; if in doubt delete the file and record anew
        RecordLine.wholeNumber a whole number; if in doubt delete the file and record anew
        RecordLine.numberOfLine {1}, its number among such lines; if in doubt delete the file and record anew
        RecordLine.value a name and its value, as in 'width=390'; if in doubt delete the file and record anew
        RecordLine.kind one of {1'}; if in doubt delete the file and record anew
        RecordLine.fact a fact such as 'lines:title=2'; if in doubt delete the file and record anew
        RecordLine.view a view with the number of its superview, as in 'UILabel:title/0'; only the first has none; if in doubt delete the file and record anew
        RecordLine.hierarchy the number of a line 'views' above; if in doubt delete the file and record anew
        RecordLine.frame a frame for each of the views, as in '16,12,358,44'; if in doubt delete the file and record anew
        RecordLine.viewOfFrames the number of a view of the frames above; if in doubt delete the file and record anew
        RecordLine.textFrame frame and baseline of the line of text, as in '0,0,80,20,16'; if in doubt delete the file and record anew
        RecordLine.framesFirst a line 'frames' above; if in doubt delete the file and record anew
        RecordLine.givenFirst such lines above all steps; if in doubt delete the file and record anew
        RecordLine.endOfLine nothing more in this line; if in doubt delete the file and record anew
        Found.object an object
        Found.array an array
        Found.emptyArray an empty one
        Found.string the string '{1…40}'
        Found.number the number {1~}
        Found.flag {1}
        Found.null null
        Found.values {1}
        Found.text '{1}'
        Found.controlCharacter a control character
        Found.endOfFile the end of the file
        Found.endOfLine the end of the line
        Found.anotherLine another text
        ConstraintPart.end nothing more, or '+ 8', or '@750'
        ConstraintPart.number a number
        ConstraintPart.multiplier a multiplier
        ConstraintPart.divisor a divisor
        ConstraintPart.nonzeroDivisor a divisor other than 0
        ConstraintPart.constant a constant
        ConstraintPart.priority a priority
        ConstraintPart.relation '==', '>=' or '<='
        ConstraintPart.identifier a view's id
        ConstraintPart.attribute an attribute
        ConstraintPart.attributeOf an attribute, as in '{1…}.top'
        ConstraintPart.distance a distance in points
        ConstraintPart.length 'width' or 'height'
        ConstraintPart.numberUpTo a number up to {1}
        ConstraintPart.openingBracket '['
        ConstraintPart.openingBracketOrEdge '[' or '|'
        ConstraintPart.closingBracket ']'
        ConstraintPart.closingParenthesisOrComma ')' or ','
        ConstraintPart.hyphen '-'
        ConstraintPart.colon ':'
        ConstraintPart.nothingAfterEdge nothing more after '|'
        ConstraintPart.onlyASCII ASCII characters
        ConstraintPart.size a number of points or a view's id
        ConstraintPart.positiveNumber a number above 0
        """#
}
