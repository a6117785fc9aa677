import Foundation

/// An error of a framework: a code, as Apple's bridged errors have it, so that `catch LAError.userCancel` and
/// `(error as? CLError)?.code` read as they do there.
public protocol FrameworkError: CustomNSError, Hashable, Sendable {
    associatedtype Code: FrameworkErrorCode where Code.Failure == Self
    var code: Code { get }
    init(_ code: Code)
}

/// What fails in a framework; a pattern that matches its errors.
public protocol FrameworkErrorCode: RawRepresentable, Hashable, Sendable where RawValue == Int {
    associatedtype Failure: FrameworkError where Failure.Code == Self
}

extension FrameworkError {
    public var errorCode: Int { code.rawValue }
    /// A failure; what is said beside is not kept.
    public init(_ code: Code, userInfo: [String: Any]) { self.init(code) }
}

extension FrameworkErrorCode {
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? Failure)?.code == code }
}
