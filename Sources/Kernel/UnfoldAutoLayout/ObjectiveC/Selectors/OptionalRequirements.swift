/// A protocol of UIKit's whose methods are optional in Objective-C. Objects of it are asked whether they have one, as
/// every object of Objective-C is.
public protocol OptionalRequirements: AnyObject {}
