@_exported import UnfoldTesting
