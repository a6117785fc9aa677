// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldCollectionLayout/Inert/Lists.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout
import UnfoldTableLayout

extension UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable {
        case plain = 0
        case grouped = 1
        case insetGrouped = 2
        case sidebar = 3
        case sidebarPlain = 4
    }

    public enum FooterMode: Int, Sendable {
        case none = 0
        case supplementary = 1
    }

    public enum HeaderMode: Int, Sendable {
        case none = 0
        case supplementary = 1
        case firstItemInSection = 2
    }
}

extension UIListSeparatorConfiguration {
    public enum Visibility: Int, Sendable {
        case automatic = 0
        case visible = 1
        case hidden = 2
    }
}
