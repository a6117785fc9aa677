import UnfoldInterfaceBuilder

/// The schema of what ``FidelityJSON`` writes.
enum FidelitySchema {
    private static func m(_ name: String, _ schema: Schema) -> Schema.Member { .init(name: name, schema: schema) }
    private static let text = Schema.string()
    private static let count = Schema.integer(from: 0)

    static let document = SchemaDocument(
        title: "unfold fidelity",
        root: .object([
            m("schemaVersion", .constant(1)), m("documents", count), m("unread", count),
            m("totals", .array(.reference("line"))), m("groups", .array(.reference("line"))),
            m("readOff", .array(.reference("readOff"))), m("misses", .array(.reference("miss"))),
        ]),
        definitions: [("line", line), ("readOff", readOff), ("miss", miss)])

    private static let line = Schema.object(
        [
            m("name", text), m("roots", count), m("withinHalf", count), m("withinOne", count),
            m("withinOneByInsets", count), m("contradictory", count), m("withinOneByRule", count),
            m("inferredNumbers", count), m("otherTextSize", count), m("views", count),
            m("viewsWithinHalf", count), m("viewsWithinOne", count), m("causes", .map(count)),
        ],
        note: """
            counts of roots and views; withinOneByInsets: with nothing read off but safe area and margins; contradictory: \
            misses whose recorded frames no engine can give; withinOneByRule: with nothing read off recorded frames
            """)

    private static let readOff = Schema.object(
        [
            m("file", text), m("line", .integer(from: 1)), m("root", text),
            m("kind", .word(IBRoot.Kind.allCases.map(\.rawValue))), m("inferred", .array(text)),
        ], note: "a root within a point for which numbers were read off; only with --misses")

    private static let miss = Schema.object(
        [
            m("file", text), m("line", .integer(from: 1)), m("root", text),
            m("kind", .word(IBRoot.Kind.allCases.map(\.rawValue))),
            m("cause", .word(FidelityCause.allCases.map(\.rawValue))),
            m("worst", .number(note: "points")), m("worstView", text), m("inferred", .array(text)),
            m("contradiction", .nullable(text)),
        ], note: "a root that is off by more than a point; only with --misses")
}
