import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// The scroll view that a bar follows where it is not the first one in the view.
@MainActor
struct ContentScrollViewTests {
  private final class Page: UIViewController {
    let tags = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 40))
    let list = UIScrollView()

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = view.bounds
      list.contentSize = CGSize(width: 390, height: 3000)
      let panel = UIView(frame: view.bounds)
      panel.addSubview(list)
      view.addSubview(panel)
      view.addSubview(tags)
    }
  }

  @Test func aLargeTitleFollowsTheScrollViewThatWasSet() {
    let page = Page()
    let stack = UINavigationController(rootViewController: page)
    stack.navigationBar.prefersLargeTitles = true
    let simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: stack)
    simulator.settle()
    #expect(page.contentScrollView(for: .top) === page.tags)
    page.list.contentOffset.y = page.list.contentOffset.y + 300
    simulator.settle()
    #expect(stack.navigationBar.frame.height == 96, "it follows another one")
    page.setContentScrollView(page.list)
    simulator.settle()
    #expect(page.contentScrollView(for: .bottom) === page.list)
    #expect(stack.navigationBar.frame.height == 44)
    page.setContentScrollView(nil, for: .top)
    simulator.settle()
    #expect(page.contentScrollView(for: .top) === page.tags)
    #expect(stack.navigationBar.frame.height == 96)
  }

  @Test func addedKeyCommandsAreCalled() {
    final class Keys: UIViewController {
      var count = 0
      func save() { count += 1 }
    }
    let page = Keys()
    let simulator = Simulator(root: page)
    let command = UIKeyCommand(
      input: "s", modifierFlags: .control, action: Selector(Keys.save))
    page.addKeyCommand(command)
    page.addKeyCommand(command)
    #expect(page.keyCommands?.count == 1)
    simulator.press("S", modifiers: .control)
    #expect(page.count == 1)
    page.removeKeyCommand(command)
    #expect(page.keyCommands == nil)
    simulator.press("S", modifiers: .control)
    #expect(page.count == 1)
  }
}
