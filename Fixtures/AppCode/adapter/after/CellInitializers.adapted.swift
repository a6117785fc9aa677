#sourceLocation(file: "Fixtures/AppCode/adapter/before/CellInitializers.swift", line: 1)
import UIKit

class RatingCell: UITableViewCell {
    let stars: Int
    init(stars: Int) {
        self.stars = stars
        super.init(style: .default, reuseIdentifier: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

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
}

public class RatingHeader: UITableViewHeaderFooterView {
    init(title: String) { super.init(reuseIdentifier: title) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class PlainRatingCell: UITableViewCell {
    convenience init(title: String) { self.init(style: .subtitle, reuseIdentifier: title) }
}
