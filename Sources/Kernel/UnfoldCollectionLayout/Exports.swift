// Collection views share cells and updates with tables: their clients see both.
@_exported import UnfoldTableLayout
