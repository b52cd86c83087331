import CoreGraphics
import InterfaceBuilder

/// An Interface Builder file, with the folder and bundle for the names in it.
@MainActor
final class InterfaceSource {
  /// The storyboards that refer to each other, by name. They are held weakly.
  final class Family {
    private var members: [String: Weak] = [:]
    private struct Weak { weak var storyboard: UIStoryboard? }

    var storyboards: [String: UIStoryboard] { members.compactMapValues(\.storyboard) }
    func add(_ storyboard: UIStoryboard, name: String) {
      members[name] = Weak(storyboard: storyboard)
    }
  }

  let document: InterfaceDocument
  let bundle: Bundle?
  /// The folder of the file.
  let folder: URL?
  private(set) var family = Family()

  init(_ document: InterfaceDocument, bundle: Bundle?, folder: URL? = nil) {
    (self.document, self.bundle, self.folder) = (document, bundle, folder)
  }

  var file: String { document.file }

  /// Adds another storyboard to the family.
  func join(_ storyboard: UIStoryboard, name: String) {
    storyboard.source.family = family
    family.add(storyboard, name: name)
  }

  /// Returns the class with a name. Files outside the application's bundle find its classes only by
  /// names with a module.
  func findClass(_ name: InterfaceClass) -> AnyClass? {
    InterfaceClasses.find(name, isApplications: bundle == nil || bundle == .main)
  }

  func warn(_ line: Int, _ message: String) {
    Diagnostics.warn((line > 0 ? "\(file):\(line): " : "\(file): ") + message)
  }
}
