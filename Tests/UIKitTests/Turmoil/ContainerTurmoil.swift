import CoreGraphics
import UIKitTestSupport

@testable import UIKit

/// A screen with tabs, stacks, children and presentations, to which anything is done at any time.
@MainActor
final class ContainerTurmoil {
  let books = TurmoilBooks()
  let director: TurmoilDirector
  let simulator: Simulator
  /// What was done since everything was at rest.
  private(set) var deeds: [String] = []
  private var fingerIsDown = false

  init(seed: Int) {
    let books = books
    let director = TurmoilDirector(seed: seed)
    self.director = director
    simulator = Simulator(
      size: CGSize(width: 400, height: 700), scale: 1, framesPerSecond: 15,
      root: TurmoilTabs(books, delegate: director))
  }

  // MARK: Deeds

  private func random(_ range: Range<Int>) -> Int {
    Int.random(in: range, using: &director.generator)
  }

  private func pick<T>(_ values: [T]) -> T? { values.randomElement(using: &director.generator) }

  /// Does one thing.
  func step() {
    switch random(0..<20) {
    case 0, 1: present()
    case 2, 3: dismiss()
    case 4, 5: push()
    case 6: pop()
    case 7: setControllers()
    case 8, 9: switchTab()
    case 10:
      note("update")
      director.hand.update(.random(in: -0.2...1.2, using: &director.generator))
    case 11:
      note("finish")
      director.hand.finish()
    case 12:
      note("cancel")
      director.hand.cancel()
    case 13:
      note("pause")
      director.hand.pause()
    case 14: swap()
    case 15: resize()
    case 16: swipe()
    default:
      let time = TimeInterval.random(in: 0...0.3, using: &director.generator)
      note("\(Int(time * 1000)) ms")
      simulator.advance(by: time)
    }
  }

  private func note(_ deed: String) { deeds.append(deed) }

  /// Whether to animate, and the word for it.
  private func way() -> (isAnimated: Bool, word: String) {
    let isAnimated = director.chance(0.7)
    return (isAnimated, isAnimated ? "" : " at once")
  }

  private func dismiss() {
    guard let source = pick(onScreen) else { return }
    let way = way()
    note("dismiss from \(books.name(source))\(way.word)")
    source.dismiss(animated: way.isAnimated)
  }

  private func present() {
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .overFullScreen, .custom, .pageSheet,
      .formSheet,
    ]
    let transitions: [UIModalTransitionStyle] = [
      .coverVertical, .crossDissolve, .flipHorizontal, .partialCurl,
    ]
    guard let source = pick(onScreen) else { return }
    let controller: UIViewController =
      switch random(0..<4) {
      case 0: TurmoilStack(books, delegate: director)
      case 1: TurmoilTabs(books, delegate: director)
      case 2: TurmoilSwap(books)
      default: TurmoilPage(books)
      }
    controller.modalPresentationStyle = pick(styles) ?? .custom
    controller.modalTransitionStyle = pick(transitions) ?? .coverVertical
    if director.chance() { controller.transitioningDelegate = director }
    let way = way()
    note(
      "present \(books.name(controller)) from \(books.name(source)) "
        + "\(controller.modalPresentationStyle)\(way.word)")
    source.present(controller, animated: way.isAnimated)
  }

  private func push() {
    guard let stack = pick(all.compactMap { $0 as? UINavigationController }) else { return }
    // Now and then one that is somewhere already.
    let page = director.chance(0.05) ? pick(all) : TurmoilPage(books)
    if let page, !(page is UINavigationController), !(page is UITabBarController) {
      let way = way()
      note("push \(books.name(page)) on \(books.name(stack))\(way.word)")
      stack.pushViewController(page, animated: way.isAnimated)
    }
  }

  private func pop() {
    guard let stack = pick(all.compactMap { $0 as? UINavigationController }) else { return }
    let way = way()
    note("pop \(books.name(stack))\(way.word)")
    switch random(0..<4) {
    case 0: stack.popToRootViewController(animated: way.isAnimated)
    case 1:
      if let page = pick(stack.viewControllers) {
        stack.popToViewController(page, animated: way.isAnimated)
      }
    default: stack.popViewController(animated: way.isAnimated)
    }
  }

  private func setControllers() {
    guard let stack = pick(all.compactMap { $0 as? UINavigationController }) else { return }
    var pages = stack.viewControllers.filter { _ in director.chance(0.6) }
    pages.shuffle(using: &director.generator)
    if pages.isEmpty || director.chance() { pages.append(TurmoilPage(books)) }
    let way = way()
    note("set \(pages.map(books.name)) on \(books.name(stack))\(way.word)")
    stack.setViewControllers(pages, animated: way.isAnimated)
  }

  private func switchTab() {
    guard let tabs = pick(all.compactMap { $0 as? UITabBarController }) else { return }
    switch random(0..<6) {
    case 0:
      var controllers = tabs.viewControllers ?? []
      controllers.shuffle(using: &director.generator)
      if controllers.count > 2 {
        controllers.removeLast()
      } else {
        controllers.append(TurmoilPage(books))
      }
      note("set \(controllers.map(books.name)) in \(books.name(tabs))")
      tabs.setViewControllers(controllers, animated: director.chance())
    case 1:
      guard let tab = pick(tabs.viewControllers ?? []) else { return }
      note("select \(books.name(tab)) in \(books.name(tabs))")
      tabs.selectedViewController = tab
    default:
      let index = random(0..<max(tabs.viewControllers?.count ?? 0, 1))
      note("select \(index) in \(books.name(tabs))")
      tabs.selectedIndex = index
    }
  }

  private func swap() {
    let options: [UIView.AnimationOptions] = [
      [], .transitionCrossDissolve, .transitionFlipFromLeft, .transitionCurlUp,
    ]
    guard let container = pick(all.compactMap { $0 as? TurmoilSwap }) else { return }
    let way = way()
    note("swap in \(books.name(container))\(way.word)")
    container.swap(duration: way.isAnimated ? 0.3 : 0, options: pick(options) ?? [])
  }

  private func resize() {
    let sizes: [CGSize] = [
      CGSize(width: 400, height: 700), CGSize(width: 700, height: 400),
      CGSize(width: 900, height: 800),
    ]
    let size = pick(sizes) ?? simulator.window.bounds.size
    note("resize to \(Int(size.width))")
    simulator.resize(to: size)
  }

  /// A drag from the edge, in the middle of which anything else may happen.
  private func swipe() {
    let y = simulator.window.bounds.midY
    let x = CGFloat.random(in: 0...simulator.window.bounds.width, using: &director.generator)
    note(fingerIsDown ? "drag on" : "drag from the edge")
    if !fingerIsDown {
      simulator.touchDown(at: CGPoint(x: 4, y: y))
      simulator.touchMove(to: CGPoint(x: 30, y: y))
      fingerIsDown = true
    } else if director.chance() {
      simulator.touchMove(to: CGPoint(x: x, y: y))
    } else {
      liftFinger(at: CGPoint(x: x, y: y))
    }
  }

  private func liftFinger(at point: CGPoint) {
    fingerIsDown = false
    if director.chance() { simulator.touchUp(at: point) } else { simulator.touchCancel(at: point) }
  }

  /// Lets go of everything that is held, and waits.
  func settle() {
    note("settle")
    if fingerIsDown { liftFinger(at: .zero) }
    for _ in 0..<20 {
      if director.chance() { director.hand.finish() } else { director.hand.cancel() }
      simulator.settle(limit: 20)
      // A transition that waited for another may have taken the hand anew.
      if UIApplication.shared.transitions.isEmpty { return }
    }
  }

  // MARK: Who is there

  /// Everybody who is in the hierarchy of controllers.
  var all: [UIViewController] {
    var found: [UIViewController] = []
    func visit(_ controller: UIViewController) {
      guard !found.contains(where: { $0 === controller }) else { return }
      found.append(controller)
      controller.children.forEach(visit)
      if let presentation = controller.presentation { visit(presentation.presented) }
    }
    if let root = simulator.window.rootViewController { visit(root) }
    return found
  }

  private var onScreen: [UIViewController] {
    all.filter { $0.isViewLoaded && $0.view.window != nil }
  }

  /// Begins a new list of deeds.
  func forgetDeeds() { deeds = [] }

  // MARK: What has to be so at rest

  /// Everything that is wrong, now that nothing moves.
  var faults: [String] {
    var faults = books.faults
    let all = all
    if !UIApplication.shared.transitions.isEmpty { faults.append("a transition runs for ever") }
    if UIApplication.shared.isIgnoringInteractionEvents { faults.append("touches are ignored") }
    for controller in all { check(controller, into: &faults) }
    let containers = simulator.window.count { $0 is TransitionContainerView }
    // One below another's presenter that was removed is out of the window with it.
    let shown = all.compactMap(\.presentation).filter { $0.container.window != nil }.count
    if containers != shown { faults.append("\(containers) containers, \(shown) presentations") }
    for lost in books.living where !all.contains(where: { $0 === lost }) {
      faults.append("\(books.name(lost)) was left behind")
    }
    return faults
  }

  private func check(_ controller: UIViewController, into faults: inout [String]) {
    let name = books.name(controller)
    func expect(_ isSo: Bool, _ fault: String) { if !isSo { faults.append("\(name) \(fault)") } }
    let isSeen = controller.viewIfLoaded?.window != nil
    expect(books.isAtRest(controller), "is on its way for ever")
    expect(
      isSeen == books.hasAppeared(controller) || controller.parent is MoreListController,
      isSeen ? "is seen and has not appeared" : "has appeared and is not seen")
    expect(!controller.isBeingPresented && !controller.isBeingDismissed, "is being presented")
    expect(!controller.isMovingToParent && !controller.isMovingFromParent, "is moving")
    if let stack = controller as? UINavigationController, stack.isViewLoaded {
      let views = stack.viewControllers.last.map { [$0.view] } ?? []
      expect(stack.container.subviews == views.compactMap(\.self), "shows more than its top")
      expect(stack.children == stack.viewControllers, "has not its stack as children")
    }
    if let tabs = controller as? UITabBarController, tabs.isViewLoaded, isSeen {
      let views = tabs.selectedViewController.map { [$0.view] } ?? []
      expect(tabs.container.subviews == views.compactMap(\.self), "shows more than its tab")
    }
    guard isSeen, let view = controller.view else { return }
    expect(view.layer.animationKeys() == nil, "still moves")
    expect(view.alpha == 1 && view.transform == .identity, "was left transformed")
  }
}

extension UIView {
  /// How many views of this subtree are so.
  fileprivate func count(where matches: (UIView) -> Bool) -> Int {
    subviews.reduce(matches(self) ? 1 : 0) { $0 + $1.count(where: matches) }
  }
}
