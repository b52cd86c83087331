import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Segues of all kinds and unwind segues, performed by any controller at any time: when everything
/// has settled, what is on the screen is what the containers say, it can be touched, and what is
/// gone is freed.
@MainActor
struct SegueMonkeyTests {
  nonisolated private static let operations =
    ProcessInfo.processInfo.environment["SEGUE_FUZZ_OPERATIONS"].flatMap(Int.init) ?? 4_000
  nonisolated private static let seeds = 10
  private static let operationsBetweenRests = 12

  @Test(arguments: 1...seeds)
  func nothingIsLostOrStuck(seed: Int) throws {
    let monkey = try SegueMonkey(seed: seed)
    for rest in 0..<(Self.operations / Self.seeds / Self.operationsBetweenRests) {
      monkey.actions = []
      _ = Diagnostics.collecting {
        for _ in 0..<Self.operationsBetweenRests { monkey.step() }
        monkey.settle()
      }
      let faults = monkey.faults
      #expect(
        faults.isEmpty, "seed \(seed), rest \(rest): \(monkey.actions.joined(separator: "; "))")
      if !faults.isEmpty { return }
    }
    #expect(monkey.leftWhenEmpty.isEmpty, "seed \(seed)")
    #expect(monkey.performed.count > SegueMonkey.kinds.count, "\(monkey.performed)")
  }
}

/// A storyboard in which every scene has every segue to the others.
@MainActor
private final class SegueMonkey {
  static let kinds: [(id: String, kind: String, attributes: String)] = [
    ("show", "show", ""), ("detail", "showDetail", ""),
    ("full", "presentation", "modalPresentationStyle=\"fullScreen\""),
    ("sheet", "presentation", "modalPresentationStyle=\"pageSheet\""),
    ("form", "presentation", "modalPresentationStyle=\"formSheet\""),
    ("over", "presentation", "modalPresentationStyle=\"overFullScreen\""),
    ("context", "presentation", "modalPresentationStyle=\"currentContext\""),
    ("quick", "presentation", "animates=\"NO\""),
    ("popover", "popoverPresentation", "popoverAnchorView=\"VIEW\""),
    ("fade", "custom", "customClass=\"SegueFade\" customModule=\"UIKitTests\""),
    ("push", "push", ""), ("modal", "modal", ""), ("replace", "replace", ""),
  ]
  private static let pages = ["a", "b", "c", "d"]
  private static let destinations = pages + ["stack"]

  private let storyboard: UIStoryboard
  private let simulator: Simulator
  private var generator: SeededGenerator
  private(set) var performed: Set<String> = []
  var actions: [String] = []
  private var known: [() -> UIViewController?] = []

  init(seed: Int) throws {
    generator = SeededGenerator(state: UInt64(seed))
    let scenes = Self.pages.enumerated().map { index, id in
      let type = "Segue" + id.uppercased()
      let segues = Self.kinds.flatMap { kind in
        Self.destinations.map { to in
          "<segue destination=\"\(to)\" kind=\"\(kind.kind)\" identifier=\"\(kind.id) \(to)\" "
            + kind.attributes.replacingOccurrences(of: "VIEW", with: "\(id)-view")
            + " id=\"\(id)-\(kind.id)-\(to)\"/>"
        }
      }
      let unwinds = ["back:", "home", "toD:"].map { action in
        "<segue destination=\"\(id)-exit\" kind=\"unwind\" identifier=\"\(action)\" "
          + "unwindAction=\"\(action)\" id=\"\(id)-\(action)\"/>"
      }
      let object = index % 2 == 0 ? "SegueDrop" : "SegueFade"
      let own =
        "<segue destination=\"\(id)-exit\" kind=\"unwind\" identifier=\"own\" "
        + "unwindAction=\"back:\" customClass=\"\(object)\" customModule=\"UIKitTests\" "
        + "id=\"\(id)-own\"/>"
      return StoryboardText.scene(
        id, class: type,
        inside: "<connections>" + (segues + unwinds).joined() + own + "</connections>")
    }
    storyboard = try StoryboardText.storyboard(
      StoryboardText.container("navigationController", "stack", [("rootViewController", "b")]),
      StoryboardText.container("navigationController", "other", [("rootViewController", "a")]),
      StoryboardText.container(
        "splitViewController", "split", attributes: "style=\"doubleColumn\"",
        [("masterViewController", "c"), ("detailViewController", "stack")]),
      StoryboardText.container(
        "tabBarController", "tabs",
        [("viewControllers", "other"), ("viewControllers", "d"), ("viewControllers", "split")]),
      scenes[0], scenes[1], scenes[2], scenes[3])
    simulator = Simulator(
      size: CGSize(width: 390, height: 700), scale: 1,
      root: storyboard.instantiateViewController(withIdentifier: "tabs"))
  }

  func step() {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<4: performSegue()
    case 4..<6: performUnwind()
    case 6: selectTab()
    case 7: turn()
    default: simulator.advance(by: .random(in: 0.02...0.6, using: &generator))
    }
    remember()
  }

  private func performSegue() {
    guard let page = anyPage(), let kind = Self.kinds.randomElement(using: &generator),
      let to = Self.destinations.randomElement(using: &generator)
    else { return }
    perform("\(kind.id) \(to)", from: page, kind: kind.id)
  }

  private func performUnwind() {
    guard let page = anyPage(),
      let unwind = ["back:", "home", "toD:", "own"].randomElement(using: &generator)
    else { return }
    perform(unwind, from: page, kind: unwind)
  }

  private func perform(_ identifier: String, from page: UIViewController, kind: String) {
    actions.append("\(type(of: page)) \(identifier)")
    performed.insert(kind)
    page.performSegue(withIdentifier: identifier, sender: nil)
  }

  private func selectTab() {
    guard let tabs = simulator.window.rootViewController as? UITabBarController else { return }
    tabs.selectedIndex = Int.random(in: 0..<3, using: &generator)
    actions.append("tab \(tabs.selectedIndex)")
  }

  private func turn() {
    let size = simulator.window.bounds.size
    simulator.resize(to: CGSize(width: size.height, height: size.width))
    actions.append("turn")
  }

  func settle() {
    simulator.settle()
    remember()
  }

  /// Those that the window's root leads to.
  private var reachable: [UIViewController] {
    var found: [UIViewController] = []
    func visit(_ controller: UIViewController) {
      guard !found.contains(where: { $0 === controller }) else { return }
      found.append(controller)
      controller.children.forEach(visit)
      (controller as? UISplitViewController)?.kept.forEach(visit)
      if let presentation = controller.presentation { visit(presentation.presented) }
    }
    if let root = simulator.window.rootViewController { visit(root) }
    return found
  }

  /// Now and then one that is not on the screen, too.
  private func anyPage() -> SeguePage? {
    let pages = reachable.compactMap { $0 as? SeguePage }
    let seen = pages.filter { $0.viewIfLoaded?.window != nil }
    let all = Int.random(in: 0..<6, using: &generator) == 0
    return (all ? pages : seen).randomElement(using: &generator)
  }

  private func remember() {
    let list = known.compactMap { $0() }
    for controller in reachable where !list.contains(where: { $0 === controller }) {
      known.append { [weak controller] in controller }
    }
    known.removeAll { $0() == nil }
  }

  // MARK: At rest

  var faults: [String] {
    var faults: [String] = []
    let all = reachable
    if !UIWindowScene.current.transitions.isEmpty { faults.append("a transition does not end") }
    if UIApplication.shared.isIgnoringInteractionEvents { faults.append("touches are ignored") }
    for controller in all {
      let name = "\(type(of: controller))"
      if controller.isBeingPresented || controller.isBeingDismissed {
        faults.append("\(name) stays in a transition")
      }
      let isSeen = controller.viewIfLoaded?.window != nil
      if isSeen != (controller.appearance == .appeared) {
        faults.append(
          isSeen ? "\(name) is seen and has not appeared" : "\(name) has appeared unseen")
      }
    }
    let shown = all.compactMap(\.presentation).filter { $0.container.window != nil }.count
    let containers = simulator.window.count { $0 is TransitionContainerView }
    if containers != shown { faults.append("\(containers) containers, \(shown) presentations") }
    // A segue lives as long as what it has presented, and keeps both its ends.
    let kept = all.compactMap(\.presentation).flatMap(\.segues)
      .flatMap { [$0.source, $0.destination] }
    for controller in known.compactMap({ $0() })
    where !(all + kept).contains(where: { $0 === controller }) {
      faults.append("\(type(of: controller)) was left behind")
    }
    let size = simulator.window.bounds.size
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    if simulator.window.hitTest(middle, with: nil) == nil { faults.append("no touch arrives") }
    return faults
  }

  /// What is still there when the window has another root.
  var leftWhenEmpty: [String] {
    simulator.window.rootViewController = UIViewController()
    simulator.settle()
    return known.compactMap { $0() }.map { "\(type(of: $0))" }
  }
}
