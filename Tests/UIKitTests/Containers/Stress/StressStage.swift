import CoreGraphics
import UIKitTestSupport

/// A screen with the controllers of a stress test.
@MainActor
final class StressStage {
  let simulator: Simulator
  /// All that were made, and the calls of each.
  private(set) var made: [(record: StressRecord, controller: () -> UIViewController?)] = []
  /// Delegates are held weakly by those who ask them.
  private var delegates: [AnimatorDelegate] = []
  private var interactors: [UIPercentDrivenInteractiveTransition] = []
  /// The one made last.
  var interactor: UIPercentDrivenInteractiveTransition? { interactors.last }
  var heldAt: CGPoint?
  private var pending: (call: StressRecord.Call, action: StressAction)?
  private var isReacting = false

  static let sizes = [
    CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
    CGSize(width: 820, height: 1180), CGSize(width: 1200, height: 800),
  ]

  /// - Parameter seed: decides about the screen's size and the first root.
  init(seed: UInt64) {
    let blank = UIViewController()
    simulator = Simulator(size: Self.sizes[Int(seed % 4)], scale: 1, root: blank)
    // Half of the seeds are in scenes whose sheets cover a compact width.
    simulator.window.windowScene?.automaticModalPresentationStyle =
      seed % 1000 < 250 ? .fullScreen : .pageSheet
    simulator.window.rootViewController = make(Int(seed / 4 % 6), depth: 1)
    simulator.settle()
  }

  var window: UIWindow { simulator.window }

  // MARK: Controllers

  private func record(_ kind: String) -> StressRecord {
    let record = StressRecord("\(kind)\(made.count)")
    record.onCall = { [weak self] in self?.react(to: $0) }
    return record
  }

  private func register<Controller: StressController>(_ controller: Controller) -> Controller {
    controller.title = controller.record.name
    made.append((controller.record, { [weak controller] in controller }))
    return controller
  }

  func makePage() -> StressPage { register(StressPage(record("page"))) }

  /// A controller of some kind, with pages in it.
  ///
  /// - Parameter depth: how many containers may lie in one another.
  func make(_ number: Int, depth: Int = 0) -> UIViewController {
    func inner(_ index: Int) -> UIViewController {
      depth > 0 ? make(number / 6 + index, depth: depth - 1) : makePage()
    }
    switch number % 6 {
    case 1:
      let stack = register(StressStack(record("stack")))
      stack.viewControllers = [makePage()]
      return stack
    case 2:
      let tabs = register(StressTabs(record("tabs")))
      tabs.viewControllers = (0..<(number % 4 == 0 ? 7 : 3)).map(inner)
      return tabs
    case 3: return makeSplit(number)
    case 4:
      let pages = register(StressPages(record("pages"), scrolls: number % 4 < 2))
      pages.setViewControllers([makePage()], direction: .forward, animated: false)
      return pages
    case 5:
      let box = register(StressBox(record("box")))
      add(makePage(), to: box)
      return box
    default: return makePage()
    }
  }

  private func makeSplit(_ number: Int) -> UIViewController {
    let style = [UISplitViewController.Style.unspecified, .doubleColumn, .tripleColumn][number % 3]
    let split = register(StressSplit(record("split"), style: style))
    if style == .unspecified {
      split.viewControllers = [make(number % 5 == 0 ? 0 : 1), make(number % 2)]
    } else {
      split.setViewController(makePage(), for: .primary)
      if style == .tripleColumn { split.setViewController(makePage(), for: .supplementary) }
      split.setViewController(make(number % 2), for: .secondary)
    }
    return split
  }

  /// Makes a controller a child whose view fills its parent's.
  func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    guard child.parent === parent else { return }
    child.view.frame = parent.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.view.addSubview(child.view)
    // A call of the child may have taken it from its parent.
    if child.parent == nil, child.view.superview === parent.viewIfLoaded {
      return child.view.removeFromSuperview()
    }
    // Or it may have changed the parent's size.
    if child.view.superview === parent.viewIfLoaded { child.view.frame = parent.view.bounds }
    child.didMove(toParent: parent)
  }

  /// All that are in the window's hierarchy of controllers, from the root.
  var all: [UIViewController] { window.rootViewController.map(tree) ?? [] }

  func tree(_ controller: UIViewController) -> [UIViewController] {
    [controller]
      + (controller.children + [controller.ownPresented].compactMap(\.self)).flatMap(tree)
  }

  func pick<Kind>(_ kind: Kind.Type, _ number: Int) -> Kind? {
    let some = all.compactMap { $0 as? Kind }
    return some.isEmpty ? nil : some[number % some.count]
  }

  /// A delegate that ends in some way, under a gesture or by itself; nil for the system's
  /// animation.
  func makeDelegate(_ number: Int) -> AnimatorDelegate? {
    guard number % 2 == 0, let ending = StressAnimator.Ending(rawValue: number / 2 % 8) else {
      return nil
    }
    let delegate = AnimatorDelegate()
    let animator = StressAnimator(ending)
    delegate.animator = { animator }
    if number / 16 % 3 == 0 {
      let interactor = UIPercentDrivenInteractiveTransition()
      delegate.interactor = { interactor }
      interactors.append(interactor)
    }
    delegates.append(delegate)
    return delegate
  }

  func forgetDelegates() {
    (delegates, interactors) = ([], [])
  }

  // MARK: Reactions

  /// Does something inside the next call of a kind.
  func plan(_ action: StressAction, inside call: StressRecord.Call) { pending = (call, action) }

  private func react(to call: StressRecord.Call) {
    guard let pending, pending.call == call, !isReacting else { return }
    self.pending = nil
    isReacting = true
    perform(pending.action)
    isReacting = false
  }

  /// Lets everything come to its end.
  func settle() {
    pending = nil
    if let heldAt { simulator.touchUp(at: heldAt) }
    heldAt = nil
    for _ in 0..<4 {
      for interactor in interactors { interactor.finish() }
      simulator.settle(limit: 30)
    }
  }
}

extension UIViewController {
  /// What this controller itself presents.
  var ownPresented: UIViewController? {
    guard let presented = presentedViewController, presented.presentingViewController === self
    else { return nil }
    return presented
  }
}
