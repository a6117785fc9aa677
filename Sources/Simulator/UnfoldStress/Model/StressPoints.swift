struct StressPoints {
    let widths: [Double]
    let sizes: [String]
    let directions: [Bool]
    let texts: [StressSurroundings.Text]
    /// Each differs on one axis, or on one that is taken back: in turn of every axis, its ends before what is between
    /// them.
    var alone: [StressSurroundings] {
        (0..<(single.map(\.count).max() ?? 0)).flatMap { index in
            single.compactMap { $0.indices.contains(index) ? $0[index] : nil }
        }
    }
    private var single: [[StressSurroundings]] = []
    private(set) var counts: [StressAxis: Int] = [:]

    init(_ document: some StressSubject, _ options: StressOptions) {
        let axes = options.axes
        widths = axes.contains(.widths) ? (options.widths ?? ScreenWidths.all).filter { $0 != document.width } : []
        sizes =
            axes.contains(.contentSizes) ? TextSizes.all.map(\.name).filter { $0 != document.contentSizeCategory } : []
        directions = axes.contains(.directions) ? [!document.isRightToLeft] : []
        texts = axes.contains(.texts) ? Self.texts(of: document) : []
        add(.widths, widths) { $0.width = $1 }
        add(.contentSizes, sizes) { $0.contentSizeCategory = $1 }
        add(.directions, directions) { $0.isRightToLeft = $1 }
        if axes.contains(.boldText) { add(.boldText, [!document.hasBoldText]) { $0.hasBoldText = $1 } }
        let titles = axes.contains(.texts) ? document.titledParts.flatMap { Self.longer($0, in: document) } : []
        add(.texts, texts + titles) { $0.text = $1 }
        if axes.contains(.visibility) { add(.visibility, document.hiddenViews) { $0.toggledView = $1 } }
        if axes.contains(.order) { add(.order, Self.orders(document.stepCount)) { $0.steps = $1 } }
        if axes.contains(.reuse) { add(.reuse, [true]) { $0.isReused = $1 } }
        if axes.contains(.back) {
            let far = [widths.first, widths.last].compactMap { $0.map { StressSurroundings().with(width: $0) } }
            let sizes = [sizes.first, sizes.last].compactMap { $0.map { StressSurroundings().with(size: $0) } }
            add(.back, far + sizes) { ($0, $0.isTakenBack) = ($1, true) }
        }
        if axes.contains(.generations) {
            add(.generations, UIKitGeneration.allCases.map(\.rawValue)) { $0.generation = $1 }
        }
    }

    private mutating func add<Value>(
        _ axis: StressAxis, _ values: [Value], _ change: (inout StressSurroundings, Value) -> Void
    ) {
        guard !values.isEmpty else { return }
        counts[axis] = values.count
        single.append(Self.spread(values).map { value in StressSurroundings().with { change(&$0, value) } })
    }

    /// The first, the last, and then what is in the middle between two that were there.
    private static func spread<Value>(_ values: [Value]) -> [Value] {
        var (order, known) = ([Int](), Set<Int>())
        var step = max(1, values.count - 1)
        while order.count < values.count {
            order += stride(from: 0, to: values.count, by: step).filter { known.insert($0).inserted }
            step = max(1, step / 2)
        }
        return order.map { values[$0] }
    }

    private static func texts(of document: some StressSubject) -> [StressSurroundings.Text] {
        let views = document.textViews
        guard !views.isEmpty else { return [] }
        var texts: [StressSurroundings.Text] = [
            .init(.empty), .init(.accented), .init(.ideographs), .init(.rightToLeft), .init(.word), .init(.digits),
            .init(.letters, letters: 1),
        ]
        let longest = views.map(document.letters).max() ?? 0
        texts += [2, 3].map { .init(.letters, letters: max(1, $0 * longest)) } + [.init(.letters, letters: 400)]
        guard views.count > 1 else { return texts }
        for view in views { texts += [.init(.empty, view: view)] + longer(view, in: document) }
        return texts
    }

    private static func longer(_ view: String, in document: some StressSubject) -> [StressSurroundings.Text] {
        [2, 3].map { .init(.letters, view: view, letters: $0 * max(4, document.letters(of: view))) }
    }

    /// Every order of what follows the first step, if these are few; then each alone a second time, and all twice.
    private static func orders(_ count: Int) -> [[Int]] {
        guard count > 1 else { return [] }
        let rest = Array(1..<count)
        let orders: [[Int]] = count <= 5 ? permutations(rest) : (0..<rest.count - 1).map { swapping(rest, $0) }
        return orders.filter { $0 != rest }.map { [0] + $0 } + rest.map { [0, $0, $0] } + [[0] + rest + rest]
    }

    private static func swapping(_ list: [Int], _ index: Int) -> [Int] {
        var list = list
        list.swapAt(index, index + 1)
        return list
    }

    private static func permutations(_ list: [Int]) -> [[Int]] {
        guard let first = list.first else { return [[]] }
        return permutations(Array(list.dropFirst())).flatMap { rest in
            (0...rest.count).map { rest[..<$0] + [first] + rest[$0...] }
        }
    }

    /// How many differ on two axes or more of those that one cell can be changed on.
    var togetherCount: Int {
        (widths.count + 1) * (sizes.count + 1) * (directions.count + 1) * (texts.count + 1) - 1
            - widths.count - sizes.count - directions.count - texts.count
    }

    /// Numbers of all combinations, each once, in an order whose every beginning is spread over all axes. Neighboring
    /// numbers differ in the width, then in the text size, then in the direction, then in the text.
    var together: some Sequence<Int> {
        let total = (widths.count + 1) * (sizes.count + 1) * (directions.count + 1) * (texts.count + 1)
        var stride = max(1, Int(Double(total) * 0.6180339887))
        while Self.divisor(stride, total) > 1 { stride += 1 }
        return (0..<total).lazy.map { $0 * stride % total }.filter { point($0).axes.count > 1 }
    }

    func point(_ number: Int) -> StressSurroundings {
        var rest = number
        func next<Value>(_ values: [Value]) -> Value? {
            let index = rest % (values.count + 1)
            rest /= values.count + 1
            return index == 0 ? nil : values[index - 1]
        }
        var point = StressSurroundings()
        point.width = next(widths)
        point.contentSizeCategory = next(sizes)
        point.isRightToLeft = next(directions)
        point.text = next(texts)
        return point
    }

    private static func divisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : divisor(b, a % b) }

    /// The corners that change what happens within steps: these are run from the beginning.
    var corners: [StressSurroundings] {
        var corners = [StressSurroundings()]
        func cross<Value>(_ values: [Value], _ change: (inout StressSurroundings, Value) -> Void) {
            corners += values.flatMap { value in corners.map { $0.with { change(&$0, value) } } }
        }
        cross(Array(Set([widths.first, widths.last].compactMap { $0 })).sorted()) { $0.width = $1 }
        cross(sizes.suffix(1)) { $0.contentSizeCategory = $1 }
        cross(directions) { $0.isRightToLeft = $1 }
        cross(texts.filter { $0.view == nil && $0.kind == .letters }.suffix(2).prefix(1).map { $0 }) { $0.text = $1 }
        return corners.filter { $0.axes.count > 1 }
    }
}

extension StressSurroundings {
    func with(_ change: (inout StressSurroundings) -> Void) -> StressSurroundings {
        var other = self
        change(&other)
        return other
    }

    package func with(width: Double) -> StressSurroundings { with { $0.width = width } }

    func with(size: String) -> StressSurroundings { with { $0.contentSizeCategory = size } }
}
