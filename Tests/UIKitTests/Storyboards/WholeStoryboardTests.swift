import CoreGraphics
import Foundation
import Testing
import UIKitSimulator
import UIKitTestSupport

@testable import UIKit

/// Whole storyboards: those of typical projects, and on request those of real projects.
@MainActor
struct WholeStoryboardTests {
  @Test(arguments: TestFiles.storyboards)
  func everyControllerIsMadeAtThreeSizes(file: URL) throws { try makeEveryController(of: file) }

  @Test(.enabled(if: RealStoryboards.areAskedFor, "\(RealStoryboards.condition)"))
  func everyControllerOfRealFilesIsMadeAtThreeSizes() throws {
    for file in try RealStoryboards.files(for: "Making controllers") {
      try makeEveryController(of: file)
    }
  }

  private func makeEveryController(of file: URL) throws {
    let warnings = try Diagnostics.collecting {
      let storyboard = try UIStoryboard(contentsOf: file)
      let scenes = storyboard.source.document.scenes
      let sizes = [(320, 568), (390, 844), (844, 390)].map { CGSize(width: $0, height: $1) }
      for (scene, size) in scenes.flatMap({ scene in sizes.map { (scene, $0) } }) {
        let id = try #require(scene.controller?.id)
        let controller = try #require(
          storyboard.controller(id, in: SceneAncestry(), line: 0, creator: nil))
        let simulator = Simulator(size: size, scale: 1, root: controller)
        simulator.settle()
        #expect(controller.view.bounds.size == size)
      }
    }
    // Missing classes, fonts and kinds of views are replaced.
    let others = warnings.filter { !$0.contains("there is no ") || !$0.hasSuffix("stands for it.") }
    #expect(others == [])
  }
}
