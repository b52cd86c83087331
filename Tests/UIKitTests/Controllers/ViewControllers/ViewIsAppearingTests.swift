import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// `viewIsAppearing(_:)` comes once in each appearance, between the will call and the did call,
/// with the view in the window and at its size.
@MainActor
struct ViewIsAppearingTests {
  private final class Page: UIViewController {
    var calls: [String] = []
    var sizes: [CGSize] = []

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("will")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      calls.append("is \(animated) \(viewIfLoaded?.window != nil)")
      sizes.append(view.bounds.size)
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      if calls.last != "layout" { calls.append("layout") }
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls.append("did")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      calls.append("willDisappear")
    }

    /// The appearance calls since the last time.
    func take() -> [String] {
      defer { calls = [] }
      return calls.filter { $0 != "layout" }
    }
  }

  private static let screen = CGSize(width: 390, height: 844)
  private static let atOnce = ["will", "is false true", "did"]
  private static let animated = ["will", "is true true", "did"]

  private func show(_ root: UIViewController) -> Simulator {
    Simulator(size: Self.screen, scale: 1, root: root)
  }

  @Test func theRootIsCalledBeforeItsFirstLayout() {
    let page = Page()
    let simulator = show(page)
    simulator.settle()
    #expect(page.calls.prefix(3) == ["will", "is false true", "layout"])
    #expect(page.take() == Self.atOnce)
    #expect(page.sizes == [Self.screen])
  }

  @Test func eachStepOfAStackIsCalledOnce() {
    let (root, next) = (Page(), Page())
    let navigation = UINavigationController(rootViewController: root)
    let simulator = show(navigation)
    #expect(root.take() == Self.atOnce)
    navigation.pushViewController(next, animated: true)
    simulator.settle()
    #expect(next.take() == Self.animated && next.sizes == [Self.screen])
    #expect(root.take() == ["willDisappear"])
    navigation.popViewController(animated: true)
    simulator.settle()
    #expect(root.take() == Self.animated)
    #expect(next.take() == ["willDisappear"])
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
  func presentationsCallIt(style: UIModalPresentationStyle) {
    let (root, modal) = (Page(), Page())
    let simulator = show(root)
    _ = root.take()
    modal.modalPresentationStyle = style
    root.present(modal, animated: true)
    simulator.settle()
    #expect(modal.take() == Self.animated)
    root.dismiss(animated: true)
    simulator.settle()
    let coversPresenter = style == .fullScreen
    #expect(root.take() == (coversPresenter ? ["willDisappear"] + Self.animated : []))
  }

  @Test func tabsAndChildrenAreCalled() {
    let (first, second, child) = (Page(), Page(), Page())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let simulator = show(tabs)
    #expect(first.take() == Self.atOnce)
    tabs.selectedIndex = 1
    simulator.settle()
    #expect(second.take() == Self.atOnce)
    second.addChild(child)
    second.view.addSubview(child.view)
    child.didMove(toParent: second)
    simulator.settle()
    #expect(child.take() == Self.atOnce)
  }

  /// Without a window there is no view that appears.
  @Test func aControllerOutsideAWindowIsNotCalled() {
    let page = Page()
    page.beginAppearanceTransition(true, animated: false)
    page.endAppearanceTransition()
    #expect(page.take() == ["will", "did"])
  }

  @Test func aTraceHasTheCall() {
    var calls: [String] = []
    TransitionTrace.onCall = { if $0.object == "Page" { calls.append($0.call) } }
    defer { TransitionTrace.onCall = nil }
    _ = show(Page())
    #expect(
      calls == ["viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)"])
  }
}
