import UIKit
#sourceLocation(file: "Fixtures/AppCode/adapter/before/ManagedObjects.swift", line: 1)
import Foundation

/// Stands in for Core Data's, which a test package declares.
class ManagedObject: NSObject {}

class ManagedNote: ManagedObject {
               public var title: String? { get { ManagedValues.value(of: self, "title") } set { ManagedValues.set(newValue, of: self, "title") } }  // nil at first
               var pages: Int16 { get { ManagedValues.value(of: self, "pages") } set { ManagedValues.set(newValue, of: self, "pages") } }
               private(set) var isRead: Bool { get { ManagedValues.value(of: self, "isRead") } set { ManagedValues.set(newValue, of: self, "isRead") } }
              
    var tags: Set<String>? { get { ManagedValues.value(of: self, "tags") } set { ManagedValues.set(newValue, of: self, "tags") } }
               var next: ManagedNote? { get { ManagedValues.value(of: self, "next") } set { ManagedValues.set(newValue, of: self, "next") } }

    func read() { isRead = true }
}

extension ManagedNote {
               var author: String { get { ManagedValues.value(of: self, "author") } set { ManagedValues.set(newValue, of: self, "author") } }
               var weight: Double { get { ManagedValues.value(of: self, "weight") } set { ManagedValues.set(newValue, of: self, "weight") } }
               var copies: NSSet? { get { ManagedValues.value(of: self, "copies") } set { ManagedValues.set(newValue, of: self, "copies") } }
                           
               public func addToCopies(_ value: ManagedNote) { ManagedValues.add(value, of: self, "copies") }
                        
               public func removeFromCopies(_ values: NSSet) { ManagedValues.remove(values, of: self, "copies") }
}
