/// The first version of Interface Builder's tools with each Xcode that changed what this module looks at.
package enum FirstTools {
    package static let xcode9 = 13000.0
    /// With its betas, which wrote 14810 to 14868.
    package static let xcode11 = 14800.0
    package static let xcode12 = 17000.0
    package static let xcode14 = 21000.0
    package static let xcode15 = 22000.0
    package static let xcode16 = 23000.0
    package static let xcode26 = 24000.0
    /// What Xcode writes for a document that several versions work on, since Xcode 13.
    package static let shared = 32700.0
}
