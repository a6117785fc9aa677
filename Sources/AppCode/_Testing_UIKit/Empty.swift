// Deliberately empty: Swift Testing imports a module of this name wherever a file imports `Testing` and `UIKit`.
