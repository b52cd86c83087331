import Catalogue
import CoreGraphics
import PlaygroundApp
import Testing
import UIKit
import UIKitSnapshotTesting
import UIKitTestSupport

/// What each demo looks like, one sheet of pictures a demo.
@MainActor
struct DemoPictureTests {
  private static let fullScreen = CGSize(width: 1280, height: 800)

  @Test(arguments: PicturedDemos.ids)
  func moments(id: String) throws {
    var sheet = SnapshotSheet()
    try addTransition(of: id, to: &sheet)
    try addOtherPhases(of: id, to: &sheet)
    try addFullScreen(of: id, to: &sheet)
    assertSnapshot(of: sheet, as: .image, named: id)
  }

  /// The demo on its own stage: at rest, in its transition, arrived, in the transition back, and
  /// after it, which is where the demo began or elsewhere.
  private func addTransition(of id: String, to sheet: inout SnapshotSheet) throws {
    let run = try DemoRun.pictured(id)
    try add(run, to: &sheet, named: "rest")
    for phase in run.demo.phases.prefix(2) {
      try run.goToMiddle(of: phase)
      try add(run, to: &sheet, named: inflected(phase.name, "ing"))
      run.finish()
      try add(run, to: &sheet, named: inflected(phase.name, "ed"))
    }
  }

  /// What a demo shows now, at half the size if it shows paintings or photographs.
  private func add(_ run: DemoRun, to sheet: inout SnapshotSheet, named name: String) throws {
    guard PicturedDemos.showsPaintings(run.demo.id) else {
      return sheet.add(run.simulator, named: name)
    }
    let screen = try #require(run.simulator.snapshot()?.halved)
    sheet.add(screen, as: .image(scale: 0.5), named: name)
  }

  /// Every phase beyond the first two, such as drags, swipes and cancels: with half of the touches
  /// made, and at rest afterwards.
  private func addOtherPhases(of id: String, to sheet: inout SnapshotSheet) throws {
    let demo = try #require(Catalogue.demo(id: id))
    for phase in demo.phases.dropFirst(2) {
      let run = try DemoRun.pictured(id)
      for earlier in try #require(demo.phases(upTo: phase.name)).dropLast() {
        try run.perform(earlier)
      }
      let start = run.simulator.time
      try run.schedule(phase)
      let touches = run.endOfInput - start
      run.simulator.advance(by: max(touches / 2, PicturedDemos.middle))
      try add(run, to: &sheet, named: "\(phase.name), held")
      run.finish()
      try add(run, to: &sheet, named: "\(phase.name), settled")
    }
  }

  /// In the middle of the first transition, filling a large screen. A quarter of the size shows
  /// the layout.
  private func addFullScreen(of id: String, to sheet: inout SnapshotSheet) throws {
    let run = try DemoRun.pictured(id, size: Self.fullScreen)
    let phase = try #require(run.demo.phases.first)
    try run.goToMiddle(of: phase)
    let screen = try #require(run.simulator.snapshot()?.halved?.halved)
    sheet.add(
      screen, as: .image(scale: 0.25),
      named: "\(inflected(phase.name, "ing")) on 1280 × 800, a quarter")
  }

  /// A modal under a finger, half way down.
  @Test(arguments: [CGFloat(1), 2])
  func aModalHeldByAFinger(scale: CGFloat) throws {
    let run = try DemoRun.pictured("modal-bounce", scale: scale)
    try run.perform(run.demo.phases[0])
    run.simulator.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 510), duration: 0.4)
    assertSnapshot(of: run.simulator, as: .image, named: "held-\(Int(scale))x")
  }

  /// A verb and its ending, as one writes it: "pop" becomes "popping", "close" "closing", "turn
  /// back" "turning back".
  private func inflected(_ phase: String, _ ending: String) -> String {
    let words = phase.split(separator: " ", maxSplits: 1)
    let verb = words[0]
    let stem = verb.hasSuffix("e") ? verb.dropLast() : verb
    let doubled = verb.count == 3 ? verb.suffix(1) : ""
    return ([stem + doubled + ending] + words.dropFirst()).joined(separator: " ")
  }
}
