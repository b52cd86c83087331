package import Foundation

/// The content of a `.storyboard` or `.xib` file, as plain values.
package struct InterfaceDocument: Equatable, Sendable {
  package enum Kind: Sendable {
    case storyboard, xib
  }

  /// A controller with the other objects of its scene.
  package struct Scene: Equatable, Sendable {
    package var id: String
    /// The objects: usually the controller first, then placeholders, exits and custom objects.
    package var objects: [InterfaceObject]
    package var canvasLocation: CGPoint?
    package var line: Int

    /// The controller, or the placeholder for one in another storyboard.
    package var controller: InterfaceObject? {
      objects.first { $0.attributes.keyword("sceneMemberID") == "viewController" }
        ?? objects.first { Vocabulary.isController($0.element) }
    }
  }

  /// The device that the canvas shows.
  package struct Device: Equatable, Sendable {
    package var id: String
    package var orientation: String?
    package var appearance: String?
    package var adaptation: String?
  }

  /// The versions and features that Interface Builder needs to open the file.
  package struct Dependencies: Equatable, Sendable {
    package struct Item: Equatable, Sendable {
      package var name: String
      package var version: String?
    }

    package var deployments: [Item] = []
    package var plugIns: [Item] = []
    package var capabilities: [Item] = []
  }

  /// The file's copies of referenced resources, which are used if the originals are missing.
  package struct Resources: Equatable, Sendable {
    package struct Image: Equatable, Sendable {
      package var name: String
      /// The size in points.
      package var size: CGSize?
      /// The catalog: `system` for symbols.
      package var catalog: String?
    }

    package var images: [String: Image] = [:]
    package var namedColors: [String: InterfaceColor] = [:]
    package var systemColors: [String: InterfaceColor] = [:]
    /// The fonts in each font file.
    package var fonts: [String: [String]] = [:]
  }

  /// The description of a class in an old file.
  package struct ClassDescription: Equatable, Sendable {
    package var name: String
    package var superclassName: String?
  }

  /// The file's name, for messages.
  package var file: String
  package var kind: Kind
  /// The version of the format: 2.0 or 3.0.
  package var version: String
  package var toolsVersion: String?
  package var systemVersion: String?
  package var targetRuntime: String
  package var usesAutoLayout = false
  package var usesTraitCollections = false
  package var usesSafeAreas = false
  package var isColorMatched = false
  package var isLaunchScreen = false
  package var initialViewController: String?
  /// Other attributes of the document, such as `tintColor`.
  package var attributes = InterfaceAttributes()
  package var device: Device?
  package var dependencies = Dependencies()
  package var scenes: [Scene] = []
  /// The objects of a xib, including its placeholders.
  package var objects: [InterfaceObject] = []
  package var resources = Resources()
  package var classes: [ClassDescription] = []
  /// The segues that determine the simulated size and bars of a scene in Interface Builder, if
  /// several segues lead to it.
  package var metricsTieBreakers: [String] = []
  /// The simulated bars and sizes of objects on the canvas.
  package var simulatedMetrics: [InterfaceObject] = []
  package var warnings: [InterfaceFileWarning] = []

  /// Returns the scene of the controller with an id.
  package func scene(controller id: String) -> Scene? {
    scenes.first { $0.controller?.id == id }
  }

  package func scene(identifier: String) -> Scene? {
    scenes.first { $0.controller?.attributes.string("storyboardIdentifier") == identifier }
  }

  /// - Parameter file: the file's name for messages, if it differs from the URL's.
  package init(contentsOf url: URL, file: String? = nil) throws(InterfaceFileError) {
    let name = file ?? url.lastPathComponent
    let data: Data
    do {
      data = try MarkupTree.read(url)
    } catch {
      throw InterfaceFileError(
        file: name, line: 0, problem: .unreadable(reason: error.localizedDescription))
    }
    try self.init(data, file: name)
  }

  package init(_ data: Data, file: String) throws(InterfaceFileError) {
    let tree: MarkupTree
    do {
      tree = try MarkupTree(data)
    } catch {
      throw InterfaceFileError(file: file, line: error.line, problem: error.problem)
    }
    var reader = DocumentReader(tree)
    do {
      self = try reader.read(file: file)
    } catch {
      throw InterfaceFileError(file: file, line: error.line, problem: error.problem)
    }
  }

  /// Makes an empty document.
  package init(
    file: String, kind: Kind, version: String = "3.0", targetRuntime: String = "iOS.CocoaTouch"
  ) {
    self.file = file
    self.kind = kind
    self.version = version
    self.targetRuntime = targetRuntime
  }
}
