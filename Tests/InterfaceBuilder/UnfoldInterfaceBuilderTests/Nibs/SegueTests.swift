import Foundation
import Testing
import UnfoldAutoLayout
import UnfoldCollectionLayout
import UnfoldTableLayout

@testable import UnfoldInterfaceBuilder

/// Storyboards at work: static cells, segues by name and by taps, embedded controllers, ways back, collections.
@MainActor @Suite(SegueLog.Separate()) struct SegueTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    init() {
        RunLoopIteration.reset()
    }

    private func start() throws -> (UINavigationController, TripsController) {
        let storyboard = UIStoryboard(name: "Trips", bundle: nil)
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        window.rootViewController = navigation
        window.layoutIfNeeded()
        return (navigation, try #require(navigation.topViewController as? TripsController))
    }

    private func opened() throws -> (UINavigationController, TripController) {
        let (navigation, trips) = try start()
        trips.performSegue(withIdentifier: "open", sender: nil)
        window.layoutIfNeeded()
        SegueLog.lines = []
        return (navigation, try #require(navigation.topViewController as? TripController))
    }

    @Test func staticCellsAreInTheirSections() throws {
        let (_, trips) = try start()
        let table = try #require(trips.tableView)
        #expect(table.numberOfSections == 2)
        #expect((0..<2).map { table.numberOfRows(inSection: $0) } == [2, 1])
        #expect(trips.tableView(table, titleForHeaderInSection: 0) == "Mine")
        #expect(trips.tableView(table, titleForFooterInSection: 0) == "All of them")
        let texts = [IndexPath(row: 0, section: 0), [0, 1], [1, 0]].map { table.cellForRow(at: $0)?.textLabel?.text }
        #expect(texts == ["North", "South", "Elsewhere"])
        #expect(trips.first === table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(trips.first?.reuseIdentifier == "north")
        #expect(trips.navigationItem.title == "Trips")
    }

    @Test func outletCollectionsKeepTheirOrderAndActionsArrive() throws {
        let (_, trips) = try start()
        #expect(trips.switches.count == 2)
        for control in trips.switches.reversed() { control.sendActions(for: .valueChanged) }
        #expect(SegueLog.lines == ["switch 1", "switch 0"])
    }

    @Test func aTapOnARowAsksPreparesShowsAndNotifies() throws {
        let (navigation, trips) = try start()
        #expect(trips.tableView.simulateTap(onRowAt: IndexPath(row: 0, section: 0)))
        window.layoutIfNeeded()
        let received = SegueLog.lines.filter { !$0.hasPrefix("map") && !$0.hasPrefix("trip") }
        #expect(received == ["may open?", "open to TripController, not loaded, by UITableViewCell", "selected 0"])
        #expect(navigation.topViewController is TripController)
        SegueLog.lines = []
        #expect(trips.tableView.simulateTap(onRowAt: IndexPath(row: 0, section: 1)))
        #expect(SegueLog.lines == ["selected 0"])
    }

    @Test func aRefusalShowsNothing() throws {
        let (navigation, trips) = try start()
        SegueLog.refuses = true
        trips.tableView.simulateTap(onRowAt: IndexPath(row: 0, section: 0))
        #expect(SegueLog.lines == ["may open?", "selected 0"])
        #expect(navigation.viewControllers == [trips])
    }

    @Test func codeRunsASegueWithoutAsking() throws {
        let (navigation, trips) = try start()
        SegueLog.refuses = true
        trips.performSegue(withIdentifier: "open", sender: "code")
        #expect(SegueLog.lines.first == "open to TripController, not loaded, by String")
        #expect(navigation.topViewController is TripController)
    }

    @Test func anUnknownSegueRaises() throws {
        let (_, trips) = try start()
        var raised: [String] = []
        UIKitExceptions.withHandler {
            raised.append("\($0.name): \($0.reason)")
        } _: {
            trips.performSegue(withIdentifier: "nowhere", sender: nil)
            UIViewController().performSegue(withIdentifier: "x", sender: nil)
        }
        #expect(raised.count == 2)
        #expect(raised.first?.hasPrefix("NSInvalidArgumentException: Receiver (<") == true)
        #expect(raised.first?.hasSuffix("has no segue with identifier 'nowhere'") == true)
    }

    @Test func aContainerViewHoldsItsController() throws {
        let (_, trips) = try start()
        trips.performSegue(withIdentifier: "open", sender: nil)
        let trip = try #require(trips.navigationController?.topViewController as? TripController)
        trip.loadViewIfNeeded()
        window.layoutIfNeeded()
        #expect(
            Array(SegueLog.lines.dropFirst()) == [
                "map by UIView", "map loaded", "map in TripController", "trip loaded, with map",
            ])
        let map = try #require(trip.map)
        #expect(trip.children == [map])
        #expect(map.view.superview === trip.holder)
        #expect(map.view.frame == CGRect(x: 0, y: 0, width: 390, height: 300))
        #expect(map.navigationController === trip.navigationController)
    }

    @Test func buttonsAndRecognizersRunTheirs() throws {
        let (navigation, trip) = try opened()
        trip.editButton?.sendActions(for: .touchUpInside)
        let edit = try #require(navigation.presentedViewController as? EditController)
        #expect(edit.modalTransitionStyle == .crossDissolve)
        #expect(SegueLog.lines == ["edit by UIButton"])
        trip.dismiss(animated: false)
        RunLoopIteration.end()
        let tap = try #require(trip.view.gestureRecognizers?.first as? UITapGestureRecognizer)
        #expect(tap.simulate())
        #expect(navigation.topViewController is FarController)
    }

    @Test func barItemsAreOutletsAndSendWhatTheirDocumentSays() throws {
        let (navigation, trips) = try start()
        let plus = try #require(trips.plus)
        #expect(trips.navigationItem.rightBarButtonItem === plus)
        trips.navigationItem.leftBarButtonItem?.sendAction()
        #expect(SegueLog.lines == ["sort by Sort"])
        plus.sendAction()
        #expect(SegueLog.lines.last == "new to EditController, not loaded, by UIBarButtonItem")
        #expect(navigation.presentedViewController is EditController)
    }

    @Test func accessoriesHaveTheirOwn() throws {
        let (navigation, trips) = try start()
        trips.tableView.simulateAccessoryTap(onRowAt: IndexPath(row: 1, section: 0))
        #expect(SegueLog.lines.first == "may info?")
        #expect(navigation.presentedViewController?.modalPresentationStyle == .fullScreen)
    }

    @Test func unwindingComesBackAndCallsTheAction() throws {
        let (navigation, trip) = try opened()
        trip.editButton?.sendActions(for: .touchUpInside)
        let edit = try #require(navigation.presentedViewController as? EditController)
        RunLoopIteration.end()
        edit.loadViewIfNeeded()
        SegueLog.lines = []
        edit.doneButton?.sendActions(for: .touchUpInside)
        RunLoopIteration.end()
        #expect(
            SegueLog.lines == ["done to TripController", "back by done from EditController to TripController"])
        #expect(navigation.presentedViewController == nil)
        #expect(navigation.topViewController === trip)
    }

    @Test func customSeguesShowWhatTheyLike() throws {
        let (navigation, trips) = try start()
        trips.performSegue(withIdentifier: "leap", sender: nil)
        #expect(SegueLog.lines.last == "leaps")
        #expect(navigation.viewControllers.map { name($0) } == ["FarController"])
    }

    @Test func theSourceMayMakeTheDestination() throws {
        let (navigation, trips) = try start()
        trips.performSegue(withIdentifier: "made", sender: nil)
        #expect((navigation.topViewController as? FarController)?.origin == "made")
    }

    /// The action of a container's relationship is that of whoever performs the segue to the container.
    @Test func theSourceMayMakeWhatIsInTheDestination() throws {
        let (_, trips) = try start()
        trips.performSegue(withIdentifier: "wrapped", sender: trips.plus)
        let wrap = try #require(trips.presentedViewController as? UINavigationController)
        #expect((wrap.topViewController as? FarController)?.origin == "made for UIBarButtonItem")
    }

    @Test func aContainerMayMakeWhatItHolds() throws {
        let storyboard = UIStoryboard(name: "Trips", bundle: nil)
        let own: OwnNavigation = storyboard.instantiateViewController(identifier: "Own")
        #expect((own.topViewController as? FarController)?.origin == "made by its container")
        // No one performs a segue, and the container has no such action.
        let wrap: UINavigationController = storyboard.instantiateViewController(identifier: "Wrap")
        #expect((wrap.topViewController as? FarController)?.origin == "storyboard")
    }

    @Test func segueActionsMakeWhatReferencesLeadTo() throws {
        let (navigation, trips) = try start()
        trips.performSegue(withIdentifier: "referenced", sender: nil)
        #expect((navigation.topViewController as? FarController)?.origin == "made")
    }

    @Test func collectionsHaveTheirLayoutAndPrototypes() throws {
        let storyboard = UIStoryboard(name: "Trips", bundle: nil)
        let far: FarController = storyboard.instantiateViewController(identifier: "Far")
        window.rootViewController = far
        window.layoutIfNeeded()
        let grid = try #require(far.collectionView)
        let flow = try #require(far.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(grid.collectionViewLayout === flow)
        #expect(flow.itemSize == CGSize(width: 80, height: 50))
        #expect([flow.minimumLineSpacing, flow.minimumInteritemSpacing] == [7, 3])
        let cells = (0..<5).compactMap { grid.cellForItem(at: IndexPath(item: $0, section: 0)) as? TileCell }
        #expect(cells.map(\.name?.text) == (0..<5).map { "\($0)" })
        #expect(cells.first?.reuseIdentifier == "tile")
        #expect(cells.first?.frame.origin == CGPoint(x: 5, y: 6))
        #expect(cells.last?.frame.minY == 63)
    }

    @Test func headersAndCollectionCellsComeFromXibs() throws {
        func xib(_ object: String) -> UINib {
            UINib(
                data: Data(
                    """
                    <?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="32700"
                    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina6_0" orientation="portrait"/>
                    <objects>\(object)</objects></document>
                    """.utf8), bundle: nil)
        }
        let header = xib(
            """
            <view id="h" customClass="NibHeader" customModule="UnfoldInterfaceBuilderTests"><rect key="frame" x="0" y="0"
            width="390" height="40"/><subviews><label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect
            key="frame" x="16" y="10" width="358" height="20"/></label></subviews><constraints><constraint firstItem="l"
            firstAttribute="top" secondItem="h" secondAttribute="top" constant="10" id="c1"/><constraint firstAttribute="bottom"
            secondItem="l" secondAttribute="bottom" constant="10" id="c2"/><constraint firstItem="l" firstAttribute="leading"
            secondItem="h" secondAttribute="leading" constant="16" id="c3"/></constraints><connections><outlet property="title"
            destination="l" id="o"/></connections></view>
            """)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
        table.register(header, forHeaderFooterViewReuseIdentifier: "head")
        let made = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "head") as? NibHeader)
        #expect(made.title?.text == "A")
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: UICollectionViewFlowLayout())
        let cell = xib(
            """
            <collectionViewCell id="c" customClass="TileCell" customModule="UnfoldInterfaceBuilderTests"><rect key="frame" x="0"
            y="0" width="80" height="50"/><collectionViewCellContentView key="contentView" id="cc"><rect key="frame" x="0" y="0"
            width="80" height="50"/><subviews><label text="B" id="l"><rect key="frame" x="0" y="0" width="80" height="50"/></label>
            </subviews></collectionViewCellContentView><connections><outlet property="name" destination="l" id="o"/></connections>
            </collectionViewCell>
            """)
        collection.register(cell, forCellWithReuseIdentifier: "tile")
        let source = OneItem()
        collection.dataSource = source
        collection.layoutIfNeeded()
        let tile = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? TileCell)
        #expect(tile.name?.text == "B")
        #expect(tile.name?.superview === tile.contentView)
        #expect(tile.reuseIdentifier == "tile")
    }
}

private final class OneItem: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) }
}
