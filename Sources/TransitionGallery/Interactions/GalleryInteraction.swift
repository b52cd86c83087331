public import UIKit

/// Drives the way back by a gesture: the pop of a page, a dismissal, or the change to a
/// neighbouring tab.
///
/// It finishes beyond half of the way, at a speed of 1 − percentage; a gesture that the system
/// cancels takes the transition back, at half the animator's speed at least. ``GalleryTransition``
/// wires it; a program with delegates of
/// its own wires it itself and returns it where ``interactionInProgress`` is true.
@preconcurrency @MainActor
public class GalleryInteraction: UIPercentDrivenInteractiveTransition {
  /// What a gesture starts.
  public enum Operation: Sendable, CaseIterable {
    /// The pop of the topmost page of a navigation controller.
    case pop
    /// The dismissal of a presented controller.
    case dismiss
    /// The change to a neighbouring tab.
    case tab
  }

  /// Whether a gesture drives a transition at this moment.
  public private(set) var interactionInProgress = false

  private weak var controller: UIViewController?
  private var operation = Operation.pop
  private weak var recognizer: UIGestureRecognizer?
  /// The last fraction of the gesture.
  private var fraction: CGFloat = 0

  /// Beyond this fraction a release finishes.
  private static let threshold: CGFloat = 0.5
  /// A gesture leaves something to finish.
  private static let largestFraction: CGFloat = 0.99

  /// Whether the transition goes back to its start.
  private var isCancelled = false

  /// 1 − percentage, so that it slows down towards the end; 1 at the end itself. Back to the start
  /// it is a half at least: from near the end it would take a hundred times the duration. Setting
  /// it has no effect.
  public override var completionSpeed: CGFloat {
    get {
      let speed = percentComplete < 1 ? 1 - percentComplete : 1
      return isCancelled ? max(speed, 1 - Self.threshold) : speed
    }
    set {}
  }

  /// Slows down by default, so that the page goes on at once when it is let go.
  public override var completionCurve: UIView.AnimationCurve {
    get { curve }
    set { curve = newValue }
  }
  private var curve = UIView.AnimationCurve.easeOut

  /// Lets the transition run back to its start.
  public override func cancel() {
    isCancelled = true
    super.cancel()
  }

  // A gesture without its interaction would only be in the way of others.
  isolated deinit { recognizer.map { $0.view?.removeGestureRecognizer($0) } }

  // MARK: Wiring

  /// Adds the gesture to a controller's view. Wired a second time the gesture moves to the new
  /// controller.
  ///
  /// - Parameters:
  ///   - controller: for a pop the navigation controller or a page of it; for a dismissal the
  ///     presented controller; for tabs the tab bar controller or a page of it.
  ///   - operation: what the gesture starts.
  /// - Returns: false, with a warning, for an operation that the gesture does not start.
  @discardableResult
  public final func wire(to controller: UIViewController, for operation: Operation) -> Bool {
    guard supports(operation) else {
      GalleryDiagnostics.warn(
        "\(type(of: self)) does not drive tabs; use a horizontal swipe for \(type(of: controller))."
      )
      return false
    }
    recognizer.map { $0.view?.removeGestureRecognizer($0) }
    let recognizer = makeRecognizer()
    recognizer.addTarget(self, action: Selector(GalleryInteraction.follow))
    recognizer.delegate = self
    controller.view.addGestureRecognizer(recognizer)
    (self.controller, self.operation, self.recognizer) = (controller, operation, recognizer)
    return true
  }

  // MARK: For the subclasses

  func supports(_ operation: Operation) -> Bool { operation != .tab }

  func makeRecognizer() -> UIGestureRecognizer { UIGestureRecognizer() }

  /// Whether a gesture that is about to begin is this interaction's.
  func isMeant(_ recognizer: UIGestureRecognizer) -> Bool { true }

  /// How far a gesture has come, from 0; 1 is all of the way.
  func fraction(of recognizer: UIGestureRecognizer) -> CGFloat { 0 }

  /// 1 for a gesture towards the next tab, −1 towards the one before.
  func tabStep(of recognizer: UIGestureRecognizer) -> Int { 0 }

  /// Whether a gesture's direction is that of a pop or a dismissal.
  func leadsBack(_ recognizer: UIGestureRecognizer) -> Bool { true }

  /// A gesture has begun, and may start a transition.
  func gestureDidBegin(_ recognizer: UIGestureRecognizer) {}

  /// Whether left and right are exchanged, as where the pages are laid out from right to left.
  final var isMirrored: Bool {
    let container: UIViewController? =
      switch operation {
      case .pop: stack
      case .dismiss: controller
      case .tab: tabs
      }
    return container?.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  // MARK: The gesture

  private func follow(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began:
      (fraction, isCancelled) = (0, false)
      gestureDidBegin(recognizer)
      interactionInProgress = true
      interactionInProgress = start(recognizer)
    case .changed:
      guard interactionInProgress else { return }
      fraction = min(max(fraction(of: recognizer), 0), Self.largestFraction)
      update(fraction)
    case .ended: release(finishes: fraction > Self.threshold)
    case .cancelled, .failed: release(finishes: false)
    case .possible: break
    }
  }

  private func release(finishes: Bool) {
    guard interactionInProgress else { return }
    interactionInProgress = false
    if finishes { finish() } else { cancel() }
  }

  private var stack: UINavigationController? {
    controller as? UINavigationController ?? controller?.navigationController
  }

  private var tabs: UITabBarController? {
    controller as? UITabBarController ?? controller?.tabBarController
  }

  /// Starts the operation.
  ///
  /// - Returns: whether there was anything to start.
  private func start(_ recognizer: UIGestureRecognizer) -> Bool {
    // Something else may have begun a transition since the gesture was allowed to begin.
    guard canStart(recognizer) else { return false }
    switch operation {
    case .pop: return stack?.popViewController(animated: true) != nil
    case .dismiss: controller?.dismiss(animated: true)
    case .tab: tabs?.selectedIndex += tabStep(of: recognizer)
    }
    return true
  }

  /// Whether there is anything for a gesture to start.
  private func canStart(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let controller, controller.transitionCoordinator == nil else { return false }
    switch operation {
    case .pop: return leadsBack(recognizer) && canPop(controller)
    case .dismiss: return leadsBack(recognizer) && canDismiss(controller)
    case .tab: return canMoveTab(of: controller, by: tabStep(of: recognizer))
    }
  }

  private func canPop(_ controller: UIViewController) -> Bool {
    guard let stack else { return warnOfMissing("a navigation controller", controller) }
    let isOnTop = controller === stack || stack.topViewController === controller
    return isOnTop && stack.viewControllers.count > 1
  }

  private func canDismiss(_ controller: UIViewController) -> Bool {
    controller.presentingViewController != nil || warnOfMissing("a presentation", controller)
  }

  private func canMoveTab(of controller: UIViewController, by step: Int) -> Bool {
    guard let tabs else { return warnOfMissing("a tab bar controller", controller) }
    let places = 0..<(tabs.viewControllers?.count ?? 0)
    // The list of "More" has no index, and no neighbours.
    guard step != 0, places.contains(tabs.selectedIndex) else { return false }
    return places.contains(tabs.selectedIndex + step)
  }

  private func warnOfMissing(_ container: String, _ controller: UIViewController) -> Bool {
    GalleryDiagnostics.warn(
      "\(type(of: self)) is wired to \(type(of: controller)), which is not in \(container); "
        + "its gestures have no effect.")
    return false
  }
}

extension GalleryInteraction: UIGestureRecognizerDelegate {
  /// Gestures in another direction, and those that have nothing to start, are left to other
  /// recognisers and to the views.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    isMeant(gestureRecognizer) && canStart(gestureRecognizer)
  }
}

extension GalleryInteraction {
  /// A new ``HorizontalSwipeInteraction``.
  public static var horizontalSwipe: GalleryInteraction { HorizontalSwipeInteraction() }
  /// A new ``VerticalSwipeInteraction``.
  public static var verticalSwipe: GalleryInteraction { VerticalSwipeInteraction() }
  /// A new ``PinchInteraction``.
  public static var pinch: GalleryInteraction { PinchInteraction() }
}
