import Foundation
import UnfoldAutoLayout
import UnfoldSurface

/// Which photographs may be chosen.
/// Source: https://developer.apple.com/documentation/photosui/phpickerfilter
public struct PHPickerFilter: Hashable, Sendable {
    private indirect enum Kind: Hashable, Sendable {
        case named(String)
        case any([PHPickerFilter])
        case all([PHPickerFilter])
        case not(PHPickerFilter)
    }
    private let kind: Kind
    /// Pictures.
    public static let images = PHPickerFilter(kind: .named("images"))
    /// Films.
    public static let videos = PHPickerFilter(kind: .named("videos"))
    /// Moving pictures.
    public static let livePhotos = PHPickerFilter(kind: .named("livePhotos"))
    /// Pictures of the screen.
    public static let screenshots = PHPickerFilter(kind: .named("screenshots"))
    /// Films of the screen.
    public static let screenRecordings = PHPickerFilter(kind: .named("screenRecordings"))
    /// Wide pictures.
    public static let panoramas = PHPickerFilter(kind: .named("panoramas"))
    /// What one of several allows.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(kind: .any(subfilters)) }
    /// What all of several allow.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(kind: .all(subfilters)) }
    /// What another does not allow.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(kind: .not(filter)) }
}

/// How photographs are chosen; stored.
/// Source: https://developer.apple.com/documentation/photosui/phpickerconfiguration
public struct PHPickerConfiguration: Hashable, @unchecked Sendable {
    /// In which format files are given.
    public enum AssetRepresentationMode: Int, Sendable {
        /// As the system has it.
        case automatic = 0
        /// As it is kept.
        case current
        /// As most can read it.
        case compatible
    }
    /// In which order chosen ones are given.
    public enum Selection: Int, Sendable {
        /// In any.
        case `default` = 0
        /// As they were chosen.
        case ordered
        /// As they are chosen, each at once.
        case continuous
        /// As they are chosen, in order.
        case continuousAndOrdered
    }
    /// Stored.
    public var preferredAssetRepresentationMode: AssetRepresentationMode = .automatic
    /// Stored.
    public var selection: Selection = .default
    /// How many may be chosen; 0 is any number.
    public var selectionLimit = 1
    /// Which may be chosen; nil is all.
    public var filter: PHPickerFilter?
    /// The names of those that are chosen already.
    public var preselectedAssetIdentifiers: [String] = []
    /// One photograph.
    public init() {}
    /// One photograph of a library.
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// A chosen photograph.
/// Source: https://developer.apple.com/documentation/photosui/phpickerresult
public struct PHPickerResult: Hashable, @unchecked Sendable {
    /// What gives the picture.
    public let itemProvider: NSItemProvider
    /// The name in the library.
    public let assetIdentifier: String?
}

/// Notified of chosen photographs; nothing notifies it.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Never called.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets photographs be chosen; presented, it shows nothing.
/// Source: https://developer.apple.com/documentation/photosui/phpickerviewcontroller
@preconcurrency @MainActor open class PHPickerViewController: UIViewController, StandsNowhere {
    /// How they are chosen.
    public let configuration: PHPickerConfiguration
    /// Notified; nothing notifies it.
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    /// Lets them be chosen.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    /// Lets one be chosen.
    public required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
    }
    /// Accepted: nothing is chosen.
    open func deselectAssets(withIdentifiers identifiers: [String]) {}
}
