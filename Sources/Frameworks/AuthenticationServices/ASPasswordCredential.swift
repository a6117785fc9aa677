import Foundation

/// Asks for a password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// Asks for a password.
/// Source: https://developer.apple.com/documentation/authenticationservices/asauthorizationpasswordprovider
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    /// What asks.
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

/// A name with a password.
/// Source: https://developer.apple.com/documentation/authenticationservices/aspasswordcredential
// Sendable: never changed once it is made.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    /// The name.
    public let user: String
    /// The password.
    public let password: String
    /// A name with a password.
    public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}
