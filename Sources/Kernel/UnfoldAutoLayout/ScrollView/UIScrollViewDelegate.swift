extension UIScrollViewDelegate {
    /// Who answers in place of a delegate that has not written a method and forwards it.
    func forwardee(_ message: String, of scrollView: UIScrollView) -> (any UIScrollViewDelegate)? {
        ForwardedMessage.target(
            of: self, message,
            in: [(any UIScrollViewDelegate).self]
                + ((scrollView as? any ScrollDelegateListener)?.delegateProtocols ?? []))
    }
}
