import CoreGraphics
import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Storyboards of projects of other people, where there are any beside the checkout.
@Suite(.serialized) @MainActor
struct RealStoryboardTests {
  nonisolated static var files: [URL] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../shared/storyboards").standardizedFileURL
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "storyboard" }.sorted { $0.path < $1.path }
  }

  @Test(arguments: files)
  func everyControllerIsMadeAtThreeSizes(file: URL) throws {
    let told = try Diagnostics.collecting {
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
    // Classes, fonts and kinds of views that there are not have something that stands for them.
    let others = told.filter { !$0.contains("there is no ") || !$0.hasSuffix("stands for it.") }
    #expect(others == [])
  }
}
