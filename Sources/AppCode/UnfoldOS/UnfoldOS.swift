// What cells use of `os`, under its names, where the platform has none. Where it has one, this module is `os`.
#if canImport(os)
    @_exported import os
#endif
