extension Steps {
    private static let orientations = DeviceTraits.Orientation.allCases.map(\.rawValue)
    private static let scrollAlignments = ScrollAlignment.allCases.map(\.rawValue)

    static let scroll = StepKind<Double>(
        "scroll", .kind(.number(ScenarioLimits.length)), [], "The content offset, clamped.",
        read: { $1.value.number(in: ScenarioLimits.length) },
        perform: { runner, offset, _ in runner.scroll(to: offset) },
        words: { "scroll to \(PropertyValue.shown($0))" })

    static let traits = StepKind<TraitSpec>(
        "traits", .traits, [], "Traits change, those that are named.",
        read: { TraitReader.traits($1.value) },
        perform: { runner, traits, _ in runner.change(traits) },
        words: { _ in "change traits" },
        input: { ["traits \($0.words)"] })

    static let screen: [any AnyStepKind] = [
        StepKind<ScreenSize>(
            "resize", .kind(.number(ScenarioLimits.screen)), [.may("height", .kind(.number(ScenarioLimits.screen)))],
            "The screen has another width, and height.",
            read: { _, step in
                guard let width = step.value.number(in: ScenarioLimits.screen),
                    let height = step["height"].map({ $0.number(in: ScenarioLimits.screen) }) ?? .some(nil)
                else { return nil }
                return ScreenSize(width: width, height: height)
            },
            perform: { runner, size, _ in runner.resize(size) },
            words: {
                "resize to width \(PropertyValue.shown($0.width))"
                    + ($0.height.map { ", height \(PropertyValue.shown($0))" } ?? "")
            }),
        StepKind<Rotation>(
            "rotate", .optional(.word(orientations)), [], "The screen turns.",
            read: { _, step in
                guard step.object != nil else { return Rotation() }
                return step.value.word(kind: "orientation", among: orientations).map {
                    Rotation(orientation: DeviceTraits.Orientation(rawValue: $0))
                }
            },
            perform: { runner, rotation, _ in runner.rotate(rotation.orientation) },
            words: { _ in "rotate" },
            input: { ["rotate" + ($0.orientation.map { " to \($0.rawValue)" } ?? "")] }),
        traits,
        scroll,
        StepKind<RowScroll>(
            "scrollToRow", .row, [.may("at", .kind(.word(scrollAlignments)))], "A row comes on screen.",
            read: { reader, step in
                let alignment = step.object?.word("at", kind: "place", among: scrollAlignments)
                return reader.row(step.value).map {
                    RowScroll(row: $0, alignment: alignment.flatMap(ScrollAlignment.init) ?? .none)
                }
            },
            perform: { runner, scroll, position in runner.scroll(to: scroll.row, scroll.alignment, position) },
            words: { "scrollToRow \($0.row), \($0.alignment.rawValue)" }),
    ]
}

struct ScreenSize: StepContent {
    var width: Double
    var height: Double?
}

struct Rotation: StepContent { var orientation: DeviceTraits.Orientation? }

enum ScrollAlignment: String, CaseIterable, Sendable { case none, top, middle, bottom }

struct RowScroll: StepContent {
    var row: String
    var alignment: ScrollAlignment
}

extension ScenarioRunner {
    fileprivate func resize(_ new: ScreenSize) {
        let size = deviceTraits.environment.screenSize
        deviceTraits.device = nil
        deviceTraits.resize(width: CGFloat(new.width), height: new.height.map { CGFloat($0) } ?? size.height)
        useDeviceTraits()
    }

    fileprivate func rotate(_ orientation: DeviceTraits.Orientation?) {
        deviceTraits.turn(to: orientation ?? (deviceTraits.orientation == .portrait ? .landscape : .portrait))
        useDeviceTraits()
    }

    fileprivate func change(_ traits: TraitSpec) {
        traits.apply(to: &deviceTraits)
        useDeviceTraits()
    }

    fileprivate func scroll(to offset: Double) {
        if updateDepth == 0 { tableView.layoutIfNeeded() }
        tableView.contentOffset = tableView.clampedOffset(CGPoint(x: 0, y: offset))
        place = nil
    }

    fileprivate func scroll(to row: String, _ at: ScrollAlignment, _ position: SourcePosition) {
        guard isLoaded(for: "scrollToRow", at: position), let path = indexPath(of: row, for: "scrollToRow", position)
        else { return }
        tableView.layoutIfNeeded()
        let rect = tableView.frameOfRow(at: path)
        let visible = tableView.bounds
        let top: CGFloat
        switch at {
        case .top: top = rect.minY
        case .middle: top = rect.midY - visible.height / 2
        case .bottom: top = rect.maxY - visible.height
        // The least that brings the row on screen.
        case .none:
            top = rect.minY < visible.minY ? rect.minY : max(visible.minY, min(rect.minY, rect.maxY - visible.height))
        }
        tableView.contentOffset = tableView.clampedOffset(CGPoint(x: 0, y: top))
        place = nil
        tableView.layoutIfNeeded()
    }
}
