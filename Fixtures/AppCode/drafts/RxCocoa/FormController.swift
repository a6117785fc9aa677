import RxCocoa
import UIKit

/// Properties and events of controls as values over time.
final class FormController: UIViewController {
    private let field = UITextField()
    private let button = UIButton(type: .system)
    private let label = UILabel()
    private let isBusy = BehaviorRelay<Bool>(value: false)

    override func viewDidLoad() {
        super.viewDidLoad()
        field.rx.text.orEmpty.map { $0.count > 3 }.bind(to: button.rx.isEnabled)
        button.rx.tap.subscribe(onNext: { [weak self] in self?.send() })
        isBusy.asDriver().drive(label.rx.isHidden)
    }

    private func send() {
        isBusy.accept(true)
        label.text = isBusy.value ? "Sending" : nil
    }
}
