#if canImport(UIKit)
    @_exported import UnfoldDeviceTesting
#endif
