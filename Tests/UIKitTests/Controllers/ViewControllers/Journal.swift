import CoreGraphics
import UIKitTestSupport

import UIKit

/// What was called, in order.
@MainActor
final class Journal {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// The calls since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func count(_ line: String) -> Int { lines.filter { $0 == line }.count }

  /// Whether a controller's appearance calls are balanced: each did call follows its will call,
  /// each will call changes the state, and the last call is a did call.
  func endsBalanced(_ name: String, isVisible: Bool) -> Bool {
    var last: String?
    for line in lines where line.hasPrefix("\(name) ") && line.contains("ppear") {
      let call = String(line.dropFirst(name.count + 1).prefix { $0 != " " })
      let allowed: [String?] =
        switch call {
        case "willAppear": [nil, "willDisappear", "didDisappear"]
        case "didAppear": ["willAppear"]
        case "willDisappear": [nil, "willAppear", "didAppear"]
        default: ["willDisappear"]
        }
      guard allowed.contains(last) else { return false }
      last = call
    }
    return last == (isVisible ? "didAppear" : "didDisappear")
  }
}

/// A controller that records its appearance calls.
class JournalController: UIViewController {
  let name: String
  let journal: Journal
  /// Called in `viewDidAppear`, once.
  var onAppear: (() -> Void)?
  /// Whether its last appearance call was `viewDidAppear`.
  private(set) var hasAppeared = false

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  func note(_ call: String) { journal.note("\(name) \(call)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    note("didLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    hasAppeared = false
    note("willAppear\(animated ? "" : " at once")")
  }
  override func viewDidAppear(_ animated: Bool) {
    hasAppeared = true
    note("didAppear\(animated ? "" : " at once")")
    let body = onAppear
    onAppear = nil
    body?()
  }
  override func viewWillDisappear(_ animated: Bool) {
    hasAppeared = false
    note("willDisappear\(animated ? "" : " at once")")
  }
  override func viewDidDisappear(_ animated: Bool) {
    note("didDisappear\(animated ? "" : " at once")")
  }
  override func willMove(toParent parent: UIViewController?) {
    note("willMove to \(parent?.title ?? "nothing")")
  }
  override func didMove(toParent parent: UIViewController?) {
    note("didMove to \(parent?.title ?? "nothing")")
  }
}

/// Supplies an animator that moves the presented view in and out, and records its calls.
final class JournalDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let journal: Journal
  var animator: JournalAnimator
  /// Returned for presentations and dismissals alike.
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// Whether there is an animator at all.
  var animates = true

  init(_ journal: Journal, duration: TimeInterval = 0.5) {
    self.journal = journal
    animator = JournalAnimator(journal, duration: duration)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("delegate animator for presented")
    animator.isPresenting = true
    return animates ? animator : nil
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    journal.note("delegate animator for dismissed")
    animator.isPresenting = false
    return animates ? animator : nil
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal.note("delegate interactor for presentation")
    return interactor
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal.note("delegate interactor for dismissal")
    return interactor
  }
}

/// Slides the presented view up from below, evenly, and down again.
final class JournalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let journal: Journal
  var duration: TimeInterval
  var isPresenting = true
  /// What it does instead of animating.
  var instead: ((any UIViewControllerContextTransitioning) -> Void)?
  /// Called by `transitionDuration` and `animateTransition`.
  var onCall: ((any UIViewControllerContextTransitioning) -> Void)?
  private(set) weak var context: (any UIViewControllerContextTransitioning)?

  init(_ journal: Journal, duration: TimeInterval) {
    self.journal = journal
    self.duration = duration
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    journal.note("animator duration")
    if let transitionContext { onCall?(transitionContext) }
    return duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    journal.note("animator animate")
    context = transitionContext
    onCall?(transitionContext)
    if let instead { return instead(transitionContext) }
    let key: UITransitionContextViewKey = isPresenting ? .to : .from
    guard let view = transitionContext.view(forKey: key) else { return }
    let container = transitionContext.containerView
    let below = CGRect(
      x: 0, y: container.bounds.height, width: container.bounds.width,
      height: container.bounds.height)
    if isPresenting {
      view.frame = below
      container.addSubview(view)
    } else if let back = transitionContext.view(forKey: .to) {
      container.insertSubview(back, at: 0)
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: .curveLinear,
      animations: { view.frame = self.isPresenting ? container.bounds : below },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) {
    journal.note("animator ended \(transitionCompleted)")
  }
}

/// A simulated screen with a root controller that writes to a journal.
@MainActor
struct Fixture {
  let journal = Journal()
  let simulator: Simulator
  let root: JournalController

  /// - Parameter size: of a screen with one pixel a point; nil is the simulator's own.
  init(framesPerSecond: Double = 60, size: CGSize? = nil) {
    let root = JournalController("root", journal)
    self.root = root
    simulator =
      if let size {
        Simulator(size: size, scale: 1, framesPerSecond: framesPerSecond, root: root)
      } else {
        Simulator(framesPerSecond: framesPerSecond, root: root)
      }
    _ = journal.take()
  }

  /// A controller to present, which does not retain its delegate, as in an app.
  func makeController(
    _ name: String = "modal", style: UIModalPresentationStyle = .fullScreen,
    delegate: JournalDelegate? = nil
  ) -> JournalController {
    let controller = JournalController(name, journal)
    controller.modalPresentationStyle = style
    controller.transitioningDelegate = delegate
    return controller
  }

  /// Presents without animation.
  @discardableResult
  func present(_ controller: JournalController, from source: JournalController? = nil)
    -> JournalController
  {
    (source ?? root).present(controller, animated: false)
    simulator.settle()
    _ = journal.take()
    return controller
  }

  /// Whether a transition runs or is requested on the screen.
  var isTransitioning: Bool { simulator.isTransitioning }

  /// The views in the window, outermost first: the root's and what is presented.
  var stack: [UIView] { simulator.window.subviews }
}

/// Reports whether an object is retained.
struct WeakReference {
  weak var object: AnyObject?
}

extension UIView {
  /// Whether it is the only view in its superview.
  var isAlone: Bool { superview?.subviews.count == 1 }

  /// The view's frame on screen, in its superview.
  var shownFrame: CGRect { layer.presentation()?.frame ?? .null }
}
