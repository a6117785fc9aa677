/// A mistake of a scenario file that is peculiar to one place of the format.
public indirect enum ScenarioDiagnostic: Hashable, Sendable, Codable {
    /// Versions that this reader does not know, folders and other files; what is `quoted` is in its reader's words,
    /// with its own position where that is another one than the error's.
    case version(known: Int)
    case configurationVersion(known: Int)
    case emptyFolder(namesExclusions: Bool)
    case unlistedFolder(FileDefect)
    case fontFile(String, ScenarioError.Problem)
    case font(String, FontFileError)
    case noDocument(path: String)
    case noView(String, names: [String])
    case otherPlatform(String)
    case quoted(String, at: SourcePosition?)
    /// More heights than one run keeps, or a process that was lost with the scenario that it ran.
    case tooManyHeights(rows: Int, steps: Int, cells: Int, limit: Int)
    case lostProcess(LostProcess)
    /// Mistakes that need no value.
    case sizeOfSymbol, optionsWithoutFormat, idOfFormat, metricName, parentOfSubview, emptyReason, reasonNeeded,
        emptyAxis, endWithoutBegin, headerOfSection, tableAndCollection, nothingToMeasure

    /// Views that cannot be where they are, and keys that their class, style or font does not take.
    case partOfStyle(part: String, style: String)
    case viewInGuide(String)
    case arrangedTwice(String, by: String)
    case arrangesParent(stack: String, view: String)
    case nesting(limit: Int)
    case identifier(String)
    case propertyOfOtherClass(String, type: String, owners: [String])
    case keyOfSymbol(String)
    case decidedBy(FontChoice, key: String)
    /// Constraints that UIKit refuses; a `scale` is of multipliers that make one length so many powers of ten longer.
    case scale(power: Int, limit: Int)
    case positionTimesZero(String)
    case guideOfClass(guide: String, view: String, type: String)
    case attributeOfGuide(String, known: [String])
    case alignmentAlongLine(option: String, isVertical: Bool)
    case noSuperview(String)

    /// Rows, headers, footers and layouts that cannot have what they say.
    case titleAndTemplate(part: String)
    case valuesWithoutTemplate(part: String)
    case partWithoutHeight(part: String)
    case withoutEffect(key: String, LayoutReason)
    case keyOfCollection(String)
    case rowName(String)
    case noLayout(words: [String])
    /// Actions and paths of steps that mean nothing.
    case noProperty(String, ofRow: Bool)
    case chosenWhenMade(String)
    case notAFlag(String)
    case beginWithoutEnd(inBlock: Bool)
    case takesNothing(word: String)
    case needsValue(word: String)
    case severalActions(words: [String])
    case nothingToDo(words: [String])

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
        case notStarted, otherFile
        case late(seconds: Int)
        case ended(how: String?)
    }
}
