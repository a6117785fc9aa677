import UIKit

/// Rows of a fixed height; it selects nothing.
class QuestionHeights: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
}

/// Scrolls, in a class below.
final class QuestionScrolls: QuestionHeights {
    private(set) var ended: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

extension QuestionScrolls {
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { ended.append(velocity.y) }
}

/// Stands before a table's delegate: what it answers is its own and the delegate's.
final class QuestionProxy: NSObject, UITableViewDelegate {
    weak var inner: UITableViewDelegate?

    override func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector) || inner?.responds(to: aSelector) == true
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

final class QuestionField: NSObject, UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
}

/// Asks before it calls.
final class QuestionTable: UITableView {
    func answers() -> [Bool] {
        [
            delegate?.responds(to: #selector(UITableViewDelegate.tableView(_:heightForRowAt:))) ?? false,
            delegate?.responds(to: #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))) ?? false,
            delegate?.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))) ?? false,
            delegate?.responds(
                to: #selector(UIScrollViewDelegate.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)))
                ?? false,
            dataSource?.responds(to: #selector(UITableViewDataSource.numberOfSections(in:))) ?? false,
            delegate?.responds(to: Selector(("tableView:viewForHeaderInSection:"))) ?? false,
        ]
    }

    func scrolls() {
        let selector = #selector(UIScrollViewDelegate.scrollViewDidScroll)
        if let scrolls = delegate as UIScrollViewDelegate?, scrolls.responds(to: selector) {
            scrolls.scrollViewDidScroll?(self)
        }
    }
}

func questionAnswers(_ field: UITextField) -> [Bool] {
    let returns = #selector(UITextFieldDelegate.textFieldShouldReturn(_:))
    let changes = #selector(UITextFieldDelegate.textField(_:shouldChangeCharactersIn:replacementString:))
    let clears = #selector(UITextFieldDelegate.textFieldShouldClear(_:))
    guard let delegate = field.delegate else { return [] }
    return [delegate.responds(to: returns), delegate.responds(to: changes), delegate.responds(to: clears)]
}
