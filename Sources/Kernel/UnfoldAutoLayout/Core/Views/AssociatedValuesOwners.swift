#if !canImport(ObjectiveC)
    extension UIResponder: AssociatedValuesOwner {}
    extension UILayoutGuide: AssociatedValuesOwner {}
    extension NSLayoutConstraint: AssociatedValuesOwner {}
    extension UIGestureRecognizer: AssociatedValuesOwner {}
    extension CALayer: AssociatedValuesOwner {}
#endif
