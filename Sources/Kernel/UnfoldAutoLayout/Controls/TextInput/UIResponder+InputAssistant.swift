extension UIResponder {
    /// The bar above a keyboard, of which none appears.
    public var inputAssistantItem: UITextInputAssistantItem {
        if let known = inertValues["inputAssistantItem"] as? UITextInputAssistantItem { return known }
        let made = UITextInputAssistantItem()
        inertValues["inputAssistantItem"] = made
        return made
    }
}
