import Dispatch

protocol MainBound: NSObject {}

extension MainBound {
    /// `NSObject.description` belongs to no actor while views do: off the main queue only the class can be named.
    nonisolated func onMain(_ text: @MainActor (Self) -> String) -> String {
        guard MainQueue.isCurrent else { return "<\(type(of: self))>" }
        let object = UnsafeTransfer(self)
        return MainActor.assumeIsolated { text(object.value) }
    }
}

extension UIView: MainBound {}
extension NSLayoutConstraint: MainBound {}
