// Logs are solved and explained with the constraints of live layouts.
@_exported import UnfoldAutoLayout
