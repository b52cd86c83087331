package import Foundation

/// What a `.storyboard` or `.xib` file says, as plain values.
package struct InterfaceDocument: Equatable, Sendable {
  package enum Kind: Sendable {
    case storyboard, xib
  }

  /// A controller with what belongs to it.
  package struct Scene: Equatable, Sendable {
    package var id: String
    /// The controller first, as a rule, then its placeholders, exits and custom objects.
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

  /// What Interface Builder needs to open the file.
  package struct Dependencies: Equatable, Sendable {
    package struct Item: Equatable, Sendable {
      package var name: String
      package var version: String?
    }

    package var deployments: [Item] = []
    package var plugIns: [Item] = []
    package var capabilities: [Item] = []
  }

  /// What the file keeps of what it refers to, for when that is not there.
  package struct Resources: Equatable, Sendable {
    package struct Image: Equatable, Sendable {
      package var name: String
      /// In points.
      package var size: CGSize?
      /// `system` for symbols.
      package var catalog: String?
    }

    package var images: [String: Image] = [:]
    package var namedColors: [String: InterfaceColor] = [:]
    package var systemColors: [String: InterfaceColor] = [:]
    /// The fonts in each font file.
    package var fonts: [String: [String]] = [:]
  }

  /// A class that an old file describes.
  package struct ClassDescription: Equatable, Sendable {
    package var name: String
    package var superclassName: String?
  }

  /// The file's name, for messages.
  package var file: String
  package var kind: Kind
  /// The format's: 2.0 or 3.0.
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
  /// What else is said about the document, its `tintColor` say.
  package var attributes = InterfaceAttributes()
  package var device: Device?
  package var dependencies = Dependencies()
  package var scenes: [Scene] = []
  /// The objects of a xib, its placeholders among them.
  package var objects: [InterfaceObject] = []
  package var resources = Resources()
  package var classes: [ClassDescription] = []
  /// Which of several segues to a scene defines its size and bars in Interface Builder.
  package var metricsTieBreakers: [String] = []
  /// Where the canvas shows an object as if in other bars or another size.
  package var simulatedMetrics: [InterfaceObject] = []
  package var warnings: [InterfaceFileWarning] = []

  /// The scene of a controller by its id, or by the one it has in code.
  package func scene(controller id: String) -> Scene? {
    scenes.first { $0.controller?.id == id }
  }

  package func scene(identifier: String) -> Scene? {
    scenes.first { $0.controller?.attributes.string("storyboardIdentifier") == identifier }
  }

  /// - Parameter file: The file's name for messages, if it is another than the address'.
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

  /// A document of nothing.
  package init(
    file: String, kind: Kind, version: String = "3.0", targetRuntime: String = "iOS.CocoaTouch"
  ) {
    self.file = file
    self.kind = kind
    self.version = version
    self.targetRuntime = targetRuntime
  }
}
