import RxRelay
import UIKit

struct Answer {
    let text: String
}

enum LoadState {
    case idle, busy
    case failed(String)
}

enum Weight: String { case None, Light, Heavy }

/// What goes in and out of a model, as memberwise initializers take it.
final class AnswersModel {
    struct Input {
        let shown: Observable<Void>
    }

    struct Output {
        let state: Driver<LoadState>
        let answers: Driver<[Answer]>
    }

    private let state = BehaviorRelay<LoadState>(value: .idle)
    private let answers = BehaviorRelay<[Answer]>(value: [])
    var weight = Weight.Light

    func transform(_ input: Input) -> Output {
        input.shown.subscribe { _ in self.ReloadAll() }
        return Output(state: state.asDriver().skip(1), answers: answers.asDriver().skip(1))
    }

    func load() -> Single<[Answer]> { Single([Answer(text: "Two")]) }

    private func ReloadAll() {
        state.accept(.busy)
        answers.accept([Answer(text: "One")])
        state.accept(.failed("Late"))
    }
}

final class AnswersController: UIViewController {
    private let shown = PublishRelay<Void>()
    private let model = AnswersModel()

    private var answers: [Answer] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let output = model.transform(AnswersModel.Input(shown: shown.asObservable()))
        output.answers.drive { answers in
            self.answers = answers
        }
        shown.accept(())
        model.load().subscribe { answers in
            self.answers = answers
        } onFailure: { error in
            self.title = error.localizedDescription
        }
    }
}

final class AnswerField: UIView {
    let field = UITextField()
}

extension Reactive where Base: AnswerField {
    var value: ControlProperty<String?> { base.field.rx.text }
}
