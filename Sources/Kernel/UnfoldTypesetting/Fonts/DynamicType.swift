/// Sizes and leadings of the text styles at the twelve content size categories, in points (table E2).
enum DynamicType {
    static func size(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> CGFloat {
        row(of: style).sizes[category.column]
    }

    /// Distance between the baselines of two lines.
    static func leading(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> CGFloat {
        row(of: style).leadings[category.column]
    }

    private typealias Row = (sizes: [CGFloat], leadings: [CGFloat])

    private static func row(of style: UIFont.TextStyle) -> Row { table[style] ?? table[.body]! }

    private static let table: [UIFont.TextStyle: Row] = {
        var table = TableText(DynamicTypeSizes.text)
        return Dictionary(
            uniqueKeysWithValues: UIFont.TextStyle.allStyles.map { style in
                let figures = table.decimals().map { CGFloat($0) }
                return (style, (sizes: Array(figures.prefix(12)), leadings: Array(figures.dropFirst(12))))
            })
    }()
}
