import Foundation

// The C functions of Core Graphics, which newer toolchains let Swift call again.

#if !canImport(CoreGraphics)
#endif
