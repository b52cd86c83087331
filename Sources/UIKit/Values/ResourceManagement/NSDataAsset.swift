public import CoreGraphics

/// The name of a data set in an asset catalogue. The names of folders that provide a namespace
/// precede it: "Levels/first".
public typealias NSDataAssetName = String

/// The file of a data set in an asset catalogue. A data asset is immutable.
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
  // The conformance is unchecked because `NSObject` is not sendable. All stored properties are
  // constants.

  /// The name of the data set in the catalogue.
  public let name: NSDataAssetName
  /// The content of the file.
  public let data: Data
  /// The uniform type identifier of the content that the catalogue gives, such as "public.json", or
  /// "public.data" if it gives none.
  public let typeIdentifier: String

  /// The data set of that name in the application's asset catalogues; nil, with a warning, if there
  /// is none.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// The data set of that name in a bundle's asset catalogues; nil, with a warning, if there is
  /// none.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let found = AssetLibrary.data(named: name, in: bundle) else {
      Diagnostics.warnFromAnyThread("No asset catalogue has data named \"\(name)\".")
      return nil
    }
    (self.name, data) = (name, found.data)
    typeIdentifier = found.typeIdentifier ?? "public.data"
    super.init()
  }

  /// Returns the object itself; the zone is ignored.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
