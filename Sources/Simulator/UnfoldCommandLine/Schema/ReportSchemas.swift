import UnfoldReport
import UnfoldStress

/// Schemas of outputs and of the configuration file, kept next to the renderers and tested against what they write.
enum ReportSchemas {
    private static func m(_ name: String, _ schema: Schema) -> Schema.Member { .init(name: name, schema: schema) }
    private static func optional(_ name: String, _ schema: Schema) -> Schema.Member {
        .init(name: name, schema: schema, isRequired: false)
    }
    private static let version = m("schemaVersion", .constant(1))
    private static let text = Schema.string()
    private static let points = Schema.number(note: "points, unrounded")
    private static let line = Schema.nullable(.integer(from: 1))
    private static let index = Schema.integer(from: 0)

    // MARK: Shared

    private static let constraintMembers = [
        m("id", text), m("text", .string(note: "the equation, with views by name")), m("priority", .number()),
        m("kind", .word(kinds)), m("line", line),
    ]
    private static let kinds = ConstraintFacts.Kind.allCases.map(\.rawValue)
    private static let errors = m(
        "errors",
        .array(
            .object([
                m("file", text), m("line", .integer(from: 1)), m("column", .integer(from: 1)), m("path", text),
                m("message", text),
            ])))
    private static let sources = Schema.word(["measured", "cached", "estimated", "fixed"])

    private static let fix = Schema.nullable(
        .object(
            [
                m("kind", .word(Fix.Kind.allCases.map(\.rawValue))), m("target", text), m("file", text),
                m("line", .integer(from: 1)), m("replacement", text),
            ], note: "a change of the file that was tried, and with which it is gone; 'unfold fix' applies it"))

    private static let conflict: (name: String, schema: Schema) = (
        "conflict",
        .object(
            [
                m("row", text), m("constraints", .array(.reference("member"))),
                m("bounds", .array(.reference("member"))),
                m("broken", .string(note: "id of the constraint that UIKit breaks")),
                m("occurrence", .integer(from: 1)),
                m("contradiction", points), m("encapsulatedHeight", .nullable(points)),
                m("measuredAtStep", .nullable(index)), m("consoleText", text), optional("id", text),
                optional("fix", fix),
            ], note: "required constraints that exclude each other")
    )
    private static let member: (name: String, schema: Schema) = (
        "member", .object(constraintMembers + [m("constant", points), m("multiplier", .number())])
    )
    private static let lossMembers = [
        m("constraint", text), m("text", text), m("priority", .number()), m("wanted", points), m("got", points),
        m("heldBy", .array(text)), m("holders", .array(.object(constraintMembers + [m("ties", .bool)]))),
    ]

    private static let heightMembers = [
        m("height", points), m("contentViewHeight", points), m("previousHeight", .nullable(points)),
        m("source", sources), m("measuredAtStep", .nullable(index)), m("staleSinceStep", .nullable(index)),
        m(
            "facts",
            .array(
                .object([
                    m("kind", .word(RowFact.Kind.allCases.map(\.rawValue))), m("of", text), m("value", .number()),
                ]))), optional("confidence", confidence),
        optional(
            "evidence",
            .array(
                .object([
                    m("rule", text), m("fact", .nullable(text)), m("confidence", confidence), m("says", text),
                    m("views", .array(text)),
                ]))),
    ]
    private static let confidence = Schema.word(Confidence.allCases.map(\.rawValue))

    // MARK: Outputs

    /// Of `unfold frames`: scenarios as in a report, of each step only what is drawn.
    static let frames = SchemaDocument(
        title: "unfold frames",
        root: .object([
            version,
            m(
                "scenarios",
                .array(
                    .object([
                        m("name", text), m("file", text), m("cell", .nullable(text)),
                        m(
                            "steps",
                            .array(
                                .object([
                                    m("index", index), m("name", text), m("line", .integer(from: 1)),
                                    m("frames", .reference("frames")),
                                ]))),
                    ]))), errors,
        ]), definitions: FramesSchema.definitions)

    static let report = SchemaDocument(
        title: "unfold report",
        root: .object([
            version,
            m(
                "scenarios",
                .array(
                    .object([
                        m("name", text), m("file", text), m("cell", .nullable(text)),
                        m("steps", .array(.reference("step"))),
                    ]))), errors, optional("folder", .reference("folder")),
        ]),
        definitions: [
            (
                "step",
                .object([
                    m("index", index), m("name", text), m("line", .integer(from: 1)), m("traits", .map(text)),
                    m("contentHeight", points), m("contentOffset", points), m("rows", .array(.reference("row"))),
                    m("parts", .array(.reference("part"))),
                    m("conflicts", .array(.reference("conflict"))), m("overruled", .array(.reference("overruled"))),
                    m("overruledDuringUpdate", .array(.reference("overruled"))),
                    m("all", .array(.reference("loss"))),
                    m("findings", .array(.reference("finding"))), m("endedFindings", .array(.reference("finding"))),
                    m("layoutPasses", index), m("measures", index),
                    optional("frames", .reference("frames")),
                ])
            ),
            ("row", .object([m("id", text), m("indexPath", .array(index, count: 2))] + heightMembers)),
            (
                "part",
                .object(
                    [
                        m("id", text), m("kind", .word(["header", "footer", "tableHeader", "tableFooter"])),
                        m("section", .nullable(index)),
                    ] + heightMembers, note: "a header or footer")
            ), conflict, member, ("overruled", .object([m("row", text)] + lossMembers)),
            (
                "loss",
                .object(
                    [m("row", text)] + lossMembers + [
                        m("duringUpdate", .bool),
                        m("design", .nullable(.word(UnsatisfiedConstraint.Design.allCases.map(\.rawValue)))),
                    ], note: "every optional constraint that lost; design: why it was meant to, null for news")
            ),
            (
                "finding",
                .object([
                    m("id", text), m("severity", .word(["note", "warning", "error"])), m("code", text),
                    m("message", text),
                    m("line", line), m("row", .nullable(text)), m("view", .nullable(text)), m("views", .array(text)),
                    m("constraint", .nullable(text)), m("cause", .nullable(text)),
                    m("fix", fix),
                ])
            ),
            (
                "folder",
                .object(
                    [
                        m("scenarios", index), m("documents", index), m("cells", index), m("healthy", index),
                        m(
                            "files",
                            .array(
                                .object([
                                    m("file", text), m("cells", index), m("healthy", index), m("news", .nullable(text)),
                                ]))), m("leftOut", .array(.object([m("file", text), m("reason", text)]))),
                    ], note: "where a folder was named: what was taken of it, the worst first, and what was left out")
            ),
        ] + FramesSchema.definitions)

    static let check = SchemaDocument(
        title: "unfold check",
        root: .object([
            version,
            m(
                "files",
                .array(
                    .object([
                        m("file", text), m("record", text), m("passed", .bool),
                        m("differences", .array(.reference("difference"))),
                        m("accepted", .array(.reference("difference"))), m("recorded", .array(.object(key))),
                        m("unused", .array(.object(key))), optional("looks", .array(text)),
                        optional("devices", .array(.reference("device"))),
                    ]))), m("orphans", .array(text)), errors,
            m(
                "totals",
                .object(
                    [
                        "scenarios", "cells", "steps", "rows", "differences", "accepted", "recorded", "unused",
                        "invalidFiles",
                    ].map { m($0, index) })),
        ]),
        definitions: [
            (
                "device",
                .object([
                    m("device", text), m("file", text), m("passed", .bool), m("message", text),
                    m("lines", .array(text)), m("rows", index), m("equalRows", index), m("views", index),
                    m("equalViews", index),
                    m(
                        "differences",
                        .array(
                            .object(
                                key + [
                                    m("row", text), m("view", .nullable(text)), m("length", text),
                                    m("device", .nullable(.number())), m("run", .nullable(.number())), m("cause", text),
                                ]))), m("equalConflicts", index), m("uncomparedConflicts", index),
                    m(
                        "conflicts",
                        .array(
                            .object(
                                key + [
                                    m("row", .nullable(text)), m("run", .nullable(text)), m("device", .nullable(text)),
                                ]
                            ))),
                ])
            ),
            (
                "difference",
                .object(
                    key + [
                        m(
                            "kind",
                            .word([
                                "height", "addedRow", "removedRow", "movedRow", "contentHeight", "newEvent",
                                "goneEvent",
                                "notRecorded",
                            ])), m("row", .nullable(text)), m("line", line), m("was", .nullable(points)),
                        m("now", .nullable(points)), m("delta", .nullable(points)), m("message", text),
                        m("causes", .array(.reference("cause"))), m("why", .array(text)),
                    ])
            ),
            (
                "cause",
                .object([
                    m(
                        "kind",
                        .word([
                            "lines", "hidden", "shown", "viewHeight", "broken", "noLongerBroken", "overruled",
                            "noLongerOverruled", "trait", "edit", "origin", "contentWidth", "lineHeight", "amount",
                        ])), m("of", text), m("was", .either([.number(), text, .nullable(text)])),
                    m("now", .either([.number(), text, .nullable(text)])),
                ])
            ),
        ])
    private static let key = [m("cell", .nullable(text)), m("step", index), m("stepName", text)]

    static let why = SchemaDocument(
        title: "unfold why",
        root: .object([
            version, m("scenario", text), m("file", text), m("cell", .nullable(text)), m("step", index),
            m("stepName", text), m("row", text), m("height", points), m("contentViewHeight", points),
            m("source", sources), m("measuredAtStep", .nullable(index)), m("staleSinceStep", .nullable(index)),
            m("fittedAtStep", .nullable(index)), m("fitted", .nullable(points)), m("rounding", points),
            m("separator", points), m("parts", .array(.object(constraintMembers + [m("amount", points)]))),
            m("conflicts", .array(.reference("conflict"))), m("lost", .array(.object(lossMembers))),
            m("tried", .nullable(.reference("trial"))), m("whatIf", .array(.reference("trial"))),
            m("afterUpdate", .nullable(.reference("trial"))), m("sweep", .nullable(.reference("sweep"))),
            m(
                "wanted",
                .nullable(
                    .object([
                        m("height", points), m("ways", .array(.reference("trial"))),
                        m("nearest", .nullable(.reference("trial"))), m("solves", index), m("capped", .bool),
                    ]))),
        ]),
        definitions: [
            (
                "trial",
                .object(
                    [
                        m(
                            "settings",
                            .array(
                                .object([
                                    m("constraint", .nullable(text)), m("text", text), m("property", text),
                                    m("value", .either([.number(), .bool, text])),
                                ]))), m("height", points), m("delta", points), m("conflicts", .nullable(index)),
                    ], note: "solved again with these settings")
            ),
            (
                "sweep",
                .object(
                    [
                        m("constraint", text), m("text", text), m("property", .word(["constant", "priority"])),
                        m("value", .number(note: "as it is now")),
                        m(
                            "pieces",
                            .array(
                                .object([
                                    m("from", .nullable(.number())), m("to", .nullable(.number())), m("height", points),
                                    m("heightAtEnd", points), m("tie", .bool), m("conflicts", .nullable(index)),
                                ]))), m("capped", .bool),
                    ],
                    note:
                        "the height as a function of one number, line by line; capped where it goes on beyond the "
                        + "pieces, which were too many to solve for"
                )
            ), conflict, member,
        ])

    static let trace = SchemaDocument(
        title: "unfold trace",
        root: .object([
            version, m("scenario", text), m("file", text), m("cell", .nullable(text)),
            m(
                "steps",
                .array(.object([m("index", index), m("name", text), m("events", .array(.reference("event")))]))),
        ]),
        definitions: [
            (
                "event",
                .object([
                    m("kind", .word(["action", "solve", "constraints", "layout", "measure", "conflict", "finding"])),
                    optional("view", text), optional("width", points), optional("height", points),
                    optional("pivots", index), optional("message", text),
                ])
            )
        ])

    static let stress = SchemaDocument(
        title: "unfold stress",
        root: .object([
            version,
            m(
                "scenarios",
                .array(
                    .object([
                        m("name", text), m("file", text), m("cell", .nullable(text)), m("tried", index),
                        m("solves", index),
                        m("leftOut", .nullable(.object([m("reason", .word(["budget", "time"])), m("count", index)]))),
                        m(
                            "axes",
                            .object(StressAxis.allCases.map { optional($0.rawValue, index) }, note: "values tried")),
                        m("widths", .nullable(.array(points, count: 2))), m("untriedFixes", .bool),
                        m("findings", .array(.reference("finding"))),
                    ]))), errors,
        ]),
        definitions: [
            (
                "finding",
                .object([
                    m("id", text), m("code", text), m("message", text), m("file", .nullable(text)), m("line", line),
                    m("row", .nullable(text)), m("step", .nullable(index)), m("asWritten", .bool),
                    m("smallest", .reference("surroundings")), m("isSmallest", .bool),
                    m("narrowest", .nullable(.reference("surroundings"))),
                    m(
                        "reach",
                        .array(
                            .object([
                                m("axis", .word(StressAxis.allCases.map(\.rawValue))), m("first", text),
                                m("last", text), m("everywhere", .bool),
                            ]))), m("count", index), m("fix", fix),
                    m(
                        "fixTrial",
                        .nullable(.object([m("tried", index), m("findingsLeft", index), m("heightsChanged", index)]))),
                ])
            ),
            (
                "surroundings",
                .object(
                    [
                        m("width", .nullable(points)), m("contentSizeCategory", .nullable(text)),
                        m("rightToLeft", .nullable(.bool)),
                        m(
                            "text",
                            .nullable(
                                .object([
                                    m("view", .nullable(text)),
                                    m("kind", .word(StressSurroundings.Text.Kind.allCases.map(\.rawValue))),
                                    m("letters", .nullable(index)),
                                ]))), m("toggledView", .nullable(text)), m("steps", .nullable(.array(index))),
                        m("reused", .bool), m("takenBack", .bool), m("generation", .nullable(text)),
                    ], note: "what differs from what is written")
            ),
        ])

    static let explain = SchemaDocument(
        title: "unfold explain",
        root: .object([
            version,
            m(
                "logs",
                .array(
                    .object([
                        m("file", text), m("line", .integer(from: 1)),
                        m("constraints", .array(.reference("constraint"))),
                        m("satisfiable", .bool), m("minimal", .array(index)), m("multipliers", .array(.number())),
                        m("bounds", .array(text)), m("contradiction", points), m("amount", points),
                        m("remaining", .array(index)),
                        m(
                            "broken",
                            .object([
                                m("logged", .nullable(index)), m("predicted", .nullable(index)), m("inferred", .bool),
                            ])),
                        m("causes", .array(text)), m("fixes", .array(.reference("fix"))),
                    ]))),
            m("study", .object(["logs", "infeasible", "compared", "agreeing"].map { m($0, index) })),
            m(
                "problems",
                .array(
                    .object([
                        m("file", text), m("line", .integer(from: 1)), m("column", .integer(from: 1)),
                        m("message", text),
                    ]))),
        ]),
        definitions: [
            (
                "constraint",
                .object([
                    m("text", text), m("system", .bool), m("kind", .word(kinds)), m("equation", text),
                    m("line", .integer(from: 1)), m("understood", .bool),
                ])
            ),
            (
                "fix",
                .object([
                    m("constraint", index),
                    m("change", .word(["priority", "constant", "relation", "removal", "translatesAutoresizingMask"])),
                    m("priority", .nullable(.number())), m("constant", .nullable(points)),
                    m("relation", .nullable(text)), m("also", .array(index)), m("text", text), m("effect", text),
                ])
            ),
        ])

    // MARK: Input

    /// With the formats that can be named when it is asked for.
    static var config: SchemaDocument {
        SchemaDocument(
            title: "unfold configuration",
            root: .object([
                version, optional("$schema", text), optional("paths", .array(text)), optional("exclude", .array(text)),
                optional("fonts", .array(text)),
                optional("format", .word(ReportFormats.names)), optional("outputs", .array(text)),
                optional("color", .word(Options.Color.allCases.map(\.rawValue))), optional("quiet", .bool),
                optional("strict", .bool), optional("jobs", .integer(from: 1)),
                optional("timeLimit", .integer(from: 1)),
                optional("record", .word(RecordMode.configurable.map(\.rawValue))),
                optional("unused", .word(UnusedRecords.allCases.map(\.rawValue))),
            ]))
    }
}
