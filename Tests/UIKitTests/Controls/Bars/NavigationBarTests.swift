import CoreGraphics
import Testing
import UIKitTestSupport

@testable import UIKit

/// The bars of a stack, their items, and what these do beside a transition.
@Suite(.serialized) @MainActor
struct NavigationBarTests {
  private func item(_ stand: NavigationStand) -> NavigationItemView? {
    stand.navigation.navigationBar.itemView
  }

  private func shownAlpha(_ view: UIView?) -> CGFloat {
    view?.layer.presentation()?.values.opacity ?? .nan
  }

  @Test func theBarIsFortyFourHighAndCoversTheContent() {
    let stand = NavigationStand()
    let bar = stand.navigation.navigationBar
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 300, height: 44))
    #expect(stand.root.view.frame == stand.navigation.view.bounds)
    #expect(stand.root.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    #expect(stand.navigation.toolbar.isHidden)
  }

  @Test func theBackButtonSaysWhereItLeads() throws {
    let stand = NavigationStand(count: 2)
    let back = try #require(item(stand)?.backButton)
    #expect(back.title(for: .normal) == "root" && item(stand)?.item.title == "c1")
    stand.root.navigationItem.backButtonTitle = "Elsewhere"
    stand.simulator.settle()
    #expect(item(stand)?.backButton?.title(for: .normal) == "Elsewhere")
    stand.root.title = "A title far too long to be said on a back button"
    stand.root.navigationItem.backButtonTitle = nil
    stand.simulator.settle()
    #expect(item(stand)?.backButton?.title(for: .normal) == "Back")
    let button = try #require(item(stand)?.backButton)
    stand.simulator.tap(at: button.convert(CGPoint(x: 12, y: 20), to: UIView?.none))
    stand.simulator.settle()
    #expect(stand.isIdle && stand.top === stand.root && item(stand)?.backButton == nil)
  }

  @Test func whatHidesTheBackButtonKeepsTheSwipeFromBeginning() {
    let stand = NavigationStand(count: 2)
    stand.top?.navigationItem.hidesBackButton = true
    stand.simulator.settle()
    #expect(item(stand)?.backButton == nil)
    stand.swipe(to: 200)
    #expect(stand.isIdle)
    stand.simulator.touchUp(at: CGPoint(x: 200, y: 300))
    let left = UIBarButtonItem(systemItem: .cancel)
    stand.top?.navigationItem.hidesBackButton = false
    stand.top?.navigationItem.leftBarButtonItem = left
    #expect(item(stand)?.backButton == nil && item(stand)?.leading.count == 1)
    stand.top?.navigationItem.leftItemsSupplementBackButton = true
    #expect(item(stand)?.backButton != nil && item(stand)?.leading.count == 1)
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
    let stand = NavigationStand()
    let target = Target()
    let save = UIBarButtonItem(
      title: "Keep", style: .done, target: target, action: Selector(Target.save))
    save.tag = 7
    let add = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { _ in target.calls.append("add") })
    stand.root.navigationItem.rightBarButtonItems = [save, add]
    stand.simulator.settle()
    let buttons = try #require(item(stand)?.trailing)
    #expect(buttons[0].frame.maxX == 292 && buttons[1].frame.maxX == buttons[0].frame.minX)
    for button in buttons {
      stand.simulator.tap(at: button.convert(CGPoint(x: 15, y: 20), to: UIView?.none))
    }
    #expect(target.calls == ["save 7", "add"])
    save.isEnabled = false
    stand.simulator.tap(at: buttons[0].convert(CGPoint(x: 15, y: 20), to: UIView?.none))
    #expect(target.calls.count == 2)
  }

  // MARK: Beside transitions

  @Test func underAFingerTheItemsGoWithTheirPages() throws {
    let stand = NavigationStand(count: 2)
    let upper = try #require(item(stand))
    stand.swipe(to: 12)
    for fraction in [0.25, 0.75, 0.5] as [CGFloat] {
      stand.simulator.touchMove(to: CGPoint(x: 12 + fraction * 300, y: 300))
      stand.simulator.advance(by: 0.1)
      let lower = try #require(item(stand))
      #expect(lower !== upper)
      #expect(isNear(shownAlpha(upper.titleView), 1 - fraction))
      #expect(isNear(shownAlpha(lower.titleView), fraction))
      let shift = upper.titleView.layer.presentation()?.transform.m41 ?? .nan
      #expect(isNear(shift, fraction * 150))
    }
    stand.letGo(at: 100)
    stand.simulator.settle()
    #expect(stand.isIdle && item(stand) === upper && upper.titleView.transform == .identity)
    #expect(upper.titleView.alpha == 1 && upper.backButton?.alpha == 1)
    #expect(stand.navigation.navigationBar.items?.count == 2)
    #expect(
      stand.navigation.navigationBar.subviews.filter { $0 is NavigationItemView } == [upper])
  }

  @Test func besideAnotherAnimatorTheItemsCrossFade() throws {
    let stand = NavigationStand()
    let interactor = UIPercentDrivenInteractiveTransition()
    stand.delegate.animator = JournalAnimator(stand.journal, duration: 0.5)
    stand.delegate.interactor = interactor
    let lower = try #require(item(stand))
    stand.navigation.pushViewController(stand.make(), animated: true)
    Simulator.endTurn()
    interactor.update(0.3)
    stand.simulator.advance(by: 0.1)
    let upper = try #require(item(stand))
    #expect(isNear(shownAlpha(lower.titleView), 0.7) && isNear(shownAlpha(upper.titleView), 0.3))
    #expect(isNear(shownAlpha(upper.backButton), 0.3))
    #expect(isNear(upper.titleView.layer.presentation()?.transform.m41 ?? .nan, 0))
    interactor.cancel()
    stand.simulator.settle()
    #expect(stand.isIdle && item(stand) === lower && lower.titleView.alpha == 1)
    #expect(upper.superview == nil)
  }

  // MARK: The toolbar

  @Test func theToolbarShowsTheTopsItems() throws {
    let stand = NavigationStand()
    let toolbar = try #require(stand.navigation.toolbar)
    let item = UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)
    stand.root.toolbarItems = [.flexibleSpace(), item, .flexibleSpace()]
    stand.navigation.setToolbarHidden(false, animated: true)
    stand.simulator.settle()
    #expect(!toolbar.isHidden && toolbar.frame == CGRect(x: 0, y: 456, width: 300, height: 44))
    #expect(stand.root.view.safeAreaInsets.bottom == 44)
    let button = try #require(item.shownView)
    #expect(abs(button.frame.midX - 150) <= 1)
    let new = stand.make()
    new.hidesBottomBarWhenPushed = true
    stand.navigation.pushViewController(new, animated: true)
    stand.simulator.advance(by: 0.2)
    #expect(!toolbar.isHidden && toolbar.shownFrame.minY > 457 && toolbar.shownFrame.minY < 499)
    stand.simulator.settle()
    #expect(toolbar.isHidden && new.view.safeAreaInsets.bottom == 0)
    stand.navigation.popViewController(animated: true)
    stand.simulator.settle()
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
    #expect(y > 453 && y < 498, "on its way")
    simulator.settle()
    #expect(tabs.tabBar.frame.minY == 500 && new.view.safeAreaInsets.bottom == 0)
    navigation.popViewController(animated: true)
    simulator.settle()
    #expect(tabs.tabBar.frame.minY == 451)
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 49)
  }

  // MARK: By itself

  @Test func aBarByItselfPushesAndPops() throws {
    final class Witness: NSObject, UINavigationBarDelegate {
      var told: [String] = []
      var mayPop = true
      func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        told.append("push \(item.title ?? "")")
      }
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
      {
        mayPop
      }
      func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        told.append("pop \(item.title ?? "")")
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
    #expect(bar.topItem?.title == "a" && witness.told == ["push b", "pop b"])
    #expect(bar.subviews.filter { $0 is NavigationItemView }.count == 1)
  }

  @Test func aStacksBarHasTheItemsOfItsControllers() {
    let stand = NavigationStand(count: 2)
    let told = Diagnostics.collecting {
      stand.navigation.navigationBar.items = []
      stand.navigation.navigationBar.popItem(animated: false)
    }
    #expect(told.count == 2 && stand.navigation.navigationBar.items?.count == 2)
  }

  @Test func barsOfOnesOwnClasses() {
    final class Bar: UINavigationBar {}
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
    #expect(navigation.navigationBar is Bar)
    let told = Diagnostics.collecting {
      _ = UINavigationController(navigationBarClass: UILabel.self, toolbarClass: nil)
    }
    #expect(told.count == 1)
  }
}
