import RxSwift
import UIKit

/// Generics, chained.
final class SearchModel {
    let query = BehaviorSubject<String>(value: "")
    let results: Observable<[String]>
    private let errors = PublishSubject<Error>()

    init(_ words: [String]) {
        results = query.map { query in words.filter { $0.contains(query) } }
    }

    func fail(_ error: Error) { errors.onNext(error) }
}

final class SearchController: UITableViewController, UISearchBarDelegate {
    private let model = SearchModel(["one", "two"])
    private let disposeBag = DisposeBag()
    private var words: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        model.results
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] words in
                self?.words = words
                self?.tableView.reloadData()
            })
            .disposed(by: disposeBag)
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        model.query.onNext(searchText)
    }
}
