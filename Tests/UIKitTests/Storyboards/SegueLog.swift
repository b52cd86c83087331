import CoreGraphics
import UIKitSimulator

import UIKit

/// The calls of UIKit on the pages of a test, in order.
@MainActor
final class SegueLog {
  static var lines: [String] = []

  /// Records the calls on classes of these tests while `body` runs.
  static func during(_ body: () throws -> Void) rethrows -> [String] {
    lines = []
    TransitionTrace.onCall = { call in
      let name = call.call.prefix { $0 != "(" }
      let untold: Set<Substring> = [
        "viewSafeAreaInsetsDidChange", "traitCollectionDidChange", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews",
      ]
      guard call.object.hasPrefix("Segue"), !untold.contains(name) else { return }
      lines.append("\(call.object.dropFirst(5)) \(name)")
    }
    defer { TransitionTrace.onCall = nil }
    try body()
    return lines
  }
}

/// A page whose segues are recorded.
class SeguePage: UIViewController {
  struct Prepared {
    var identifier: String?
    var sender: Any?
    weak var to: UIViewController?
  }

  var allows = true
  var mayBeEnd = true
  /// Whether it handles every unwind segue, also its own.
  var insistsOnBeingEnd = false
  var message: String?
  private(set) var prepared: [Prepared] = []
  private(set) var returns: [String] = []
  weak var lastSegue: UIStoryboardSegue?

  override class var actions: [String: Selector] {
    ["back:": Selector(SeguePage.back)]
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    allows
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append(
      Prepared(identifier: segue.identifier, sender: sender, to: segue.destination))
    lastSegue = segue
    (segue.destination as? SeguePage)?.message = "from \(type(of: self))"
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    if insistsOnBeingEnd { return true }
    return mayBeEnd
      && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }

  private func back(_ segue: UIStoryboardSegue) { returns.append(segue.identifier ?? "") }
}

final class SegueA: SeguePage {
  override class var actions: [String: Selector] {
    ["home": Selector(SegueA.home), "toA:": Selector(SegueA.toA)]
  }
  private(set) var homes = 0
  private func home() { homes += 1 }
  private func toA(_ segue: UIStoryboardSegue) { homes += 1 }
}

final class SegueB: SeguePage {}
final class SegueC: SeguePage {}

final class SegueD: SeguePage {
  override class var actions: [String: Selector] { ["toD:": Selector(SegueD.toD)] }
  private func toD(_ segue: UIStoryboardSegue) {}
}

/// Presents, with an animator of its own.
final class SegueFade: UIStoryboardSegue, UIViewControllerTransitioningDelegate {
  static weak var last: SegueFade?
  var asked = 0

  override func perform() {
    Self.last = self
    SegueLog.lines.append("SegueFade perform")
    destination.transitioningDelegate = self
    super.perform()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked += 1
    return nil
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked += 1
    return nil
  }
}

/// A custom unwind segue.
final class SegueDrop: UIStoryboardSegue {
  override func perform() {
    SegueLog.lines.append("SegueDrop perform")
    source.dismiss(animated: false)
  }
}

/// Chooses the class of the unwind segue in the older method.
final class SegueOldA: SeguePage {
  override func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? {
    if identifier == "drop" {
      return SegueDrop(
        identifier: identifier, source: fromViewController, destination: toViewController,
        performHandler: {})
    }
    return super.segueForUnwinding(
      to: toViewController, from: fromViewController, identifier: identifier)
  }
}

/// A tab bar controller that records calls of its public methods.
final class SegueTabs: UITabBarController {
  override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set {
      SegueLog.lines.append("Tabs select")
      super.selectedViewController = newValue
    }
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    SegueLog.lines.append("Tabs dismiss")
    super.dismiss(animated: flag, completion: completion)
  }
}

final class SegueStack: UINavigationController {}
