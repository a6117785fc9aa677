// A report is of scenarios: its clients see them.
@_exported import UnfoldScenario
