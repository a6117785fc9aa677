#if !canImport(ObjectiveC)
    extension NSValue {
        public var uiEdgeInsetsValue: UIEdgeInsets {
            let insets = edgeInsetsValue
            return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
        }
        public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
            let insets = edgeInsetsValue
            return NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        }
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
    }
#endif
