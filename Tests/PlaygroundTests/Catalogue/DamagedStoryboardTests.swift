import Foundation
import Testing
import UIKit
import UIKitTestSupport

import Catalogue
import PlaygroundApp

/// The demos' storyboards, damaged as an editor, a merge or a slip might: what can still be read is
/// shown, and each of its segues is performed. The demos' own classes are in them.
@MainActor
struct DamagedStoryboardTests {
  /// More of them are tried where STORYBOARD_MUTATIONS says so.
  nonisolated private static let count =
    ProcessInfo.processInfo.environment["STORYBOARD_MUTATIONS"].flatMap(Int.init) ?? 200
  private static let folder = URL(fileURLWithPath: #filePath)
    .appending(path: "../../../../Sources/Catalogue/Assets/Storyboards").standardizedFileURL

  @Test func whatCanBeReadCanBeShownAndUsed() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "storyboard" }.sorted { $0.path < $1.path }
    #expect(files.count > 8)
    var mutator = FileMutator(
      seed: 2001, sources: try files.map { [UInt8](try Data(contentsOf: $0)) })
    var shown = 0
    for _ in 0..<Self.count {
      let data = Data(mutator.next())
      _ = Diagnostics.collecting {
        guard let storyboard = try? UIStoryboard(data: data, file: "Damaged.storyboard") else {
          return
        }
        for scene in storyboard.scenes {
          guard let controller = storyboard.makeController(of: scene) else { continue }
          use(controller)
          shown += 1
        }
      }
    }
    #expect(shown > Self.count / 4, "\(shown)")
  }

  /// Shows it, performs what leads away and back, and turns the screen.
  private func use(_ controller: UIViewController) {
    let simulator = Simulator(size: CGSize(width: 320, height: 480), scale: 1, root: controller)
    simulator.advance(by: 0.05)
    for identifier in ["idFirstSegue", "onToB", "fruit", "cover", "choose", "iris", "nothing"] {
      guard let perform = controller.segue(named: identifier) else { continue }
      perform()
      simulator.advance(by: 0.2)
      let end = controller.presentedViewController ?? controller.children.last ?? controller
      for back in ["idFirstSegueUnwind", "toA", "back", "Honeydew", "close", "eat"] {
        end.segue(named: back)?()
      }
      simulator.settle(limit: 2)
    }
    for point in [CGPoint(x: 160, y: 120), CGPoint(x: 160, y: 240), CGPoint(x: 160, y: 420)] {
      simulator.tap(at: point)
      simulator.advance(by: 0.1)
    }
    simulator.resize(to: CGSize(width: 480, height: 320))
    simulator.settle(limit: 2)
  }
}
