// What cells use of Combine, under Combine's names, where the platform has none. Where it has one, this module is
// Combine.
#if canImport(Combine)
    @_exported import Combine
#endif
