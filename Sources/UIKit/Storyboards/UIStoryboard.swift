public import CoreGraphics
import InterfaceBuilder

/// The controllers of a `.storyboard` file, made when they are wanted.
@preconcurrency @MainActor
public final class UIStoryboard: NSObject {
  let source: InterfaceSource

  /// The storyboard of a name, without the extension.
  ///
  /// Looked for in a bundle's resources (nil: the application's), for the application also beside
  /// the executable and in the package's root, and in `Assets` and `Storyboards` there. Where there
  /// is none, or none that can be read, it has no controllers, which is warned of.
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

  /// The storyboard in a file. Not in iOS.
  ///
  /// - Parameters:
  ///   - url: the file, a `.storyboard` as Xcode saves it.
  ///   - bundle: where its images, colours and other storyboards are; nil: the application's.
  public convenience init(contentsOf url: URL, bundle: Bundle? = nil) throws(StoryboardError) {
    let document = try InterfaceFiles.read(url, kind: .storyboard)
    self.init(InterfaceSource(document, bundle: bundle, folder: url.deletingLastPathComponent()))
  }

  /// The storyboard in a file's text. Not in iOS.
  ///
  /// - Parameters:
  ///   - data: the text.
  ///   - file: its name, for messages.
  ///   - bundle: where its images, colours and other storyboards are; nil: the application's.
  public convenience init(data: Data, file: String, bundle: Bundle? = nil) throws(StoryboardError) {
    let document = try InterfaceFiles.read(data, file: file, kind: .storyboard)
    self.init(InterfaceSource(document, bundle: bundle))
  }

  init(_ source: InterfaceSource) {
    self.source = source
    super.init()
  }

  /// Where the storyboards are that are looked for by name, before the bundle's own. Not in iOS.
  public static var searchFolders: [URL] {
    get { InterfaceFiles.folders }
    set { InterfaceFiles.folders = newValue }
  }

  /// The identifiers that controllers can be made by, in the order of the file. Not in iOS.
  public var identifiers: [String] {
    source.document.scenes.compactMap { $0.controller?.attributes.string("storyboardIdentifier") }
  }

  /// The controller that the file says is the first; nil, with a warning, where it says none.
  public func instantiateInitialViewController() -> UIViewController? {
    instantiateInitial(creator: nil)
  }

  /// The controller that the file says is the first, as the type that is expected; nil, with a
  /// warning, where it says none or names one of another type.
  ///
  /// - Parameter creator: makes the controller from a coder, by an initialiser of its own; nil
  ///   leaves it to `init(coder:)`.
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

  /// The controller of an identifier. Where there is none it is a plain one, which is warned of.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiate(identifier: identifier, creator: nil) ?? UIViewController()
  }

  /// A new controller of the type that is expected.
  ///
  /// Where the file has no such controller, one that `init(coder:)` makes from an empty coder
  /// stands for it, which is warned of. A class whose `init(coder:)` refuses that too leaves
  /// nothing to return: the only misuse here that stops the program.
  ///
  /// - Parameters:
  ///   - identifier: the one that the file gives it.
  ///   - creator: makes the controller from a coder, by an initialiser of its own; nil leaves it to
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
