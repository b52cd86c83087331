import Foundation
import Testing
import UIKit
import UIKitTestSupport

import Catalogue
import PlaygroundApp

/// What the demos, and the help of the window, say of themselves, and what their code calls.
@MainActor
struct DemoTextTests {
  private func texts(in view: UIView) -> [String] {
    ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
  }

  // MARK: Fingers

  /// In the studio a press with Alt chooses a layer, and no demo gets it.
  @Test func noTextSaysThatAltAddsAFinger() {
    let ids = Catalogue.all.filter { "\($0.summary) \($0.trigger)".contains("Alt") }.map(\.id)
    #expect(ids.isEmpty, "\(ids)")
    // The help has lines of the terminal's width.
    let help = CommandRun("help", "window").output.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(help.contains("Ctrl held makes two fingers") && !help.contains("Alt"))
  }

  @Test(arguments: [
    ("recognizers", "", "Touch anywhere. Ctrl makes a second finger."),
    ("nav-pinch-pop", "", "Hold Ctrl: the second finger mirrors the mouse"),
    ("nav-pinch-custom", "", "Hold Ctrl: the second finger mirrors the mouse"),
    ("gallery-pinch", "push", "Pinch (Ctrl and the mouse), or press Back"),
  ])
  func aPageForTwoFingersNamesTheKey(id: String, phase: String, hint: String) throws {
    let run = try DemoRun(id, framesPerSecond: 10)
    if !phase.isEmpty { try run.perform(phase) }
    #expect(texts(in: run.simulator.window).contains(hint))
  }

  // MARK: What is not so on iOS

  @Test(arguments: ["layer-filters", "container-scale-fade"])
  func aDemoThatWorksOnlyHereSaysSo(id: String) throws {
    #expect(try #require(Catalogue.demo(id: id)).summary.hasSuffix("Not on iOS."))
  }

  @Test(arguments: ["style-automatic", "style-page-sheet", "style-form-sheet", "style-popover"])
  func aStyleThatHasChangedSaysSinceWhen(id: String) throws {
    #expect(try #require(Catalogue.demo(id: id)).summary.contains("as until iOS 12"))
  }

  // MARK: Code

  /// But for the segues of an article, the size of the demos' pages and the scale of a picture.
  private static let older: Set<String> = [
    "SegueScale.swift", "SegueSlideUp.swift", "DemoPage.swift", "Album.swift",
  ]

  @Test(arguments: ["traitCollectionDidChange", ".keyWindow", "UIScreen.main", "shouldAutorotate"])
  func noDemoUsesWhatIsDeprecated(name: String) throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = package.appending(path: "Sources/Catalogue").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }
    #expect(files.count > 100)
    for file in files where !Self.older.contains(URL(filePath: file).lastPathComponent) {
      let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
      #expect(!text.contains(name), "\(file)")
    }
  }
}
