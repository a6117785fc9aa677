/// A view that keeps its touches when they become a drag of the scroll view around it, as controls do.
protocol TouchKeeping: UIView {}
