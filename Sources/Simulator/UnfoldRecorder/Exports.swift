// What is recorded are UIKit's views: clients see them.
@_exported import UIKit
