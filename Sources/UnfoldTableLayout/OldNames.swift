import Foundation
import UnfoldAutoLayout

// Names of UIKit's before Swift 4.2, which apps in Swift 4 mode still use.

/// `UITableViewCell.AccessoryType` before Swift 4.2.
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// `UITableViewCell.EditingStyle` before Swift 4.2.
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
/// `UITableViewCell.SelectionStyle` before Swift 4.2.
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// `UITableViewCell.SeparatorStyle` before Swift 4.2.
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
/// `UITableViewCell.CellStyle` before Swift 4.2.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// `UITableViewRowAction.Style` before Swift 4.2.
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
/// `UITableView.RowAnimation` before Swift 4.2.
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// `UITableView.ScrollPosition` before Swift 4.2.
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// `UITableView.Style` before Swift 4.2.
public typealias UITableViewStyle = UITableView.Style

/// `UITableView.automaticDimension` before Swift 4.2.
public let UITableViewAutomaticDimension = UITableView.automaticDimension
/// `UITableView.indexSearch` before Swift 4.2.
public let UITableViewIndexSearch = UITableView.indexSearch
