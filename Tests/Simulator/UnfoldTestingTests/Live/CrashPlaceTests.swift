import Foundation
import Testing
import UnfoldAutoLayout
import UnfoldTableLayout
import UnfoldTesting

#if compiler(>=6.2)
    /// An app's cell that traps: the line that says where.
    @Suite struct CrashPlaceTests {
        private final class Source: NSObject, UITableViewDataSource {
            var count = 2
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let texts = ["a", "b"]
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = texts[indexPath.row]
                return cell
            }
        }

        @Test func aTrapSaysItsRowAndStep() async throws {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let source = Source()
                    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                    table.dataSource = source
                    table.layoutIfNeeded()
                    expectUpdate(of: table, fileID: "App/CardTests.swift", line: 7) {
                        source.count = 3
                        table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
                        table.layoutIfNeeded()
                    }
                }
            }
            let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
            #expect(
                text.contains(
                    "\nUnfold: the process ends in row [0, 2], in expectUpdate of App/CardTests.swift:7\n"), "\(text)")
        }
    }
#endif
