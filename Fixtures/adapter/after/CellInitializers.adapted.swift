#sourceLocation(file: "Fixtures/adapter/before/CellInitializers.swift", line: 1)
import UIKit

class RatingCell: UITableViewCell {
    let stars: Int
    init(stars: Int) {
        self.stars = stars
        super.init(style: .default, reuseIdentifier: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
 required init(reusedAs identifier: String) { fatalError("Use of unimplemented initializer 'init(style:reuseIdentifier:)' for class 'RatingCell'") } }

class FullRatingCell: UITableViewCell {
    let stars: Int
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        stars = 5
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Has what registering needs, but not everything that `FullRatingCell` has.
class HalfRatingCell: FullRatingCell {
    init(half: Bool) { super.init(style: .default, reuseIdentifier: half ? "half" : nil) }
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class QuarterRatingCell: HalfRatingCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
 required convenience init(reusedAs identifier: String) { self.init(style: .default, reuseIdentifier: identifier) } }

public class RatingHeader: UITableViewHeaderFooterView {
    init(title: String) { super.init(reuseIdentifier: title) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
 public required init(reusedAs identifier: String) { fatalError("Use of unimplemented initializer 'init(style:reuseIdentifier:)' for class 'RatingHeader'") } }

class PlainRatingCell: UITableViewCell {
    convenience init(title: String) { self.init(style: .subtitle, reuseIdentifier: title) }
}
