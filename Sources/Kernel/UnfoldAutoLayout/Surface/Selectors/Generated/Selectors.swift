// Made by Tests/Floors/inert.py from Sources/Kernel/UnfoldAutoLayout/Inert/Surface/Selectors.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldTypesetting

extension ObjectiveCMessages {
    @_disfavoredOverload public static func make<Object: NSObject>(_ type: Object.Type?) -> Object? { type.map { make($0) } }
    @preconcurrency @MainActor public static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View { RuntimeInitializer.make(type, frame: frame) }
    @_disfavoredOverload @preconcurrency @MainActor public static func make<View: UIView>(_ type: View.Type?, frame: CGRect) -> View? { type.map { make($0, frame: frame) } }
}
