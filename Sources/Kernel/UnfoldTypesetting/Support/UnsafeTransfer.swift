/// A value that goes to another actor or thread although its type does not allow it: the one place without a check.
///
/// Sound where it is used, for one of three reasons:
/// - The code runs on the main queue already (``MainQueue/isCurrent``), and goes on there on the main actor: the value
///   stays where it is, which only the compiler cannot know.
/// - The value is a closure or an object that UIKit's and Foundation's own declarations take without `@Sendable` and use
///   on another queue. The program that hands it over answers for it, as on iOS; nothing here keeps another reference.
/// - It is kept alive and not looked at.
///
/// What several threads change is behind a lock (``Locked``) instead.
// Sendable: for these reasons.
package struct UnsafeTransfer<Value>: @unchecked Sendable {
    package let value: Value

    package init(_ value: Value) { self.value = value }
}
