import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@testable import PlaygroundApp

/// The storyboards of a project's app, which are shown again when they are saved.
@MainActor
struct ResourceWatchTests {
  /// An app with two storyboards.
  @MainActor
  private final class App {
    let simulator = Simulator(scale: 1, root: UIViewController())
    let overlay = LiveOverlay()
    private let sources: TemporaryFolder
    private let folder: TemporaryFolder
    private let watch: ResourceWatch
    private let calls = Calls()

    @MainActor
    private final class Calls {
      var waiting: [@MainActor () -> Void] = []
      var reloads = 0
    }

    init() throws {
      (sources, folder) = (try TemporaryFolder(), try TemporaryFolder())
      for name in ["A.storyboard", "B.storyboard"] {
        let file = try sources.write(LiveStage.storyboard(), to: name)
        try FileManager.default.createSymbolicLink(
          atPath: folder.path(name), withDestinationPath: file)
      }
      watch = ResourceWatch(
        folder.url, overlay: overlay,
        later: LaterCalls { [calls] in calls.waiting.append($1) },
        reload: { [calls] in calls.reloads += 1 })
    }

    /// Writes a file, which the watch does not notice yet.
    func write(_ text: String, to name: String) throws { _ = try sources.write(text, to: name) }

    func save(_ text: String, to name: String) throws {
      try write(text, to: name)
      try deliver(watch.watch)
    }

    /// Lets the moment pass that a file may be wrong for.
    func wait() {
      let due = calls.waiting
      calls.waiting = []
      for call in due { call() }
    }

    var fault: InterfaceFault? { overlay.faultPanel?.fault }
    var reloads: Int { calls.reloads }
  }

  /// A storyboard with a wrong tag, and the tag's line.
  private func broken(emptyLines: Int = 0) throws -> (text: String, line: Int) {
    let text = LiveStage.storyboard()
      .replacingOccurrences(
        of: "</scenes>", with: String(repeating: "\n", count: emptyLines) + "</scnes>")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return (text, try #require(lines.firstIndex { $0.contains("</scnes>") }) + 1)
  }

  @Test func aFileThatIsSavedIsShown() throws {
    let app = try App()
    try app.save(LiveStage.storyboard(first: "Eins"), to: "A.storyboard")
    #expect(app.reloads == 1 && app.fault == nil)
  }

  @Test func aFileThatIsOnlyHalfWrittenIsNoFault() throws {
    let app = try App()
    try app.save("<document", to: "A.storyboard")
    try app.save(LiveStage.storyboard(first: "Eins"), to: "A.storyboard")
    app.wait()
    #expect(app.reloads == 1 && app.fault == nil)
  }

  @Test func theFaultsOfAllFilesAreKept() throws {
    let app = try App()
    try app.save(broken().text, to: "A.storyboard")
    app.wait()
    #expect(app.fault?.file == "A.storyboard")
    try app.save(broken().text, to: "B.storyboard")
    app.wait()
    try app.save(LiveStage.storyboard(), to: "A.storyboard")
    app.wait()
    #expect(app.fault?.file == "B.storyboard")
    #expect(app.reloads == 0, "the last good version stays")
    try app.save(LiveStage.storyboard(), to: "B.storyboard")
    #expect(app.fault == nil && app.reloads == 1)
  }

  @Test func aFileThatIsSavedDoesNotHideTheFaultOfAnother() throws {
    let app = try App()
    try app.save(broken().text, to: "A.storyboard")
    app.wait()
    try app.save(LiveStage.storyboard(first: "Eins"), to: "B.storyboard")
    app.wait()
    #expect(app.fault?.file == "A.storyboard" && app.reloads == 0)
  }

  @Test func theFaultIsThatOfTheFileAsItIsNow() throws {
    let app = try App()
    try app.save(broken().text, to: "A.storyboard")
    let later = try broken(emptyLines: 3)
    try app.write(later.text, to: "A.storyboard")
    app.wait()
    #expect(app.fault?.line == later.line)
  }

  @Test func theErrorOfABuildStaysWhenAFileIsShown() throws {
    let app = try App()
    let error = InterfaceFault(
      url: URL(fileURLWithPath: "/p/Page.swift"), file: "Page.swift", line: 3, reason: "wrong")
    app.overlay.display(error, of: .build)
    try app.save(LiveStage.storyboard(first: "Eins"), to: "A.storyboard")
    #expect(app.reloads == 1 && app.fault == error)
    try app.save(broken().text, to: "A.storyboard")
    app.wait()
    #expect(app.fault?.file == "A.storyboard", "the one that was found last is shown")
    try app.save(LiveStage.storyboard(), to: "A.storyboard")
    #expect(app.fault == error)
    app.overlay.hideFault(of: .build)
    #expect(app.fault == nil)
  }
}
