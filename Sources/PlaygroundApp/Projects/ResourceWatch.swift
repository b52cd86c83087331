import Catalogue
import CoreGraphics
import UIKit

/// Watches the resources of a project's app: a saved storyboard, xib, catalog or strings file is
/// shown at once.
@MainActor
final class ResourceWatch {
  let watch: FileWatch
  private let overlay: LiveOverlay
  private let later: LaterCalls
  private let reload: @MainActor () -> Void
  private var attempt = 0
  /// The changed Interface Builder files that were invalid at the last check.
  private var suspects: Set<String> = []

  /// - Parameters:
  ///   - folder: the app's folder, with links to the user's files.
  ///   - overlay: shows errors in the files.
  ///   - reload: shows the app again.
  init(
    _ folder: URL, overlay: LiveOverlay, later: LaterCalls = .mainQueue,
    reload: @escaping @MainActor () -> Void
  ) {
    let resources = Self.targets(in: folder)
    watch = FileWatch(
      files: Set(resources.filter { !Self.isFolder($0) }),
      trees: resources.filter(Self.isFolder))
    (self.overlay, self.later, self.reload) = (overlay, later, reload)
    watch.onChange = { [weak self] in self?.filesDidChange($0) }
    watch.start()
  }

  /// Returns the targets of the links in the app's folder, and in its folders of languages.
  private static func targets(in folder: URL) -> [String] {
    let manager = FileManager.default
    return ((try? manager.contentsOfDirectory(atPath: folder.path)) ?? []).flatMap { name in
      let url = folder.appendingPathComponent(name)
      if let target = try? manager.destinationOfSymbolicLink(atPath: url.path) { return [target] }
      return name.hasSuffix(".lproj") ? targets(in: url) : []
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private func filesDidChange(_ paths: Set<String>) {
    suspects.formUnion(paths.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") })
    attempt += 1
    let current = attempt
    guard findFault() != nil else { return showCurrent() }
    // An editor may write in several parts.
    later.call(LiveReload.patience) { [weak self] in
      guard let self, attempt == current else { return }
      guard let fault = findFault() else { return showCurrent() }
      overlay.display(fault)
    }
  }

  /// Returns the error of the first Interface Builder file that cannot be read. While there is one,
  /// the last valid content is shown, even if other files change.
  private func findFault() -> InterfaceFault? {
    var first: InterfaceFault?
    for path in suspects.sorted() {
      do throws(InterfaceFault) {
        try InterfaceFile(path).check()
        suspects.remove(path)
      } catch {
        first = first ?? error
      }
    }
    return first
  }

  private func showCurrent() {
    overlay.hideFault()
    AssetLibrary.clear()
    reload()
  }
}
