#if !canImport(ObjectiveC)
    extension NSValue {
        public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
        public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
        public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
        public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
            self.init(
                edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
            )
        }
        public var uiEdgeInsetsValue: UIEdgeInsets {
            let insets = edgeInsetsValue
            return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
        }
        public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
            self.init(
                edgeInsets: NSEdgeInsets(
                    top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
        }
        public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
            let insets = edgeInsetsValue
            return NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        }
        public convenience init(uiOffset offset: UIOffset) {
            self.init(point: CGPoint(x: offset.horizontal, y: offset.vertical))
        }
        public var uiOffsetValue: UIOffset { UIOffset(horizontal: pointValue.x, vertical: pointValue.y) }
        public convenience init(cgVector vector: CGVector) { self.init(point: CGPoint(x: vector.dx, y: vector.dy)) }
        public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }
        // Foundation keeps arrays of numbers, but no structures of six or sixteen.

        public convenience init(cgAffineTransform transform: CGAffineTransform) {
            var transform = transform
            self.init(bytes: &transform, objCType: "[6d]")
        }
        public var cgAffineTransformValue: CGAffineTransform {
            var transform = CGAffineTransform.identity
            if holds("[6d]") { getValue(&transform) }
            return transform
        }
        public convenience init(caTransform3D transform: CATransform3D) {
            var transform = transform
            self.init(bytes: &transform, objCType: "[16d]")
        }
        public var caTransform3DValue: CATransform3D {
            var transform = CATransform3DIdentity
            if holds("[16d]") { getValue(&transform) }
            return transform
        }
        /// Whether it holds a type; raises where it does not, since reading would write beyond what is asked for.
        private func holds(_ type: String) -> Bool {
            let held = String(cString: objCType)
            guard held != type else { return true }
            DispatchQueue.onMain {
                UIKitExceptions.raise(.invalidArgument, "Cannot get value of type \(held) as one of type \(type)")
            }
            return false
        }
        public var cgRectValue: CGRect { rectValue }
        public var cgPointValue: CGPoint { pointValue }
        public var cgSizeValue: CGSize { sizeValue }
    }
#endif
