#if !canImport(ObjectiveC)
    /// The class above another as UIKit has it, without those between them: `UIViewInert`, `RowListBase`.
    package func superclassAsInUIKit(of type: AnyClass) -> AnyClass? {
        sequence(first: type, next: { _getSuperclass($0) }).dropFirst().first {
            let name = String(reflecting: $0).prefix { $0 != "<" }
            return !(name.hasPrefix("Unfold") && (name.hasSuffix("Inert") || name.hasSuffix("Base")))
        }
    }
#endif
