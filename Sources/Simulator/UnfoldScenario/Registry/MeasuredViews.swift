/// Sizes that a view has as measured elsewhere, for its font need not be at hand.
struct MeasuredSizes: Hashable, Sendable {
    struct Entry: Hashable, Sendable {
        /// Points that the text was wrapped to; nil for a text that nothing bounds.
        var bound: CGFloat?
        var size: CGSize
    }

    var entries: [Entry] = []

    var natural: CGSize? { entries.first { $0.bound == nil }?.size }

    /// The size of a text no wider than that; nil if not measured. Lines that still fit break at the same words.
    func size(forWidth width: CGFloat, lines: Int) -> CGSize? {
        let tolerance = 0.5 / LayoutEnvironment.displayScale
        let wrapped = entries.first { entry in
            entry.bound.map { min(entry.size.width, $0) - tolerance < width && width < $0 + tolerance } ?? false
        }
        return wrapped?.size ?? natural.flatMap { $0.width <= width + tolerance || lines == 1 ? $0 : nil }
    }
}

/// A view that has such sizes: of a template's views, those for which the template says some.
@MainActor protocol MeasuredView: UIView { var measuredSizes: MeasuredSizes { get set } }

final class MeasuredLabel: UILabel, MeasuredView {
    var measuredSizes = MeasuredSizes() { didSet { if oldValue != measuredSizes { invalidateIntrinsicContentSize() } } }
    private var isMeasured: Bool { !measuredSizes.entries.isEmpty && text?.isEmpty == false }

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = isMeasured ? measuredSizes.size(forWidth: bounds.width, lines: numberOfLines) : nil
        return size.map { CGRect(origin: bounds.origin, size: $0) }
            ?? super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    }

    /// The width it is laid out at, if its text was not measured there: it has the other font's size then.
    var unmeasuredWidth: CGFloat? {
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : bounds.width
        guard isMeasured, width > 0, measuredSizes.size(forWidth: width, lines: numberOfLines) == nil
        else { return nil }
        return width
    }
}

final class MeasuredButton: UIButton, MeasuredView {
    var measuredSizes = MeasuredSizes() { didSet { if oldValue != measuredSizes { invalidateIntrinsicContentSize() } } }
    override var intrinsicContentSize: CGSize { measuredSizes.natural ?? super.intrinsicContentSize }
    override func sizeThatFits(_ size: CGSize) -> CGSize { measuredSizes.natural ?? super.sizeThatFits(size) }
}

final class MeasuredField: UITextField, MeasuredView {
    var measuredSizes = MeasuredSizes() { didSet { if oldValue != measuredSizes { invalidateIntrinsicContentSize() } } }
    override var intrinsicContentSize: CGSize { measuredSizes.natural ?? super.intrinsicContentSize }
    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension Property {
    private static let fields: [PropertyKind.Field] = [
        .init("forWidth", .number(ScenarioLimits.size)), .init("width", .number(ScenarioLimits.size), isRequired: true),
        .init("height", .number(ScenarioLimits.size), isRequired: true),
    ]

    /// Sizes in a font that need not be at hand. A view has them only if its template says so.
    static let measuredSizes = Property("measuredSizes", .list(.record(fields))) { item in
        guard let view = item as? any MeasuredView else { return .list([]) }
        return .list(
            view.measuredSizes.entries.map { entry in
                let bound = entry.bound.map { [PropertyValue.Member(name: "forWidth", value: .number($0))] } ?? []
                return .record(
                    bound + [
                        .init(name: "width", value: .number(entry.size.width)),
                        .init(name: "height", value: .number(entry.size.height)),
                    ])
            })
    } set: { item, value, _ in
        guard let view = item as? any MeasuredView, case .list(let entries) = value else { return }
        view.measuredSizes.entries = entries.map { entry in
            .init(
                bound: entry.number("forWidth").map { CGFloat($0) },
                size: CGSize(width: entry.number("width") ?? 0, height: entry.number("height") ?? 0))
        }
    }
}
