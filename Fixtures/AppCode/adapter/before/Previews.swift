import UIKit

final class PreviewedCell: UITableViewCell {
    @objc func toggled() {}
}

#Preview { PreviewedCell() }

@available(iOS 17, *)
#Preview("Open, with \(1 + 1) lines", traits: .fixedLayout(width: 320, height: 200)) {
    let cell = PreviewedCell()
    cell.perform(#selector(PreviewedCell.toggled))
    return cell
} cameras: {
    PreviewCamera(from: .front)
}

#if DEBUG
#Preview("Closed", body: { PreviewedCell() })
#endif

#Playground("Sums") { print([1, 2].map { $0 + 1 }) }; let afterAPlayground = 1

enum Previews { #Preview(traits: .portrait) { UIView() } }
