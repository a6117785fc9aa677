@_exported import Foundation
import UnfoldAutoLayout
import UnfoldSurface

/// What is to be proved.
public enum LAPolicy: Int, Sendable {
    /// Who it is, by the body.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// Who it is.
    case deviceOwnerAuthentication
}

/// By what the body proves it.
public enum LABiometryType: Int, Sendable {
    /// By nothing.
    case none = 0
    /// A finger.
    case touchID
    /// A face.
    case faceID
    /// The eyes.
    case opticID
}

/// Why nothing was proved.
public struct LAError: FrameworkError {
    /// What failed.
    public enum Code: Int, FrameworkErrorCode {
        /// The error of these codes.
        public typealias Failure = LAError
        /// It was another.
        case authenticationFailed = -1
        /// The user gave it up.
        case userCancel = -2
        /// A password is wanted.
        case userFallback = -3
        /// The system gave it up.
        case systemCancel = -4
        /// There is no code.
        case passcodeNotSet = -5
        /// There is no sensor.
        case biometryNotAvailable = -6
        /// Nobody is known.
        case biometryNotEnrolled = -7
        /// Too many tries.
        case biometryLockout = -8
        /// The app gave it up.
        case appCancel = -9
        /// The context is over.
        case invalidContext = -10
        /// It would have to ask.
        case notInteractive = -1004
    }
    /// What failed.
    public let code: Code
    /// A failure.
    public init(_ code: Code) { self.code = code }
    /// The domain of these errors.
    public static var errorDomain: String { "com.apple.LocalAuthentication" }
    /// It was another.
    public static var authenticationFailed: Code { .authenticationFailed }
    /// The user gave it up.
    public static var userCancel: Code { .userCancel }
    /// A password is wanted.
    public static var userFallback: Code { .userFallback }
    /// The system gave it up.
    public static var systemCancel: Code { .systemCancel }
    /// There is no code.
    public static var passcodeNotSet: Code { .passcodeNotSet }
    /// There is no sensor.
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    /// Nobody is known.
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    /// Too many tries.
    public static var biometryLockout: Code { .biometryLockout }
    /// The app gave it up.
    public static var appCancel: Code { .appCancel }
    /// The context is over.
    public static var invalidContext: Code { .invalidContext }
    /// It would have to ask.
    public static var notInteractive: Code { .notInteractive }
}

/// Proves who somebody is; proves nothing here.
/// Source: https://developer.apple.com/documentation/localauthentication/lacontext
open class LAContext: NSObject, @unchecked Sendable {
    /// Always none.
    open var biometryType: LABiometryType { .none }
    /// Stored.
    open var localizedFallbackTitle: String?
    /// Stored.
    open var localizedCancelTitle: String?
    /// Stored.
    open var localizedReason = ""
    /// Stored.
    open var interactionNotAllowed = false
    /// Stored; seconds.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// Always false: there is no sensor, which `error` says.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: AutoreleasingUnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = LAError(.biometryNotAvailable) as NSError
        return false
    }
    /// Tells at the end of the turn that there is no sensor.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { FrameworkAnswer.later { reply(false, LAError(.biometryNotAvailable)) } }
    /// Fails: there is no sensor.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw LAError(.biometryNotAvailable)
    }
    /// Accepted.
    open func invalidate() {}
}
