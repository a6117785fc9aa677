// Documents are instantiated as views, tables and collection views: their clients see them.
@_exported import UnfoldCollectionLayout
