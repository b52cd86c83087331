import Foundation
import InterfaceBuilder
import Testing
import UIKitSnapshotTesting
import UIKitTestSupport

@testable import UIKit

/// What storyboards look like: each scene on three screens, and each segue in its transition and at
/// its end. Their classes and pictures are not here; the usual ones stand for them.
@MainActor
struct StoryboardPictureTests {
  private static let screens = [(320, 568), (390, 844), (844, 390)].map {
    CGSize(width: $0, height: $1)
  }

  @Test(arguments: TestFiles.storyboards)
  func everySceneOnThreeScreens(file: URL) throws {
    try showScenes(of: file) { simulator, scene, size in
      assertSnapshot(
        of: simulator, as: .image,
        named: "\(name(of: file))-\(scene.id)-\(Int(size.width))x\(Int(size.height))",
        testName: "scene")
    }
  }

  @Test(arguments: TestFiles.storyboards)
  func everySegueLeadsThere(file: URL) throws {
    try showSegues(of: file) { simulator, segue, moment in
      assertSnapshot(
        of: simulator, as: .image, named: "\(name(of: file))-\(segue.id)-\(moment)",
        testName: "segue")
    }
  }

  /// There are no pictures of these.
  @Test(.enabled(if: RealStoryboards.areAskedFor, "\(RealStoryboards.condition)"))
  func everySceneAndSegueOfRealFiles() throws {
    for file in try RealStoryboards.files(for: "Showing scenes and segues") {
      try showScenes(of: file) { _, _, _ in }
      try showSegues(of: file) { _, _, _ in }
    }
  }

  private func name(of file: URL) -> String { file.deletingPathExtension().lastPathComponent }

  private func showScenes(
    of file: URL, _ inspect: (Simulator, StoryboardScene, CGSize) -> Void
  ) throws {
    let storyboard = try UIStoryboard(contentsOf: file, bundle: Bundle(path: "/nowhere"))
    _ = try Diagnostics.collecting {
      for (scene, size) in storyboard.scenes.flatMap({ one in Self.screens.map { (one, $0) } }) {
        let controller = try #require(storyboard.makeController(of: scene))
        let simulator = Simulator(size: size, scale: 1, root: controller)
        simulator.settle()
        for view in controller.view.andAllWithin {
          #expect(!view.hasAmbiguousLayout, "\(scene.name): \(view)")
        }
        inspect(simulator, scene, size)
      }
    }
  }

  private func showSegues(
    of file: URL, _ inspect: (Simulator, InterfaceSegue, String) -> Void
  ) throws {
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
          try run(segue, from: from, of: storyboard, inspect)
        }
      }
    }
  }

  /// On a stack, so that what shows can push.
  private func run(
    _ segue: InterfaceSegue, from scene: StoryboardScene, of storyboard: UIStoryboard,
    _ inspect: (Simulator, InterfaceSegue, String) -> Void
  ) throws {
    let controller = try #require(storyboard.makeController(of: scene))
    let stack = UINavigationController(rootViewController: controller)
    let simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: stack)
    simulator.settle()
    let perform = try #require(controller.segue(named: segue.id))
    perform()
    simulator.advance(by: 0.2)
    inspect(simulator, segue, "1-going")
    simulator.settle()
    let end = stack.presentedViewController ?? stack.topViewController
    #expect(end !== controller && end?.view.window != nil)
    #expect(end?.interfaceScope?.scene?.controller?.id == segue.destination)
    inspect(simulator, segue, "2-there")
  }
}

extension UIView {
  fileprivate var andAllWithin: [UIView] { [self] + subviews.flatMap(\.andAllWithin) }
}
