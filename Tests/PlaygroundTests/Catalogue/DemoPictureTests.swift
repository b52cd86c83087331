import Testing
import UIKit
import UIKitSnapshotTesting
import UIKitTestSupport

import Catalogue
import PlaygroundApp

/// What each demo looks like: on its own stage at rest, in its transition, arrived, and in the
/// transition back. In the middle of the transition, where both pages are seen, it is also drawn at
/// two pixels a point and filling a large screen.
@Suite @MainActor
struct DemoPictureTests {
  /// Frames a second. Few, because only some moments are looked at.
  private static let framesPerSecond = 10.0
  /// Seconds from the touch that starts a transition to a moment in it: one frame until the finger
  /// is up again and the transition is committed, and two more.
  private static let middle = 0.3
  private static let fullScreen = CGSize(width: 1280, height: 800)
  /// All demos; or those whose ids the environment lists in `DEMOS`, with commas between them, so
  /// that the pictures of one can be recorded in seconds.
  private nonisolated static let demos: [Demo] = {
    guard let ids = ProcessInfo.processInfo.environment["DEMOS"]?.split(separator: ",") else {
      return Catalogue.all
    }
    return ids.compactMap { Catalogue.demo(id: String($0)) }
  }()

  @Test(arguments: demos.map(\.id))
  func onItsOwnStage(id: String) throws {
    let demo = try #require(Catalogue.demo(id: id))
    let run = DemoRun(demo, framesPerSecond: Self.framesPerSecond)
    func check(_ moment: String) { checkPicture(of: run, name: "stage", scale: 1, moment) }
    check("1-rest")
    for (index, phase) in demo.phases.prefix(2).enumerated() {
      try run.schedule(phase)
      run.simulator.advance(by: Self.middle)
      check("\(index * 2 + 2)-\(inflected(phase.name, "ing"))")
      run.finish()
      if index == 0 { check("3-\(inflected(phase.name, "ed"))") }
    }
  }

  @Test(arguments: demos.map(\.id))
  func atTwoPixelsAPoint(id: String) throws {
    let demo = try #require(Catalogue.demo(id: id))
    try checkMiddle(of: demo, size: demo.stageSize, scale: 2, name: "stage")
  }

  @Test(arguments: demos.map(\.id))
  func fillingTheScreen(id: String) throws {
    let demo = try #require(Catalogue.demo(id: id))
    try checkMiddle(of: demo, size: Self.fullScreen, scale: 1, name: "screen")
  }

  /// Every phase beyond the first two, such as drags, swipes and cancels: with half of the touches
  /// made, and at rest afterwards.
  @Test(arguments: demos.filter { $0.phases.count > 2 }.map(\.id))
  func inEveryOtherPhase(id: String) throws {
    let demo = try #require(Catalogue.demo(id: id))
    for phase in demo.phases.dropFirst(2) {
      let run = DemoRun(demo, framesPerSecond: Self.framesPerSecond)
      for earlier in try #require(demo.phases(upTo: phase.name)).dropLast() {
        try run.perform(earlier)
      }
      func check(_ moment: String) {
        assertSnapshot(
          of: run.simulator, as: .image, named: "\(demo.id)-\(phase.name)-\(moment)",
          testName: "phase")
      }
      let start = run.simulator.time
      try run.schedule(phase)
      let touches = run.endOfInput - start
      run.simulator.advance(by: max(touches / 2, Self.middle))
      check("1-held")
      run.finish()
      check("3-settled")
    }
  }

  /// The second phase leads to where the demo began, or elsewhere.
  @Test(arguments: demos.map(\.id))
  func afterTheSecondPhase(id: String) throws {
    let demo = try #require(Catalogue.demo(id: id))
    let run = DemoRun(demo, framesPerSecond: Self.framesPerSecond)
    for phase in demo.phases.prefix(2) { try run.perform(phase) }
    assertSnapshot(of: run.simulator, as: .image, named: "\(demo.id)", testName: "after")
  }

  /// A modal under a finger, half way down.
  @Test(arguments: [CGFloat(1), 2])
  func aModalHeldByAFinger(scale: CGFloat) throws {
    let run = try DemoRun("modal-bounce", scale: scale, framesPerSecond: Self.framesPerSecond)
    try run.perform(run.demo.phases[0])
    run.simulator.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 510), duration: 0.4)
    assertSnapshot(of: run.simulator, as: .image, named: "held-\(Int(scale))x")
  }

  /// In the middle of the first transition.
  private func checkMiddle(of demo: Demo, size: CGSize, scale: CGFloat, name: String) throws {
    let run = DemoRun(demo, size: size, scale: scale, framesPerSecond: Self.framesPerSecond)
    let phase = try #require(demo.phases.first)
    try run.schedule(phase)
    run.simulator.advance(by: Self.middle)
    checkPicture(of: run, name: name, scale: scale, "2-\(inflected(phase.name, "ing"))")
  }

  private func checkPicture(
    of run: DemoRun, name: String, scale: CGFloat, _ moment: String
  ) {
    assertSnapshot(
      of: run.simulator, as: .image, named: "\(run.demo.id)-\(name)-\(Int(scale))x-\(moment)",
      testName: name)
  }

  /// A verb and its ending, as one writes it: "pop" becomes "popping", "turn back" "turning back".
  private func inflected(_ phase: String, _ ending: String) -> String {
    let words = phase.split(separator: " ", maxSplits: 1)
    let verb = words[0]
    let doubled = verb.count == 3 ? verb.suffix(1) : ""
    return ([verb + doubled + ending] + words.dropFirst()).joined(separator: " ")
  }
}
