// Whatever is named beyond layout is made of views.
@_exported import UnfoldAutoLayout
