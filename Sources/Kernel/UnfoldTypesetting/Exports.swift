// The vocabulary of sizes and texts is Foundation's, as that of UIKit is.
@_exported import Foundation
