enum KnownNames {
    static let numbers: Set<String> = ["Int", "Double", "Float", "Bool", "TimeInterval"]

    /// The type of UIKit's that `.name` is a member of where a type is not written.
    static func implicit(_ name: String, hint: String) -> String? {
        if name == "zero" {
            let words = hint.lowercased()
            return words.contains("inset")
                ? "UIEdgeInsets"
                : words.contains("size")
                    ? "CGSize" : words.contains("frame") || words.contains("rect") ? "CGRect" : "CGPoint"
        }
        return implicits.first { $0.value.contains(name) }?.key
    }
}
