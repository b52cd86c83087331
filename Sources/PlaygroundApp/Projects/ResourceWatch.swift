import Catalogue
import CoreGraphics
import UIKit

/// Watches the resources of the app of a project: a storyboard, xib, catalogue or text that is
/// saved is shown at once.
@MainActor
final class ResourceWatch {
  let watch: FileWatch
  private let overlay: LiveOverlay
  private let later: LaterCalls
  private let reload: @MainActor () -> Void
  private var attempt = 0
  /// The files of Interface Builder that have changed, and were not valid the last time.
  private var suspects: Set<String> = []

  /// - Parameters:
  ///   - folder: the app's, with links to the user's files.
  ///   - overlay: shows what is wrong with a file.
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

  /// Where the links in the app's folder, and in those of languages in it, lead.
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
    // An editor writes in several parts.
    later.call(LiveReload.patience) { [weak self] in
      guard let self, attempt == current else { return }
      guard let fault = findFault() else { return showCurrent() }
      overlay.display(fault)
    }
  }

  /// What is wrong with the first file of Interface Builder that cannot be read. While there is
  /// one, the last valid content stays, also where other files change.
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
