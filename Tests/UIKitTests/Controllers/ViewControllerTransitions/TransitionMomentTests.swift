import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Requests inside a call of another transition: each invalid one is reported by one warning,
/// leaves no state behind, and the next transition works.
@MainActor
struct TransitionMomentTests {
  typealias Fixture = TransitionMisuseTests.Fixture

  /// A page that does something in an appearance call, once.
  private final class HastyController: JournalController {
    var inWillAppear: (() -> Void)?
    var inWillDisappear: (() -> Void)?

    private func run(_ body: inout (() -> Void)?) {
      let once = body
      body = nil
      once?()
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      run(&inWillAppear)
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      run(&inWillDisappear)
    }
  }

  @Test(arguments: [true, false]) func dismissingWhileItIsAboutToAppear(animated: Bool) {
    let fixture = Fixture()
    let hasty = HastyController("hasty", fixture.journal)
    hasty.inWillAppear = { [unowned hasty] in hasty.dismiss(animated: animated) }
    expectOneSentence("in a transition") {
      fixture.tabs.present(hasty, animated: animated)
      fixture.simulator.settle()
    }
    #expect(hasty.view.window != nil && fixture.journal.endsBalanced("hasty", isVisible: true))
    hasty.dismiss(animated: animated)
    fixture.simulator.settle()
    #expect(fixture.journal.endsBalanced("hasty", isVisible: false))
    fixture.expectWorking("dismissing in viewWillAppear")
  }

  /// A transition that is completed while it begins does not start.
  @Test func aNewRootInViewWillAppear() {
    let fixture = Fixture()
    let window = fixture.simulator.window
    let hasty = HastyController("hasty", fixture.journal)
    hasty.inWillAppear = { window.rootViewController = UIViewController() }
    fixture.navigation.pushViewController(hasty, animated: true)
    Simulator.endTurn()
    #expect(!Simulator.isTransitioning)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    fixture.simulator.settle()
    #expect(fixture.journal.endsBalanced("hasty", isVisible: false))
    window.rootViewController = fixture.tabs
    fixture.simulator.settle()
    #expect(fixture.navigation.topViewController?.view.isAlone == true)
    fixture.expectWorking("a new root in viewWillAppear")
  }

  @Test(arguments: [true, false]) func presentingWhileItIsAboutToGo(animated: Bool) {
    let fixture = Fixture()
    let hasty = HastyController("hasty", fixture.journal)
    fixture.tabs.present(hasty, animated: false)
    hasty.inWillDisappear = { [unowned hasty] in
      hasty.present(UIViewController(), animated: animated)
    }
    expectOneSentence("cannot present") {
      fixture.tabs.dismiss(animated: animated)
      fixture.simulator.settle()
    }
    #expect(fixture.tabs.presentedViewController == nil && hasty.view.window == nil)
    fixture.expectWorking("presenting in viewWillDisappear")
  }

  @Test(arguments: [true, false]) func pushingAndPoppingWhileItIsAboutToAppear(animated: Bool) {
    let fixture = Fixture()
    let hasty = HastyController("hasty", fixture.journal)
    hasty.inWillAppear = {
      fixture.navigation.pushViewController(fixture.second, animated: animated)
    }
    fixture.navigation.pushViewController(hasty, animated: animated)
    fixture.simulator.settle()
    #expect(fixture.navigation.viewControllers == [fixture.first, hasty, fixture.second])
    fixture.expectAtRest(seeing: fixture.second, "a push in viewWillAppear")
    hasty.inWillAppear = { fixture.navigation.popViewController(animated: animated) }
    fixture.navigation.popViewController(animated: animated)
    fixture.simulator.settle()
    #expect(fixture.navigation.viewControllers == [fixture.first])
    #expect(fixture.journal.endsBalanced("hasty", isVisible: false))
    fixture.expectAtRest(seeing: fixture.first, "a pop in viewWillAppear")
    fixture.expectWorking("pushing in viewWillAppear")
  }

  enum DelegateCall: CaseIterable { case animator, willShow, didShow }

  @Test(arguments: DelegateCall.allCases, [true, false])
  func settingTheStackInACallOfTheDelegate(call: DelegateCall, animated: Bool) {
    @MainActor
    final class Setting: NSObject, UINavigationControllerDelegate {
      let call: DelegateCall
      var body: (() -> Void)?
      init(_ call: DelegateCall) { self.call = call }
      private func run(_ call: DelegateCall) {
        guard call == self.call else { return }
        let once = body
        body = nil
        once?()
      }
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        run(.animator)
        return nil
      }
      func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController, animated: Bool
      ) { run(.willShow) }
      func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool
      ) { run(.didShow) }
    }
    let fixture = Fixture()
    let delegate = Setting(call)
    fixture.navigation.delegate = delegate
    let pages = [
      JournalController("low", fixture.journal), JournalController("high", fixture.journal),
    ]
    delegate.body = { fixture.navigation.setViewControllers(pages, animated: animated) }
    let warnings = Diagnostics.collecting {
      fixture.navigation.pushViewController(fixture.second, animated: true)
      fixture.simulator.settle()
    }
    #expect(warnings.isEmpty && delegate.body == nil)
    #expect(fixture.navigation.viewControllers == pages && fixture.navigation.children == pages)
    #expect(pages[1].view.isAlone)
    #expect(fixture.journal.endsBalanced("high", isVisible: true))
    #expect(fixture.journal.endsBalanced("first", isVisible: false))
    #expect(fixture.second.viewIfLoaded?.window == nil && fixture.second.parent == nil)
    fixture.navigation.delegate = fixture.stackDelegate
    fixture.navigation.setViewControllers([fixture.first], animated: false)
    Simulator.endTurn()
    fixture.expectWorking("setting the stack in \(call)")
  }

  /// A delegate that performs the change itself when it is asked about it.
  private final class HastyDelegate: NSObject, UIViewControllerTransitioningDelegate {
    var inPresentation: (() -> Void)?
    var inDismissal: (() -> Void)?

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      let body = inPresentation
      inPresentation = nil
      body?()
      return nil
    }

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    {
      let body = inDismissal
      inDismissal = nil
      body?()
      return nil
    }
  }

  @Test(arguments: [true, false])
  func presentingAndDismissingWhileTheDelegateIsAsked(animated: Bool) {
    let fixture = Fixture()
    let delegate = HastyDelegate()
    let hasty = JournalController("hasty", fixture.journal)
    hasty.transitioningDelegate = delegate
    delegate.inPresentation = { fixture.tabs.present(fixture.modal, animated: animated) }
    fixture.useAnimator(nil)
    expectOneSentence("cannot present") {
      fixture.tabs.present(hasty, animated: true)
      fixture.simulator.settle()
    }
    #expect(fixture.tabs.presentedViewController === fixture.modal)
    fixture.expectAtRest(seeing: fixture.modal, "presenting while asked")
    fixture.tabs.dismiss(animated: false)

    hasty.transitioningDelegate = delegate
    fixture.tabs.present(hasty, animated: false)
    delegate.inDismissal = { fixture.tabs.dismiss(animated: animated) }
    fixture.tabs.dismiss(animated: true)
    fixture.simulator.settle()
    #expect(fixture.tabs.presentedViewController == nil && hasty.view.window == nil)
    #expect(fixture.journal.endsBalanced("hasty", isVisible: false))
    fixture.expectWorking("dismissing while asked")
  }
}
