import Foundation

#if !canImport(QuartzCore)
    public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

    public final class CAMediaTimingFunction: NSObject {
        private let points: [Float]
        public init(name: CAMediaTimingFunctionName) {
            points =
                switch name {
                case .easeIn: [0.42, 0, 1, 1]
                case .easeOut: [0, 0, 0.58, 1]
                case .easeInEaseOut: [0.42, 0, 0.58, 1]
                case .linear: [0, 0, 1, 1]
                default: [0.25, 0.1, 0.25, 1]
                }
        }
        public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
            points = [c1x, c1y, c2x, c2y]
        }
        /// A point of the curve, 0 to 3.
        public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
            let all = [0, 0] + points + [1, 1]
            guard (0...3).contains(idx) else { return }
            ptr[0] = all[2 * idx]
            ptr[1] = all[2 * idx + 1]
        }
    }

    extension NSNull: CAAction {
    }

#endif
