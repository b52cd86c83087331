import UIKit

extension Demo {
  /// A demo that begins with a controller of a storyboard in `Assets/Storyboards`.
  ///
  /// - Parameters:
  ///   - storyboard: the file's name without its extension.
  ///   - controller: the controller's storyboard identifier; nil: the file's initial controller.
  init(
    id: String, title: String, seed: Int?, summary: String, trigger: String, stageSize: CGSize,
    followsResizing: Bool = false, glyph: DemoGlyph, phases: [Phase], tracedViews: [String] = [],
    storyboard: String, controller: String? = nil, sourceFile: String = #fileID
  ) {
    self.init(
      id: id, title: title, seed: seed, summary: summary, trigger: trigger, stageSize: stageSize,
      followsResizing: followsResizing, glyph: glyph, phases: phases, tracedViews: tracedViews,
      sourceFile: sourceFile,
      makeRoot: {
        let storyboard = UIStoryboard(name: storyboard, bundle: nil)
        if let controller {
          return storyboard.instantiateViewController(withIdentifier: controller)
        }
        // If there is no controller, a warning has given the reason.
        return storyboard.instantiateInitialViewController() ?? UIViewController()
      })
  }
}
