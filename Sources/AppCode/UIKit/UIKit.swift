// Where the platform has a UIKit, this module is not built into anything; elsewhere it is in for it.
#if !os(iOS) && !os(tvOS) && !os(visionOS) && !targetEnvironment(macCatalyst)
    @_exported import UnfoldAutoLayout
    @_exported import Foundation
    @_exported import UnfoldTableLayout
    @_exported import UnfoldInterfaceBuilder
    @_exported import UnfoldCollectionLayout
    @_exported import UnfoldSurface
#endif
