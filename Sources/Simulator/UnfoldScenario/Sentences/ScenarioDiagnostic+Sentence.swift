extension ScenarioDiagnostic {
    var sentence: String {
        fileSentence ?? templateSentence ?? constraintSentence ?? rowSentence ?? stepSentence ?? "\(self)"
    }

    private var fileSentence: String? {
        switch self {
        case .version(let known): "this reader knows version \(known) of the format; write \(known)"
        case .configurationVersion(let known): "this reader knows version \(known); write \(known)"
        case .emptyFolder(let namesExclusions):
            "there is no scenario in this folder; check the path"
                + (namesExclusions ? ", and 'exclude' in the configuration file" : "")
        case .unlistedFolder(let defect): ReadFailure.unlisted(defect).sentence
        case .fontFile(let name, let problem): "'\(Excerpt.text(name))': \(problem.sentence)"
        case .font(let name, let error): "'\(Excerpt.text(name))' is no font that can be read: \(error)"
        case .noDocument(let path):
            "'\(path)' is no document of Interface Builder; write the path of a .xib or .storyboard"
        case .quoted(let words, nil), .otherPlatform(let words): words
        case .quoted(let words, let position?): "\(position.file):\(position.line):\(position.column): \(words)"
        case .noView(let name, let names): "the document has no view '\(name)'; it has \(names.joined(separator: ", "))"
        case .nothingToMeasure: "the document has no view to measure"
        case .tooManyHeights(let rows, let steps, let cells, let limit):
            "\(rows) rows in \(steps) steps and \(cells) matrix cells are more than \(limit) heights; "
                + "split the file into several scenarios"
        case .lostProcess(let lost): "the process that ran it \(lost.words)"
        default: nil
        }
    }

    private var templateSentence: String? {
        switch self {
        case .scale(let power, let limit):
            "multipliers make one length 10^\(power) times another, more than can be solved; "
                + "keep them within 10^\(limit)"
        case .partOfStyle(let part, let style): "a cell of style '\(style)' has no \(part); choose another style"
        case .metricName: "a metric's name is a letter and then letters, digits and '_'; rename it"
        case .viewInGuide(let name): "'\(name)' is a guide and no view can be in it; name a view"
        case .arrangedTwice(let view, let stack):
            "'\(view)' is arranged by '\(stack)' already; name it in one place of one stack"
        case .arrangesParent(let stack, let view): "'\(stack)' arranges '\(view)' and is its parent; leave 'parent' out"
        case .nesting(let limit): "views are nested more than \(limit) deep; flatten the hierarchy"
        case .identifier(let id): "an id is made of letters, digits, '_' and '-'; rename '\(Excerpt.text(id))'"
        case .parentOfSubview: "a view among 'subviews' has the parent it stands in; leave 'parent' out"
        case .propertyOfOtherClass(let property, let type, let owners):
            "a \(type) has no '\(property)', which \(owners.joined(separator: " and ")) has; "
                + "change the type, or remove this"
        case .sizeOfSymbol: "a symbol has its own size; keep one of the two"
        case .keyOfSymbol(let key): "only a symbol has a \(key); write its name as systemName"
        case .decidedBy(let choice, let key):
            "\(choice == .textStyle ? "a text style" : "a face of a font file") has its own \(key); keep one of the two"
        default: nil
        }
    }

    private var constraintSentence: String? {
        switch self {
        case .optionsWithoutFormat: "only lines of visual format have options"
        case .idOfFormat: "a line of visual format gives several constraints, which cannot share an id; leave it out"
        case .positionTimesZero(let item):
            "'\(item)' is a position and cannot be 0 times another; change the multiplier"
        case .guideOfClass(let guide, let view, let type): "'\(view)' is a \(type), which has no \(guide)"
        case .attributeOfGuide(let item, let known):
            "'\(item)' is not to be had of a guide; write one of " + known.map { "'\($0)'" }.joined(separator: ", ")
        case .alignmentAlongLine(let option, let isVertical):
            "\(option) aligns along this \(isVertical ? "vertical" : "horizontal") line; choose one across it"
        case .noSuperview(let view): "'\(view)' has no superview, which '|' stands for; give it a parent"
        default: nil
        }
    }

    private var rowSentence: String? {
        switch self {
        case .headerOfSection: "the first row of each section is its header; remove 'header' here, or in the layout"
        case .titleAndTemplate(let part): "a \(part) has a title or a template; keep one of the two"
        case .valuesWithoutTemplate(let part): "only a \(part) with a template has values to set"
        case .partWithoutHeight(let part):
            "a flow layout shows a \(part) only with a 'height'; write an object with a title or a template, and it"
        case .withoutEffect(let key, let reason): "\(reason.words); remove '\(key)'"
        case .keyOfCollection(let key): "only rows of a 'collection' have '\(key)'; remove it"
        case .rowName(let id): "a row's id may not be empty, 'table' or contain '.'; rename '\(Excerpt.text(id))'"
        case .tableAndCollection: "a scenario has a 'table' or a 'collection'; keep one of the two"
        case .noLayout(let words): "this names no layout; \(ScenarioError.advice("", words))"
        default: nil
        }
    }

    private var stepSentence: String? {
        switch self {
        case .noProperty(let text, let ofRow):
            "'\(Excerpt.text(text))' names no property"
                + (ofRow
                    ? " of a row; write 'row.id.property'"
                    : "; write 'id.property', as in "
                        + "'detailHeight.constant'")
        case .chosenWhenMade(let property): "'\(property)' is chosen when the view is made; say it there"
        case .notAFlag(let property): "'\(property)' is not true or false; say \"between\": [one value, the other]"
        case .endWithoutBegin: "there is no 'beginUpdates' before this; add it, or remove this"
        case .beginWithoutEnd(let inBlock):
            "this 'beginUpdates' has no 'endUpdates'\(inBlock ? " in its block" : ""); add it"
        case .takesNothing(let word): "'\(word)' takes nothing; write the word \"\(word)\""
        case .needsValue(let word): "'\(word)' needs to be told what; write { \"\(word)\": … }"
        case .severalActions(let words):
            "an action does one thing, this says \(words.map { "'\($0)'" }.joined(separator: " and ")); "
                + "make a list of them"
        case .nothingToDo(let words): "this says nothing to do; \(ScenarioError.advice("", words))"
        case .emptyAxis: "this axis is empty; name a value or leave it out"
        case .reasonNeeded: "an invariant is off for a reason; write { \"off\": \"the reason\" }"
        case .emptyReason: "the reason is empty; say why this is off"
        default: nil
        }
    }
}

extension ScenarioDiagnostic.LayoutReason {
    fileprivate var words: String {
        switch self {
        case .rowsEstimatedByLayout: "the layout says what rows are estimated at"
        case .partsEstimatedByLayout: "the layout says what headers and footers are estimated at"
        case .rowsAskHeight: "an item of this layout is as tall as it asks for"
        case .rowsAskSize: "an item of this layout is as large as it asks for"
        case .partsAskHeight: "a header or footer of this layout is as tall as it asks for"
        case .rowsNotEstimated: "items of this layout are not estimated"
        case .partsNotEstimated: "headers and footers of a flow layout are not estimated"
        }
    }
}

extension ScenarioDiagnostic.LostProcess {
    fileprivate var words: String {
        switch self {
        case .notStarted: "cannot be started"
        case .late(let seconds):
            "took longer than \(seconds) second\(seconds == 1 ? "" : "s") and was stopped; '--time-limit' sets "
                + "the limit"
        case .ended(nil): "ended without an answer"
        case .ended(let how?): "ended without an answer (\(how)); run it without '--time-limit' to see why"
        case .otherFile: "found another file than the one that asked"
        }
    }
}
