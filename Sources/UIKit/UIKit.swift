// Where the platform has a UIKit, this module is not built into anything; elsewhere it stands in for it.
#if !os(iOS) && !os(tvOS) && !os(visionOS) && !targetEnvironment(macCatalyst)
    @_exported import AutoLayout
    @_exported import Foundation
    @_exported import TableLayout
    @_exported import UnfoldSurface
#endif
