// Tables are views: their clients see both.
@_exported import UnfoldAutoLayout
