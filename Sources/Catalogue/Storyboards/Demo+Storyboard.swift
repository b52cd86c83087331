import UIKit

extension Demo {
  /// Makes a demo that begins with a controller of a storyboard in `Assets/Storyboards`.
  ///
  /// - Parameters:
  ///   - storyboard: the file's name without its extension.
  ///   - controller: the controller's storyboard identifier; nil for the initial view controller.
  init(
    id: String, title: String, seed: Int?, summary: String, trigger: String, stageSize: CGSize,
    followsResizing: Bool = false, glyph: DemoGlyph, phases: [Phase], tracedViews: [String] = [],
    storyboard: String, controller: String? = nil, sourceFile: String = #fileID,
    prototypes: @escaping @MainActor @Sendable () -> [Any] = { [] }
  ) {
    self.init(
      id: id, title: title, seed: seed, summary: summary, trigger: trigger, stageSize: stageSize,
      followsResizing: followsResizing, glyph: glyph, phases: phases, tracedViews: tracedViews,
      sourceFile: sourceFile, prototypes: prototypes,
      makeRoot: {
        let storyboard = UIStoryboard(name: storyboard, bundle: nil)
        if let controller {
          return storyboard.instantiateViewController(withIdentifier: controller)
        }
        // If there is no controller, the storyboard has already reported the reason.
        return storyboard.instantiateInitialViewController() ?? UIViewController()
      })
  }
}
