import CoreGraphics
import InterfaceBuilder

/// A file of Interface Builder, and where what it names can be found.
@MainActor
final class InterfaceSource {
  /// The storyboards that refer to each other, by name. They hold each other weakly.
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
  /// Where the file is.
  let folder: URL?
  private(set) var family = Family()

  init(_ document: InterfaceDocument, bundle: Bundle?, folder: URL? = nil) {
    (self.document, self.bundle, self.folder) = (document, bundle, folder)
  }

  var file: String { document.file }

  /// Another storyboard belongs to this one's.
  func join(_ storyboard: UIStoryboard, name: String) {
    storyboard.source.family = family
    family.add(storyboard, name: name)
  }

  /// The class of a name. Files of another bundle than the application's know none of its classes
  /// but those that they name with their module.
  func findClass(_ name: InterfaceClass) -> AnyClass? {
    InterfaceClasses.find(name, isApplications: bundle == nil || bundle == .main)
  }

  func warn(_ line: Int, _ message: String) {
    Diagnostics.warn((line > 0 ? "\(file):\(line): " : "\(file): ") + message)
  }
}
