/// A mistake of a scenario file that is peculiar to one place of the format: what is there reads well, and means
/// nothing.
public indirect enum ScenarioDiagnostic: Hashable, Sendable, Codable {
    /// A version of the format that this reader does not know.
    case version(known: Int)
    /// A version of the configuration file that this reader does not know.
    case configurationVersion(known: Int)
    /// A folder without scenarios.
    case emptyFolder(namesExclusions: Bool)
    /// A folder that the system does not list.
    case unlistedFolder(FileDefect)
    /// A font that cannot be read as a file.
    case fontFile(String, ScenarioError.Problem)
    /// A file that is no font.
    case font(String, FontFileError)
    /// A path of a template that is no document of Interface Builder.
    case noDocument(path: String)
    /// A mistake of a file that is not read here, in the words of its reader, which this module does not know; with its
    /// own position where that is another one than the error's.
    case quoted(String, at: SourcePosition?)
    /// A document without a view of that name, and those it has.
    case noView(String, names: [String])
    /// Mistakes that need no value; `MistakeText` says what is wrong.
    case sizeOfSymbol, optionsWithoutFormat, idOfFormat, metricName, parentOfSubview, emptyReason, reasonNeeded,
        emptyAxis, endWithoutBegin, headerOfSection, tableAndCollection, nothingToMeasure
    /// A document that is not for iOS, in the words of its reader.
    case otherPlatform(String)
    /// More heights than one run keeps.
    case tooManyHeights(rows: Int, steps: Int, cells: Int, limit: Int)
    /// The process that ran the scenario was lost.
    case lostProcess(LostProcess)

    /// Multipliers that make one length so many powers of ten longer than another.
    case scale(power: Int, limit: Int)
    /// A part that cells of this style do not have.
    case partOfStyle(part: String, style: String)
    /// A guide as a parent.
    case viewInGuide(String)
    /// A view that two stacks arrange, or one stack twice.
    case arrangedTwice(String, by: String)
    /// A view that arranges its own superview.
    case arrangesParent(stack: String, view: String)
    /// Views nested deeper than the limit.
    case nesting(limit: Int)
    /// Letters that an id may not have.
    case identifier(String)
    /// A property that other classes have.
    case propertyOfOtherClass(String, type: String, owners: [String])
    /// A key that only symbols have.
    case keyOfSymbol(String)
    /// A key that is decided by another of the font already.
    case decidedBy(FontChoice, key: String)

    /// A position that is zero times another.
    case positionTimesZero(String)
    /// A guide that the class does not have.
    case guideOfClass(guide: String, view: String, type: String)
    /// An attribute that guides do not have, and those they have.
    case attributeOfGuide(String, known: [String])
    /// An alignment along the line of visual format that it is for.
    case alignmentAlongLine(option: String, isVertical: Bool)
    /// `|` in a line whose views have no superview.
    case noSuperview(String)

    /// A header or footer with a title and a template.
    case titleAndTemplate(part: String)
    /// Values for a header or footer that has no template.
    case valuesWithoutTemplate(part: String)
    /// A header or footer without a height, which its layout does not show then.
    case partWithoutHeight(part: String)
    /// A key that has no effect in this layout.
    case withoutEffect(key: String, LayoutReason)
    /// A key that rows of tables do not have.
    case keyOfCollection(String)
    /// An id that a row may not have.
    case rowName(String)
    /// A layout without its word, and the words there are.
    case noLayout(words: [String])

    /// A path that names no property, as in a template or of a row.
    case noProperty(String, ofRow: Bool)
    /// A property that is set when a view is made only.
    case chosenWhenMade(String)
    /// A property that cannot be toggled.
    case notAFlag(String)
    /// An update that does not end.
    case beginWithoutEnd(inBlock: Bool)
    /// A value for a word that takes none.
    case takesNothing(word: String)
    /// A word without the value that it needs.
    case needsValue(word: String)
    /// Several things in one action.
    case severalActions(words: [String])
    /// An action without a word, and the words there are.
    case nothingToDo(words: [String])

    /// What decides the rest of a font.
    public enum FontChoice: String, Hashable, Sendable, Codable {
        /// A text style, which decides size and weight.
        case textStyle
        /// A face of a font file.
        case face
    }

    /// Why a key has no effect in a layout.
    public enum LayoutReason: String, Hashable, Sendable, Codable {
        /// The layout has one estimate for its rows, or for headers and footers.
        case rowsEstimatedByLayout, partsEstimatedByLayout
        /// Items, or headers and footers, are as high or as large as they ask for.
        case rowsAskHeight, rowsAskSize, partsAskHeight
        /// Items, or headers and footers of flow layouts, are not estimated.
        case rowsNotEstimated, partsNotEstimated
    }

    /// What became of a process that ran scenarios for another.
    public enum LostProcess: Hashable, Sendable, Codable {
        /// It cannot be started.
        case notStarted
        /// It took longer than so many seconds, and was stopped.
        case late(seconds: Int)
        /// It ended without an answer; by what, where that is known.
        case ended(how: String?)
        /// The file had changed since it was asked for.
        case otherFile
    }
}
