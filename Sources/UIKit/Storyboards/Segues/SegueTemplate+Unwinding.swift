import CoreGraphics
import InterfaceBuilder
import ObjectiveCSupport
import QuartzCore

extension SegueTemplate {
  /// Unwinds to the first controller on the unwind path that has the action.
  func unwind(from controller: UIViewController, sender: Any?) {
    guard let name = segue.unwindAction else {
      scope.source.warn(segue.line, "an unwind segue names no action; it is ignored.")
      return
    }
    let action = Selector(name)
    let source = UIStoryboardUnwindSegueSource(
      source: controller, sender: sender, unwindAction: action)
    guard let end = UIViewController.unwindEnd(for: source) else {
      scope.source.warn(
        segue.line,
        "no controller on the unwind path from \(type(of: controller)) has \"\(name)\"; "
          + "the unwinding is ignored.")
      return
    }
    guard let path = UnwindPath(from: controller, to: end) else { return }
    let made = makeUnwindSegue(along: path)
    made.isAnimated = segue.attributes.bool("animates") ?? true
    prepare(made, sender: sender)
    path.keep(made)
    callAction(name, of: end, with: made)
    made.perform()
  }

  /// Returns the segue of the file's class, of the older hook `segueForUnwinding`, or the standard
  /// one.
  private func makeUnwindSegue(along path: UnwindPath) -> UIStoryboardSegue {
    if segue.customClass == nil {
      let made = TransitionTrace.call(
        path.turn, "segueForUnwinding(to:from:identifier:)",
        [path.end, path.start, segue.identifier]
      ) {
        path.turn.segueForUnwinding(to: path.end, from: path.start, identifier: segue.identifier)
      }
      if let made { return made }
    }
    let made = segueClass.init(
      named: segue.identifier, source: path.start, destination: path.end)
    made.kindHandler = { segue in UnwindPath(from: segue.source, to: segue.destination)?.go(segue) }
    return made
  }

  /// Calls the action. The destination may accept the action on behalf of other controllers,
  /// without implementing it.
  private func callAction(
    _ name: String, of end: UIViewController, with made: UIStoryboardSegue
  ) {
    guard let action = ObjectiveCNames.action(name, of: end) else {
      scope.source.warn(
        segue.line, "\(type(of: end)) has no action \"\(name)\" in its `actions`.")
      return
    }
    let fits = TransitionTrace.call(end, name, [made]) {
      action.perform(on: end, sender: made, event: nil)
    }
    if !fits {
      scope.source.warn(
        segue.line, "the action \"\(name)\" of \(type(of: end)) does not take a segue.")
    }
  }
}

/// The path of an unwind segue: outwards from the source to the first common ancestor, and inwards
/// to the destination.
@MainActor
struct UnwindPath {
  let start: UIViewController
  let end: UIViewController
  /// The nearest controller on the unwind path that contains the destination, or that is the
  /// destination.
  let turn: UIViewController
  /// The controllers from the common ancestor to the destination, including both.
  private let inward: [UIViewController]

  /// Returns nil if the controllers have no common ancestor.
  init?(from start: UIViewController, to end: UIViewController) {
    let around = Array(sequence(first: end, next: \.parent))
    guard let turn = start.unwindPath.first(where: { one in around.contains { $0 === one } }),
      let place = around.firstIndex(where: { $0 === turn })
    else { return nil }
    (self.start, self.end, self.turn) = (start, end, turn)
    inward = around[...place].reversed()
  }

  /// Dismisses the presented controllers on the unwind path, and then asks each container towards
  /// the destination for the next step. The destination itself is not asked.
  ///
  /// Only one animation is visible: the dismissal, unless the dismissed controllers are inside the
  /// common ancestor and leave together with a child of it.
  func go(_ segue: UIStoryboardSegue) {
    let presenter = start.presentation(out: turn)?.presenter
    let showsDismissal = presenter === turn || inward.count == 1
    presenter?.dismiss(animated: segue.isAnimated && showsDismissal)
    let isAnimated = segue.isAnimated && !(presenter != nil && showsDismissal)
    for (controller, next) in zip(inward, inward.dropFirst()) {
      TransitionTrace.call(controller, "unwind(for:towards:)", [segue, next]) {
        if isAnimated {
          controller.unwind(for: segue, towards: next)
        } else {
          UIView.performWithoutAnimation { controller.unwind(for: segue, towards: next) }
        }
      }
    }
  }

  /// Retains a segue as long as the presentation that it may dismiss.
  func keep(_ segue: UIStoryboardSegue) {
    start.presentation(out: turn)?.keep(segue)
  }
}

extension UIViewController {
  /// Returns the lowest presentation on the unwind path to a controller; nil if there is none.
  func presentation(out to: UIViewController) -> Presentation? {
    var found: Presentation?
    for controller in unwindPath {
      if controller === to { return found }
      if controller.parent == nil { found = controller.ownPresentation ?? found }
    }
    return nil
  }
}
