#sourceLocation(file: "Fixtures/AppCode/adapter/before/DelegateQuestions.swift", line: 1)
import UIKit

/// Rows of a fixed height; it selects nothing.
class QuestionHeights: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
@MainActor func scrollViewDidScroll(_ scrollView: UIScrollView) { AdaptedDefaults.shared.scrollViewDidScroll(scrollView) }; @MainActor func scrollViewWillEndDragging( _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint> ) { AdaptedDefaults.shared.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset) }; @preconcurrency @MainActor func setValue(_ value: Any?, forKey key: String) { switch key { default: setValue(value, forUndefinedKey: key) } }; @preconcurrency @MainActor class func adaptedActions() -> [Selector] { [Selector("tableView:heightForRowAtIndexPath:", QuestionHeights.`tableView`(_:heightForRowAt:))] }; }; extension QuestionHeights: AdaptedObject {}

/// Scrolls, in a class below.
final class QuestionScrolls: QuestionHeights {
    private(set) var ended: [CGFloat] = []
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
override class func adaptedActions() -> [Selector] { super.adaptedActions() + [Selector("scrollViewDidScroll:", QuestionScrolls.`scrollViewDidScroll`(_:)), Selector("scrollViewWillEndDragging:withVelocity:targetContentOffset:", of: QuestionScrolls.self)] }; 
#sourceLocation(file: "Fixtures/AppCode/adapter/before/DelegateQuestions.swift", line: 15)
    override func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { ended.append(velocity.y) }
#sourceLocation(file: "Fixtures/AppCode/adapter/before/DelegateQuestions.swift", line: 12)
}

extension QuestionScrolls {
    


}

/// Stands before a table's delegate: what it answers is its own and the delegate's.
final class QuestionProxy: NSObject, UITableViewDelegate {
    weak var inner: UITableViewDelegate?

             func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector) || ObjectiveCMessages.responds(inner, to: aSelector) == true
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
@preconcurrency @MainActor func setValue(_ value: Any?, forKey key: String) { switch key { default: setValue(value, forUndefinedKey: key) } }; @preconcurrency @MainActor class func adaptedActions() -> [Selector] { [Selector("tableView:didSelectRowAtIndexPath:", QuestionProxy.`tableView`(_:didSelectRowAt:))] }; }; extension QuestionProxy: AdaptedAnswerer {}; extension QuestionProxy: AdaptedObject {}

final class QuestionField: NSObject, UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
@preconcurrency @MainActor func setValue(_ value: Any?, forKey key: String) { switch key { default: setValue(value, forUndefinedKey: key) } }; @preconcurrency @MainActor class func adaptedActions() -> [Selector] { [Selector("textFieldShouldReturn:", QuestionField.`textFieldShouldReturn`(_:)), Selector("textField:shouldChangeCharactersIn:replacementString:", of: QuestionField.self)] }; }; extension QuestionField: AdaptedObject {}

/// Asks before it calls.
final class QuestionTable: UITableView {
    func answers() -> [Bool] {
        [
            delegate?.responds(to: ({Selector("tableView:heightForRowAtIndexPath:")
#sourceLocation(file: "Fixtures/AppCode/adapter/before/DelegateQuestions.swift", line: 42)
                                                                                          }())) ?? false,
            delegate?.responds(to: ({Selector("tableView:didSelectRowAtIndexPath:")
#sourceLocation(file: "Fixtures/AppCode/adapter/before/DelegateQuestions.swift", line: 43)
                                                                                          }())) ?? false,
            delegate?.responds(to: ({Selector("scrollViewDidScroll:")
#sourceLocation(file: "Fixtures/AppCode/adapter/before/DelegateQuestions.swift", line: 44)
                                                                                      }())) ?? false,
            delegate?.responds(
                to: Selector("scrollViewWillEndDragging:withVelocity:targetContentOffset:"))
                ?? false,
            dataSource?.responds(to: ({Selector("numberOfSectionsIn:")
#sourceLocation(file: "Fixtures/AppCode/adapter/before/DelegateQuestions.swift", line: 48)
                                                                                       }())) ?? false,
            delegate?.responds(to: Selector(("tableView:viewForHeaderInSection:"))) ?? false,
        ]
    }

    func scrolls() {
        let selector = Selector("scrollViewDidScroll:")
        if let scrolls = delegate as UIScrollViewDelegate?, ObjectiveCMessages.responds(scrolls, to: selector) {
           (scrolls as Optional)?.scrollViewDidScroll( self)
        }
    }
}

func questionAnswers(_ field: UITextField) -> [Bool] {
    let returns = Selector("textFieldShouldReturn:")
    let changes = Selector("textField:shouldChangeCharactersIn:replacementString:")
    let clears = Selector("textFieldShouldClear:")
    guard let delegate = field.delegate else { return [] }
    return [delegate.responds(to: returns), delegate.responds(to: changes), delegate.responds(to: clears)]
}
