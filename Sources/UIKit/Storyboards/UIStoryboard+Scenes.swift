import CoreGraphics

/// A controller in a storyboard, for tools that list the file's content.
package struct StoryboardScene: Equatable, Sendable {
  /// The controller's id in the file.
  package let id: String
  /// The storyboard identifier; nil for none.
  package let identifier: String?
  package let isInitial: Bool

  /// The name for a command line: the identifier, or else the file's id.
  package var name: String { identifier ?? id }
}

extension UIStoryboard {
  /// The scenes in the order of the file, without references to other storyboards.
  package var scenes: [StoryboardScene] {
    source.document.scenes.compactMap { scene in
      guard let controller = scene.controller, let id = controller.id,
        controller.element != "viewControllerPlaceholder"
      else { return nil }
      return StoryboardScene(
        id: id,
        identifier: controller.attributes.string("storyboardIdentifier")
          .flatMap { $0.isEmpty ? nil : $0 },
        isInitial: id == source.document.initialViewController)
    }
  }

  package var hasInitialController: Bool { source.document.initialViewController != nil }

  package func makeController(of scene: StoryboardScene) -> UIViewController? {
    controller(scene.id, in: SceneAncestry(), line: 0, creator: nil)
  }
}
