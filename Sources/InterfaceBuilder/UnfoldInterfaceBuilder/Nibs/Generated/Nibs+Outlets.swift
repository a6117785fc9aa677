// Made by Tests/Floors/inert.py from Sources/InterfaceBuilder/UnfoldInterfaceBuilder/Properties/Nibs+Outlets.tsv.
// swift-format-ignore-file

import Foundation
import UnfoldCollectionLayout
import UnfoldFiles

extension NibOutlets {
    static let named: [Entry] = [ofUITableView, ofUIPickerView, ofUIGestureRecognizer, ofUINavigationController, ofUITabBarController, ofUISplitViewController, ofUIPageViewController, ofUITabBar, ofUINavigationBar, ofUIToolbar, ofUITextField, ofUISearchBar, ofUITableViewController, ofUITableViewCell, ofUICollectionView, ofUICollectionViewController, ofUICollectionViewCell].flatMap { $0 }
    private static let ofUITableView: [Entry] = [entry("dataSource", \UITableView.dataSource), entry("delegate", \UITableView.delegate), entry("tableHeaderView", \UITableView.tableHeaderView), entry("tableFooterView", \UITableView.tableFooterView), entry("backgroundView", \UITableView.backgroundView)]
    private static let ofUIPickerView: [Entry] = [entry("dataSource", \UIPickerView.dataSource), entry("delegate", \UIPickerView.delegate)]
    private static let ofUIGestureRecognizer: [Entry] = [entry("delegate", \UIGestureRecognizer.delegate)]
    private static let ofUINavigationController: [Entry] = [entry("delegate", \UINavigationController.delegate)]
    private static let ofUITabBarController: [Entry] = [entry("delegate", \UITabBarController.delegate)]
    private static let ofUISplitViewController: [Entry] = [entry("delegate", \UISplitViewController.delegate)]
    private static let ofUIPageViewController: [Entry] = [entry("delegate", \UIPageViewController.delegate), entry("dataSource", \UIPageViewController.dataSource)]
    private static let ofUITabBar: [Entry] = [entry("delegate", \UITabBar.delegate)]
    private static let ofUINavigationBar: [Entry] = [entry("delegate", \UINavigationBar.delegate)]
    private static let ofUIToolbar: [Entry] = [entry("delegate", \UIToolbar.delegate)]
    private static let ofUITextField: [Entry] = [entry("delegate", \UITextField.delegate)]
    private static let ofUISearchBar: [Entry] = [entry("delegate", \UISearchBar.delegate)]
    private static let ofUITableViewController: [Entry] = [entry("refreshControl", \UITableViewController.refreshControl)]
    private static let ofUITableViewCell: [Entry] = [entry("accessoryView", \UITableViewCell.accessoryView), entry("editingAccessoryView", \UITableViewCell.editingAccessoryView), entry("backgroundView", \UITableViewCell.backgroundView), entry("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)]
    private static let ofUICollectionView: [Entry] = [entry("dataSource", \UICollectionView.dataSource), entry("prefetchDataSource", \UICollectionView.prefetchDataSource), entry("backgroundView", \UICollectionView.backgroundView)]
    private static let ofUICollectionViewController: [Entry] = [entry("collectionView", \UICollectionViewController.collectionView)]
    private static let ofUICollectionViewCell: [Entry] = [entry("backgroundView", \UICollectionViewCell.backgroundView), entry("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)]
}
