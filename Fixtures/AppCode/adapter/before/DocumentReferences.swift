import UIKit

enum CellNibs {
    static let names = ["Title", "Detail"]

    @MainActor static func all() -> [UINib] {
        let make: (String, Bundle?) -> UINib = UINib.init(nibName:bundle:)
        return names.map { make($0, nil) }
    }

    @MainActor static let screen = UIKit.UIStoryboard.init(
        name:bundle:)
    static let icons = names.compactMap(UIImage.init(named:))
    static let colors = names.compactMap(UIColor.init(named:))
    // What is called stays.
    @MainActor static func one() -> UINib { UINib.init(nibName: "One", bundle: nil) }
    static let sizes = names.compactMap(UIImage.init(systemName:))
}
