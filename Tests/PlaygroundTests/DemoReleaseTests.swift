import Catalogue
import Testing
import UIKit
import UIKitTestSupport

@testable import PlaygroundApp

/// A demo whose scene is closed in the middle of a transition leaves nothing behind, as it is when
/// the studio opens another one.
@MainActor
struct DemoReleaseTests {
  private static let size = CGSize(width: 390, height: 844)

  @Test(arguments: Catalogue.all)
  func nothingOfADemoStays(demo: Demo) throws {
    for phase in demo.phases {
      for seconds in [0.05, 0.3] {
        weak var root: UIViewController?
        do {
          let run = DemoRun(demo, size: Self.size, scale: 0.25)
          root = run.keyWindow?.rootViewController
          let way = try #require(demo.phases(upTo: phase.name))
          for earlier in way.dropLast() { try run.perform(earlier) }
          try run.schedule(phase)
          run.simulator.advance(by: seconds)
          UIApplication.shared.disconnect(run.simulator.stage.scene)
        }
        #expect(root == nil, "\(demo.id), \(phase.name), after \(seconds) s")
      }
    }
  }
}
