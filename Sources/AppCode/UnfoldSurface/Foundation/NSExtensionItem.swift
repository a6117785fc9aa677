import Foundation
import UnfoldAutoLayout

#if !canImport(Darwin)
#endif
