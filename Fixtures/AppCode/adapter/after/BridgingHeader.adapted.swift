import UIKit
#sourceLocation(file: "Fixtures/AppCode/adapter/before/BridgingHeader.swift", line: 1)
import Foundation

// UIKit is known by the bridging header.
final class BridgedCell: UITableViewCell {
    let stripe = UIView()
}

struct UIOwnThing {
    var name = "UILabel in a string"
}
