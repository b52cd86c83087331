public import CoreGraphics
import InterfaceBuilder

/// A `.storyboard` file, whose controllers are made on demand.
@preconcurrency @MainActor
public final class UIStoryboard: NSObject {
  let source: InterfaceSource

  /// Makes the storyboard with a name without the extension.
  ///
  /// It searches a bundle's resources (nil for the application's). For the application it also
  /// searches beside the executable and in the package's root, and in `Assets` and `Storyboards`
  /// there. If there is no readable file, it warns, and the storyboard has no controllers.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    do {
      guard let url = InterfaceFiles.find(name, type: "storyboard", in: storyboardBundleOrNil)
      else {
        throw StoryboardError(
          file: name + ".storyboard", reason: "there is no such file in the resources")
      }
      try self.init(contentsOf: url, bundle: storyboardBundleOrNil)
    } catch {
      Diagnostics.warn("\(error)")
      let nothing = InterfaceDocument(file: name + ".storyboard", kind: .storyboard)
      self.init(InterfaceSource(nothing, bundle: storyboardBundleOrNil))
    }
  }

  /// Makes the storyboard in a file. It does not exist on iOS.
  ///
  /// - Parameters:
  ///   - url: the `.storyboard` file, as Xcode saves it.
  ///   - bundle: the bundle with its images, colours and other storyboards; nil for the
  ///     application's.
  public convenience init(contentsOf url: URL, bundle: Bundle? = nil) throws(StoryboardError) {
    let document = try InterfaceFiles.read(url, kind: .storyboard)
    self.init(InterfaceSource(document, bundle: bundle, folder: url.deletingLastPathComponent()))
  }

  /// Makes the storyboard in a file's text. It does not exist on iOS.
  ///
  /// - Parameters:
  ///   - data: the text.
  ///   - file: the name of the file, for messages.
  ///   - bundle: the bundle with its images, colours and other storyboards; nil for the
  ///     application's.
  public convenience init(data: Data, file: String, bundle: Bundle? = nil) throws(StoryboardError) {
    let document = try InterfaceFiles.read(data, file: file, kind: .storyboard)
    self.init(InterfaceSource(document, bundle: bundle))
  }

  init(_ source: InterfaceSource) {
    self.source = source
    super.init()
  }

  /// Folders in which storyboards are searched by name, before the bundle's own. It does not exist
  /// on iOS.
  public static var searchFolders: [URL] {
    get { InterfaceFiles.folders }
    set { InterfaceFiles.folders = newValue }
  }

  /// The storyboard identifiers of controllers, in the order of the file. It does not exist on iOS.
  public var identifiers: [String] {
    source.document.scenes.compactMap { $0.controller?.attributes.string("storyboardIdentifier") }
  }

  /// Makes the initial view controller; returns nil, with a warning, if the file names none.
  public func instantiateInitialViewController() -> UIViewController? {
    instantiateInitial(creator: nil)
  }

  /// Makes the initial view controller of the expected type; returns nil, with a warning, if the
  /// file names none, or one of another type.
  ///
  /// - Parameter creator: makes the controller from a coder with a custom initializer; nil uses
  ///   `init(coder:)`.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    let controller = instantiateInitial(creator: creator)
    guard let controller else { return nil }
    if let controller = controller as? ViewController { return controller }
    Diagnostics.warn(
      "\(source.file): the initial controller is a \(type(of: controller)), and no "
        + "\(ViewController.self).")
    return nil
  }

  /// Makes the controller with an identifier. If there is none, warns and returns a plain
  /// `UIViewController`.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiate(identifier: identifier, creator: nil) ?? UIViewController()
  }

  /// Makes a controller of the expected type.
  ///
  /// If the file has no such controller, warns and returns one that `init(coder:)` makes from an
  /// empty coder. If that initializer returns nil, the program traps: this is the only misuse of
  /// this class that does so.
  ///
  /// - Parameters:
  ///   - identifier: the storyboard identifier of the controller.
  ///   - creator: makes the controller from a coder with a custom initializer; nil uses
  ///     `init(coder:)`.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let controller = instantiate(identifier: identifier, creator: creator)
    if let controller = controller as? ViewController { return controller }
    if let controller {
      Diagnostics.warn(
        "\(source.file): the controller \"\(identifier)\" is a \(type(of: controller)), and no "
          + "\(ViewController.self); one without a view from the file stands for it.")
    }
    guard let substitute = ViewController(coder: NSCoder()) else {
      preconditionFailure(
        "\(source.file) has no \(ViewController.self) \"\(identifier)\", and none can be made.")
    }
    return substitute
  }
}
