/// A label whose sizes were measured elsewhere, for its font need not be at hand.
final class MeasuredLabel: UILabel {
    struct Measurement: Hashable, Sendable {
        /// Points that the text was wrapped to; nil for a text that nothing bounds.
        var bound: CGFloat?
        var size: CGSize
    }

    var measurements: [Measurement] = [] {
        didSet { if oldValue != measurements { invalidateIntrinsicContentSize() } }
    }
    /// Widths that the text was asked for and that were not measured: what it has there is the other font's size.
    private(set) var unmeasured: Set<CGFloat> = []

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard !measurements.isEmpty, text?.isEmpty == false
        else { return super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines) }
        let natural = measurements.first { $0.bound == nil }
        let tolerance = 0.5 / LayoutEnvironment.displayScale
        let exact = measurements.first { $0.bound.map { abs($0 - bounds.width) < tolerance } ?? false }
        let fitting = natural.flatMap { $0.size.width <= bounds.width + tolerance || numberOfLines == 1 ? $0 : nil }
        if let found = exact ?? fitting { return CGRect(origin: bounds.origin, size: found.size) }
        unmeasured.insert(bounds.width)
        return super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    }
}

extension Property {
    private static let fields: [PropertyKind.Field] = [
        .init("forWidth", .number(ScenarioLimits.size)), .init("width", .number(ScenarioLimits.size), isRequired: true),
        .init("height", .number(ScenarioLimits.size), isRequired: true),
    ]

    /// Sizes that a text has in a font that need not be at hand. A label has them only if its template says so.
    static let measuredSizes = Property("measuredSizes", .list(.record(fields))) { item in
        guard let label = item as? MeasuredLabel else { return item is UILabel ? .list([]) : nil }
        return .list(
            label.measurements.map { measurement in
                let bound = measurement.bound.map { [PropertyValue.Member(name: "forWidth", value: .number($0))] } ?? []
                return .record(
                    bound + [
                        .init(name: "width", value: .number(measurement.size.width)),
                        .init(name: "height", value: .number(measurement.size.height)),
                    ])
            })
    } set: { item, value, _ in
        guard let label = item as? MeasuredLabel, case .list(let entries) = value else { return }
        label.measurements = entries.map { entry in
            .init(
                bound: entry.number("forWidth").map { CGFloat($0) },
                size: CGSize(width: entry.number("width") ?? 0, height: entry.number("height") ?? 0))
        }
    }
}
