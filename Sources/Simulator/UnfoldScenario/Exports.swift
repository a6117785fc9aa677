// Scenarios run on tables and collection views, and are read from files: their clients see both.
@_exported import UnfoldCollectionLayout
@_exported import UnfoldFiles
