/// A mistake of a scenario file that is peculiar to one place of the format.
public indirect enum ScenarioDiagnostic: Hashable, Sendable, Codable {
    /// Versions that this reader does not know, folders and other files; what is `quoted` is in its reader's words,
    /// with its own position where that is another one than the error's.
    case version(known: Int), configurationVersion(known: Int), emptyFolder(namesExclusions: Bool),
        unlistedFolder(FileDefect), fontFile(String, ScenarioError.Problem), font(String, FontFileError),
        noDocument(path: String), noView(String, names: [String]), otherPlatform(String),
        quoted(String, at: SourcePosition?)
    /// More heights than one run keeps, or a process that was lost with the scenario that it ran.
    case tooManyHeights(rows: Int, steps: Int, cells: Int, limit: Int), lostProcess(LostProcess)
    /// Mistakes that need no value.
    case sizeOfSymbol, optionsWithoutFormat, idOfFormat, metricName, parentOfSubview, emptyReason, reasonNeeded,
        emptyAxis, endWithoutBegin, headerOfSection, tableAndCollection, nothingToMeasure

    /// Views that cannot be where they are, and keys that their class, style or font does not take.
    case partOfStyle(part: String, style: String), viewInGuide(String), arrangedTwice(String, by: String),
        arrangesParent(stack: String, view: String), nesting(limit: Int), identifier(String),
        propertyOfOtherClass(String, type: String, owners: [String]), keyOfSymbol(String),
        decidedBy(FontChoice, key: String)
    /// Constraints that UIKit refuses; a `scale` is of multipliers that make one length so many powers of ten longer.
    case scale(power: Int, limit: Int), positionTimesZero(String),
        guideOfClass(guide: String, view: String, type: String), attributeOfGuide(String, known: [String]),
        alignmentAlongLine(option: String, isVertical: Bool), noSuperview(String)

    /// Rows, headers, footers and layouts that cannot have what they say.
    case titleAndTemplate(part: String), valuesWithoutTemplate(part: String), partWithoutHeight(part: String),
        withoutEffect(key: String, LayoutReason), keyOfCollection(String), rowName(String), noLayout(words: [String])
    /// Actions and paths of steps that mean nothing.
    case noProperty(String, ofRow: Bool), chosenWhenMade(String), notAFlag(String), beginWithoutEnd(inBlock: Bool),
        takesNothing(word: String), needsValue(word: String), severalActions(words: [String]),
        nothingToDo(words: [String])

    /// What decides the rest of a font.
    public enum FontChoice: String, Hashable, Sendable, Codable {
        /// Its size and weight, or a face of a font file.
        case textStyle, face
    }

    /// Why a key has no effect in a layout.
    public enum LayoutReason: String, Hashable, Sendable, Codable {
        /// The layout has one estimate for them, they are as large as they ask for, or they are not estimated.
        case rowsEstimatedByLayout, partsEstimatedByLayout, rowsAskHeight, rowsAskSize, partsAskHeight,
            rowsNotEstimated, partsNotEstimated
    }

    /// What became of a process that ran scenarios for another.
    public enum LostProcess: Hashable, Sendable, Codable {
        /// It did not start, the file had changed since, it took too long and was stopped, or it ended unasked.
        case notStarted, otherFile, late(seconds: Int), ended(how: String?)
    }
}
