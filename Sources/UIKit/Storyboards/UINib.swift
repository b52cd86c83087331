public import CoreGraphics
import InterfaceBuilder

/// A `.xib` file, whose objects can be made any number of times.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let source: InterfaceSource
  /// The name of the file, for messages.
  var file: String { source.file }
  /// Whether it has no objects, because there was no readable file.
  var isEmpty: Bool { source.document.objects.isEmpty }

  /// Makes a nib from the file with a name without the extension, which is searched as storyboards
  /// are. If there is no readable file, it warns, and `instantiate` makes nothing.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    do {
      guard let url = InterfaceFiles.find(name, type: "xib", in: bundleOrNil) else {
        throw StoryboardError(
          file: name + ".xib", reason: "there is no such file in the resources")
      }
      source = InterfaceSource(try InterfaceFiles.read(url, kind: .xib), bundle: bundleOrNil)
    } catch {
      Diagnostics.warn("\(error)")
      let nothing = InterfaceDocument(file: name + ".xib", kind: .xib)
      source = InterfaceSource(nothing, bundle: bundleOrNil)
    }
    super.init()
  }

  /// Makes a nib from the text of a file, as Interface Builder writes it.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    do {
      let document = try InterfaceFiles.read(data, file: "data.xib", kind: .xib)
      source = InterfaceSource(document, bundle: bundleOrNil)
    } catch {
      Diagnostics.warn("\(error)")
      source = InterfaceSource(
        InterfaceDocument(file: "data.xib", kind: .xib), bundle: bundleOrNil)
    }
    super.init()
  }

  /// Makes a nib from a file. It does not exist on iOS.
  ///
  /// - Parameters:
  ///   - url: the `.xib` file, as Xcode saves it.
  ///   - bundle: the bundle with its images and colours; nil for the application's.
  public init(contentsOf url: URL, bundle: Bundle? = nil) throws(StoryboardError) {
    source = InterfaceSource(
      try InterfaceFiles.read(url, kind: .xib), bundle: bundle,
      folder: url.deletingLastPathComponent())
    super.init()
  }

  /// Makes the objects, and connects them with each other and with an owner.
  ///
  /// - Returns: the top-level objects in the order of the file. The caller must retain them, unless
  ///   an outlet does.
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let scope = InterfaceScope(source: source)
    let owner = ownerOrNil.map { $0 as AnyObject }
    let objects = (optionsOrNil?[.externalObjects] as? [String: Any]) ?? [:]
    scope.own(by: owner)
    var made: [AnyObject] = []
    for object in source.document.objects {
      if object.element == "placeholder" {
        let name = object.attributes.keyword("placeholderIdentifier")
        if name == "IBFilesOwner", let owner {
          scope.adopt(owner, for: object)
          if let name = object.customClass, source.findClass(name) == nil {
            source.warn(
              object.line,
              "there is no class \(name.qualifiedName); \(type(of: owner)) stands for it.")
            scope.strip(owner)
          }
        } else if let name, let external = objects[name] {
          scope.adopt(external as AnyObject, for: object)
        }
      } else if let instance = scope.makeObject(object) {
        made.append(instance)
      } else {
        source.warn(object.line, "there is no <\(object.element)>; it is left out.")
      }
    }
    scope.finish()
    return made
  }

  /// The keys of the options of `instantiate`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Makes a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A dictionary of objects by the identifiers of placeholders in the file.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Makes the objects of a xib in the bundle.
  @preconcurrency @MainActor
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
