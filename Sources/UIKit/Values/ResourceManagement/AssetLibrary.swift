package import CoreGraphics
import Synchronization

/// A cache of the content of asset catalogues, for the life of the process.
package enum AssetLibrary {
  private struct Key: Hashable {
    var bundle: String
    var name: String
  }

  private struct State {
    var catalogs: [String: [AssetCatalog]] = [:]
    var colors: [Key: AssetCatalog.ColorSet?] = [:]
    var images: [Key: ImageVariants?] = [:]
    /// The accent colour, or nil inside if there is none. Nil outside until it is requested.
    var accentColor: UIColor??
  }

  private static let state = Mutex(State())

  /// The colour of that name in the bundle's catalogues. Nil if there is none, or none that can be
  /// read, which is reported.
  static func color(named name: String, in bundle: Bundle) -> AssetCatalog.ColorSet? {
    lookUp(name, in: bundle, cache: \.colors) { catalog throws(AssetError) in
      try catalog.color(named: name)
    }
  }

  /// The name that Xcode's templates give to the application's accent colour.
  static let accentColorName = "AccentColor"

  /// The application's accent colour, made on first use; nil if its catalogues have none.
  static func accentColor(_ make: (AssetCatalog.ColorSet) -> UIColor) -> UIColor? {
    if let known = state.withLock({ $0.accentColor }) { return known }
    let found = color(named: accentColorName, in: .main).map(make)
    setAccentColor(found)
    return found
  }

  /// Replaces the application's accent colour until the cache is cleared.
  package static func setAccentColor(_ color: UIColor?) {
    state.withLock { $0.accentColor = .some(color) }
  }

  /// The pictures of that name in the bundle's catalogues or folders.
  static func image(named name: String, in bundle: Bundle) -> ImageVariants? {
    lookUp(
      name, in: bundle, cache: \.images,
      { catalog throws(AssetError) in try catalog.image(named: name) },
      otherwise: {
        looseImage(
          named: name, in: ResourceFolders.folders(of: bundle).flatMap(ResourceFolders.places))
      })
  }

  /// The file of that name in the bundle's catalogues. Nil if there is none, or none that can be
  /// read, which is reported. The file is read again at each call.
  static func data(named name: String, in bundle: Bundle) -> AssetCatalog.DataSet? {
    do {
      for catalog in catalogs(of: bundle) {
        if let found = try catalog.data(named: name) { return found }
      }
    } catch {
      Diagnostics.warnFromAnyThread("\(error)")
    }
    return nil
  }

  /// The application's file or folder of that name; nil if there is none.
  package static func url(named name: String) -> URL? {
    ResourceFolders.find(name, in: ResourceFolders.folders(of: .main))
  }

  /// The application's icon with at least `pixels` on each side, if it has one. Nil, with a
  /// warning, if the icon cannot be read.
  package static func appIcon(pixels: Int) -> CGImage? {
    for catalog in catalogs(of: .main) {
      do {
        if let icon = try catalog.icon(pixels: pixels) { return icon }
      } catch {
        Diagnostics.warnFromAnyThread("\(error)")
      }
    }
    return nil
  }

  /// Clears the cache.
  package static func clear() { state.withLock { $0 = State() } }

  private static func lookUp<Asset: Sendable>(
    _ name: String, in bundle: Bundle, cache: WritableKeyPath<State, [Key: Asset?]> & Sendable,
    _ read: (AssetCatalog) throws(AssetError) -> Asset?, otherwise: () -> Asset? = { nil }
  ) -> Asset? {
    let key = Key(bundle: bundle.bundlePath, name: name)
    if let known = state.withLock({ $0[keyPath: cache][key] }) { return known }
    var found: Asset?
    do {
      for catalog in catalogs(of: bundle) where found == nil { found = try read(catalog) }
    } catch {
      Diagnostics.warnFromAnyThread("\(error)")
    }
    let asset = found ?? otherwise()
    state.withLock { $0[keyPath: cache][key] = .some(asset) }
    return asset
  }

  private static func catalogs(of bundle: Bundle) -> [AssetCatalog] {
    let path = bundle.bundlePath
    if let known = state.withLock({ $0.catalogs[path] }) { return known }
    var seen: Set<String> = []
    let found = ResourceFolders.folders(of: bundle).flatMap(ResourceFolders.catalogs)
      .filter { seen.insert($0.resolvingSymlinksInPath().path).inserted }
      .map(AssetCatalog.init)
    state.withLock { $0.catalogs[path] = found }
    return found
  }

  /// The variants in files outside catalogues: `name.png`, `name@2x.png` and `name@3x.png`. As on
  /// iOS, a name without an extension means a PNG file.
  private static func looseImage(named name: String, in folders: [URL]) -> ImageVariants? {
    guard !name.isEmpty, !name.utf8.contains(0) else { return nil }
    let (base, type) = split(name)
    for folder in folders {
      let files: [(String, CGFloat?)] = [("", nil), ("@2x", 2), ("@3x", 3)]
      let variants = files.compactMap { (suffix, scale) -> ImageVariants.Variant? in
        let url = folder.appendingPathComponent("\(base)\(suffix).\(type)")
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        do {
          return try ImageVariants.Variant(
            picture: ImageVariants.Variant.read(url, scale: scale))
        } catch {
          Diagnostics.warnFromAnyThread("\(error)")
          return nil
        }
      }
      if !variants.isEmpty { return ImageVariants(list: variants) }
    }
    return nil
  }

  private static let imageTypes: Set = [
    "png", "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "svg", "pdf",
  ]

  /// Splits a file's name into the base name and the extension. Other dots belong to the base name.
  private static func split(_ name: String) -> (base: String, type: String) {
    guard let dot = name.lastIndex(of: "."),
      case let type = String(name[dot...].dropFirst()), imageTypes.contains(type.lowercased())
    else { return (name, "png") }
    return (String(name[..<dot]), type)
  }
}
