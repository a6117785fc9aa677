@_exported import UnfoldDeviceTesting
