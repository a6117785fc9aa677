import Foundation
import UnfoldAutoLayout
import UnfoldCoreLocation
import UnfoldSurface

/// What may be meant. A subclass can stand for one in a test.
/// Source: https://developer.apple.com/documentation/mapkit/mklocalsearchcompletion
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    /// What it is called.
    open var title: String { "" }
    /// What is said beside.
    open var subtitle: String { "" }
    /// Ranges of the title that were typed.
    open var titleHighlightRanges: [NSValue] { [] }
    /// Ranges of the subtitle that were typed.
    open var subtitleHighlightRanges: [NSValue] { [] }
}

/// Notified of what may be meant. Methods have defaults.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    /// Never called.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// Nothing was found.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
    /// Nothing.
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    /// Nothing.
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Tells what may be meant by what was typed; nothing is found.
/// Source: https://developer.apple.com/documentation/mapkit/mklocalsearchcompleter
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
    /// What is looked for.
    public struct ResultType: OptionSet, Sendable {
        /// The bits.
        public var rawValue: UInt
        /// From bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses.
        public static let address = ResultType(rawValue: 1)
        /// Sights.
        public static let pointOfInterest = ResultType(rawValue: 2)
        /// Words to look for.
        public static let query = ResultType(rawValue: 4)
    }
    /// Notified of what was found.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// What was typed; a text that is set fails at the end of the turn, which the delegate hears.
    open var queryFragment = "" {
        didSet {
            guard !queryFragment.isEmpty else { return }
            FrameworkAnswer.later { [self] in
                delegate?.completer(self, didFailWithError: FrameworkAnswer.unavailable("MKErrorDomain", 4))
            }
        }
    }
    /// Stored.
    open var region = MKCoordinateRegion()
    /// Stored.
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    /// None.
    open var results: [MKLocalSearchCompletion] { [] }
    /// Always false.
    open var isSearching: Bool { false }
    /// Accepted.
    open func cancel() {}
}

extension MKLocalSearch.Request {
    /// What was chosen.
    public convenience init(completion: MKLocalSearchCompletion) {
        self.init(naturalLanguageQuery: [completion.title, completion.subtitle].joined(separator: " "))
    }
}
extension MKLocalSearch {
    /// Looks for what was chosen.
    public convenience init(completion: MKLocalSearchCompletion) { self.init(request: Request(completion: completion)) }
    /// Fails: nothing is found.
    public func start() async throws -> Response { throw FrameworkAnswer.unavailable("MKErrorDomain", 4) }
}
