extension NSLayoutConstraint {
    /// The constraints of a line of the visual format, inactive and in the order of the line.
    ///
    /// A `-` without a number is 8 points between views and the superview's layout margin beside `|`. Mistakes raise
    /// NSInvalidArgumentException with UIKit's text and give no constraints.
    /// - Parameters:
    ///   - format: `H:|-[name(>=80@750)]-(8)-[value]|`
    ///   - opts: An alignment for all views, and the direction.
    ///   - metrics: Numbers by name.
    ///   - views: Views or guides by name.
    /// - Complexity: O(length of the format).
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            let line = try VisualFormatParser.parse(format)
            var builder = VisualFormatBuilder(line, format, options: opts, metrics: metrics ?? [:], views: views)
            return try builder.build()
        } catch { UIKitExceptions.raise(.invalidArgument, error.reason) }
        return []
    }
}
