import UIKit
#sourceLocation(file: "Fixtures/AppCode/adapter/before/OptionalProtocols.swift", line: 1)
import Foundation

      public protocol PageListDelegate: AnyObject {
    func pageListDidLoad(_ list: PageList)
                   func pageList(_ list: PageList, titleAt index: Int) throws -> String
    /// A comment.
                   func pageList(
        _ list: PageList,
        didTurnTo index: Int,  // counted from 0
        completion: @escaping () -> Void
    ) throws
             func pageListShouldTurn(_ list: PageList) throws -> Bool
}; extension PageListDelegate { public func pageList(_ list: PageList, titleAt index: Int) throws -> String { throw UnimplementedRequirement() }; public func pageList( _ list: PageList, didTurnTo index: Int, completion: @escaping () -> Void ) throws { throw UnimplementedRequirement() }; public func pageListShouldTurn(_ list: PageList) throws -> Bool { throw UnimplementedRequirement() } }

      protocol PageSource: NSObjectProtocol {
                   func pageCount() throws -> Int
}; extension PageSource { func pageCount() throws -> Int { throw UnimplementedRequirement() } }

      protocol PageListener: AnyObject, PageSource {}

public class PageList: NSObject {
    public weak var delegate: PageListDelegate?
    weak var source: PageSource?
    var onTurn: ((Int) -> Void)?
    var pageCount: (() -> Int)?

    func load() -> String {
        delegate?.pageListDidLoad(self)
        guard (try? delegate?.pageListShouldTurn( self)) ?? true else { return "no" }
        onTurn?(3)
        _ = self.pageCount?()
  (try? delegate?.pageList( self, didTurnTo: 3) {})
  (try? delegate?.pageList( self, didTurnTo: 4, completion: { [weak self] in self?.onTurn?(4) }))
        if let count = (try? self.source?.pageCount( )), count > 1 { return "many" }
        let size = (try? delegate?.pageList( self, titleAt: (try? source?.pageCount( )) ?? 0))?.count ?? -1
        return (try? delegate?.pageList( self, titleAt: size))?.uppercased() ?? "none"
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
@preconcurrency @MainActor func setValue(_ value: Any?, forKey key: String) { switch key { default: setValue(value, forUndefinedKey: key) } }; @preconcurrency @MainActor class func adaptedActions() -> [Selector] { [Selector("pageCount", FullPages.`pageCount`)] }; }; extension FullPages: AdaptedObject {}

final class ShyPages: NSObject, PageListDelegate {
    func pageListDidLoad(_ list: PageList) {}
    func pageListShouldTurn(_ list: PageList) -> Bool { false }
}

      protocol Titled: AnyObject {
                   var subtitle: String { get throws }
                   var badge: Int { get throws     }
}; extension Titled { var subtitle: String { get throws { throw UnimplementedRequirement() } }; var badge: Int { get throws { throw UnimplementedRequirement() } } }

final class TitleReader: NSObject {
    weak var named: Titled?
    weak var delegate: Titled?

    func text() -> String {
        let subtitle = (try? named?.subtitle) ?? "none"
        if let badge = (try? delegate?.badge), badge > 0 { return "\(subtitle) \(badge)" }
        return subtitle + ((try? self.named?.subtitle)?.uppercased() ?? "")
    }
}

extension PageList {
    /// Whether the source has the method.
    func hasCounter() -> Bool { return ObjectiveCMessages.method(of: source, Selector("pageCount"), { receiver in { try! receiver.pageCount() } }) != nil }
}

final class FullTitle: NSObject, Titled {
    let subtitle: String = "two"
    var badge = 2
    func own() -> String { subtitle + "\(badge)" }
}

final class EmptyTitle: NSObject, Titled {}

      protocol Tenant: AnyObject {
         var landlord: UIView? { get set }
}

final class TenantOfOne: NSObject, Tenant {
    weak var landlord: UIView?
}
