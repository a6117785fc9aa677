import Foundation

@objc public protocol PageListDelegate {
    func pageListDidLoad(_ list: PageList)
    @objc optional func pageList(_ list: PageList, titleAt index: Int) -> String
    /// A comment.
    @objc optional func pageList(
        _ list: PageList,
        didTurnTo index: Int,  // counted from 0
        completion: @escaping () -> Void
    )
    optional func pageListShouldTurn(_ list: PageList) -> Bool
}

@objc protocol PageSource: NSObjectProtocol {
    @objc optional func pageCount() -> Int
}

@objc protocol PageListener: PageSource {}

public class PageList: NSObject {
    public weak var delegate: PageListDelegate?
    weak var source: PageSource?
    var onTurn: ((Int) -> Void)?
    var pageCount: (() -> Int)?

    func load() -> String {
        delegate?.pageListDidLoad(self)
        guard delegate?.pageListShouldTurn?(self) ?? true else { return "no" }
        onTurn?(3)
        _ = self.pageCount?()
        delegate?.pageList?(self, didTurnTo: 3) {}
        delegate?.pageList?(self, didTurnTo: 4, completion: { [weak self] in self?.onTurn?(4) })
        if let count = self.source?.pageCount?(), count > 1 { return "many" }
        let size = delegate?.pageList?(self, titleAt: source?.pageCount?() ?? 0).count ?? -1
        return delegate?.pageList?(self, titleAt: size)?.uppercased() ?? "none"
    }
}

final class FullPages: NSObject, PageListDelegate, PageSource {
    var turned: [Int] = []
    func pageListDidLoad(_ list: PageList) {}
    func pageList(_ list: PageList, titleAt index: Int) -> String { "page \(index)" }
    func pageList(_ list: PageList, didTurnTo index: Int, completion: @escaping () -> Void) {
        turned.append(index)
        completion()
    }
    func pageCount() -> Int { 1 }
}

final class ShyPages: NSObject, PageListDelegate {
    func pageListDidLoad(_ list: PageList) {}
    func pageListShouldTurn(_ list: PageList) -> Bool { false }
}

@objc protocol Titled {
    @objc optional var subtitle: String { get }
    @objc optional var badge: Int { get set }
}

final class TitleReader: NSObject {
    weak var named: Titled?
    weak var delegate: Titled?

    func text() -> String {
        let subtitle = named?.subtitle ?? "none"
        if let badge = delegate?.badge, badge > 0 { return "\(subtitle) \(badge)" }
        return subtitle + (self.named?.subtitle?.uppercased() ?? "")
    }
}

extension PageList {
    /// Whether the source has the method.
    func hasCounter() -> Bool { return source?.pageCount != nil }
}

final class FullTitle: NSObject, Titled {
    let subtitle: String = "two"
    var badge = 2
    func own() -> String { subtitle + "\(badge)" }
}

final class EmptyTitle: NSObject, Titled {}

@objc protocol Tenant: AnyObject {
    weak var landlord: UIView? { get set }
}

final class TenantOfOne: NSObject, Tenant {
    weak var landlord: UIView?
}
