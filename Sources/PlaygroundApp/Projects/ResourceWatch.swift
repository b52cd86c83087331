import Catalogue
import CoreGraphics
import UIKit

/// Watches the resources of the app of a project: a storyboard, xib, catalogue or text that is
/// saved is shown at once.
@MainActor
final class ResourceWatch {
  private let watch: FileWatch
  private let overlay: LiveOverlay
  private let later = LaterCalls.mainQueue
  private let reload: @MainActor () -> Void
  private var attempt = 0

  /// - Parameters:
  ///   - folder: the app's, with links to the user's files.
  ///   - overlay: shows what is wrong with a file.
  ///   - reload: shows the app again.
  init(_ folder: URL, overlay: LiveOverlay, reload: @escaping @MainActor () -> Void) {
    let resources = Self.targets(in: folder)
    watch = FileWatch(
      files: Set(resources.filter { !Self.isFolder($0) }),
      trees: resources.filter(Self.isFolder))
    (self.overlay, self.reload) = (overlay, reload)
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
    attempt += 1
    let current = attempt
    guard let fault = Self.fault(in: paths) else {
      overlay.hideFault()
      AssetLibrary.forget()
      return reload()
    }
    // An editor writes in several parts.
    later.call(LiveReload.patience) { [weak self] in
      guard let self, attempt == current else { return }
      if Self.fault(in: paths) == nil { filesDidChange(paths) } else { overlay.display(fault) }
    }
  }

  /// What is wrong with the first file of Interface Builder that cannot be read.
  private static func fault(in paths: Set<String>) -> InterfaceFault? {
    for path in paths.sorted() where path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
      do throws(InterfaceFault) { try InterfaceFile(path).check() } catch { return error }
    }
    return nil
  }
}
