// Scenarios run on tables and collection views: their clients see them.
@_exported import UnfoldCollectionLayout
