#if canImport(UIKit)
    import RecordedOnDevice
    import UIKit
    import UnfoldRecorder
    import XCTest

    final class RecordedOnDeviceTests: XCTestCase {
        @MainActor func testRecording() throws {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let table = UITableView(frame: window.bounds, style: .plain)
            let rows = OneRow()
            table.register(GrowingCell.self, forCellReuseIdentifier: "cafe")
            table.dataSource = rows
            window.addSubview(table)
            window.isHidden = false
            let recorder = TableRecorder(table)
            recorder.update("expand") {
                table.beginUpdates()
                (table.cellForRow(at: IndexPath(row: 0, section: 0)) as? GrowingCell)?.expand()
                table.endUpdates()
            }
            let folder = ProcessInfo.processInfo.environment["UNFOLD_RECORDS"] ?? NSTemporaryDirectory()
            let files = try recorder.write(to: URL(fileURLWithPath: folder))
            XCTAssertEqual(files.count, 2)
            let heights = recorder.stepRecords.map { $0.rows[0].height }
            XCTAssertEqual(heights[1] - heights[0], 180, accuracy: 0.01)
            for record in recorder.stepRecords { print(record.line) }
        }
    }
#endif
