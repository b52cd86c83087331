import Catalogue
import UIKit

extension InterfaceFile {
  private var isNib: Bool { url.pathExtension.lowercased() == "xib" }

  /// The folder of the project that contains the file, for its images and colours: the file's
  /// folder, or its parent if that is the folder of a language.
  var folder: URL {
    let folder = url.deletingLastPathComponent()
    return folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
  }

  /// The asset catalogs of the project.
  var catalogs: [URL] {
    [folder, folder.appendingPathComponent("Assets")].flatMap { folder in
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return entries.filter { $0.hasSuffix(".xcassets") }.map { folder.appendingPathComponent($0) }
    }
  }

  /// Throws the error that prevents showing the file, if there is one.
  @MainActor
  func check() throws(InterfaceFault) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw fault("there is no file “\(name)”")
    }
    if isFolder.boolValue { throw fault("“\(name)” is a folder; give the name of a storyboard") }
    do {
      if isNib {
        _ = try UINib(contentsOf: url)
        guard controller == nil else { throw fault("“\(name)” is a xib, which has no controllers") }
      } else {
        try checkController(in: try UIStoryboard(contentsOf: url))
      }
    } catch let error as StoryboardError {
      throw InterfaceFault(url: url, file: error.file, line: error.line, reason: error.reason)
    } catch let error as InterfaceFault {
      throw error
    } catch {
      throw fault("“\(name)” cannot be read: \(error.localizedDescription)")
    }
  }

  @MainActor
  private func checkController(in storyboard: UIStoryboard) throws(InterfaceFault) {
    let scenes = storyboard.scenes
    guard let controller else {
      if !scenes.isEmpty || storyboard.hasInitialController { return }
      throw fault("“\(name)” has no controllers")
    }
    if scenes.contains(where: { $0.identifier == controller || $0.id == controller }) { return }
    let nearest = Catalogue.nearest(to: controller, among: scenes.map(\.name))
    let advice = nearest.isEmpty ? "" : "; did you mean \(nearest.joined(separator: ", "))?"
    throw fault("“\(name)” has no controller “\(controller)”\(advice)")
  }

  private func fault(_ reason: String) -> InterfaceFault {
    InterfaceFault(url: url, file: name, line: 0, reason: reason)
  }

  // MARK: What it shows

  /// Makes the first controller. If there is none, which `check()` reports before, it is an empty
  /// one.
  @MainActor
  func makeRoot() -> UIViewController {
    let bundle = Bundle(path: folder.path)
    do {
      if isNib { return try NibController(nib: UINib(contentsOf: url, bundle: bundle)) }
      let storyboard = try UIStoryboard(contentsOf: url, bundle: bundle)
      return first(of: storyboard) ?? UIViewController()
    } catch {
      Diagnostics.warn("\(error)")
      return UIViewController()
    }
  }

  @MainActor
  private func first(of storyboard: UIStoryboard) -> UIViewController? {
    let scenes = storyboard.scenes
    if let controller {
      let scene =
        scenes.first { $0.identifier == controller } ?? scenes.first { $0.id == controller }
      return scene.flatMap(storyboard.makeController)
    }
    if storyboard.hasInitialController { return storyboard.instantiateInitialViewController() }
    guard let scene = scenes.first else { return nil }
    Diagnostics.warn(
      "\(name): the storyboard has no initial controller; the first of the file, \(scene.name), "
        + "stands for it.")
    return storyboard.makeController(of: scene)
  }
}

/// The reason why a file cannot be shown.
struct InterfaceFault: Error, Equatable, CustomStringConvertible {
  let url: URL
  /// The file's name.
  let file: String
  /// The line, starting with 1; 0 if the problem is with the whole file.
  let line: Int
  let reason: String

  var description: String { line > 0 ? "\(file):\(line): \(reason)" : reason }

  /// The description with the absolute path of the file, for a context in which the file is
  /// unknown.
  var descriptionWithPath: String {
    line > 0 ? "\(url.path):\(line): \(reason)" : "\(url.path): \(reason)"
  }
}

/// Shows the content of a xib: its view as a controller's view if the file connects it so, and
/// otherwise centred.
private final class NibController: UIViewController {
  private let nib: UINib
  private var objects: [Any] = []

  init(nib: UINib) {
    self.nib = nib
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    objects = nib.instantiate(withOwner: self)
    guard viewIfLoaded == nil else { return view.frame = UIScreen.main.bounds }
    let background = UIView(frame: UIScreen.main.bounds)
    background.backgroundColor = Palette.canvas
    view = background
    guard let content = objects.lazy.compactMap({ $0 as? UIView }).first else { return }
    content.autoresizingMask = [
      .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
    ]
    content.center = CGPoint(x: background.bounds.midX, y: background.bounds.midY)
    background.addSubview(content)
  }
}
