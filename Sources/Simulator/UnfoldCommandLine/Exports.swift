// Commands run scenarios and documents, explain logs and report: their clients see all of these.
@_exported import UnfoldConsoleLogs
@_exported import UnfoldDocuments
@_exported import UnfoldReport
@_exported import UnfoldStress
