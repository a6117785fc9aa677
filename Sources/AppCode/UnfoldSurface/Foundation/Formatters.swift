#if !canImport(Darwin)
    /// Writes distances from now: `2 hours ago`, `in 3 days`. English only.
    // Sendable: as Foundation's formatters, set up before they are shared.
    open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
        open var dateTimeStyle = DateTimeStyle.numeric
        open var unitsStyle = UnitsStyle.full
        open var locale: Locale! = .current

        public override init() { super.init() }
        public required init?(coder: NSCoder) { super.init(coder: coder) }

        private static let units: [(Calendar.Component, seconds: Double, full: String, short: String, brief: String)] =
            [
                (.year, 31_536_000, "year", "yr.", "y"), (.month, 2_592_000, "month", "mo.", "mo"),
                (.weekOfMonth, 604_800, "week", "wk.", "w"), (.day, 86_400, "day", "day", "d"),
                (.hour, 3600, "hour", "hr.", "h"), (.minute, 60, "minute", "min.", "min"),
                (.second, 1, "second", "sec.", "s"),
            ]

        /// The distance from `referenceDate` to `date`, in its largest unit.
        open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
            localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
        }
        /// A distance in seconds; negative ones lie in the past.
        open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
            let size = abs(timeInterval)
            let index = Self.units.firstIndex { size >= $0.seconds } ?? Self.units.count - 1
            return text(Int(size / Self.units[index].seconds), index, isPast: timeInterval < 0)
        }
        /// The largest of the components.
        open func localizedString(from dateComponents: DateComponents) -> String {
            for (index, unit) in Self.units.enumerated() {
                if let value = dateComponents.value(for: unit.0), value != 0 {
                    return text(abs(value), index, isPast: value < 0)
                }
            }
            return text(0, Self.units.count - 1, isPast: false)
        }
        open override func string(for obj: Any?) -> String? {
            (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
        }

        private func text(_ value: Int, _ index: Int, isPast: Bool) -> String {
            let unit = Self.units[index]
            if dateTimeStyle == .named {
                switch (unit.0, value) {
                case (.second, 0): return "now"
                case (.day, 1): return isPast ? "yesterday" : "tomorrow"
                case (.weekOfMonth, 1), (.month, 1), (.year, 1): return (isPast ? "last " : "next ") + unit.full
                default: break
                }
            }
            let name: String =
                switch unitsStyle {
                case .full: "\(value) \(unit.full)\(value == 1 ? "" : "s")"
                case .short: "\(value) \(unit.short)\(unit.0 == .day && value != 1 ? "s" : "")"
                case .abbreviated: "\(value)\(unit.brief)"
                case .spellOut: "\(Self.spelled(value)) \(unit.full)\(value == 1 ? "" : "s")"
                }
            return isPast ? name + " ago" : "in " + name
        }

        private static func spelled(_ value: Int) -> String {
            let words = NumberFormatter()
            words.numberStyle = .spellOut
            return words.string(from: NSNumber(value: value)) ?? "\(value)"
        }
    }
#endif
