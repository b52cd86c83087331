import Catalogue
import CoreGraphics
import Studio
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

@testable import PlaygroundApp

/// The demos in the studio do what they do alone.
@MainActor
struct StudioRunTests {
  private nonisolated static let demos = [
    "modal-bounce", "nav-default", "nav-interactive-push", "tab-custom", "segue-scale",
    "sheet-detents", "page-scroll", "gallery-cube", "card-stack", "keyframe-swing",
  ]

  /// The lines of a trace of a phase, whose first frame has the time 0.
  private func trace(
    _ demo: Demo, from time: TimeInterval, in scene: UIWindowScene,
    observe: (@escaping @MainActor (TimeInterval) -> Void) -> Void, run: () throws -> Void
  ) rethrows -> String {
    var lines: [String] = []
    let recorder = scene.enter {
      TraceRecorder(namedViews: demo.tracedViews, start: time) { lines.append($0) }
    }
    scene.enter { recorder.begin() }
    observe { time in scene.enter { recorder.recordFrame(at: time) } }
    try run()
    recorder.end()
    return lines.joined(separator: "\n")
  }

  @Test(arguments: demos)
  func theTraceOfTheStageIsThatOfTheDemoAlone(_ id: String) throws {
    let demo = try #require(Catalogue.demo(id: id))
    let phase = try #require(demo.phases.first)
    let alone = DemoRun(demo)
    alone.simulator.settle()
    let first = try trace(
      demo, from: alone.simulator.time, in: alone.simulator.stage.scene,
      observe: { record in alone.simulator.onFrame { record($0.time) } },
      run: { try alone.perform(phase) })
    alone.simulator.onFrame(nil)

    // Large enough for the device to be shown at its own size, so that touches are at the same
    // points.
    let studio = StudioRun(demo, size: CGSize(width: 1600, height: 1200))
    let session = try #require(studio.controller.session)
    let recorded = session.sceneView.onFrame
    let second = try trace(
      demo, from: session.scene.sceneTime(atHost: studio.simulator.time), in: session.scene,
      observe: { record in
        session.sceneView.onFrame = { frame in
          recorded?(frame)
          record(frame.time)
        }
      },
      run: { try studio.perform(phase) })
    #expect(!first.isEmpty)
    let differences = zip(first.split(separator: "\n"), second.split(separator: "\n"))
      .filter { $0 != $1 }
    #expect(first == second, "\(differences.prefix(2))")
    studio.close()
  }

  /// Pages that are cut into many pieces fit into the recording's memory.
  @Test(arguments: [
    "gallery-explode", "gallery-fold", "gallery-shaders", "gallery-flip", "photo-grid",
  ])
  func allFramesOfATransitionAreRecorded(_ id: String) throws {
    let demo = try #require(Catalogue.demo(id: id))
    let studio = StudioRun(demo, scale: 0.25)
    let session = try #require(studio.controller.session)
    let first = try #require(session.recording.range?.lowerBound)
    for _ in 0..<2 { for phase in demo.phases.prefix(2) { try studio.perform(phase) } }
    #expect(session.recording.range?.lowerBound == first)
    #expect(session.recording.transitions.count == 4)
    studio.close()
  }

  /// The window at its usual size, which looks back at the middle of the transition.
  @Test func theStudioIsRenderedWithoutADisplay() throws {
    let folder = try TemporaryFolder()
    let run = CommandRun(
      "render", "modal-bounce", "--studio", "--times", "0.4", "--panel", "code", "--separate",
      folder.path("pictures"))
    #expect(run.status == 0, "\(run.errors)")
    let path = folder.path("pictures/modal-bounce-present-00-0.400s.png")
    let image = try CGImage(pngFile: URL(fileURLWithPath: path))
    #expect(image.width == 1280 && image.height == 832)
    let wrong = CommandRun(
      "render", "modal-bounce", "--studio", "--panel", "colours", "-o", folder.path("a.png"))
    #expect(wrong.status == 64 && wrong.errors.contains("there is no panel “colours”"))
  }
}
