import BasketKit
import UIKit

final class BasketCell: SwipeTableViewCell {
    private let title = UILabel()
    private let picture = UIImageView()
    private var shown: [BasketLine] = []

    func show(_ line: BasketLine?) {
        let count = line?.quantity ?? 0
        guard count > 0, let line = line else { return }
        let price = NSDecimalNumber(decimal: line.variant?.price ?? Decimal())
        title.text = "\(line.name ?? "") \(price.doubleValue * Double(line.quantity))"
        picture.load(line.variant?.image)
        shown.append(line)
        shown.removeSubrange(0..<shown.count - 1)
    }
}

extension UIImageView {
    /// A type of that name is SwiftUI's, which no file imports.
    func load(_ image: Image?) { accessibilityLabel = image?.source ?? "" }
}
