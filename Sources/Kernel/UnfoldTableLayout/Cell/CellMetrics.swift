/// Lengths of cells that depend on the generation of UIKit, in points (facts A10.1, D4.4, D5.1 to D5.3).
@MainActor package enum CellMetrics {
    package static func sideMargin(tableWidth: CGFloat) -> CGFloat {
        let wide: CGFloat = LayoutEnvironment.generation == .ios26 ? 390 : 414
        return tableWidth >= wide ? 20 : 16
    }

    package static var verticalMargin: CGFloat { LayoutEnvironment.generation == .ios26 ? 15 : 8 }

    /// Margin of the content beside an accessory; nil for the side margin.
    package static var marginBesideAccessory: CGFloat? { LayoutEnvironment.generation == .ios26 ? 8 : nil }

    /// Width of an accessory's picture. Known in iOS 26 for the disclosure indicator only.
    static func width(of accessory: UITableViewCell.AccessoryType) -> CGFloat {
        switch accessory {
        case .none: return 0
        case .disclosureIndicator:
            guard LayoutEnvironment.generation == .ios26 else { return 18 }
            return ceil(31.0 / 3)
        case .detailDisclosureButton: return 52
        case .checkmark: return 24
        case .detailButton: return 32
        }
    }

    /// What the insert or delete control takes at the leading side.
    package static var editControlWidth: CGFloat { LayoutEnvironment.generation == .ios26 ? 40 : 38 }
    /// Width of the reorder control, at the trailing side next to the margin.
    package static let reorderControlWidth: CGFloat = 27

    package static func round(_ value: CGFloat) -> CGFloat {
        PixelGrid(scale: LayoutEnvironment.displayScale).round(value)
    }

    /// Rounded up to a pixel; what lies a rounding error above one stays on it.
    package static func ceil(_ value: CGFloat) -> CGFloat {
        PixelGrid(scale: LayoutEnvironment.displayScale).ceil(value)
    }
}
