extension UIResponder: UIResponderStandardEditActions {}
