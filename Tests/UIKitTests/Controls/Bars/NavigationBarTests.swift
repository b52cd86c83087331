import CoreGraphics
import Testing
import UIKitTestSupport
import UIKit

/// The bars of a navigation controller, their items, and their animation alongside a transition.
@MainActor
struct NavigationBarTests {
  private func shownAlpha(_ view: UIView?) -> CGFloat {
    view?.layer.presentation()?.values.opacity ?? .nan
  }

  @Test func theBarIsFortyFourHighAndCoversTheContent() {
    let fixture = NavigationFixture()
    let bar = fixture.navigation.navigationBar
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 300, height: 44))
    #expect(fixture.root.view.frame == fixture.navigation.view.bounds)
    #expect(fixture.root.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    #expect(fixture.navigation.toolbar.isHidden)
  }

  @Test func theBackButtonSaysWhereItLeads() throws {
    let fixture = NavigationFixture(count: 2)
    let bar = fixture.navigation.navigationBar
    #expect(bar.buttonTitles == ["root"] && bar.titles.map(\.text) == ["c1"])
    fixture.root.navigationItem.backButtonTitle = "Elsewhere"
    fixture.simulator.settle()
    #expect(bar.buttonTitles == ["Elsewhere"])
    fixture.root.title = "A title far too long to be said on a back button"
    fixture.root.navigationItem.backButtonTitle = nil
    fixture.simulator.settle()
    #expect(bar.buttonTitles == ["Back"])
    let button = try #require(bar.buttons.first)
    fixture.simulator.tap(at: button.convert(CGPoint(x: 12, y: 20), to: UIView?.none))
    fixture.simulator.settle()
    #expect(fixture.isIdle && fixture.top === fixture.root && bar.buttons.isEmpty)
  }

  @Test func theBackButtonToAControllerWithoutATitleSaysBack() {
    let stack = UINavigationController()
    stack.viewControllers = [UIViewController(), UIViewController()]
    let simulator = Simulator(size: CGSize(width: 300, height: 500), scale: 1, root: stack)
    #expect(stack.viewControllers[0].navigationItem.title == nil)
    #expect(stack.navigationBar.buttonTitles == ["Back"])
    stack.viewControllers[0].navigationItem.title = ""
    simulator.settle()
    #expect(stack.navigationBar.buttonTitles.compactMap { $0 }.joined() == "")
  }

  @Test func theBackButtonSaysAsMuchAsItsItemWants() {
    let fixture = NavigationFixture(count: 2)
    let (bar, item) = (fixture.navigation.navigationBar, fixture.root.navigationItem)
    item.backButtonTitle = "Elsewhere"
    for (mode, title) in [
      (UINavigationItem.BackButtonDisplayMode.generic, "Back"), (.minimal, ""),
      (.default, "Elsewhere"),
    ] {
      item.backButtonDisplayMode = mode
      fixture.simulator.settle()
      let titles = bar.buttonTitles.compactMap { $0 }.joined()
      #expect(titles == title)
      #expect(bar.buttons.count == 1)
    }
    item.backButtonDisplayMode = .minimal
    item.backBarButtonItem = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
    fixture.simulator.settle()
    #expect(bar.buttonTitles == ["Own"])
  }

  @Test func whatHidesTheBackButtonKeepsTheSwipeFromBeginning() {
    let fixture = NavigationFixture(count: 2)
    let bar = fixture.navigation.navigationBar
    fixture.top?.navigationItem.hidesBackButton = true
    fixture.simulator.settle()
    #expect(bar.buttons.isEmpty)
    fixture.swipe(to: 200)
    #expect(fixture.isIdle)
    fixture.simulator.touchUp(at: CGPoint(x: 200, y: 300))
    let left = UIBarButtonItem(systemItem: .cancel)
    fixture.top?.navigationItem.hidesBackButton = false
    fixture.top?.navigationItem.leftBarButtonItem = left
    fixture.simulator.settle()
    #expect(bar.buttonTitles == ["Cancel"])
    fixture.top?.navigationItem.leftItemsSupplementBackButton = true
    fixture.simulator.settle()
    #expect(bar.buttonTitles == ["root", "Cancel"])
  }

  @Test func aBarsDelegateMayKeepTheBackButtonFromPopping() throws {
    final class Careful: UINavigationController {
      override func navigationBar(
        _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
      ) -> Bool { false }
    }
    let navigation = Careful(rootViewController: UIViewController())
    let simulator = Simulator(size: CGSize(width: 300, height: 500), scale: 1, root: navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    simulator.settle()
    simulator.tap(at: CGPoint(x: 12, y: 20))
    simulator.settle()
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func buttonsCallTheirTargets() throws {
    @MainActor final class Target: NSObject {
      var calls: [String] = []
      func save(_ item: UIBarButtonItem) { calls.append("save \(item.tag)") }
    }
    let fixture = NavigationFixture()
    let target = Target()
    let save = UIBarButtonItem(
      title: "Keep", style: .done, target: target, action: Selector(Target.save))
    save.tag = 7
    let add = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { _ in target.calls.append("add") })
    fixture.root.navigationItem.rightBarButtonItems = [save, add]
    fixture.simulator.settle()
    let buttons = fixture.navigation.navigationBar.buttons
    #expect(buttons.count == 2 && buttons[1].title(for: .normal) == "Keep")
    #expect(buttons[1].frame.maxX == 292 && buttons[0].frame.maxX == buttons[1].frame.minX)
    for button in buttons.reversed() {
      fixture.simulator.tap(at: button.convert(CGPoint(x: 15, y: 20), to: UIView?.none))
    }
    #expect(target.calls == ["save 7", "add"])
    save.isEnabled = false
    fixture.simulator.tap(at: buttons[1].convert(CGPoint(x: 15, y: 20), to: UIView?.none))
    #expect(target.calls.count == 2)
  }

  // MARK: Alongside transitions

  @Test func underAFingerTheItemsGoWithTheirPages() throws {
    let fixture = NavigationFixture(count: 2)
    let bar = fixture.navigation.navigationBar
    let upper = try #require(bar.title("c1"))
    fixture.swipe(to: 12)
    for fraction in [0.25, 0.75, 0.5] as [CGFloat] {
      fixture.simulator.touchMove(to: CGPoint(x: 12 + fraction * 300, y: 300))
      fixture.simulator.advance(by: 0.1)
      #expect(isNear(shownAlpha(upper), 1 - fraction))
      #expect(isNear(shownAlpha(bar.title("root")), fraction))
      let shift = upper.layer.presentation()?.transform.m41 ?? .nan
      #expect(isNear(shift, fraction * 150))
    }
    fixture.release(at: 100)
    fixture.simulator.settle()
    #expect(fixture.isIdle && bar.titles == [upper] && upper.transform == .identity)
    #expect(upper.alpha == 1 && bar.buttonTitles == ["root"] && bar.buttons[0].alpha == 1)
    #expect(bar.items?.count == 2)
  }

  @Test func besideAnotherAnimatorTheItemsCrossFade() throws {
    let fixture = NavigationFixture()
    let interactor = UIPercentDrivenInteractiveTransition()
    fixture.delegate.animator = JournalAnimator(fixture.journal, duration: 0.5)
    fixture.delegate.interactor = interactor
    let bar = fixture.navigation.navigationBar
    let lower = try #require(bar.title("root"))
    fixture.navigation.pushViewController(fixture.make(), animated: true)
    Simulator.endTurn()
    interactor.update(0.3)
    fixture.simulator.advance(by: 0.1)
    let upper = try #require(bar.title("new"))
    #expect(isNear(shownAlpha(lower), 0.7) && isNear(shownAlpha(upper), 0.3))
    #expect(bar.buttonTitles == ["root"] && isNear(shownAlpha(bar.buttons[0]), 0.3))
    #expect(isNear(upper.layer.presentation()?.transform.m41 ?? .nan, 0))
    interactor.cancel()
    fixture.simulator.settle()
    #expect(fixture.isIdle && bar.titles == [lower] && lower.alpha == 1)
    #expect(upper.window == nil && bar.buttons.isEmpty)
  }

  // MARK: The toolbar

  @Test func theToolbarShowsTheTopsItems() throws {
    let fixture = NavigationFixture()
    let toolbar = try #require(fixture.navigation.toolbar)
    let item = UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)
    fixture.root.toolbarItems = [.flexibleSpace(), item, .flexibleSpace()]
    fixture.navigation.setToolbarHidden(false, animated: true)
    fixture.simulator.settle()
    #expect(!toolbar.isHidden && toolbar.frame == CGRect(x: 0, y: 456, width: 300, height: 44))
    #expect(fixture.root.view.safeAreaInsets.bottom == 44)
    let button = try #require(toolbar.all(UIButton.self).first)
    #expect(abs(button.frame.midX - 150) <= 1)
    let new = fixture.make()
    new.hidesBottomBarWhenPushed = true
    fixture.navigation.pushViewController(new, animated: true)
    fixture.simulator.advance(by: 0.2)
    #expect(!toolbar.isHidden && toolbar.shownFrame.minY > 457 && toolbar.shownFrame.minY < 499)
    fixture.simulator.settle()
    #expect(toolbar.isHidden && new.view.safeAreaInsets.bottom == 0)
    fixture.navigation.popViewController(animated: true)
    fixture.simulator.settle()
    #expect(!toolbar.isHidden && toolbar.frame.minY == 456 && toolbar.items?.count == 3)
  }

  @Test func aTabBarGoesWithWhatHidesIt() {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [navigation, UIViewController()]
    let simulator = Simulator(size: CGSize(width: 300, height: 500), scale: 1, root: tabs)
    let new = UIViewController()
    new.hidesBottomBarWhenPushed = true
    navigation.pushViewController(new, animated: true)
    simulator.advance(by: 0.2)
    let y = tabs.tabBar.shownFrame.minY
    #expect(y > 453 && y < 498, "in the transition")
    simulator.settle()
    #expect(tabs.tabBar.frame.minY == 500 && new.view.safeAreaInsets.bottom == 0)
    navigation.popViewController(animated: true)
    simulator.settle()
    #expect(tabs.tabBar.frame.minY == 451)
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 49)
  }

  // MARK: Without a navigation controller

  @Test func aBarByItselfPushesAndPops() throws {
    final class Witness: NSObject, UINavigationBarDelegate {
      var warnings: [String] = []
      var mayPop = true
      func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        warnings.append("push \(item.title ?? "")")
      }
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
      {
        mayPop
      }
      func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        warnings.append("pop \(item.title ?? "")")
      }
    }
    let root = UIViewController()
    let simulator = Simulator(size: CGSize(width: 300, height: 500), scale: 1, root: root)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let witness = Witness()
    bar.delegate = witness
    root.view.addSubview(bar)
    bar.items = [UINavigationItem(title: "a")]
    bar.pushItem(UINavigationItem(title: "b"), animated: true)
    simulator.settle()
    witness.mayPop = false
    simulator.tap(at: CGPoint(x: 12, y: 20))
    #expect(bar.items?.count == 2)
    witness.mayPop = true
    simulator.tap(at: CGPoint(x: 12, y: 20))
    simulator.settle()
    #expect(bar.topItem?.title == "a" && witness.warnings == ["push b", "pop b"])
    #expect(bar.titles.map(\.text) == ["a"])
  }

  @Test func aStacksBarHasTheItemsOfItsControllers() {
    let fixture = NavigationFixture(count: 2)
    let warnings = Diagnostics.collecting {
      fixture.navigation.navigationBar.items = []
      fixture.navigation.navigationBar.popItem(animated: false)
    }
    #expect(warnings.count == 2 && fixture.navigation.navigationBar.items?.count == 2)
  }

  @Test func barsOfOnesOwnClasses() {
    final class Bar: UINavigationBar {}
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
    #expect(navigation.navigationBar is Bar)
    let warnings = Diagnostics.collecting {
      _ = UINavigationController(navigationBarClass: UILabel.self, toolbarClass: nil)
    }
    #expect(warnings.count == 1)
  }

  @Test func titlesAreMovedDownAsTheBarSays() throws {
    let fixture = NavigationFixture()
    let bar = fixture.navigation.navigationBar
    let before = try #require(bar.titles.first).center.y
    bar.setTitleVerticalPositionAdjustment(5, for: .default)
    bar.setTitleVerticalPositionAdjustment(-3, for: .compact)
    fixture.simulator.settle()
    #expect(bar.titles.first?.center.y == before + 5)
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == 5)
    #expect(bar.titleVerticalPositionAdjustment(for: .defaultPrompt) == 0)
    let warnings = Diagnostics.collecting {
      bar.setTitleVerticalPositionAdjustment(.nan, for: .default)
    }
    #expect(warnings.count == 1 && bar.titleVerticalPositionAdjustment(for: .default) == 5)
  }

  @Test func aButtonHasRoomForTheWidestOfItsTitles() throws {
    let fixture = NavigationFixture()
    let item = UIBarButtonItem(title: "On", style: .plain, target: nil, action: nil)
    fixture.root.navigationItem.rightBarButtonItem = item
    func width() throws -> CGFloat {
      fixture.simulator.settle()
      return try #require(fixture.navigation.navigationBar.buttons.first).frame.width
    }
    let narrow = try width()
    item.possibleTitles = ["On", "Switched off"]
    let wide = try width()
    #expect(wide > narrow)
    item.title = "Switched off"
    #expect(try abs(width() - wide) <= 1)
    (item.title, item.possibleTitles) = ("On", nil)
    #expect(try width() == narrow)
  }

  @Test func aTitleViewIsNarrowedOnlyWhileThereIsNoRoom() {
    let fixture = NavigationFixture()
    let item = fixture.root.navigationItem
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 220, height: 30))
    item.titleView = own
    fixture.simulator.settle()
    #expect(own.bounds.size == CGSize(width: 220, height: 30))
    item.rightBarButtonItem = UIBarButtonItem(
      customView: UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 30)))
    fixture.simulator.settle()
    #expect(own.bounds.width < 150)
    fixture.navigation.pushViewController(fixture.make(), animated: true)
    fixture.simulator.settle()
    fixture.navigation.popViewController(animated: true)
    fixture.simulator.settle()
    item.rightBarButtonItem = nil
    fixture.simulator.settle()
    #expect(own.bounds.size == CGSize(width: 220, height: 30))
    own.bounds.size.width = 100
    item.rightBarButtonItem = UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil)
    fixture.simulator.settle()
    #expect(own.bounds.width == 100, "the program has given it another size")
  }

  @Test(arguments: [true, false])
  func aFieldInTheBarIsTypedIntoWhileAButtonComes(isTitle: Bool) {
    let fixture = NavigationFixture()
    let item = fixture.root.navigationItem
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
    field.autocapitalizationType = .none
    if isTitle {
      item.titleView = field
    } else {
      item.leftBarButtonItem = UIBarButtonItem(customView: field)
    }
    fixture.simulator.settle()
    field.becomeFirstResponder()
    fixture.simulator.type("a")
    item.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil)
    fixture.simulator.settle()
    fixture.simulator.type("b")
    #expect(field.isFirstResponder && field.text == "ab")
    item.prompt = "Name"
    fixture.simulator.settle()
    item.prompt = nil
    fixture.simulator.settle()
    #expect(field.isFirstResponder && fixture.navigation.navigationBar.labels("Name").isEmpty)
  }

  @Test func aCustomViewWithoutASizeOfItsOwnIsAsWideAsItsContent() {
    let fixture = NavigationFixture()
    let (label, box) = (UILabel(), UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20)))
    label.text = "A"
    fixture.root.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(customView: label), UIBarButtonItem(customView: box),
    ]
    fixture.simulator.settle()
    let narrow = label.bounds.width
    label.text = "A longer text"
    fixture.simulator.settle()
    #expect(narrow > 0 && label.bounds.width > narrow)
    #expect(box.bounds.size == CGSize(width: 60, height: 20))
  }

  @Test func aTitleViewWithoutASizeOfItsOwnIsAsWideAsItsContent() {
    let fixture = NavigationFixture()
    let label = UILabel()
    label.text = "A"
    fixture.root.navigationItem.titleView = label
    fixture.simulator.settle()
    let narrow = label.bounds.width
    label.text = "A longer title"
    fixture.simulator.settle()
    #expect(narrow > 0 && label.bounds.width > narrow)
  }
}
