import CoreGraphics
import UIKitTestSupport

@testable import UIKit

/// A screen with containers of all kinds and presentations, to which anything is done at any time.
@MainActor
final class ContainerMonkey {
  let ledger = MonkeyLedger()
  let driver: MonkeyDriver
  let simulator: Simulator
  /// What was done since everything was at rest.
  private(set) var actions: [String] = []
  private var fingerIsDown = false

  init(seed: Int) {
    let ledger = ledger
    let driver = MonkeyDriver(seed: seed)
    self.driver = driver
    simulator = Simulator(
      size: CGSize(width: 400, height: 700), scale: 1, framesPerSecond: 15,
      root: MonkeyTabs(ledger, driver: driver))
    driver.onContext = { [ledger] in ledger.watch($0) }
  }

  // MARK: Actions

  private func random(_ range: Range<Int>) -> Int {
    Int.random(in: range, using: &driver.generator)
  }

  private func pick<T>(_ values: [T]) -> T? { values.randomElement(using: &driver.generator) }

  /// Does one thing.
  func step() {
    switch random(0..<24) {
    case 0, 1: present()
    case 2, 3: dismiss()
    case 4, 5: push()
    case 6: pop()
    case 7: setControllers()
    case 8, 9: switchTab()
    case 10:
      note("update")
      driver.interactiveDriver.update(.random(in: -0.2...1.2, using: &driver.generator))
    case 11:
      note("finish")
      driver.interactiveDriver.finish()
    case 12:
      note("cancel")
      driver.interactiveDriver.cancel()
    case 13:
      note("pause")
      driver.interactiveDriver.pause()
    case 14: swap()
    case 15: resize()
    case 16, 17: drag()
    case 18: turnPage()
    case 19: changeColumns()
    default:
      let time = TimeInterval.random(in: 0...0.3, using: &driver.generator)
      note("\(Int(time * 1000)) ms")
      simulator.advance(by: time)
    }
  }

  private func note(_ action: String) { actions.append(action) }

  /// Whether to animate, and the word for it.
  private func animation() -> (isAnimated: Bool, word: String) {
    let isAnimated = driver.chance(0.7)
    return (isAnimated, isAnimated ? "" : " at once")
  }

  private func dismiss() {
    guard let source = pick(onScreen) else { return }
    let animation = animation()
    note("dismiss from \(ledger.name(source))\(animation.word)")
    source.dismiss(animated: animation.isAnimated)
  }

  private func present() {
    guard let source = pick(onScreen) else { return }
    let controller = random(0..<6) == 0 ? makeAlert() : makePage()
    if !(controller is UIAlertController) { choosePresentation(of: controller) }
    if let popover = controller.popoverPresentationController {
      popover.sourceView = source.view
      popover.sourceRect = CGRect(x: random(0..<600), y: random(0..<600), width: 20, height: 20)
    }
    let animation = animation()
    note(
      "present \(ledger.name(controller)) from \(ledger.name(source)) "
        + "\(controller.modalPresentationStyle)\(animation.word)")
    source.present(controller, animated: animation.isAnimated)
  }

  private func makePage() -> UIViewController {
    switch random(0..<7) {
    case 0: MonkeyStack(ledger, delegate: driver.delegate)
    case 1: MonkeyTabs(ledger, driver: driver)
    case 2: MonkeySwap(ledger)
    case 3: MonkeyPager(ledger, driver: driver)
    case 4: MonkeySplit(ledger, driver: driver)
    default: MonkeyPage(ledger)
    }
  }

  private func makeAlert() -> UIAlertController {
    let alert = UIAlertController(
      title: "Title", message: nil, preferredStyle: driver.chance() ? .alert : .actionSheet)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    ledger.watch(alert)
    return alert
  }

  private func choosePresentation(of controller: UIViewController) {
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .overFullScreen, .custom, .pageSheet, .formSheet, .popover, .currentContext,
      .overCurrentContext,
    ]
    let transitions: [UIModalTransitionStyle] = [
      .coverVertical, .crossDissolve, .flipHorizontal, .partialCurl,
    ]
    controller.modalPresentationStyle = pick(styles) ?? .custom
    controller.modalTransitionStyle = pick(transitions) ?? .coverVertical
    if driver.chance() { controller.transitioningDelegate = driver.delegate }
    if driver.chance() {
      controller.sheetPresentationController?.detents = [.medium(), .large()]
    }
  }

  private func push() {
    guard let stack = pick(all.compactMap { $0 as? UINavigationController }) else { return }
    // Now and then one that is somewhere already.
    let page =
      driver.chance(0.05) ? pick(all) : driver.chance() ? makePage() : MonkeyPage(ledger)
    if let page, !(page is UINavigationController), !(page is UITabBarController) {
      let animation = animation()
      note("push \(ledger.name(page)) on \(ledger.name(stack))\(animation.word)")
      stack.pushViewController(page, animated: animation.isAnimated)
    }
  }

  private func pop() {
    guard let stack = pick(all.compactMap { $0 as? UINavigationController }) else { return }
    let animation = animation()
    note("pop \(ledger.name(stack))\(animation.word)")
    switch random(0..<4) {
    case 0: stack.popToRootViewController(animated: animation.isAnimated)
    case 1:
      if let page = pick(stack.viewControllers) {
        stack.popToViewController(page, animated: animation.isAnimated)
      }
    default: stack.popViewController(animated: animation.isAnimated)
    }
  }

  private func setControllers() {
    guard let stack = pick(all.compactMap { $0 as? UINavigationController }) else { return }
    var pages = stack.viewControllers.filter { _ in driver.chance(0.6) }
    pages.shuffle(using: &driver.generator)
    if pages.isEmpty || driver.chance() { pages.append(MonkeyPage(ledger)) }
    let animation = animation()
    note("set \(pages.map(ledger.name)) on \(ledger.name(stack))\(animation.word)")
    stack.setViewControllers(pages, animated: animation.isAnimated)
  }

  private func switchTab() {
    guard let tabs = pick(all.compactMap { $0 as? UITabBarController }) else { return }
    switch random(0..<6) {
    case 0:
      var controllers = tabs.viewControllers ?? []
      controllers.shuffle(using: &driver.generator)
      if controllers.count > 2 {
        controllers.removeLast()
      } else {
        controllers.append(makePage())
      }
      note("set \(controllers.map(ledger.name)) in \(ledger.name(tabs))")
      tabs.setViewControllers(controllers, animated: driver.chance())
    case 1:
      guard let tab = pick(tabs.viewControllers ?? []) else { return }
      note("select \(ledger.name(tab)) in \(ledger.name(tabs))")
      tabs.selectedViewController = tab
    default:
      let index = random(0..<max(tabs.viewControllers?.count ?? 0, 1))
      note("select \(index) in \(ledger.name(tabs))")
      tabs.selectedIndex = index
    }
  }

  private func swap() {
    let options: [UIView.AnimationOptions] = [
      [], .transitionCrossDissolve, .transitionFlipFromLeft, .transitionCurlUp,
    ]
    guard let container = pick(all.compactMap { $0 as? MonkeySwap }) else { return }
    let animation = animation()
    note("swap in \(ledger.name(container))\(animation.word)")
    container.swap(duration: animation.isAnimated ? 0.3 : 0, options: pick(options) ?? [])
  }

  private func turnPage() {
    guard let pager = pick(all.compactMap { $0 as? MonkeyPager }), let page = pick(pager.pages)
    else { return }
    let animation = animation()
    note("turn \(ledger.name(pager)) to \(ledger.name(page))\(animation.word)")
    pager.setViewControllers(
      [page], direction: driver.chance() ? .forward : .reverse, animated: animation.isAnimated)
  }

  private func changeColumns() {
    guard let split = pick(all.compactMap { $0 as? MonkeySplit }),
      let column = pick(split.columns)
    else { return }
    note("columns of \(ledger.name(split)), \(column)")
    switch random(0..<4) {
    case 0: split.show(column)
    case 1: split.hide(column)
    case 2: split.setViewController(MonkeyPage(ledger), for: column)
    default: split.showDetailViewController(MonkeyPage(ledger), sender: nil)
    }
  }

  /// Another size, or the sides of this one swapped.
  private func resize() {
    let sizes: [CGSize] = [CGSize(width: 400, height: 700), CGSize(width: 900, height: 800)]
    let now = simulator.window.bounds.size
    let size =
      driver.chance()
      ? CGSize(width: now.height, height: now.width) : pick(sizes) ?? simulator.window.bounds.size
    note("resize to \(Int(size.width)) x \(Int(size.height))")
    simulator.resize(to: size)
  }

  /// A drag from the edge or from anywhere, in the middle of which anything else may happen.
  private func drag() {
    let bounds = simulator.window.bounds
    let point = CGPoint(
      x: .random(in: 0...bounds.width, using: &driver.generator),
      y: .random(in: 0...bounds.height, using: &driver.generator))
    if !fingerIsDown {
      let start = driver.chance() ? CGPoint(x: 4, y: bounds.midY) : point
      note("drag from \(Int(start.x)), \(Int(start.y))")
      simulator.touchDown(at: start)
      simulator.touchMove(to: CGPoint(x: start.x + 26, y: start.y))
      fingerIsDown = true
    } else if driver.chance() {
      note("drag on")
      simulator.touchMove(to: point)
    } else {
      note("release")
      liftFinger(at: point)
    }
  }

  private func liftFinger(at point: CGPoint) {
    fingerIsDown = false
    if driver.chance() { simulator.touchUp(at: point) } else { simulator.touchCancel(at: point) }
  }

  /// Releases everything that is held, and waits.
  func settle() {
    note("settle")
    if fingerIsDown { liftFinger(at: .zero) }
    for _ in 0..<20 {
      if driver.chance() {
        driver.interactiveDriver.finish()
      } else {
        driver.interactiveDriver.cancel()
      }
      simulator.settle(limit: 20)
      // A transition that waited for another may have taken the interactive driver again.
      if UIWindowScene.current.transitions.isEmpty { return }
    }
  }

  // MARK: Controllers

  /// All controllers in the hierarchy.
  var all: [UIViewController] {
    var found: [UIViewController] = []
    func visit(_ controller: UIViewController) {
      guard !found.contains(where: { $0 === controller }) else { return }
      found.append(controller)
      controller.children.forEach(visit)
      (controller as? MonkeyPager)?.pages.forEach(visit)
      (controller as? UISplitViewController)?.kept.forEach(visit)
      if let presentation = controller.presentation { visit(presentation.presented) }
    }
    if let root = simulator.window.rootViewController { visit(root) }
    return found
  }

  private var onScreen: [UIViewController] {
    all.filter { $0.isViewLoaded && $0.view.window != nil }
  }

  /// Begins a new list of actions.
  func forgetActions() { actions = [] }
}
