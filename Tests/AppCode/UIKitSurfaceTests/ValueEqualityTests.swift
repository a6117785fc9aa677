import Foundation
import Testing
import UIKit

/// What is compared by its values, and small names around views.
@MainActor @Suite struct ValueEqualityTests {
    @Test func shadowsAreEqualByValue() {
        func shadow(_ radius: CGFloat, _ color: UIColor? = .red) -> NSShadow {
            let shadow = NSShadow()
            shadow.shadowBlurRadius = radius
            shadow.shadowColor = color
            return shadow
        }
        #expect(shadow(2) == shadow(2) && shadow(2).hashValue == shadow(2).hashValue)
        #expect(shadow(2) != shadow(3) && shadow(2) != shadow(2, .blue) && shadow(2) != shadow(2, nil))
    }

    @Test func symbolConfigurationsAreEqualByValue() {
        typealias Configuration = UIImage.SymbolConfiguration
        let plain = Configuration(pointSize: 3)
        let bold = Configuration(pointSize: 3, weight: .bold)
        #expect(plain == Configuration(pointSize: 3) && plain.hash == Configuration(pointSize: 3).hash)
        #expect(plain != bold && plain != Configuration(pointSize: 4) && plain != Configuration(textStyle: .body))
        #expect(bold.configurationWithoutWeight() == plain)
        #expect(plain.applying(Configuration(weight: .bold)) == bold)
        #expect(Configuration(hierarchicalColor: .red) != Configuration(hierarchicalColor: .blue))
        #expect(Configuration(paletteColors: [.red]) == Configuration(paletteColors: [.red]))
    }

    @Test func aWheelThatStopsIsHidden() {
        let wheel = UIActivityIndicatorView(style: .medium)
        let stack = UIStackView(arrangedSubviews: [wheel, UIView(frame: .zero)])
        stack.spacing = 10
        let hidden = stack.systemLayoutSizeFitting(.zero).width
        #expect(wheel.isHidden && !wheel.isAnimating)
        wheel.startAnimating()
        #expect(!wheel.isHidden && stack.systemLayoutSizeFitting(.zero).width == hidden + 30)
        wheel.stopAnimating()
        #expect(wheel.isHidden)
        wheel.hidesWhenStopped = false
        #expect(!wheel.isHidden)
    }

    @Test func aRefreshControlIsASubview() {
        let (table, first, second) = (UITableView(), UIRefreshControl(), UIRefreshControl())
        table.refreshControl = first
        #expect(first.superview === table && table.subviews.first === first)
        table.refreshControl = second
        #expect(first.superview == nil && second.superview === table)
        table.refreshControl = nil
        #expect(second.superview == nil)
        #expect(table.directionalPressGestureRecognizer === table.directionalPressGestureRecognizer)
    }

    @Test func filesAreCoordinated() throws {
        let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("coordinated-\(UUID()).txt")
        defer { try? FileManager.default.removeItem(at: url) }
        var error: NSError?
        NSFileCoordinator(filePresenter: nil).coordinate(writingItemAt: url, options: .forReplacing, error: &error) {
            try? Data("text".utf8).write(to: $0)
        }
        var read: String?
        NSFileCoordinator().coordinate(readingItemAt: url, error: &error) {
            read = try? String(contentsOf: $0, encoding: .utf8)
        }
        #expect(read == "text" && error == nil)
    }
}
