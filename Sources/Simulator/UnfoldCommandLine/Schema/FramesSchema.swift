import UnfoldScenario

/// The schema of what ``FramesJSON`` writes.
enum FramesSchema {
    private static func m(_ name: String, _ schema: Schema) -> Schema.Member { .init(name: name, schema: schema) }
    private static func optional(_ name: String, _ schema: Schema) -> Schema.Member {
        .init(name: name, schema: schema, isRequired: false)
    }
    private static let text = Schema.string()
    private static let points = Schema.number(note: "points, unrounded")
    private static let index = Schema.integer(from: 0)
    private static let rect = Schema.array(points, count: 4)
    private static let pair = Schema.array(.number(), count: 2)
    private static let kinds = ConstraintFacts.Kind.allCases.map(\.rawValue)

    static let definitions: [(name: String, schema: Schema)] = [
        (
            "frames",
            .object(
                [
                    m("size", pair), m("scale", .number()), m("style", .word(["plain", "grouped", "insetGrouped"])),
                    m("rightToLeft", .bool), m("safeArea", rect), m("sections", .array(.reference("section"))),
                    m("cells", .array(.reference("drawnCell"))), m("animations", .array(.reference("animation"))),
                    m("cures", .array(.reference("cure"))), m("sweeps", .array(.reference("sweep"))),
                ],
                note: "what is drawn of a step; rectangles are x, y, width, height, insets top, left, bottom, right")
        ), ("section", section), ("drawnCell", cell), ("view", view), ("dimension", dimension),
        ("animation", animation), ("cure", fix), ("sweep", sweep),
    ]

    private static let section = Schema.object([
        m("top", points), m("x", points), m("width", points), m("rows", index), m("header", .nullable(rect)),
        m("footer", .nullable(rect)), m("headerTitle", .nullable(text)), m("footerTitle", .nullable(text)),
        optional("rowFrames", .array(rect)),
    ])

    private static let cell = Schema.object(
        [
            m("id", text), m("kind", .word(StepDrawing.Cell.Kind.allCases.map(\.rawValue))), m("rect", rect),
            optional("asInStep", index), optional("views", .array(.reference("view"))),
            optional("constraints", .array(.reference("dimension"))), optional("fitted", points),
            optional(
                "sum",
                .array(
                    .object([
                        m("constraint", text), m("text", text), m("amount", points), m("index", .nullable(index)),
                    ]))),
        ], note: "a row, header or footer on screen; one that looks as in an earlier step only says so")

    private static let view = Schema.object([
        m("name", .nullable(text)), m("class", text), m("parent", .nullable(index)), m("frame", rect),
        optional("hidden", .bool), optional("alpha", .number()), optional("clips", .bool), optional("seen", rect),
        optional("sticksOut", .bool), optional("content", .array(.nullable(points), count: 2)),
        optional("hugging", pair), optional("resistance", pair), optional("margins", rect),
        optional("guides", .array(.object([m("name", text), m("frame", rect)]))),
        optional(
            "text",
            .object([
                m("font", text), m("size", .number()), m("weight", index), m("wantedLines", index),
                optional("placeholder", .bool),
                m(
                    "lines",
                    .array(
                        .object([m("text", text), m("frame", rect), m("baseline", points), optional("cut", .bool)]))),
            ])),
    ])

    private static let dimension = Schema.object([
        m("id", text), m("text", .string(note: "the equation, with views by name")), m("priority", .number()),
        m("kind", .word(kinds)), m("line", .nullable(.integer(from: 1))), m("constant", points),
        m("multiplier", .number()), m("relation", .word(["==", "<=", ">="])),
        m("axis", .word(["horizontal", "vertical"])), m("views", .array(index)),
        m("dimension", .array(points, count: 3)), m("state", .word(["holds", "broken", "overruled"])),
        m("miss", points),
    ])

    private static let animation = Schema.object([
        m("maker", .word(["table", "block"])), m("duration", .number(note: "seconds")), m("delay", .number()),
        m("curve", .word(["easeInOut", "easeIn", "easeOut", "linear", "spring"])),
        m("dampingRatio", .nullable(.number())), m("initialVelocity", .nullable(.number())),
        m("items", .array(.object([m("id", text), m("from", rect), m("to", rect), m("alpha", pair)]))),
        m(
            "moves",
            .array(
                .object([
                    m("cell", text), m("view", index), optional("from", rect), optional("to", rect),
                    optional("alpha", pair),
                ]))),
    ])

    private static let fix = Schema.object(
        [
            m("row", text), m("constraint", text), m("text", text),
            m("property", .word(["priority", "constant", "removed"])),
            m("value", .nullable(.number())), m("height", points), m("conflicts", .nullable(index)),
        ], note: "solved again with this change")

    private static let sweep = Schema.object(
        [
            m("row", text), m("constraint", text), m("text", text), m("property", .word(["priority", "constant"])),
            m("now", .number()),
            m("pieces", .array(.object([m("from", .number()), m("to", .number()), m("heights", pair)]))),
            m("breakpoints", .array(.object([m("value", .number()), m("height", points)]))), m("capped", .bool),
        ],
        note:
            "the height as a function of one number, a straight line between its breakpoints; for a constant before it "
            + "is rounded up to a pixel; capped where it goes on beyond the pieces, which were too many to solve for"
    )
}
