import CoreGraphics
import UIKitTestSupport

import UIKit

/// All calls during a transition, on every object that takes part.
///
/// The test's own objects record their calls themselves; the calls of the system's own animators
/// and interaction controllers come from the trace. A line that begins with a dash describes the
/// view tree, just before the first call that observes this state.
@MainActor
final class OrderLog {
  private(set) var lines: [String] = []
  /// The calls on the test's own objects according to the trace.
  private(set) var traced: [String] = []
  /// Wrong arguments of calls.
  private(set) var faults: [String] = []
  /// Whether the transition was requested with animation.
  var isAnimated = true
  /// Views to record, with their names.
  var views: [(name: String, isIn: () -> Bool)] = [] { didSet { known = [:] } }
  private var known: [String: Bool] = [:]
  /// The state of a controller, recorded with each line.
  var state: () -> Set<String> = { [] }
  private var states: [Set<String>] = []

  init() {
    TransitionTrace.onCall = { [weak self] call in
      let name = "\(call.call.prefix { $0 != "(" })"
      guard !Self.untold.contains(name) else { return }
      if call.object.hasPrefix("Order") {
        self?.traced.append("\(call.object.dropFirst(5)) \(name)")
      } else if call.object.hasSuffix("Animator") {
        self?.note("Animator \(name)")
      } else if call.object == "UIPercentDrivenInteractiveTransition" {
        self?.note("InteractiveDriver \(name)")
      }
    }
  }

  /// Calls about traits, sizes and layout are tested elsewhere, and so is the one that comes with
  /// the first layout of an appearance.
  private static let untold: Set = [
    "viewIsAppearing",
    "viewSafeAreaInsetsDidChange", "traitCollectionDidChange", "viewWillLayoutSubviews",
    "viewDidLayoutSubviews", "containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews",
  ]

  func note(_ line: String) {
    for (name, isIn) in views {
      let now = isIn()
      if let before = known[name], before != now {
        lines.append("- \(name) \(now ? "in" : "out")")
        states.append(state())
      }
      known[name] = now
    }
    lines.append(line)
    states.append(state())
  }

  func noteAnimated(_ animated: Bool, _ line: String) {
    note(line)
    if animated != isAnimated { faults.append("\(line) with animated \(animated)") }
  }

  /// Starts a new log with the current views.
  func begin(animated: Bool) {
    (lines, traced, faults, states) = ([], [], [], [])
    isAnimated = animated
    for (name, isIn) in views { known[name] = isIn() }
  }

  /// The first and the last call during which a controller has this state; nil if there is none, or
  /// if it did not have the state in between.
  func span(of word: String) -> [String]? {
    let warnings = states.indices.filter { states[$0].contains(word) && !lines[$0].hasPrefix("- ") }
    guard let first = warnings.first, let last = warnings.last else { return nil }
    return states[first...last].allSatisfy { $0.contains(word) }
      ? [lines[first], lines[last]] : nil
  }

  /// The calls on the test's own objects, as the trace should list them.
  var ownCalls: [String] {
    lines.filter { line in
      ["Animator completes", "Completion", "Coordinator", "- "].allSatisfy { !line.hasPrefix($0) }
    }.map { "\($0.prefix { $0 != "(" })" }
  }
}

/// A controller that records all its calls.
class OrderController: UIViewController {
  let log: OrderLog
  /// Called once, by the first will-appear or will-disappear call.
  var onWill: (() -> Void)?

  init(_ log: OrderLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private var name: String { "\("\(type(of: self))".dropFirst(5))" }

  private func will() {
    let body = onWill
    onWill = nil
    body?()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.note("\(name) viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    log.noteAnimated(animated, "\(name) viewWillAppear")
    will()
  }
  override func viewDidAppear(_ animated: Bool) {
    log.noteAnimated(animated, "\(name) viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    log.noteAnimated(animated, "\(name) viewWillDisappear")
    will()
  }
  override func viewDidDisappear(_ animated: Bool) {
    log.noteAnimated(animated, "\(name) viewDidDisappear")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.note("\(name) willMove(\(parent == nil ? "nil" : "parent"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    log.note("\(name) didMove(\(parent == nil ? "nil" : "parent"))")
    super.didMove(toParent: parent)
  }

  /// Animates alongside the transition that runs, in this controller's first call.
  func joinTheNextTransition() {
    onWill = { [log, weak self] in
      guard let coordinator = self?.transitionCoordinator else {
        return log.note("Coordinator missing")
      }
      coordinator.animate(
        alongsideTransition: { _ in log.note("Coordinator alongside") },
        completion: { log.note("Coordinator completion(\(!$0.isCancelled))") })
    }
  }
}

final class OrderPresenter: OrderController {}
final class OrderPresented: OrderController {}
final class OrderOld: OrderController {}
final class OrderMiddle: OrderController {}
final class OrderNew: OrderController {}

/// Slides the upper view.
final class OrderAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let log: OrderLog
  /// Whether the view that arrives is the upper one.
  var isForward = true

  init(_ log: OrderLog) { self.log = log }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    log.note("Animator transitionDuration")
    return 0.3
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.note("Animator animateTransition")
    let container = transitionContext.containerView
    let (from, to) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
    if let to, let controller = transitionContext.viewController(forKey: .to) {
      to.frame = transitionContext.finalFrame(for: controller)
      if isForward { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
    }
    let upper = isForward ? to : from
    let origin = upper?.center ?? .zero
    let away = CGPoint(x: origin.x, y: origin.y + container.bounds.height)
    if isForward { upper?.center = away }
    UIView.animate(
      withDuration: 0.3, animations: { upper?.center = self.isForward ? origin : away },
      completion: { [log] _ in
        log.note("Animator completes")
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.note("Animator animationEnded(\(transitionCompleted))")
  }
}

/// An interactive driver that logs when it starts.
final class OrderInteractiveDriver: UIPercentDrivenInteractiveTransition {
  let log: OrderLog

  init(_ log: OrderLog) { self.log = log }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    log.note("InteractiveDriver startInteractiveTransition")
    super.startInteractiveTransition(transitionContext)
  }
}

/// How a transition is triggered and driven.
enum OrderMode: Hashable, Sendable, CustomTestStringConvertible {
  case atOnce
  /// By the system's own animator, of a style where there are several.
  case system(UIModalTransitionStyle)
  case own
  case gestureFinishes
  case gestureCancels

  var isAnimated: Bool { self != .atOnce }
  var hasOwnAnimator: Bool { [.own, .gestureFinishes, .gestureCancels].contains(self) }
  var isInteractive: Bool { [.gestureFinishes, .gestureCancels].contains(self) }
  var isCancelled: Bool { self == .gestureCancels }

  var testDescription: String {
    switch self {
    case .atOnce: "at once"
    case .system(let style): "by the system, \(style)"
    case .own: "by an animator of one's own"
    case .gestureFinishes: "with a gesture that finishes"
    case .gestureCancels: "with a gesture that cancels"
    }
  }
}

/// The lines of a list whose conditions are met.
func lines(_ list: [(line: String, isCalled: Bool)]) -> [String] {
  list.filter(\.isCalled).map(\.line)
}
