/// What a list showed after one step: the height of every row, and the frame of every view on screen.
///
/// A recorder keeps one a step. An exported test prints one a step, as a line of JSON:
///
/// ```json
/// {"unfold":1,"scenario":"card","step":"expand","index":1,"traits":{"device":"iPhone18,1","system":"iOS 26.1","width":"390"},"content":347,"rows":[{"id":"cafe","height":347,"views":[{"class":"NoteCell","frame":[0,0,390,347]},{"class":"UILabel","name":"title","parent":0,"frame":[16,12,358,20.333]}]}]}
/// ```
/// Lengths are points, exact; frames are `x`, `y`, `width` and `height` in the superview, the cell's in the list's content.
public struct StepRecord: Hashable, Sendable, Codable {
    /// A view with its frame.
    public struct View: Hashable, Sendable, Codable {
        /// The class, with the app's name of it.
        public var className: String
        /// The id that the scenario has for it; nil for the cell, and for what the system made.
        public var name: String?
        /// Number of the superview in the list of views; nil for the first, the cell.
        public var parent: Int?
        /// `x`, `y`, `width`, `height`.
        public var frame: [Double]
        /// Whether it is hidden by itself; nil for no.
        public var hidden: Bool?
        /// Opacity; nil for 1.
        public var alpha: Double?
        /// Whether it cuts off its subviews; nil for no.
        public var clips: Bool?

        enum CodingKeys: String, CodingKey {
            case className = "class"
            case name, parent, frame, hidden, alpha, clips
        }
    }

    /// A row, header or footer.
    public struct Row: Hashable, Sendable, Codable {
        /// As in the scenario; `section.header` and `section.footer` for those of a section.
        public var id: String
        /// Points, the separator included.
        public var height: Double
        /// The cell and all views in it, each after its superview; nil for a row off screen, maybe an estimate.
        public var views: [View]?
    }

    /// Version of the format: 1.
    public var unfold = 1
    /// Name of the scenario.
    public var scenario: String
    /// Name of the step.
    public var step: String
    /// Number of the step, from 0.
    public var index: Int
    /// The environment: `device` and `system`, `locale`, and traits by their names in scenarios, as texts.
    public var traits: [String: String]
    /// Height of all rows with what is around them.
    public var content: Double
    /// In the order of the list, a section's header before its rows and its footer after them.
    public var rows: [Row]
    /// What UIKit printed of conflicts since the step before, a text each; nil where that is not known.
    public var conflicts: [String]?

    /// The state after a step.
    public init(scenario: String, step: String, index: Int, traits: [String: String], content: Double, rows: [Row]) {
        (self.scenario, self.step, self.index, self.traits) = (scenario, step, index, traits)
        (self.content, self.rows) = (content, rows)
    }

    /// One line of JSON, keys sorted, without a newline.
    public var line: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Reads a line of JSON.
    /// - Throws: `DecodingError` for a line that is no record of this version, or has numbers that cannot be.
    public init(line: String) throws {
        self = try JSONDecoder().decode(StepRecord.self, from: Data(line.utf8))
        func refuse(_ what: String) -> DecodingError { .dataCorrupted(.init(codingPath: [], debugDescription: what)) }
        guard unfold == 1 else { throw refuse("version \(unfold) is not known, only 1") }
        for row in rows {
            for (index, view) in (row.views ?? []).enumerated() {
                guard view.frame.count == 4 else { throw refuse("a frame of '\(row.id)' has not four numbers") }
                guard index == 0 ? view.parent == nil : (0..<index).contains(view.parent ?? -1)
                else { throw refuse("a view of '\(row.id)' is not after its superview") }
            }
        }
    }
}
