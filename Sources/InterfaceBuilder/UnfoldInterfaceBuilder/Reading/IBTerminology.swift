/// Interface Builder's words for UIKit's values, and the classes that its elements stand for: `Properties/Reading+Terminology.tsv`.
package enum IBTerminology {}

/// Colours of the system by the names that documents and asset catalogues call them by: those of Objective-C.
enum SystemColors {}
