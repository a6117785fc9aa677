import UnfoldReport
import UnfoldStress

/// The commands and options: the one place that parsing, `--help`, completions and the manual page come from.
enum CommandTable {
    static let name = "unfold"
    /// What `--version`, the manual page and the first heading of `docs/CHANGELOG.md` say.
    static let version = "0.2.0"
    static let summary = "Lays out expandable table cells without a device, and says why a row is as tall as it is."

    /// As `--help` lists them.
    static let groups: [(title: String, commands: [CommandSpec])] = [
        ("EVERY DAY", [initialize, report, check, watch, why, stress, doctor, explain, fix]),
        ("LOOKING INSIDE", [frames, trace]), ("BRINGING AN APP", [convert, adapt, export]),
        ("THE TOOL ITSELF", [schema, config, completions, manual, versionCommand, help]),
    ]

    static let commands = groups.flatMap(\.commands)

    static var names: [String] { commands.map(\.name) }

    static func command(_ name: String) -> CommandSpec? { commands.first { $0.name == name } }

    // MARK: Questions

    static let report = CommandSpec(
        name: "report",
        summary: "Show the height of every row, step by step, with conflicts and unsatisfied constraints.",
        discussion: [
            "A path is a scenario file, or a folder whose scenarios are run in the order of their names. An "
                + "Interface Builder document (.xib, .storyboard) is taken as what 'unfold convert' makes of it."
        ],
        operands: [paths],
        options: [
            format(.choice(of: ReportFormats.known)), json, html, output(.files(of: ReportFormats.known)), color, quiet,
            OptionSpec(name: "--strict", summary: "Exit with status 1 if anything is wrong."), rows, variants, steps,
            only, all, settings, device, width, textSize, rtl, dark,
            OptionSpec(
                name: "--frames",
                summary:
                    "List the views of the rows on screen with their frames and lines; in JSON, as the key 'frames'."
            ),
            OptionSpec(
                name: "--confidence",
                summary: "Say how well known the rules are that heights rest on; in text, JSON and Markdown."),
            OptionSpec(
                name: "--log", summary: "Print UIKit's own message of each conflict too, in text; 'explain' reads it."),
            OptionSpec(name: "--draw", summary: "Draw rows and cells with the characters of the terminal."), patch,
            fixes, jobs, timeLimit, shard, font, embedFonts, allowLinks, configFile,
        ],
        examples: [
            .init(line: "unfold report card.json", meaning: "Print heights and conflicts."),
            .init(
                line: "unfold report Scenarios -o heights.html -o heights.xml", meaning: "Several formats from one run."
            ),
            .init(
                line: "unfold report Cell.xib --width 320 --set titleLabel.text=Tea",
                meaning: "Another width, and another text."),
        ])

    static let check = CommandSpec(
        name: "check",
        summary: "Compare heights with the recorded ones, and say what changed them.",
        discussion: [
            "Records are beside the scenario. When CI is set, nothing is recorded, whatever else is asked for. A run "
                + "that records heights exits with status 1, so that it cannot pass for one that compared. What is "
                + "broken is never recorded with the heights: a conflict, an unplanned loss or a finding is listed in "
                + "every run, which exits with status 1, until '--accept' takes it."
        ],
        operands: [paths],
        options: [
            OptionSpec(
                name: "--record", value: .choice("mode", ["missing", "failed", "all", "never"]),
                summary: "What to record.", defaultText: "missing; never when CI is set"),
            OptionSpec(
                name: "--accept", value: ValueSpec(name: "what", kind: .text),
                summary:
                    "Take into the record what differs and what is broken: 'all', or that of a row. Without a value "
                    + "each is asked about on a terminal.", repeats: true, valueIfAlone: AcceptWord.ask),
            OptionSpec(
                name: "--unused", value: .choice("action", ["fail", "warn", "list", "delete"]),
                summary: "What to do about records that no scenario needs. A run of a part (--shard) ignores them.",
                defaultText: "warn"),
            format(.choice(of: ReportFormats.known)), json, html, output(.files(of: ReportFormats.known)), color, quiet,
            OptionSpec(
                name: "--looks",
                summary:
                    "Compare pictures of the cells on screen too, element by element; they are beside the scenario."),
            rows, variants, steps, only,
            OptionSpec(name: "--all", summary: "List every difference, however many, in text."),
            OptionSpec(
                name: "--device", value: .file("file"),
                summary: "Also compare with what an exported test printed, lines of JSON among others.", repeats: true),
            OptionSpec(
                name: "--tolerance", value: ValueSpec(name: "pixels", kind: .points),
                summary: "Pixels by which heights and frames may differ from a device's.", defaultText: "none"),
            jobs, timeLimit, shard, font, allowLinks, configFile,
        ],
        examples: [
            .init(line: "unfold check Scenarios", meaning: "Compare; record what has no record yet."),
            .init(line: "unfold check --record failed Scenarios", meaning: "Record the heights of now."),
            .init(line: "unfold check --accept cafe Scenarios", meaning: "Accept everything about one row."),
        ])

    static let frames = CommandSpec(
        name: "frames",
        summary: "List the views of the rows on screen with their frames and lines of text, or draw them.",
        discussion: [
            "The list has the shape of UIKit's recursiveDescription. '--draw' makes a picture of characters, as "
                + "wide as the terminal: rows, and one cell before and after each step. The format 'svg' is a "
                + "drawing with the constraints that hold the height, and those that failed."
        ],
        operands: [path, row],
        options: [
            OptionSpec(
                name: "--row", value: ValueSpec(name: "id", kind: .text),
                summary: "Only this row, header or footer.", defaultText: "all on screen"),
            OptionSpec(
                name: "--step", value: ValueSpec(name: "step", kind: .text),
                summary: "Only this step, by its name or its number from 0."),
            variant, settings, device, width, textSize, rtl, dark,
            OptionSpec(name: "--draw", summary: "Draw with the characters of the terminal."),
            format(.choice(of: OutputFormat<FramesRenderer>.all)), json,
            output(.files(of: OutputFormat<FramesRenderer>.all)),
            color, font, allowLinks, configFile,
        ],
        examples: [
            .init(line: "unfold frames card.json --step 1", meaning: "Where is every view?"),
            .init(line: "unfold frames card.json cafe --draw", meaning: "What does the cell look like?"),
        ])

    static let watch = CommandSpec(
        name: "watch",
        summary: "Run scenarios again whenever they are saved, and show what that changed.",
        discussion: [
            "One screen: first the scenarios that were saved, with what differs from their records, what "
                + "changed from step to step and what was found; then a line for each of the others. Nothing is "
                + "recorded. 'q' quits."
        ],
        operands: [paths], options: [color, font, allowLinks, configFile],
        examples: [.init(line: "unfold watch Scenarios", meaning: "Beside the editor.")])

    static let why = CommandSpec(
        name: "why",
        summary: "Show what adds up to the height of a row, what lost, and what would change it.",
        discussion: [
            "Every answer to 'what if' comes from solving the row again with that one change, or from running "
                + "the scenario again."
        ],
        operands: [path, row],
        options: [
            OptionSpec(
                name: "--row", value: ValueSpec(name: "id", kind: .text),
                summary: "The row, as <row>; one of the two is needed if there are several rows."),
            OptionSpec(
                name: "--step", value: ValueSpec(name: "step", kind: .text),
                summary: "The step, by its name or its number from 0.", defaultText: "the last one"),
            variant, only, device, width, textSize, rtl, dark,
            OptionSpec(
                name: "--set", value: ValueSpec(name: "id.property=value", kind: .trial),
                summary:
                    "Try a constraint's constant or priority, as in 'detailHeight.priority=251'; or another "
                    + "value of the row, as in 'title.text=Tea', 'title.font=20', 'badge.isHidden=true', or a "
                    + "trait, as in 'width=320'. Several are tried together.", repeats: true),
            OptionSpec(
                name: "--sweep", value: ValueSpec(name: "id.property", kind: .sweep),
                summary:
                    "Show the height as a function of a constraint's constant or priority, with every value at "
                    + "which it turns. The format 'svg' is its chart."
            ),
            OptionSpec(
                name: "--want", value: ValueSpec(name: "points", kind: .points),
                summary:
                    "Look for the one constant, priority or hidden view that gives the row this height, the least "
                    + "change first."),
            format(.choice(of: OutputFormat<WhyAnswer>.all)), json, output(.files(of: OutputFormat<WhyAnswer>.all)),
            color, font, allowLinks, configFile,
        ],
        examples: [
            .init(line: "unfold why card.json cafe --step 1", meaning: "Why is the expanded row so tall?"),
            .init(
                line: "unfold why card.json --set detailHeight.priority=251", meaning: "What would another priority do?"
            ),
            .init(
                line: "unfold why card.json --sweep detailHeight.priority", meaning: "And what would any priority do?"),
            .init(line: "unfold why card.json --want 347", meaning: "What would make it 347 tall?"),
        ])

    static let stress = CommandSpec(
        name: "stress",
        summary: "Try scenarios in many surroundings, and show the smallest in which they break.",
        discussion: [
            "Widths of every device, text sizes, directions, texts, hidden views, orders of steps and reused cells are "
                + "tried alone and together. What is found is made as small as it gets, and fixes are tried in all "
                + "surroundings."
        ],
        operands: [paths],
        options: stressOptions(budget: StressOptions().budget, OutputFormat<StressResults>.all),
        examples: [
            .init(line: "unfold stress Scenarios", meaning: "Find what breaks on other devices and with other texts."),
            .init(line: "unfold stress card.json --axes widths,contentSizes", meaning: "Vary two things only."),
            .init(line: "unfold stress Scenarios --patch fixes.diff", meaning: "Then 'git apply fixes.diff'."),
        ])

    static let doctor = CommandSpec(
        name: "doctor",
        summary: "Try every cell of an app, and list those in which something breaks.",
        discussion: [
            "Scenarios and Interface Builder documents of a folder are run as they are written, toggled, reused and in "
                + "other surroundings, as 'unfold stress' does with more time. A table has a line for each cell in which "
                + "something breaks, the worst first; the other formats are those of 'stress'."
        ],
        operands: [paths],
        options: stressOptions(budget: StressOptions.ofDoctor, OutputFormat<StressResults>.allOfDoctor),
        examples: [.init(line: "unfold doctor App", meaning: "What breaks, of all that is there?")])

    static let fix = CommandSpec(
        name: "fix",
        summary: "Apply the change that was tried for a finding.",
        discussion: [
            "'unfold report --format json' has an id for each finding and conflict, and a 'fix' where a change of the "
                + "scenario's file was tried and helps. The change is tried again, only its bytes are written, and "
                + "what is now there is printed. A finding that is gone, and a file that changes meanwhile, are refused."
        ],
        operands: [path],
        options: [
            OptionSpec(
                name: "--finding", value: ValueSpec(name: "id", kind: .text),
                summary: "The finding, by the id that the report in JSON has; needed."),
            OptionSpec(name: "--dry-run", summary: "Print the change as a diff, and write nothing."), patch, font,
            allowLinks, configFile,
        ],
        examples: [
            .init(
                line: "unfold fix card.json --finding unsatisfiable-constraints/cafe/detailHeight --dry-run",
                meaning: "Show what would be written.")
        ])

    static let trace = CommandSpec(
        name: "trace",
        summary: "Show the passes of layout: what was solved, measured and laid out, in order.",
        operands: [path],
        options: [
            steps, rows, only, variant, settings, device, width, textSize, rtl, dark,
            format(.choice(of: OutputFormat<Trace>.all)), json, output(.files(of: OutputFormat<Trace>.all)), color,
            font,
            allowLinks, configFile,
        ],
        examples: [.init(line: "unfold trace card.json --step 1", meaning: "What happens while the card expands.")])

    static let explain = CommandSpec(
        name: "explain",
        summary: "Explain a conflict from a pasted console log.",
        discussion: ["Without a file, or with '-', the log is read from standard input."],
        operands: [
            OperandSpec(
                name: "log", value: .file("log"), summary: "A text with the messages as Xcode or Console show them.",
                isRequired: false, repeats: true)
        ],
        options: [
            OptionSpec(
                name: "--emit-scenario", value: .file("file"),
                summary: "Write the first message as a scenario that conflicts likewise."),
            format(.choice(of: OutputFormat<LogReport>.all)), json, output(.files(of: OutputFormat<LogReport>.all)),
            color, allowLinks, configFile,
        ],
        examples: [
            .init(line: "pbpaste | unfold explain", meaning: "Explain what was copied from Xcode."),
            .init(line: "unfold explain app.log --emit-scenario it.json", meaning: "Then 'unfold why it.json'."),
        ])

    static let convert = CommandSpec(
        name: "convert",
        summary: "Write an Interface Builder document as a scenario.",
        discussion: [
            "Each cell becomes a template and a row; without cells, each view. Outlets, identifiers and user "
                + "labels become names. What a scenario cannot say is a warning. 'report', 'check', 'why' and "
                + "'trace' take such documents as they are; a converted one can be given steps."
        ],
        operands: [OperandSpec(name: "path", value: .file("path"), summary: "A document (.xib or .storyboard).")],
        options: [
            OptionSpec(
                name: "--design-time",
                summary: "Keep placeholder constraints and sizes, and sizes measured of designable views."), font,
            allowLinks, configFile,
        ],
        examples: [
            .init(line: "unfold convert Cell.xib > Scenarios/cell.json", meaning: "Then add steps that expand it.")
        ])

    static let export = CommandSpec(
        name: "export",
        summary: "Write scenarios as tests of UIKit and XCTest, for a simulator or a device.",
        discussion: [
            "The file has the same views, constraints, list and steps, and needs nothing of Unfold. Each step prints "
                + "its heights and frames as a line of JSON, which 'unfold check --device' compares. What UIKit has no "
                + "counterpart of is a comment in the file, and a note."
        ],
        operands: [
            OperandSpec(name: "language", value: .choice("language", ["swift"]), summary: "What to write."),
            paths,
        ],
        options: [
            OptionSpec(
                name: "--into", value: ValueSpec(name: "folder", kind: .folder),
                summary: "Where the files go, one a scenario.", defaultText: "standard output, for one scenario"), font,
            allowLinks, configFile,
        ],
        examples: [
            .init(line: "unfold export swift card.json > CardTests.swift", meaning: "Then run it on a simulator.")
        ])

    // MARK: Habits

    static let adapt = CommandSpec(
        name: "adapt",
        summary: "Rewrite an app's Swift files where a platform without Objective-C refuses them.",
        discussion: [
            "Attributes, selectors, key paths, optional protocol methods, overrides in extensions, literals and "
                + "imports are rewritten; all else stays, on its line. Compiler messages name the original "
                + "files. What is left as it is, is listed as a warning; a file that cannot be read as Swift is "
                + "copied as it is.",
            "Files of one module belong into one run: what one of them says depends on the others.",
            "With '--stubs' nothing is rewritten: a module that is not here (Kingfisher, RxSwift, a framework of the "
                + "app's own) is drafted as Swift, from the names, labels and members that the files use of it. Comments "
                + "mark what is guessed.",
            "With '--closure' nothing is rewritten: the files that one file needs are listed, with the documents that they "
                + "load, and the modules that they import.",
        ],
        operands: [
            OperandSpec(
                name: "path", value: .file("path"),
                summary: "A Swift file, or a folder with everything below it that is not hidden.", isRequired: false,
                repeats: true)
        ],
        options: [
            OptionSpec(
                name: "--closure", value: ValueSpec(name: "file", kind: .file),
                summary: "List the files that this one needs; with '--into', as '.unfold-sources' there."),
            OptionSpec(
                name: "--in", value: ValueSpec(name: "folder", kind: .folder), summary: "The app's folder, as a path."),
            OptionSpec(
                name: "--into", value: ValueSpec(name: "folder", kind: .folder),
                summary: "Where adapted files go; copies that are as they should be are not touched.",
                defaultText: "standard output, for one file"),
            OptionSpec(
                name: "--stubs", value: ValueSpec(name: "module", kind: .text),
                summary:
                    "Draft a source for a module that the files import; with '--into', as '<module>.swift', unless that is "
                    + "there already."),
        ],
        examples: [
            .init(line: "unfold adapt ../App/Cells --into Sources/AppCells", meaning: "Adapt what is in the folder."),
            .init(line: "unfold adapt CardCell.swift | diff CardCell.swift -", meaning: "What would change?"),
            .init(
                line: "unfold adapt --closure ../App/CardCell.swift --in ../App --into Sources/App",
                meaning: "Which files does the cell need?"),
            .init(
                line: "unfold adapt ../App --stubs Kingfisher --into Sources/Kingfisher",
                meaning: "Draft what the app uses of Kingfisher."),
        ])

    static let initialize = CommandSpec(
        name: "init",
        summary: "Write a first scenario, a configuration file and a CI job.",
        discussion: ["Files that are there already are left alone."],
        operands: [
            OperandSpec(
                name: "folder", value: ValueSpec(name: "folder", kind: .folder), summary: "Where; default here.",
                isRequired: false)
        ],
        examples: [.init(line: "unfold init", meaning: "Then: unfold check Scenarios")])

    static let schema = CommandSpec(
        name: "schema",
        summary: "Print the JSON Schema of an input or output.",
        operands: [
            OperandSpec(
                name: "name", value: .choice("name", SchemaName.allCases.map(\.rawValue)),
                summary: "Which; without it, a list.",
                isRequired: false)
        ],
        examples: [.init(line: "unfold schema report > report.schema.json", meaning: "For validators and editors.")])

    static let config = CommandSpec(
        name: "config",
        summary: "Print the settings in force.",
        discussion: [
            "Settings come from options, then from the nearest '.unfold.json' of the working folder or a folder above "
                + "it, then from defaults."
        ],
        operands: [OperandSpec(name: "action", value: .choice("action", ["dump"]), summary: "Print them as JSON.")],
        options: [allowLinks, configFile],
        examples: [.init(line: "unfold config dump", meaning: "What is in force in this folder?")])

    static let completions = CommandSpec(
        name: "completions",
        summary: "Print the completion script of a shell.",
        operands: [
            OperandSpec(name: "shell", value: .choice("shell", ["bash", "zsh", "fish"]), summary: "Which shell.")
        ],
        examples: [
            .init(
                line: "unfold completions bash > ~/.local/share/bash-completion/completions/unfold",
                meaning: "For bash with bash-completion."),
            .init(line: "unfold completions zsh > ~/.zfunc/_unfold", meaning: "In a folder of $fpath."),
            .init(line: "unfold completions fish > ~/.config/fish/completions/unfold.fish", meaning: "For fish."),
        ])

    static let manual = CommandSpec(name: "manual", summary: "Print the manual page, in roff, for man.")

    static let versionCommand = CommandSpec(name: "version", summary: "Show the version.")

    static let help = CommandSpec(
        name: "help",
        summary: "Show help.",
        operands: [
            OperandSpec(
                name: "command", value: ValueSpec(name: "command", kind: .text), summary: "Of which command.",
                isRequired: false)
        ])

    // MARK: Options

    static let common = [
        OptionSpec(name: "--version", summary: "Show the version."),
        OptionSpec(name: "--help", short: "-h", summary: "Show help."),
    ]

    private static let paths = OperandSpec(
        name: "path", value: .file("path"),
        summary:
            "Scenario files or Interface Builder documents, or folders of scenarios. Without any, those of the "
            + "configuration file.",
        isRequired: false,
        repeats: true)
    private static let path = OperandSpec(
        name: "path", value: .file("path"),
        summary: "A scenario file, a folder with one, or an Interface Builder document.")
    private static let row = OperandSpec(
        name: "row", value: ValueSpec(name: "row", kind: .text), summary: "The row, header or footer, by its id.",
        isRequired: false)

    private static func stressOptions(
        budget: Int, _ formats: @autoclosure @escaping @Sendable () -> [OutputFormat<StressResults>]
    ) -> [OptionSpec] {
        [
            OptionSpec(
                name: "--axes", value: ValueSpec(name: "names", kind: .text),
                summary: "Vary only these, with commas between: "
                    + StressAxis.allCases.map(\.rawValue).joined(separator: ", ") + ".",
                defaultText: "all but generations"),
            OptionSpec(
                name: "--budget", value: ValueSpec(name: "solves", kind: .integer(from: 1, to: 100_000_000)),
                summary: "The most rows that are laid out for one scenario; what is left out is counted.",
                defaultText: "\(budget)"),
            OptionSpec(
                name: "--time-limit", value: ValueSpec(name: "seconds", kind: .points),
                summary: "Begin nothing new after that; how far it came may differ from run to run.",
                defaultText: "none"),
            OptionSpec(name: "--strict", summary: "Exit with status 1 if anything is found."),
            format(.choice(of: formats())), json,
            output(.files(of: formats())), patch, fixes, color, font, allowLinks, configFile,
        ]
    }

    private static func format(_ value: ValueSpec) -> OptionSpec {
        OptionSpec(
            name: "--format", value: value, summary: "Format on standard output.",
            defaultText: value.words.contains("github") ? "text; github when GITHUB_ACTIONS is true" : "text")
    }

    private static func output(_ value: ValueSpec) -> OptionSpec {
        var summary = "Write a file as well, in the format of its ending or as <format>=<file>."
        if case .formatFile(let formats) = value.kind, formats.contains(where: { $0.name == "svg" }),
            formats.contains(where: { $0.name == "github" })
        {
            summary += " 'svg=<folder>/' gets a picture of each cell."
        }
        return OptionSpec(name: "--output", short: "-o", value: value, summary: summary, repeats: true)
    }

    private static let json = OptionSpec(name: "--json", summary: "As '--format json'.", means: .format("json"))
    private static let html = OptionSpec(name: "--html", summary: "As '--format html'.", means: .format("html"))
    private static let patch = OptionSpec(
        name: "--patch", value: .file("file"),
        summary: "Write the fixes that were tried as a diff, for 'git apply' or 'patch -p1'.")
    private static let fixes = OptionSpec(
        name: "--fix", summary: "Write the fixes that were tried into the scenarios and documents.")
    private static let device = OptionSpec(
        name: "--device", value: ValueSpec(name: "name", kind: .text), summary: "Run on this device.",
        means: .trait("device"))
    private static let width = OptionSpec(
        name: "--width", value: ValueSpec(name: "points", kind: .text), summary: "Run with this width of the screen.",
        means: .trait("width"))
    private static let textSize = OptionSpec(
        name: "--text-size", value: .choice("size", TextSizes.all.map { $0.short }),
        summary: "Run with this text size.",
        means: .trait("contentSizeCategory") { size in TextSizes.all.first { $0.short == size }?.name ?? size })
    private static let rtl = OptionSpec(
        name: "--rtl", summary: "Run from right to left.", means: .trait("layoutDirection") { _ in "rightToLeft" })
    private static let dark = OptionSpec(
        name: "--dark", summary: "Run in dark appearance.", means: .trait("userInterfaceStyle") { _ in "dark" })
    private static let variant = OptionSpec(
        name: "--variant", formerly: "--cell", value: ValueSpec(name: "name", kind: .text),
        summary: "The combination of the scenario's matrix, by its name.", defaultText: "the first")
    private static let settings = OptionSpec(
        name: "--set", value: ValueSpec(name: "property=value", kind: .trial),
        summary:
            "Run with another value: a trait, as in 'width=320' or 'contentSizeCategory=accessibilityLarge', or a "
            + "property in every row that has it, as in 'title.text=Tea', 'badge.isHidden=true', "
            + "'detailHeight.constant=0'. Several are taken together.", repeats: true)
    private static let color = OptionSpec(
        name: "--color", value: .choice("when", Options.Color.allCases.map(\.rawValue)), summary: "Use colour.",
        defaultText: "auto: on a terminal that is not dumb, unless NO_COLOR is set; always with FORCE_COLOR")
    private static let rows = OptionSpec(
        name: "--row", value: ValueSpec(name: "id", kind: .text), summary: "Only this row, or header or footer.",
        repeats: true)
    private static let variants = OptionSpec(
        name: "--variant", formerly: "--cell", value: ValueSpec(name: "name", kind: .text),
        summary: "Only this combination of the matrix.", repeats: true)
    private static let steps = OptionSpec(
        name: "--step", value: ValueSpec(name: "step", kind: .text),
        summary: "Only this step, by its name or its number from 0.", repeats: true)
    private static let only = OptionSpec(
        name: "--only", value: .choice("what", ReportFilter.Only.allCases.map(\.rawValue)),
        summary: "Only rows that changed, are in a conflict, or have a finding.")
    private static let all = OptionSpec(
        name: "--all",
        summary: "List every row of long tables, and every unsatisfied constraint, planned for or not, in text.")
    private static let quiet = OptionSpec(name: "--quiet", short: "-q", summary: "Show only changes and problems.")
    private static let jobs = OptionSpec(
        name: "--jobs", short: "-j", value: ValueSpec(name: "n", kind: .integer(from: 1, to: 256)),
        summary: "Processes to run scenarios in; the output is the same for any number.", defaultText: "1")
    private static let timeLimit = OptionSpec(
        name: "--time-limit",
        value: ValueSpec(
            name: "seconds",
            kind: .integer(from: Configuration.timeLimits.lowerBound, to: Configuration.timeLimits.upperBound)),
        summary: "Seconds that one scenario may take; it is given up and reported then, and the others go on.",
        defaultText: "\(Configuration.usualTimeLimit) with --jobs above 1, otherwise none")
    private static let shard = OptionSpec(
        name: "--shard", value: ValueSpec(name: "i/n", kind: .shard),
        summary: "Run the i-th of n parts of the scenarios, counted from 1.")
    private static let font = OptionSpec(
        name: "--font", value: .file("file"),
        summary: "A font file (TrueType or OpenType) whose faces scenarios may name.",
        repeats: true)
    private static let embedFonts = OptionSpec(
        name: "--embed-fonts",
        summary: "Put the files of the fonts that texts have into pages and 'svg=<folder>/'; mind their licenses.")
    private static let allowLinks = OptionSpec(
        name: "--allow-links",
        summary: "Read scenarios, records, documents and configurations also behind links out of the folder.")
    private static let configFile = OptionSpec(
        name: "--config", value: .file("file"), summary: "Configuration file.",
        defaultText: "the nearest .unfold.json")
}

extension OptionSpec.Expansion {
    fileprivate static func format(_ name: String) -> Self { Self(option: "--format") { _ in name } }

    fileprivate static func trait(
        _ name: String, _ value: @escaping @Sendable (String) -> String = { $0 }
    ) -> Self { Self(option: "--set") { "\(name)=\(value($0))" } }
}
