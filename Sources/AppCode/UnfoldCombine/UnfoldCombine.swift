// What cells use of Combine, under Combine's names, where the platform has none; elsewhere this module is Combine.
#if canImport(Combine)
    @_exported import Combine
#endif
