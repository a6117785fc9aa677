// What is read and written are Foundation's data: clients see them.
@_exported import Foundation
