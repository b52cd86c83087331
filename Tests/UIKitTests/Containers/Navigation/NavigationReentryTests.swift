import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Pushes and pops that are asked for inside appearance calls.
@MainActor
struct NavigationReentryTests {
  enum Call: String, CaseIterable { case willAppear, didAppear, willDisappear, didDisappear }
  enum Action: String, CaseIterable { case push, pop, popToRoot, replace }

  private final class Page: UIViewController {
    let journal: Journal
    var reaction: (call: Call, run: () -> Void)?

    init(_ name: String, _ journal: Journal) {
      self.journal = journal
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: Call) {
      journal.note("\(title ?? "") \(call.rawValue)")
      guard let reaction, reaction.call == call else { return }
      self.reaction = nil
      reaction.run()
    }

    override func viewWillAppear(_ animated: Bool) { note(.willAppear) }
    override func viewDidAppear(_ animated: Bool) { note(.didAppear) }
    override func viewWillDisappear(_ animated: Bool) { note(.willDisappear) }
    override func viewDidDisappear(_ animated: Bool) { note(.didDisappear) }
  }

  @Test(arguments: Call.allCases, Action.allCases)
  func theScreenEndsWithTheTopAlone(call: Call, action: Action) {
    for (isPush, isAnimated, reactsAnimated) in [
      (true, true, true), (true, true, false), (true, false, true), (true, false, false),
      (false, true, true), (false, true, false), (false, false, true), (false, false, false),
    ] {
      for reactor in ["b", "c"] {
        let journal = Journal()
        let pages = ["a", "b", "c", "d"].map { Page($0, journal) }
        let stack = UINavigationController()
        let count = isPush ? 2 : 3
        stack.viewControllers = Array(pages[..<count])
        let simulator = Simulator(size: CGSize(width: 400, height: 600), scale: 1, root: stack)
        let page = reactor == "b" ? pages[1] : pages[2]
        page.reaction = (
          call,
          {
            switch action {
            case .push: stack.pushViewController(pages[3], animated: reactsAnimated)
            case .pop: stack.popViewController(animated: reactsAnimated)
            case .popToRoot: stack.popToRootViewController(animated: reactsAnimated)
            case .replace: stack.setViewControllers([pages[0], pages[3]], animated: reactsAnimated)
            }
          }
        )
        if isPush {
          stack.pushViewController(pages[2], animated: isAnimated)
        } else {
          stack.popViewController(animated: isAnimated)
        }
        simulator.settle()
        let top = stack.topViewController
        let name =
          "\(isPush ? "push" : "pop") \(isAnimated), \(action) \(reactsAnimated) in \(reactor)"
        #expect(top?.view.isAlone == true, "\(name)")
        #expect(top?.view.frame == top?.view.superview?.bounds, "\(name)")
        #expect(!Simulator.isTransitioning, "\(name)")
        #expect(!UIApplication.shared.isIgnoringInteractionEvents, "\(name)")
        #expect(stack.children == stack.viewControllers, "\(name)")
        for page in pages where journal.lines.contains(where: { $0.hasPrefix(page.title ?? "") }) {
          #expect(
            journal.endsBalanced(page.title ?? "", isVisible: page === top),
            "\(name): \(page.title ?? "") in \(journal.lines)")
        }
      }
    }
  }
  @Test(arguments: Call.allCases, [true, false])
  func aStackThatLeavesTheScreenInsideAPushEndsIt(call: Call, animated: Bool) {
    for reactor in 0...1 {
      let journal = Journal()
      let pages = ["a", "b"].map { Page($0, journal) }
      let stack = UINavigationController(rootViewController: pages[0])
      let simulator = Simulator(size: CGSize(width: 400, height: 600), scale: 1, root: stack)
      let window = simulator.window
      pages[reactor].reaction = (call, { window.rootViewController = UIViewController() })
      stack.pushViewController(pages[1], animated: animated)
      simulator.settle()
      window.rootViewController = UIViewController()
      simulator.settle()
      for name in ["a", "b"] where journal.lines.contains(where: { $0.hasPrefix(name) }) {
        #expect(
          journal.endsBalanced(name, isVisible: false), "\(reactor): \(name) in \(journal.lines)")
      }
      #expect(!Simulator.isTransitioning)
      #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    }
  }
}
