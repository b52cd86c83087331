import Foundation
import InterfaceBuilder
import Testing
import UIKitSnapshotTesting
import UIKitTestSupport

@testable import UIKit

/// What storyboards of other people's projects look like, where there are any beside the checkout:
/// each scene on three screens, and each segue on its way and at its end. Their classes and
/// pictures are not here; the usual ones stand for them.
@Suite(.serialized) @MainActor
struct RealStoryboardPictureTests {
  nonisolated static var files: [URL] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../shared/storyboards").standardizedFileURL
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "storyboard" }.sorted { $0.path < $1.path }
  }
  private static let screens = [(320, 568), (390, 844), (844, 390)].map {
    CGSize(width: $0, height: $1)
  }

  /// `Author__Project__Main` is called after its project.
  private func name(of file: URL) -> String {
    let parts = file.deletingPathExtension().lastPathComponent.components(separatedBy: "__")
    return parts.count > 1 ? parts[1] : parts[0]
  }

  @Test(arguments: files)
  func everySceneOnThreeScreens(file: URL) throws {
    let storyboard = try UIStoryboard(contentsOf: file, bundle: Bundle(path: "/nowhere"))
    _ = try Diagnostics.collecting {
      for (scene, size) in storyboard.scenes.flatMap({ one in Self.screens.map { (one, $0) } }) {
        let controller = try #require(storyboard.makeController(of: scene))
        let simulator = Simulator(size: size, scale: 1, root: controller)
        simulator.settle()
        for view in controller.view.andAllWithin {
          #expect(!view.hasAmbiguousLayout, "\(scene.name): \(view)")
        }
        assertSnapshot(
          of: simulator, as: .image,
          named: "\(name(of: file))-\(scene.id)-\(Int(size.width))x\(Int(size.height))",
          testName: "scene")
      }
    }
  }

  @Test(arguments: files)
  func everySegueLeadsThere(file: URL) throws {
    let storyboard = try UIStoryboard(contentsOf: file, bundle: Bundle(path: "/nowhere"))
    let document = storyboard.source.document
    for scene in document.scenes {
      guard let from = storyboard.scenes.first(where: { $0.id == scene.controller?.id }) else {
        continue
      }
      var segues: [InterfaceSegue] = []
      for object in scene.objects { object.walk { segues += $0.segues } }
      for segue in segues where segue.kind != "relationship" {
        _ = try Diagnostics.collecting {
          try run(segue, from: from, of: storyboard, name: name(of: file))
        }
      }
    }
  }

  /// On a stack, so that what shows can push.
  private func run(
    _ segue: InterfaceSegue, from scene: StoryboardScene, of storyboard: UIStoryboard, name: String
  ) throws {
    let controller = try #require(storyboard.makeController(of: scene))
    let stack = UINavigationController(rootViewController: controller)
    let simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: stack)
    simulator.settle()
    let perform = try #require(controller.segue(named: segue.id))
    perform()
    simulator.advance(by: 0.2)
    assertSnapshot(
      of: simulator, as: .image, named: "\(name)-\(segue.id)-1-going", testName: "segue")
    simulator.settle()
    let end = stack.presentedViewController ?? stack.topViewController
    #expect(end !== controller && end?.view.window != nil)
    #expect(end?.interfaceScope?.scene?.controller?.id == segue.destination)
    assertSnapshot(
      of: simulator, as: .image, named: "\(name)-\(segue.id)-2-there", testName: "segue")
  }
}

extension UIView {
  fileprivate var andAllWithin: [UIView] { [self] + subviews.flatMap(\.andAllWithin) }
}
