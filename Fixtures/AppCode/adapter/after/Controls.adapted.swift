#sourceLocation(file: "Fixtures/AppCode/adapter/before/Controls.swift", line: 1)
import UIKit

class ControlCell: UITableViewCell {
    var log: [String] = []
    lazy var button: UIButton = {
        let button = UIButton(type: .system)
        button.addTarget(self, action: ({Selector("pressed", ControlCell.pressed)
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Controls.swift", line: 7)
                                                     }()), for: .touchUpInside)
        return button
    }()
    let toggle = UISwitch()
    private(set) lazy var tap = UITapGestureRecognizer(target: self, action: Selector("tapped:", ControlCell.tapped(_:)))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        toggle.addTarget(self, action: ({Selector("toggled:", ControlCell.toggled(_:))
#sourceLocation(file: "Fixtures/AppCode/adapter/before/Controls.swift", line: 15)
                                                         }()), for: .valueChanged)
        contentView.addSubview(button)
        contentView.addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

          func pressed() { log.append("pressed") }
          private func toggled(_ sender: UISwitch) { log.append("toggled \(sender.isOn)") }
          private func tapped(_ sender: UITapGestureRecognizer) { log.append("tapped") }
}

final class SpecialControlCell: ControlCell {
    override func pressed() { log.append("special") }
}
