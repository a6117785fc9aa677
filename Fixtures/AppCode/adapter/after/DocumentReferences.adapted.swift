#sourceLocation(file: "Fixtures/AppCode/adapter/before/DocumentReferences.swift", line: 1)
import UIKit

enum CellNibs {
    static let names = ["Title", "Detail"]

    @MainActor static func all() -> [UINib] {
        let make: (String, Bundle?) -> UINib = ({ (name: String, bundle: Bundle?) in UINib(nibName: name, bundle: bundle) })
        return names.map { make($0, nil) }
    }

    @MainActor static let screen = ({ (name: String, bundle: Bundle?) in UIStoryboard(name: name, bundle: bundle) })

    static let icons = names.compactMap(({ (name: String) in UIImage(named: name) }))
    static let colors = names.compactMap(({ (name: String) in UIColor(named: name) }))
    // What is called stays.
    @MainActor static func one() -> UINib { UINib.init(nibName: "One", bundle: nil) }
    static let sizes = names.compactMap(UIImage.init(systemName:))
}
