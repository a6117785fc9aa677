import Foundation

#if !canImport(Darwin)
#endif
