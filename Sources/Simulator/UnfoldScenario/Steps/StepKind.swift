/// Everything there is to know of one word of steps: how a file writes it, how it is read, what an app does then, and
/// how that is reported. A step is added by adding one such value to a list of ``Steps``.
struct StepKind<Content: StepContent>: AnyStepKind {
    let word: String
    let shape: StepShape
    let keys: [StepKey]
    let summary: String
    /// nil after the mistake was reported.
    private let read: @Sendable (inout StepReader, StepNode) -> Content?
    let perform: @MainActor @Sendable (ScenarioRunner, Content, SourcePosition) -> Void
    let words: @Sendable (Content) -> String?
    let input, titles: (@Sendable (Content) -> [String])?

    /// Editors show the `summary`. `words` are printed before it is done, as UIKit's; nil for what prints its own
    /// beginning and end. Records may need more (`input`), names of steps less (`titles`).
    init(
        _ word: String, _ shape: StepShape, _ keys: [StepKey] = [], _ summary: String = "",
        read: @escaping @Sendable (inout StepReader, StepNode) -> Content?,
        perform: @escaping @MainActor @Sendable (ScenarioRunner, Content, SourcePosition) -> Void,
        words: @escaping @Sendable (Content) -> String?,
        input: (@Sendable (Content) -> [String])? = nil,
        titles: (@Sendable (Content) -> [String])? = nil
    ) {
        (self.word, self.shape, self.keys, self.summary) = (word, shape, keys, summary)
        (self.read, self.perform, self.words, self.input, self.titles) = (read, perform, words, input, titles)
    }

    func action(_ content: Content, at position: SourcePosition) -> StepAction<Content> {
        StepAction(kind: self, content: content, position: position)
    }

    func readAction(_ reader: inout StepReader, _ node: StepNode) -> (any Action)? {
        read(&reader, node).map { action($0, at: node.value.position) }
    }
}

struct StepAction<Content: StepContent>: Action {
    let kind: StepKind<Content>
    var content: Content
    let position: SourcePosition

    var word: String { kind.word }
    var words: String? { kind.words(content) }
    var inputDescription: [String] { kind.input?(content) ?? [words ?? ""] }
    var titles: [String] { kind.titles?(content) ?? [words ?? ""] }

    func edited(by edit: StepEdit) -> (any Action)? {
        edit.removed.contains(position)
            ? nil : content.edited(by: edit).map { StepAction(kind: kind, content: $0, position: position) }
    }

    @MainActor func perform(by runner: ScenarioRunner) { kind.perform(runner, content, position) }
}

extension StepKind where Content == NoContent {
    init(
        _ word: String,
        read: @escaping @Sendable (inout StepReader, StepNode) -> NoContent? = { _, _ in NoContent() },
        perform: @escaping @MainActor @Sendable (ScenarioRunner) -> Void
    ) { self.init(word, .none, read: read, perform: { runner, _, _ in perform(runner) }, words: { _ in word }) }
}

protocol AnyStepKind: Sendable {
    var word: String { get }
    var shape: StepShape { get }
    var keys: [StepKey] { get }
    var summary: String { get }
    func readAction(_ reader: inout StepReader, _ node: StepNode) -> (any Action)?
}

enum Steps {
    static let all: [any AnyStepKind] = [loading, views, updates, rows, outlines, sections, animation, screen]
        .flatMap { $0 }

    static let words = all.map(\.word)

    private static let byWord = Dictionary(uniqueKeysWithValues: all.map { ($0.word, $0) })

    static func named(_ word: String) -> (any AnyStepKind)? { byWord[word] }
}

struct StepNode {
    /// What is with the word; the word itself where it stands alone.
    let value: FileNode
    /// The word and the keys next to it; nil where it stands alone.
    var object: FileNode?

    subscript(key: String) -> FileNode? { object?[key] }
}
