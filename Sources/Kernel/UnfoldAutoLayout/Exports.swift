// Whoever lays out views names fonts, colours, insets and traits: they come along.
@_exported import UnfoldTypesetting
