import Foundation
import Testing
import UIKit

@testable import UnfoldDeviceTesting
@testable import UnfoldRecorder

/// Records of devices: written as a device would, and compared with.
@MainActor @Suite struct DeviceRunTests {
    private func folder() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("unfold-\(UUID().uuidString)")
    }

    private func table(_ height: CGFloat) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.rowHeight = height
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        objc_setAssociatedObject(table, &Self.key, Rows(), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        table.dataSource = objc_getAssociatedObject(table, &Self.key) as? Rows
        return table
    }
    private static var key: UInt8 = 0

    private func record(_ run: DeviceRun, _ height: CGFloat) throws -> StepRecord {
        var record = try #require(run.record(TableRecorder(table(height))))
        record.traits["device"] = "iPhone18,1"
        record.traits["system"] = "iOS 26.1"
        return record
    }

    /// Each expectation of a function has its place in the file of the device; a run writes those that it comes to again.
    @Test func recordsAreKeptByFunctionAndNumber() throws {
        let folder = folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("NoteTests.swift")
        let runs = ["opens()", "opens()", "closes()"].map { DeviceRun(file: file, function: $0) }
        for (run, height) in zip(runs, [50, 60, 70] as [CGFloat]) { try run.write(record(run, height)) }
        let names = try FileManager.default.contentsOfDirectory(
            atPath: folder.appendingPathComponent("__Devices__").path)
        #expect(names == ["NoteTests.ios-26.1-iPhone18,1.jsonl"])
        let known = try runs.map { try $0.devices().map { $0.rows.map(\.height) } }
        #expect(known == [[[50, 50]], [[60, 60]], [[70, 70]]])
        #expect(try runs[0].devices()[0].rows.map(\.id) == ["row 0 of section 0", "row 1 of section 0"])
        // The function runs again and gets no further than its first expectation.
        try runs[0].write(record(runs[0], 55))
        #expect(try runs.map { try $0.devices().map(\.rows[0].height) } == [[55], [], [70]])
    }

    @Test func differencesAreNamed() throws {
        let run = DeviceRun(file: folder().appendingPathComponent("NoteTests.swift"), function: "grows()")
        let (own, device) = (try record(run, 50), try record(run, 54))
        #expect(DeviceDifferences(of: own, from: own).lines.isEmpty)
        let lines = DeviceDifferences(of: own, from: device).lines
        #expect(
            lines.prefix(2) == [
                "not as on iOS 26.1, iPhone18,1", "row 0 of section 0 height 50, on the device 54 (-4)",
            ])
        var shorter = own
        shorter.rows.removeLast()
        #expect(
            DeviceDifferences(of: shorter, from: own).lines.last
                == "row 1 of section 0 is missing, 50 tall on the device")
    }

    /// A view that has a name is compared by its frame.
    @Test func viewsAreCompared() throws {
        func record(_ width: Double) -> StepRecord {
            let views: [StepRecord.View] = [
                .init(className: "NoteCell", name: nil, parent: nil, frame: [0, 0, 320, 50]),
                .init(className: "UILabel", name: "title", parent: 0, frame: [16, 8, width, 20]),
            ]
            return StepRecord(
                scenario: "s", step: "t", index: 0, traits: ["system": "iOS 26.1"], content: 50,
                rows: [.init(id: "r", height: 50, views: views)])
        }
        #expect(
            DeviceDifferences(of: record(120), from: record(121.5)).lines
                == ["not as on iOS 26.1", "r title width 120, on the device 121.5 (-1.5)"])
        #expect(DeviceDifferences(of: record(121.5004), from: record(121.5)).lines.isEmpty)
    }

    @Test func aFileThatIsNoRecordIsAnIssue() throws {
        let folder = folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let devices = folder.appendingPathComponent("__Devices__")
        try FileManager.default.createDirectory(at: devices, withIntermediateDirectories: true)
        try Data("{}\n".utf8).write(to: devices.appendingPathComponent("NoteTests.ios-26.1-x.jsonl"))
        let run = DeviceRun(file: folder.appendingPathComponent("NoteTests.swift"), function: "grows()")
        #expect(throws: DecodingError.self) { try run.devices() }
        let location = ExpectationLocation(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
        withKnownIssue {
            run.note(TableRecorder(table(50)), location)
        } matching: {
            $0.description.contains("what a device had cannot be read")
        }
    }

    /// Taps by public API alone do what those of this package's tables do.
    @Test func tapsSelectAsThoseOfTheTable() {
        for severalAreAllowed in [false, true] {
            let (one, other) = (table(50), table(50))
            for (table, taps) in [(one, \UITableView.packageTap), (other, \UITableView.deviceTap)] {
                table.allowsMultipleSelection = severalAreAllowed
                for row in [0, 1, 1, 7, 0] { #expect(table[keyPath: taps](row) == (row < 2)) }
            }
            #expect(one.indexPathsForSelectedRows == other.indexPathsForSelectedRows)
        }
    }
}

extension UITableView {
    fileprivate var packageTap: (Int) -> Bool { { self.simulateTap(onRowAt: IndexPath(row: $0, section: 0)) } }
    fileprivate var deviceTap: (Int) -> Bool { { self.tap(rowAt: IndexPath(row: $0, section: 0)) } }
}

private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
}
