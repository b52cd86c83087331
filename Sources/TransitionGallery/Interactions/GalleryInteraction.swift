public import UIKit

/// Drives the reverse transition by a gesture: a pop, a dismissal, or the change to an adjacent
/// tab.
///
/// A release beyond half of the distance finishes the transition at a speed of 1 − percentage. A
/// gesture that the system cancels also cancels the transition, at no less than half the animator's
/// speed. ``GalleryTransition`` wires the interaction. An app with its own delegates wires it
/// itself, and returns it where ``interactionInProgress`` is true.
@preconcurrency @MainActor
public class GalleryInteraction: UIPercentDrivenInteractiveTransition {
  /// The operation that a gesture starts.
  public enum Operation: Sendable, CaseIterable {
    /// The pop of the topmost page of a navigation controller.
    case pop
    /// The dismissal of a presented controller.
    case dismiss
    /// The change to an adjacent tab.
    case tab
  }

  /// Whether a gesture drives a transition at present.
  public private(set) var interactionInProgress = false

  private weak var controller: UIViewController?
  private var operation = Operation.pop
  private weak var recognizer: UIGestureRecognizer?
  /// The most recent fraction of the gesture.
  private var fraction: CGFloat = 0

  /// The fraction beyond which a release finishes the transition.
  private static let threshold: CGFloat = 0.5
  /// The maximum fraction of a gesture, which leaves something to animate after the release.
  private static let largestFraction: CGFloat = 0.99

  /// Whether the transition was cancelled and returns to its start.
  private var isCancelled = false

  /// The speed after the release: 1 − percentage, so that the transition slows down towards its
  /// end, and 1 at the end itself. A cancelled transition has a speed of at least a half: from near
  /// the end it would otherwise take a hundred times the duration. Setting the property has no
  /// effect.
  public override var completionSpeed: CGFloat {
    get {
      let speed = percentComplete < 1 ? 1 - percentComplete : 1
      return isCancelled ? max(speed, 1 - Self.threshold) : speed
    }
    set {}
  }

  /// The timing curve after a release. By default it decelerates, so that the page moves on at once
  /// when the finger is lifted.
  public override var completionCurve: UIView.AnimationCurve {
    get { curve }
    set { curve = newValue }
  }
  private var curve = UIView.AnimationCurve.easeOut

  /// Cancels the transition, which runs back to its start.
  public override func cancel() {
    isCancelled = true
    super.cancel()
  }

  // A recogniser without its interaction would only block others.
  isolated deinit { recognizer.map { $0.view?.removeGestureRecognizer($0) } }

  // MARK: Wiring

  /// Adds the gesture recogniser to a controller's view. A second call moves it to the new
  /// controller.
  ///
  /// - Parameters:
  ///   - controller: for a pop, the navigation controller or a page of it; for a dismissal, the
  ///     presented controller; for tabs, the tab bar controller or a page of it.
  ///   - operation: the operation that the gesture starts.
  /// - Returns: false, with a warning, if the gesture does not support the operation.
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

  /// Whether this interaction handles a gesture that is about to begin.
  func isMeant(_ recognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns the progress of a gesture: 0 at its start, 1 for the whole distance.
  func fraction(of recognizer: UIGestureRecognizer) -> CGFloat { 0 }

  /// Returns 1 for a gesture to the next tab, −1 for one to the previous tab.
  func tabStep(of recognizer: UIGestureRecognizer) -> Int { 0 }

  /// Whether a gesture has the direction of a pop or a dismissal.
  func leadsBack(_ recognizer: UIGestureRecognizer) -> Bool { true }

  /// Called when a gesture has begun, before it starts a transition.
  func gestureDidBegin(_ recognizer: UIGestureRecognizer) {}

  /// Whether left and right are exchanged, because the pages have a right-to-left layout.
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
  /// - Returns: whether the operation could start.
  private func start(_ recognizer: UIGestureRecognizer) -> Bool {
    // Another transition may have begun since the gesture was allowed to begin.
    guard canStart(recognizer) else { return false }
    switch operation {
    case .pop: return stack?.popViewController(animated: true) != nil
    case .dismiss: controller?.dismiss(animated: true)
    case .tab: tabs?.selectedIndex += tabStep(of: recognizer)
    }
    return true
  }

  /// Whether the operation of a gesture can start.
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
    // The list of "More" has no index, and so no adjacent tabs.
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
  /// Rejects gestures in another direction, and gestures whose operation cannot start. Other
  /// recognisers and the views receive them.
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
