/// Sorts objects into sections by the first letter of a text
/// (developer.apple.com/documentation/uikit/uilocalizedindexedcollation): A to Z and #.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
    private static let known = UILocalizedIndexedCollation()
    /// That of the language: Latin letters.
    open class func current() -> Self { known as! Self }
    /// Letters, and # for all else.
    open private(set) var sectionTitles: [String] = (65...90).map { String(UnicodeScalar(UInt8($0))) } + ["#"]
    /// The same for an index.
    open var sectionIndexTitles: [String] { sectionTitles }
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }
    /// The section of an object, by what a selector gives of it.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let text = text(of: object, selector)
        let plain = text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).uppercased()
        return plain.first.flatMap { sectionTitles.firstIndex(of: String($0)) } ?? sectionTitles.count - 1
    }
    /// Objects by what a selector gives of them.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        array.map { (text(of: $0, selector), $0) }
            .sorted { $0.0.localizedCaseInsensitiveCompare($1.0) == .orderedAscending }.map(\.1)
    }
    /// A method's answer where a selector leads to one; a property of that name by reflection; else the object's text.
    private func text(of object: Any, _ selector: Selector) -> String {
        if let instance = object as? NSObject, instance.responds(to: selector),
            let answer = instance.perform(selector)?.takeUnretainedValue()
        {
            return answer as? String ?? (answer as? NSString).map { $0 as String } ?? "\(answer)"
        }
        let name = selector.description
        let mirrors = sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
        let value = mirrors.lazy.compactMap { $0.children.first { $0.label == name }?.value }.first
        return value as? String ?? object as? String ?? "\(object)"
    }
}
