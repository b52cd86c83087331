import Catalogue
import UIKit

/// Makes the demo on the stage again when the storyboards in use change.
///
/// A changed file is read at once, and the demo is made again, with the same controller shown. If a
/// file cannot be read, it may be only half written, so the error is shown after a short time, over
/// the last valid content, until the file is valid again.
@MainActor
final class LiveReload {
  /// Seconds that a file may be invalid before the error is shown: editors write in several parts.
  static let patience: TimeInterval = 0.25

  private let remake: @MainActor () -> Void
  private let isOfStage: @MainActor () -> Bool
  private let showsDiagnostics: Bool
  private let later: LaterCalls
  private(set) var watch: FileWatch?
  private var file: InterfaceFile?
  /// Whether a person has opened a file, and wants to know all about it.
  private var isOpened = false
  /// The error that is shown.
  private(set) var fault: InterfaceFault?
  let diagnostics: StageDiagnostics
  let overlay: LiveOverlay
  /// The content of the files that are shown.
  private var shown: [String: Data] = [:]
  private var assetsAreStale = false
  private var attempt = 0

  /// - Parameters:
  ///   - showsDiagnostics: whether the stage has a button that shows the diagnostics.
  ///   - isOfStage: whether what is used and reported now is of the demo on the stage.
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

  /// The controllers of a demo are about to be made.
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

  /// They are on the stage.
  func didShow() { judge() }

  /// The demo is over.
  func didClose() {
    guard watch != nil else { return }
    InterfaceFiles.onUse = nil
    (watch, file, fault) = (nil, nil, nil)
    (shown, assetsAreStale) = ([:], false)
    attempt += 1
    diagnostics.stop()
    overlay.hide()
  }

  /// A file is used on the stage.
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

  /// The first thing wrong with the files in use. Of those that others refer to some may be gone:
  /// that is noted where it matters.
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

  /// Of a demo of the catalogue only what its files are to blame for.
  private func showDiagnostics() {
    guard showsDiagnostics else { return }
    let all = isOpened ? diagnostics.all : diagnostics.all.filter { $0.place != nil }
    overlay.display(shown.isEmpty ? [] : all)
  }
}
