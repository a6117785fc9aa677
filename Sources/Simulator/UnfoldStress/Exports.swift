@_exported import UnfoldScenario
