import UIKit

@objc final class Card: UIView {
    @objc func tap() { print("never closed) }
}
