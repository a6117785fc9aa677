import UIKit

class ControlCell: UITableViewCell {
    var log: [String] = []
    lazy var button: UIButton = {
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(pressed), for: .touchUpInside)
        return button
    }()
    let toggle = UISwitch()
    private(set) lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        toggle.addTarget(self, action: #selector(toggled(_:)), for: .valueChanged)
        contentView.addSubview(button)
        contentView.addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc func pressed() { log.append("pressed") }
    @objc private func toggled(_ sender: UISwitch) { log.append("toggled \(sender.isOn)") }
    @objc private func tapped(_ sender: UITapGestureRecognizer) { log.append("tapped") }
}

final class SpecialControlCell: ControlCell {
    override func pressed() { log.append("special") }
}
