#sourceLocation(file: "Fixtures/AppCode/adapter/before/Literals.swift", line: 1)
import UIKit

enum LiteralPalette {
    static let red =       UIColor(red: 0.8, green: 0.1, blue: 0.1, alpha: 1)
    static let icon = (UIImage(named: "icon") ?? UIImage(size: .zero))
    static let files = [#file.isEmpty, #function.isEmpty]
}

func bridged(_ text: String) -> [Any] {
    [
        (text as NSString).length, 4 as NSNumber, ["a": 1] as NSDictionary, ([1] as NSArray).count,
        (text as NSString) as String,
    ]
}

func attributes(_ size: CGFloat) -> NSAttributedString {
    let attributes: [NSAttributedString.Key: Any] = [
        NSAttributedString.Key.font: UIFont.systemFont(ofSize: size), NSAttributedString.Key.foregroundColor: UIColor.red,
    ]
    return NSAttributedString(string: String(format: "%@ of %@", 3 as NSNumber, "ten" as NSString), attributes: attributes)
}
