import Foundation
import UnfoldAutoLayout

// Names of UIKit's before Swift 4.2, which apps in Swift 4 mode still use.

/// `UICollectionView.ScrollDirection` before Swift 4.2.
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
/// `UICollectionView.ScrollPosition` before Swift 4.2.
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition

/// `UICollectionView.elementKindSectionHeader` before Swift 4.2.
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
/// `UICollectionView.elementKindSectionFooter` before Swift 4.2.
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter
/// `UICollectionViewFlowLayout.automaticSize` before Swift 4.2.
public let UICollectionViewFlowLayoutAutomaticSize = UICollectionViewFlowLayout.automaticSize
