import CoreGraphics
import UIKitTestSupport

@testable import UIKit

/// What has to be so at rest.
extension ContainerMonkey {
  /// Everything that is wrong, now that nothing moves.
  var faults: [String] {
    var faults = ledger.faults
    let all = all
    if !UIWindowScene.current.transitions.isEmpty { faults.append("a transition does not end") }
    if UIApplication.shared.isIgnoringInteractionEvents { faults.append("touches are ignored") }
    for controller in all { check(controller, into: &faults) }
    let containers = simulator.window.count { $0 is TransitionContainerView }
    // One below another's presenter that was removed is out of the window with it.
    let shown = all.compactMap(\.presentation).filter { $0.container.window != nil }.count
    if containers != shown { faults.append("\(containers) containers, \(shown) presentations") }
    let places = simulator.window.count { $0 is PresenterPlaceholder }
    let taken = all.compactMap(\.presentation?.placeholder).filter { $0.window != nil }.count
    if places != taken { faults.append("\(places) places, \(taken) presentations in a context") }
    if simulator.window.count(where: { $0 is EdgeShadowView }) > 0 {
      faults.append("the shadow of a slide was left")
    }
    checkMemory(all, into: &faults)
    return faults
  }

  /// Everything goes once the window has another root.
  var faultsOfTheEnd: [String] {
    simulator.window.rootViewController = UIViewController()
    simulator.settle()
    var faults = ledger.living.map { "\(ledger.name($0)) outlived its window" }
    faults += ledger.survivors.map { "\(type(of: $0)) outlived its window" }
    if simulator.window.subviews.count != 1 { faults.append("views were left in the window") }
    return faults
  }

  private func checkMemory(_ all: [UIViewController], into faults: inout [String]) {
    for lost in ledger.living where !all.contains(where: { $0 === lost }) {
      faults.append("\(ledger.name(lost)) was left behind")
    }
    let presentations = all.compactMap(\.presentation)
    let (containers, places) = (
      presentations.map(\.container), presentations.compactMap(\.placeholder)
    )
    for survivor in ledger.survivors {
      let isKept: Bool =
        switch survivor {
        case let container as TransitionContainerView: containers.contains { $0 === container }
        case let place as PresenterPlaceholder: places.contains { $0 === place }
        case let view as UIView: all.contains { $0.viewIfLoaded === view }
        case let controller as UIViewController: all.contains { $0 === controller }
        default: false
        }
      if !isKept { faults.append("\(type(of: survivor)) was left behind") }
    }
    for view in all.compactMap(\.viewIfLoaded) + containers + places { ledger.watch(view) }
  }

  private func check(_ controller: UIViewController, into faults: inout [String]) {
    let name = ledger.name(controller)
    func expect(_ isSo: Bool, _ fault: String) { if !isSo { faults.append("\(name) \(fault)") } }
    let isSeen = controller.viewIfLoaded?.window != nil
    let hasAppeared =
      ledger.knows(controller)
      ? ledger.hasAppeared(controller) : controller.appearance == .appeared
    expect(ledger.isAtRest(controller), "stays in a transition")
    expect(
      isSeen == hasAppeared || controller.parent is MoreListController,
      isSeen ? "is seen and has not appeared" : "has appeared and is not seen")
    expect(!controller.isBeingPresented && !controller.isBeingDismissed, "is being presented")
    expect(!controller.isMovingToParent && !controller.isMovingFromParent, "is moving")
    expect(controller.children.allSatisfy { $0.parent === controller }, "is not its child's parent")
    faults += containerFaults(controller, isSeen: isSeen).map { "\(name) \($0)" }
    guard isSeen, let view = controller.view else { return }
    expect(view.layer.animationKeys() == nil, "still moves")
    expect(view.alpha == 1 && view.transform == .identity, "was left transformed")
  }

  /// What a container shows and has besides what it says.
  private func containerFaults(_ controller: UIViewController, isSeen: Bool) -> [String] {
    guard controller.isViewLoaded else { return [] }
    var faults: [String] = []
    func expect(_ isSo: Bool, _ fault: String) { if !isSo { faults.append(fault) } }
    func views(_ controller: UIViewController?) -> [UIView] {
      [controller?.viewOrPlaceholderIfLoaded].compactMap(\.self)
    }
    switch controller {
    case let stack as UINavigationController:
      let shown = stack.container.subviews.map { view in
        view.viewController.map(ledger.name) ?? "\(type(of: view))"
      }
      // Out of the window it may still show what was on top when it left.
      expect(
        !isSeen || stack.container.subviews == views(stack.viewControllers.last),
        "shows \(shown) and not its top")
      expect(
        stack.children == stack.viewControllers,
        "has \(stack.children.map(ledger.name)) as children and "
          + "\(stack.viewControllers.map(ledger.name)) on its stack")
    case let tabs as UITabBarController where isSeen:
      expect(
        tabs.container.subviews == views(tabs.selectedViewController),
        "shows more than its tab")
    case let pager as MonkeyPager:
      let shown = pager.turner.container.subviews.filter {
        $0.viewController != nil || $0 is PresenterPlaceholder
      }
      expect(shown == views(pager.current), "shows more than its page")
      expect(
        pager.children == [pager.current].compactMap(\.self), "has not its page as child")
    case let split as MonkeySplit where isSeen:
      let isCompact = split.traitCollection.horizontalSizeClass == .compact
      expect(split.isCollapsed == isCompact, "is not collapsed as its width says")
      expect(
        Set(split.viewControllers).isSubset(of: split.children), "shows who is not its child")
    default: break
    }
    return faults
  }
}

extension ContainerMonkey {
  /// The kinds of containers and presentations that are seen now.
  var sights: Set<String> {
    var sights: Set<String> = []
    for controller in all where controller.viewIfLoaded?.window != nil {
      if let presentation = controller.ownPresentation { sights.insert("\(presentation.style)") }
      switch controller {
      case is UIAlertController: sights.insert("alert")
      case is MonkeyStack: sights.insert("stack")
      case is MonkeyTabs: sights.insert("tabs")
      case is MonkeySwap: sights.insert("swap")
      case let pager as MonkeyPager:
        sights.insert(pager.transitionStyle == .scroll ? "scrolling pages" : "curling pages")
      case let split as MonkeySplit: sights.insert(split.isCollapsed ? "one column" : "columns")
      default: break
      }
    }
    return sights
  }
}

extension UIView {
  /// How many views of this subtree are so.
  func count(where matches: (UIView) -> Bool) -> Int {
    subviews.reduce(matches(self) ? 1 : 0) { $0 + $1.count(where: matches) }
  }
}
