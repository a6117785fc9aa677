import RxCocoa
import UIKit

/// A wrapper that every object has, with members of its own for each class.
final class SignInController: UIViewController {
    private let name = UITextField()
    private let stays = UISwitch()
    private let signIn = UIButton(type: .system)
    private let help = UIButton(type: .system)
    private let badge = BadgeView()
    private let words = UITableView()
    private let tries = BehaviorRelay<Int>(value: 0)
    private let bag = Bag()

    override func viewDidLoad() {
        super.viewDidLoad()
        signIn.rx.tap
            .bind { [weak self] in self?.send() }
            .disposed(by: bag)
        help.rx.tap
            .bind { _ in print("help") }
            .disposed(by: bag)
        stays.rx.isOn
            .subscribe(onNext: { isOn in print(isOn) })
            .disposed(by: bag)
        words.rx.itemSelected
            .subscribe(onNext: { [weak self] indexPath in self?.words.deselectRow(at: indexPath, animated: true) })
            .disposed(by: bag)
        tries.asDriver().drive(badge.rx.tries)
        rx.viewWillAppear.bind { [weak self] in self?.send() }.disposed(by: bag)
    }

    private func send() { tries.accept(tries.value + 1) }
}

final class BadgeView: UIView {
    fileprivate let label = UILabel()
}

extension Reactive where Base: BadgeView {
    var tries: Binder<Int> {
        Binder(base) { view, tries in view.label.text = "\(tries)" }
    }
    var taps: Binder<Void> { Binder(self.base) { view, _ in view.label.text = nil } }
}
