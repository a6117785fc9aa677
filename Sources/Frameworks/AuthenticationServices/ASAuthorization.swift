@_exported import Foundation
import UnfoldAutoLayout
import UnfoldSurface

/// The window over which something is asked.
public typealias ASPresentationAnchor = UIWindow

/// Asked over which window a page is shown; nothing asks it.
@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    /// Never asked.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Asked over which window something is asked; nothing asks it.
@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    /// Never asked.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Why nobody was found.
public struct ASWebAuthenticationSessionError: FrameworkError {
    /// What failed.
    public enum Code: Int, FrameworkErrorCode {
        /// The error of these codes.
        public typealias Failure = ASWebAuthenticationSessionError
        /// It was given up.
        case canceledLogin = 1
        /// There is no window.
        case presentationContextNotProvided
        /// The window is no good.
        case presentationContextInvalid
    }
    /// What failed.
    public let code: Code
    /// A failure.
    public init(_ code: Code) { self.code = code }
    /// The domain of these errors.
    public static var errorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }
    /// It was given up.
    public static var canceledLogin: Code { .canceledLogin }
    /// There is no window.
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    /// The window is no good.
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

/// Lets somebody sign in by a page; shows nothing.
/// Source: https://developer.apple.com/documentation/authenticationservices/aswebauthenticationsession
@preconcurrency @MainActor open class ASWebAuthenticationSession: NSObject {
    /// What hears where it ended.
    public typealias CompletionHandler = @MainActor @Sendable (URL?, (any Error)?) -> Void
    /// Stored.
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Stored.
    open var prefersEphemeralWebBrowserSession = false
    /// Always true.
    open var canStart: Bool { true }
    private let completion: CompletionHandler
    /// A page.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        completion = completionHandler
    }
    /// Started: at the end of the turn it was given up.
    @discardableResult open func start() -> Bool {
        let completion = completion
        FrameworkAnswer.later {
            DispatchQueue.onMain { completion(nil, ASWebAuthenticationSessionError(.canceledLogin)) }
        }
        return true
    }
    /// Accepted.
    open func cancel() {}
}

/// Who asks.
public protocol ASAuthorizationProvider: NSObjectProtocol {}
/// What is known of somebody.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// Asks for something.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {}

/// What somebody gave.
open class ASAuthorization: NSObject, @unchecked Sendable {
    /// What is asked for.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// By its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A name.
        public static let fullName = Scope(rawValue: "full_name")
        /// An address.
        public static let email = Scope(rawValue: "email")
    }
    /// Who it is.
    public let credential: any ASAuthorizationCredential
    init(credential: any ASAuthorizationCredential) { self.credential = credential }
}

/// Asks for an Apple ID.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest, @unchecked Sendable {
    /// Stored.
    open var requestedScopes: [ASAuthorization.Scope]?
    /// Stored.
    open var nonce: String?
    /// Stored.
    open var state: String?
}

/// Asks for an Apple ID.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    /// What asks.
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
    /// Whether somebody is still known.
    public enum CredentialState: Int, Sendable {
        /// No more.
        case revoked = 0
        /// Yes.
        case authorized
        /// Never.
        case notFound
        /// By another team.
        case transferred
    }
    /// Tells at the end of the turn that nobody is known.
    open func getCredentialState(
        forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
    ) { FrameworkAnswer.later { completion(.notFound, nil) } }
    /// Nobody is known.
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
    /// Somebody is known no more; never posted.
    public static let credentialRevokedNotification = Notification.Name(
        "ASAuthorizationAppleIDCredentialRevokedNotification")
}

/// Somebody by an Apple ID. A subclass can stand for one in a test.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    /// Who.
    open var user: String { "" }
    /// A name.
    open var fullName: PersonNameComponents? { nil }
    /// An address.
    open var email: String? { nil }
    /// A proof.
    open var identityToken: Data? { nil }
    /// A proof.
    open var authorizationCode: Data? { nil }
}

/// Why nobody was found.
public struct ASAuthorizationError: FrameworkError {
    /// What failed.
    public enum Code: Int, FrameworkErrorCode {
        /// The error of these codes.
        public typealias Failure = ASAuthorizationError
        /// Not known.
        case unknown = 1000
        /// It was given up.
        case canceled
        /// The answer is no good.
        case invalidResponse
        /// It was not handled.
        case notHandled
        /// It failed.
        case failed
    }
    /// What failed.
    public let code: Code
    /// A failure.
    public init(_ code: Code) { self.code = code }
    /// The domain of these errors.
    public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
    /// Not known.
    public static var unknown: Code { .unknown }
    /// It was given up.
    public static var canceled: Code { .canceled }
    /// The answer is no good.
    public static var invalidResponse: Code { .invalidResponse }
    /// It was not handled.
    public static var notHandled: Code { .notHandled }
    /// It failed.
    public static var failed: Code { .failed }
}

/// Notified who it is. Methods have defaults.
@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    /// Never called.
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// Nobody was found.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
extension ASAuthorizationControllerDelegate {
    /// Nothing.
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    /// Nothing.
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// Asks who it is; shows nothing.
/// Source: https://developer.apple.com/documentation/authenticationservices/asauthorizationcontroller
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
    /// What is asked.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// Notified who it is.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// Stored.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    /// Asks.
    public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }
    /// Started: at the end of the turn the delegate hears that it was given up.
    open func performRequests() {
        FrameworkAnswer.later { [self] in
            DispatchQueue.onMain {
                self.delegate?.authorizationController(
                    controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
            }
        }
    }
}
