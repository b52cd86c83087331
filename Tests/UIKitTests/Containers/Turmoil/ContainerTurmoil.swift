import CoreGraphics
import UIKitTestSupport

@testable import UIKit

/// A screen with containers of all kinds and presentations, to which anything is done at any time.
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
    director.onContext = { [books] in books.watch($0) }
  }

  // MARK: Deeds

  private func random(_ range: Range<Int>) -> Int {
    Int.random(in: range, using: &director.generator)
  }

  private func pick<T>(_ values: [T]) -> T? { values.randomElement(using: &director.generator) }

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
    case 16, 17: drag()
    case 18: turnPage()
    case 19: changeColumns()
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
    guard let source = pick(onScreen) else { return }
    let controller = random(0..<6) == 0 ? makeAlert() : makePage()
    if !(controller is UIAlertController) { choosePresentation(of: controller) }
    if let popover = controller.popoverPresentationController {
      popover.sourceView = source.view
      popover.sourceRect = CGRect(x: random(0..<600), y: random(0..<600), width: 20, height: 20)
    }
    let way = way()
    note(
      "present \(books.name(controller)) from \(books.name(source)) "
        + "\(controller.modalPresentationStyle)\(way.word)")
    source.present(controller, animated: way.isAnimated)
  }

  private func makePage() -> UIViewController {
    switch random(0..<7) {
    case 0: TurmoilStack(books, delegate: director)
    case 1: TurmoilTabs(books, delegate: director)
    case 2: TurmoilSwap(books)
    case 3: TurmoilPager(books, director: director)
    case 4: TurmoilSplit(books, director: director)
    default: TurmoilPage(books)
    }
  }

  private func makeAlert() -> UIAlertController {
    let alert = UIAlertController(
      title: "Title", message: nil, preferredStyle: director.chance() ? .alert : .actionSheet)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    books.watch(alert)
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
    if director.chance() { controller.transitioningDelegate = director }
    if director.chance() {
      controller.sheetPresentationController?.detents = [.medium(), .large()]
    }
  }

  private func push() {
    guard let stack = pick(all.compactMap { $0 as? UINavigationController }) else { return }
    // Now and then one that is somewhere already.
    let page =
      director.chance(0.05) ? pick(all) : director.chance() ? makePage() : TurmoilPage(books)
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
        controllers.append(makePage())
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

  private func turnPage() {
    guard let pager = pick(all.compactMap { $0 as? TurmoilPager }), let page = pick(pager.pages)
    else { return }
    let way = way()
    note("turn \(books.name(pager)) to \(books.name(page))\(way.word)")
    pager.setViewControllers(
      [page], direction: director.chance() ? .forward : .reverse, animated: way.isAnimated)
  }

  private func changeColumns() {
    guard let split = pick(all.compactMap { $0 as? TurmoilSplit }),
      let column = pick(split.columns)
    else { return }
    note("columns of \(books.name(split)), \(column)")
    switch random(0..<4) {
    case 0: split.show(column)
    case 1: split.hide(column)
    case 2: split.setViewController(TurmoilPage(books), for: column)
    default: split.showDetailViewController(TurmoilPage(books), sender: nil)
    }
  }

  /// Another size, or the sides of this one swapped.
  private func resize() {
    let sizes: [CGSize] = [CGSize(width: 400, height: 700), CGSize(width: 900, height: 800)]
    let now = simulator.window.bounds.size
    let size =
      director.chance()
      ? CGSize(width: now.height, height: now.width) : pick(sizes) ?? simulator.window.bounds.size
    note("resize to \(Int(size.width)) x \(Int(size.height))")
    simulator.resize(to: size)
  }

  /// A drag from the edge or from anywhere, in the middle of which anything else may happen.
  private func drag() {
    let bounds = simulator.window.bounds
    let point = CGPoint(
      x: .random(in: 0...bounds.width, using: &director.generator),
      y: .random(in: 0...bounds.height, using: &director.generator))
    if !fingerIsDown {
      let start = director.chance() ? CGPoint(x: 4, y: bounds.midY) : point
      note("drag from \(Int(start.x)), \(Int(start.y))")
      simulator.touchDown(at: start)
      simulator.touchMove(to: CGPoint(x: start.x + 26, y: start.y))
      fingerIsDown = true
    } else if director.chance() {
      note("drag on")
      simulator.touchMove(to: point)
    } else {
      note("let go")
      liftFinger(at: point)
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
      if UIWindowScene.current.transitions.isEmpty { return }
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
      (controller as? TurmoilPager)?.pages.forEach(visit)
      (controller as? UISplitViewController)?.kept.forEach(visit)
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
}
