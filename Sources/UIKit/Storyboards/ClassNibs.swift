import CoreGraphics

/// The xibs that are named after controllers' classes, for controllers without a nib name.
@MainActor
enum ClassNibs {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let idiom: UIUserInterfaceIdiom
  }

  /// A cache of the found files, or that there is none: files in bundles do not change while a
  /// program runs.
  private static var known: [Key: URL?] = [:]

  /// The names of all xibs without their extension. Most classes have none, so they are not
  /// searched one by one.
  private static var names: Set<String>?

  /// Clears the caches, because the folders to search have changed.
  static func clearCaches() { (known, names) = ([:], nil) }

  /// Returns the xib of a controller's class; nil if there is none.
  ///
  /// For a class whose name ends in "Controller", the file of the name without that word is
  /// searched first, and then that of the whole name. Classes of this module have none.
  static func nib(of controller: UIViewController) -> UINib? {
    let type = type(of: controller)
    guard let url = url(for: type, in: controller.nibBundle) else { return nil }
    do { return try UINib(contentsOf: url, bundle: controller.nibBundle) } catch {
      Diagnostics.warn("\(error)")
      return nil
    }
  }

  private static func url(for type: UIViewController.Type, in bundle: Bundle?) -> URL? {
    let key = Key(type: ObjectIdentifier(type), idiom: UIDevice.current.userInterfaceIdiom)
    if bundle == nil, let found = known[key] { return found }
    let module = String(reflecting: type).prefix { $0 != "." }
    var names = names(of: type)
    if bundle == nil { names.removeAll { !allNames.contains($0) } }
    var found: URL?
    if module != "UIKit", !names.isEmpty {
      let bundles = bundle.map { [$0] } ?? ResourceFolders.bundles(ofModule: String(module))
      found =
        bundles.lazy.flatMap { bundle in
          names.lazy.compactMap { InterfaceFiles.find($0, type: "xib", in: bundle) }
        }.first
    }
    if bundle == nil { known[key] = .some(found) }
    return found
  }

  private static var allNames: Set<String> {
    if let names { return names }
    // The names are used without the suffix for a kind of device.
    let found = Set(
      InterfaceFiles.allNames(ofType: "xib", in: nil).map { name in
        String(name.prefix { $0 != "~" })
      })
    names = found
    return found
  }

  private static func names(of type: UIViewController.Type) -> [String] {
    let (name, ending) = (String(describing: type), "Controller")
    return name.hasSuffix(ending) && name != ending
      ? [String(name.dropLast(ending.count)), name] : [name]
  }
}
