// Made by Tests/Floors/inert.py from Sources/AppCode/UnfoldSurface/Inert/Frameworks+WithoutMessageUI.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldAutoLayout

#if !canImport(MessageUI)

public enum MFMailComposeResult: Int, Sendable {
    case cancelled = 0
    case saved = 1
    case sent = 2
    case failed = 3
}

@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController, StandsNowhere {
    open class func canSendMail() -> Bool { false }
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    open func setSubject(_ subject: String) {}
    open func setToRecipients(_ toRecipients: [String]?) {}
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?) {}
}

#endif
