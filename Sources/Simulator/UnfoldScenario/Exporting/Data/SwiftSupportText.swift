/// The Swift of exported files: the list that shows the cells, and helpers. What is between `%` is filled in.
enum SwiftSupportText {
    static let test = """
        import UIKit
        import XCTest

        final class %class%: XCTestCase {
            func testHeights() {
                // XCTest calls tests on the main thread.
                nonisolated(unsafe) let test = self
                MainActor.assumeIsolated {
        """

    static let list = #"""
        /// A row: the cell that shows it, and the values that the cell gets.
        @MainActor private struct Row {
            let id: String
            let cell: String
            let height: CGFloat?
            let estimatedHeight: CGFloat?
            var values: [(UIView) -> Void]

            init<Cell: %anyCell%>(
                _ id: String, _ cell: Cell.Type, height: CGFloat? = nil, estimatedHeight: CGFloat? = nil,
                _ show: @escaping (Cell) -> Void = { _ in }
            ) {
                (self.id, self.cell, self.height, self.estimatedHeight) = (id, "\(cell)", height, estimatedHeight)
                values = [{ view in if let cell = view as? Cell { show(cell) } }]
            }
        }

        %part%

        /// The %list% in a window, and its data source.
        @MainActor private final class List: NSObject, %protocols% {
            let name: String
            let window: UIWindow
            let %list%: %class%
            var parts: [String: %partType%] = [:]
            /// The ids of what the %list% shows.
            var order: [(section: String, rows: [String])] = []
            private var rows: [String: Row] = [:]

            init(_ name: String, _ frame: CGRect, %parameter%safeArea: UIEdgeInsets = .zero) {
                self.name = name
                window = UIWindow(frame: frame)
                %list% = %class%(frame: frame, %argument%)
                super.init()
                if safeArea == .zero {
                    window.addSubview(%list%)
                } else {
                    let controller = UIViewController()
                    controller.additionalSafeAreaInsets = safeArea
                    window.rootViewController = controller
                    controller.view.frame = frame
                    controller.view.addSubview(%list%)
                }
                window.isHidden = false
                %setup%
            }

            func load() {
                %delegate%
                %list%.dataSource = self
                %list%.reloadData()
            }

            func add(_ row: Row) { rows[row.id] = row }

            /// Gives a row, header or footer a value, for good, and shows it.
            func set<View: UIView>(_ id: String, _ change: @escaping (View) -> Void) {
                let value: (UIView) -> Void = { view in if let view = view as? View { change(view) } }
                rows[id]?.values.append(value)
                parts[id]?.values.append(value)
                if let view = view(of: id) { value(view) }
            }

            /// What shows a row, header or footer; nil off screen.
            func view(of id: String) -> UIView? {
                %view%
                return nil
            }

            func resize(_ width: CGFloat, _ height: CGFloat) {
                window.frame = CGRect(x: 0, y: 0, width: width, height: height)
                %list%.frame = window.bounds
            }

            func scroll(to offset: CGFloat) {
                let inset = %list%.adjustedContentInset
                let end = max(-inset.top, %list%.contentSize.height + inset.bottom - %list%.bounds.height)
                %list%.contentOffset = CGPoint(x: 0, y: max(-inset.top, min(offset, end)))
            }

            /// Prints heights and frames as a line of JSON, and attaches it.
            func record(_ step: String, _ index: Int, in test: XCTestCase, duringUpdate: Bool = false) {
                if !duringUpdate { %list%.layoutIfNeeded() }
                var found: [[String: Any]] = []
                func add(_ id: String, _ height: CGFloat, _ view: UIView?) {
                    var row: [String: Any] = ["id": id, "height": Double(height)]
                    if let view { row["views"] = frames(of: view) }
                    found.append(row)
                }
                %rows%
                let model = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] ?? UIDevice.current.model
                let record: [String: Any] = [
                    "unfold": 1, "scenario": name, "step": step, "index": index, "rows": found,
                    "content": Double(%list%.contentSize.height),
                    "traits": [
                        "device": model, "system": "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)",
                        "locale": Locale.current.identifier, "width": "\(Double(%list%.bounds.width))",
                        "height": "\(Double(%list%.bounds.height))", "scale": "\(Double(%list%.traitCollection.displayScale))",
                    ],
                ]
                let data = try? JSONSerialization.data(
                    withJSONObject: record, options: [.sortedKeys, .withoutEscapingSlashes])
                let line = String(decoding: data ?? Data(), as: UTF8.self)
                print(line)
                #if canImport(ObjectiveC)
                    let attachment = XCTAttachment(string: line)
                    attachment.name = "\(index) \(step).jsonl"
                    attachment.lifetime = .keepAlways
                    test.add(attachment)
                #endif
            }

            /// A view and all below it, each after its superview.
            private func frames(of root: UIView) -> [[String: Any]] {
                var found: [[String: Any]] = []
                func add(_ view: UIView, _ parent: Int?) {
                    let frame = view.frame
                    let box = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
                    var entry: [String: Any] = ["class": "\(type(of: view))", "frame": box]
                    if let parent {
                        entry["parent"] = parent
                        entry["name"] = view.accessibilityIdentifier
                    }
                    if (root as? %cell%)?.contentView === view { entry["name"] = "contentView" }
                    if view.isHidden { entry["hidden"] = true }
                    if view.clipsToBounds { entry["clips"] = true }
                    if view.alpha != 1 { entry["alpha"] = Double(view.alpha) }
                    found.append(entry)
                    let index = found.count - 1
                    for subview in view.subviews { add(subview, index) }
                }
                add(root, nil)
                return found
            }

            %dataSource%
            %methods%
        }
        """#

    static let priority = #"""
        extension NSLayoutConstraint {
            fileprivate func with(priority: Float? = nil, identifier: String? = nil) -> NSLayoutConstraint {
                if let priority { self.priority = UILayoutPriority(priority) }
                self.identifier = identifier
                return self
            }
        }
        """#

    static let image = #"""
        @MainActor private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
        }
        """#

    static let attributedText = #"""
        private func attributedText(_ runs: [(String, [NSAttributedString.Key: Any])]) -> NSAttributedString {
            let text = NSMutableAttributedString()
            for (string, attributes) in runs {
                text.append(NSAttributedString(string: string, attributes: attributes))
            }
            return text
        }
        """#

    static let paragraph = #"""
        private func paragraph(_ set: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
            let style = NSMutableParagraphStyle()
            set(style)
            return style
        }
        """#

    static let titleFont = """
            let font = %font%
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
                var changed = $0
                changed[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
                return changed
            }
        """
}
