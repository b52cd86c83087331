import CoreGraphics
import InterfaceBuilder

/// The scenes around a controller that is being made, from the outermost to the innermost.
///
/// They prevent a controller from being embedded in itself indefinitely.
@MainActor
struct SceneAncestry {
  private(set) var names: [String] = []
  /// The number of controllers that were embedded in the outermost one so far.
  let embeds = EmbedCount()
  /// The origin of the segue whose destination is being made; nil if there is none.
  private(set) var origin: SegueOrigin?

  /// The container that is being made with its children; nil if there is none.
  private(set) weak var container: InterfaceScope?

  func beginning(at origin: SegueOrigin) -> SceneAncestry {
    var result = self
    (result.origin, result.container) = (origin, nil)
    return result
  }

  /// The scenes around a child that a container is made with.
  func inside(_ container: InterfaceScope) -> SceneAncestry {
    var result = self
    result.container = container
    return result
  }

  func adding(_ id: String, of source: InterfaceSource) -> SceneAncestry? {
    let name = "\(source.folder?.path ?? "")/\(source.file) \(id)"
    guard !names.contains(name) else { return nil }
    var result = self
    result.names.append(name)
    return result
  }
}

/// The number of controllers that a controller in a storyboard embeds, including those that these
/// embed.
///
/// Scenes that embed several others each, on a few levels, would embed millions: a file that does
/// so is damaged.
@MainActor
final class EmbedCount {
  /// The maximum number, which is far more than a screen can show.
  static let most = 10_000

  private var count = 0
  private var hasWarned = false

  /// Whether one more controller may be embedded. It reports once that no more are.
  func admits(_ object: InterfaceObject, of source: InterfaceSource) -> Bool {
    guard count >= Self.most else {
      count += 1
      return true
    }
    if !hasWarned {
      source.warn(
        object.line,
        "the controllers embed more than \(Self.most) others; \(object.nameInMessages) and what "
          + "comes after it stay empty.")
    }
    hasWarned = true
    return false
  }
}

extension UIStoryboard {
  typealias Creator = (NSCoder) -> UIViewController?

  func instantiateInitial(creator: Creator?) -> UIViewController? {
    guard let id = source.document.initialViewController else {
      if !source.document.scenes.isEmpty {
        Diagnostics.warn("\(source.file): the storyboard has no initial controller.")
      }
      return nil
    }
    return controller(id, in: SceneAncestry(), line: 0, creator: creator)
  }

  func instantiate(identifier: String, creator: Creator?) -> UIViewController? {
    guard let scene = source.document.scene(identifier: identifier),
      let id = scene.controller?.id
    else {
      Diagnostics.warn("\(source.file): no controller has the identifier \"\(identifier)\".")
      return nil
    }
    return controller(id, in: SceneAncestry(), line: scene.line, creator: creator)
  }

  /// Makes the controller with an id in the file, or the one in another file that it refers to.
  ///
  /// - Parameters:
  ///   - ancestry: the scenes that will contain it.
  ///   - line: the line of the reference, for messages.
  func controller(
    _ id: String, in ancestry: SceneAncestry, line: Int, creator: Creator?
  ) -> UIViewController? {
    guard let scene = source.document.scene(controller: id), let object = scene.controller else {
      source.warn(line, "there is no controller \(id).")
      return nil
    }
    guard let inner = ancestry.adding(id, of: source) else {
      source.warn(
        line, "the controller \(object.nameInMessages) would be in itself; it is left out.")
      return nil
    }
    if object.element == "viewControllerPlaceholder" {
      return referenced(by: object, in: inner, creator: creator)
    }
    let scope = InterfaceScope(source: source, storyboard: self, scene: scene, ancestry: inner)
    return scope.makeController(object, creator: creator)
  }

  private func referenced(
    by object: InterfaceObject, in ancestry: SceneAncestry, creator: Creator?
  ) -> UIViewController? {
    guard let name = object.attributes.string("storyboardName") else {
      source.warn(object.line, "the storyboard reference names no storyboard.")
      return nil
    }
    guard let other = otherStoryboard(name, for: object) else { return nil }
    guard let identifier = object.attributes.string("referencedIdentifier") else {
      guard let id = other.source.document.initialViewController else {
        source.warn(object.line, "\(other.source.file) has no initial controller.")
        return nil
      }
      return other.controller(id, in: ancestry, line: object.line, creator: creator)
    }
    guard let id = other.source.document.scene(identifier: identifier)?.controller?.id else {
      source.warn(
        object.line, "\(other.source.file) has no controller with the identifier \"\(identifier)\"."
      )
      return nil
    }
    return other.controller(id, in: ancestry, line: object.line, creator: creator)
  }

  /// Returns another storyboard, which this one retains, so that each reference leads to the same
  /// object.
  private func otherStoryboard(_ name: String, for object: InterfaceObject) -> UIStoryboard? {
    if name + ".storyboard" == source.file { return self }
    if let known = source.family.storyboards[name] { return known }
    let identifier = object.attributes.string("bundleIdentifier")
    let bundle = identifier.flatMap { Bundle(identifier: $0) } ?? source.bundle
    let beside = source.folder?.appendingPathComponent(name + ".storyboard")
    let url =
      beside.flatMap { url in
        FileManager.default.fileExists(atPath: url.path) ? InterfaceFiles.forDevice(url) : nil
      }
      ?? InterfaceFiles.find(name, type: "storyboard", in: bundle)
    guard let url else {
      source.warn(object.line, "there is no storyboard \"\(name)\".")
      return nil
    }
    do {
      let storyboard = try UIStoryboard(contentsOf: url, bundle: bundle)
      source.join(storyboard, name: name)
      return storyboard
    } catch {
      source.warn(object.line, "the storyboard \"\(name)\" cannot be read: \(error)")
      return nil
    }
  }
}

extension InterfaceObject {
  /// The name of the object in messages.
  var nameInMessages: String {
    let name =
      userLabel ?? attributes.string("storyboardIdentifier") ?? attributes.string("title")
      ?? customClass?.name
    return name.map { "\"\($0)\"" } ?? "<\(element)>"
  }
}
