import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

@MainActor
private final class TapCounter: NSObject {
  var taps = 0
  func count(_ tap: UITapGestureRecognizer) { taps += 1 }
}

/// Bars that are hidden by the user's gestures, a compact height, and the keyboard.
@MainActor
final class BarHidingTests {
  private let fixture = NavigationFixture(size: CGSize(width: 300, height: 600))
  private var navigation: UINavigationController { fixture.navigation }
  private var simulator: Simulator { fixture.simulator }

  private func drag(from start: CGFloat, to end: CGFloat) {
    simulator.drag(
      from: CGPoint(x: 150, y: start), to: CGPoint(x: 150, y: end), duration: 0.3)
  }

  private func release(at y: CGFloat) {
    simulator.touchUp(at: CGPoint(x: 150, y: y))
    simulator.settle()
  }

  @Test func nothingHidesTheBarsUnlessItIsAskedFor() {
    drag(from: 400, to: 200)
    release(at: 200)
    simulator.tap(at: CGPoint(x: 150, y: 300))
    simulator.settle()
    #expect(!navigation.isNavigationBarHidden)
    #expect(!navigation.hidesBarsOnSwipe && !navigation.hidesBarsOnTap)
    #expect(!navigation.hidesBarsWhenVerticallyCompact && !navigation.hidesBarsWhenKeyboardAppears)
  }

  @Test func aSwipeUpHidesTheBarsAndOneDownShowsThem() {
    navigation.hidesBarsOnSwipe = true
    navigation.isToolbarHidden = false
    simulator.settle()
    drag(from: 400, to: 200)
    #expect(navigation.isNavigationBarHidden, "while the finger is down")
    release(at: 200)
    #expect(navigation.navigationBar.frame.maxY <= 0 && navigation.isToolbarHidden)
    #expect(fixture.root.view.safeAreaInsets.top == 0)
    drag(from: 200, to: 190)
    release(at: 190)
    #expect(navigation.isNavigationBarHidden)
    drag(from: 200, to: 400)
    release(at: 400)
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 300, height: 44))
  }

  @Test func aFingerThatTurnsBackShowsTheBarsAgain() {
    navigation.hidesBarsOnSwipe = true
    drag(from: 500, to: 200)
    #expect(navigation.isNavigationBarHidden)
    for y in stride(from: CGFloat(200), through: 300, by: 5) {
      simulator.touchMove(to: CGPoint(x: 150, y: y))
      simulator.advanceFrame()
    }
    #expect(!navigation.isNavigationBarHidden)
    release(at: 300)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func aToolbarThatWasHiddenStaysSo() {
    navigation.hidesBarsOnSwipe = true
    drag(from: 400, to: 200)
    release(at: 200)
    drag(from: 200, to: 400)
    release(at: 400)
    #expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden)
  }

  @Test func contentScrollsMeanwhile() {
    navigation.hidesBarsOnSwipe = true
    let scrollView = UIScrollView(frame: fixture.root.view.bounds)
    scrollView.contentSize = CGSize(width: 300, height: 3000)
    fixture.root.view.addSubview(scrollView)
    simulator.settle()
    let before = scrollView.contentOffset.y
    drag(from: 400, to: 200)
    #expect(navigation.isNavigationBarHidden && scrollView.contentOffset.y > before + 100)
    release(at: 200)
  }

  @Test func aTapHidesTheBarsAndTheNextOneShowsThem() {
    navigation.hidesBarsOnTap = true
    for isHidden in [true, false, true] {
      simulator.tap(at: CGPoint(x: 150, y: 300))
      simulator.settle()
      #expect(navigation.isNavigationBarHidden == isHidden)
    }
  }

  @Test func tapsOnControlsAndBarsAreTheirs() {
    navigation.hidesBarsOnTap = true
    let button = UIButton(type: .system)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    button.frame = CGRect(x: 100, y: 280, width: 100, height: 44)
    fixture.root.view.addSubview(button)
    simulator.settle()
    simulator.tap(at: CGPoint(x: 150, y: 300))
    simulator.tap(at: CGPoint(x: 150, y: 20))
    simulator.settle()
    #expect(presses == 1 && !navigation.isNavigationBarHidden)
  }

  @Test func aPageThatIsPushedMayStillBeSwipedBack() {
    (navigation.hidesBarsOnSwipe, navigation.hidesBarsOnTap) = (true, true)
    navigation.pushViewController(fixture.make(), animated: true)
    simulator.settle()
    fixture.swipe(to: 250)
    fixture.release(at: 250)
    simulator.settle()
    #expect(fixture.isIdle && navigation.viewControllers == [fixture.root])
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func theKeyboardHidesTheBarsAndATapShowsThem() {
    navigation.hidesBarsWhenKeyboardAppears = true
    let field = UITextField(frame: CGRect(x: 50, y: 100, width: 200, height: 40))
    fixture.root.view.addSubview(field)
    simulator.settle()
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: simulator.window.screen)
    simulator.settle()
    #expect(navigation.isNavigationBarHidden)
    simulator.tap(at: CGPoint(x: 150, y: 300))
    simulator.settle()
    #expect(!navigation.isNavigationBarHidden)
    simulator.tap(at: CGPoint(x: 150, y: 300))
    simulator.settle()
    #expect(!navigation.isNavigationBarHidden, "a tap only shows them")
  }

  @Test func theKeyboardOfAnotherScreenHidesNoBars() {
    navigation.hidesBarsWhenKeyboardAppears = true
    let other = Simulator(size: CGSize(width: 100, height: 100), root: UIViewController())
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: other.window.screen)
    simulator.settle()
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func barsThatTheProgramHasHiddenStayHidden() {
    navigation.hidesBarsWhenVerticallyCompact = true
    navigation.isNavigationBarHidden = true
    simulator.settle()
    navigation.traitOverrides.verticalSizeClass = .compact
    simulator.settle()
    simulator.tap(at: CGPoint(x: 150, y: 300))
    simulator.settle()
    #expect(navigation.isNavigationBarHidden)
    navigation.traitOverrides.verticalSizeClass = .regular
    simulator.settle()
    #expect(navigation.isNavigationBarHidden)
  }

  @Test func aHeightThatChangesDuringAPushHidesTheBars() {
    navigation.hidesBarsWhenVerticallyCompact = true
    navigation.pushViewController(fixture.make(), animated: true)
    simulator.advance(by: 0.1)
    navigation.traitOverrides.verticalSizeClass = .compact
    simulator.settle()
    #expect(navigation.isNavigationBarHidden && navigation.navigationBar.frame.maxY <= 0)
    navigation.popViewController(animated: true)
    simulator.advance(by: 0.1)
    navigation.traitOverrides.verticalSizeClass = .regular
    simulator.settle()
    #expect(!navigation.isNavigationBarHidden && navigation.navigationBar.frame.minY == 0)
  }

  @Test func aTapOnARowSelectsItAndLeavesTheBars() {
    final class Rows: UITableViewController {
      var selected: [Int] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        20
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath.row)
      }
    }
    let rows = Rows(style: .plain)
    navigation.setViewControllers([rows], animated: false)
    navigation.hidesBarsOnTap = true
    simulator.settle()
    simulator.tap(at: CGPoint(x: 150, y: 300))
    simulator.settle()
    #expect(rows.selected.count == 1 && !navigation.isNavigationBarHidden)
  }

  @Test func tapsOfTheContentsOwnRecognizersAreTheirs() {
    navigation.hidesBarsOnTap = true
    let counter = TapCounter()
    let view = fixture.root.view!
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer(target: counter, action: Selector(TapCounter.count))
    single.require(toFail: double)
    view.addGestureRecognizer(double)
    view.addGestureRecognizer(single)
    simulator.tap(at: CGPoint(x: 150, y: 300))
    simulator.settle()
    #expect(counter.taps == 1 && !navigation.isNavigationBarHidden)
  }

  @Test func aCompactHeightHidesTheBarsAndARegularOneShowsThem() {
    navigation.hidesBarsWhenVerticallyCompact = true
    navigation.traitOverrides.verticalSizeClass = .compact
    simulator.settle()
    #expect(navigation.isNavigationBarHidden)
    navigation.traitOverrides.verticalSizeClass = .regular
    simulator.settle()
    #expect(!navigation.isNavigationBarHidden)
    #expect(navigation.navigationBar.frame.minY == 0)
  }

  @Test func aNavigationControllerThatHidesItsBarsIsReleased() {
    weak var navigation: UINavigationController?
    do {
      let new = UINavigationController(rootViewController: UIViewController())
      new.hidesBarsOnSwipe = true
      new.hidesBarsWhenKeyboardAppears = true
      new.loadViewIfNeeded()
      navigation = new
    }
    #expect(navigation == nil)
  }
}
