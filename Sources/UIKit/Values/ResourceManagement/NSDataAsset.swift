public import CoreGraphics

/// The name of a data set in an asset catalogue, with the folders before it that provide a
/// namespace: "Levels/first".
public typealias NSDataAssetName = String

/// A file of any kind that an asset catalogue has under a name. Immutable.
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked because `NSObject` is not: all it stores are constants.

  /// The name in the catalogue.
  public let name: NSDataAssetName
  /// The content of the file.
  public let data: Data
  /// The uniform type identifier of the content, as the catalogue gives it, such as "public.json";
  /// "public.data" where it gives none.
  public let typeIdentifier: String

  /// The file of that name in the application's asset catalogues; nil, with a warning, where there
  /// is none.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// The file of that name in a bundle's asset catalogues; nil, with a warning, where there is
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
