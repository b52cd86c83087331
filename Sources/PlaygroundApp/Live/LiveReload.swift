import Catalogue
import UIKit

/// Makes the demo on the stage again when its storyboards change.
///
/// A changed file is read at once, and the demo is made again with the same controllers shown. If a
/// file cannot be read, it may not be written completely. So the error is shown after a short time,
/// above the last valid content, until the file is valid again.
@MainActor
final class LiveReload {
  /// The seconds for which a file may be invalid before the error is shown: editors write in
  /// several parts.
  static let patience: TimeInterval = 0.25

  private let remake: @MainActor () -> Void
  private let isOfStage: @MainActor () -> Bool
  private let showsDiagnostics: Bool
  private let later: LaterCalls
  private(set) var watch: FileWatch?
  private var file: InterfaceFile?
  /// Whether the user has opened a file, for which all diagnostics are shown.
  private var isOpened = false
  /// The displayed error.
  private(set) var fault: InterfaceFault?
  let diagnostics: StageDiagnostics
  let overlay: LiveOverlay
  /// The content of the files that are shown.
  private var shown: [String: Data] = [:]
  private var assetsAreStale = false
  private var attempt = 0

  /// - Parameters:
  ///   - showsDiagnostics: whether the stage has a button that shows the diagnostics.
  ///   - isOfStage: whether the files and warnings that are reported now belong to the demo on the
  ///     stage.
  ///   - remake: makes the demo again, with the same controllers shown.
  init(
    overlay: LiveOverlay = LiveOverlay(), showsDiagnostics: Bool = true,
    later: LaterCalls = .mainQueue, isOfStage: @escaping @MainActor () -> Bool = { true },
    remake: @escaping @MainActor () -> Void
  ) {
    (self.overlay, self.showsDiagnostics, self.later) = (overlay, showsDiagnostics, later)
    (self.isOfStage, self.remake) = (isOfStage, remake)
    diagnostics = StageDiagnostics(where: isOfStage)
    diagnostics.onChange = { [weak self] in self?.showDiagnostics() }
  }

  // MARK: From the opening of a demo to its end

  /// Called before the controllers of a demo are made.
  func willShow(_ demo: Demo) {
    didClose()
    (file, isOpened) = (demo.file, demo.file != nil)
    diagnostics.listen()
    let watch = FileWatch(
      files: Set([demo.file?.url.path].compactMap { $0 }),
      trees: demo.file?.catalogs.map(\.path) ?? [])
    self.watch = watch
    watch.onChange = { [weak self] in self?.filesDidChange($0) }
    watch.start()
    InterfaceFiles.onUse = { [weak self] in self?.use($0) }
  }

  /// Called when the controllers are on the stage.
  func didShow() { judge() }

  /// Called when the demo is closed.
  func didClose() {
    guard watch != nil else { return }
    InterfaceFiles.onUse = nil
    (watch, file, fault) = (nil, nil, nil)
    (shown, assetsAreStale) = ([:], false)
    attempt += 1
    diagnostics.stop()
    overlay.hide()
  }

  /// Called when the stage uses a file.
  private func use(_ url: URL) {
    guard isOfStage(), let watch, shown[url.path] == nil else { return }
    if file == nil { file = InterfaceFile(url.path) }
    shown[url.path] = try? Data(contentsOf: url)
    watch.add(url.path)
    if let reason = watch.reasonToPoll {
      Diagnostics.warn("Files are looked at twice a second, because of this: \(reason).")
    }
  }

  // MARK: Changes

  private func filesDidChange(_ paths: Set<String>) {
    if !paths.isSubset(of: watch?.files ?? []) { assetsAreStale = true }
    if findFault() == nil { return showCurrent() }
    attempt += 1
    let current = attempt
    later.call(Self.patience) { [weak self] in
      guard let self, attempt == current else { return }
      judge()
    }
  }

  /// Shows the current state of the files: the interface, or an error.
  private func judge() {
    guard watch != nil else { return }
    guard let fault = findFault() else { return showCurrent() }
    self.fault = fault
    overlay.display(fault)
  }

  /// Returns the first error in the files. Missing files that others refer to are ignored here:
  /// they are reported where they are used.
  private func findFault() -> InterfaceFault? {
    guard let watch, let file else { return nil }
    let others = watch.files.subtracting([file.url.path]).sorted()
      .filter { FileManager.default.fileExists(atPath: $0) }.map { InterfaceFile($0) }
    for file in [file] + others {
      do { try file.check() } catch { return error }
    }
    return nil
  }

  private func showCurrent() {
    attempt += 1
    let isOther = shown.contains { path, data in
      (try? Data(contentsOf: URL(fileURLWithPath: path))) != data
    }
    if isOther || assetsAreStale {
      if assetsAreStale { AssetLibrary.clear() }
      (assetsAreStale, shown) = (false, [:])
      diagnostics.clear()
      remake()
    }
    guard fault != nil else { return }
    fault = nil
    overlay.hideFault()
  }

  /// Shows the diagnostics. For a demo of the catalogue these are only the ones that its files
  /// cause.
  private func showDiagnostics() {
    guard showsDiagnostics else { return }
    let all = isOpened ? diagnostics.all : diagnostics.all.filter { $0.place != nil }
    overlay.display(shown.isEmpty ? [] : all)
  }
}
