import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// The drag in a page that pops it.
@MainActor
struct ContentPopTests {
  private func makeFixture() -> NavigationFixture {
    let fixture = NavigationFixture(count: 2)
    fixture.navigation.interactiveContentPopGestureRecognizer?.isEnabled = true
    return fixture
  }

  private func page(_ fixture: NavigationFixture) -> UIView { fixture.top!.view }

  @Test(arguments: [(250, false), (290, true)])
  func itFinishesBeyondTheMiddle(x: CGFloat, pops: Bool) {
    let fixture = makeFixture()
    fixture.swipe(from: 110, to: x)
    #expect(!fixture.isIdle && fixture.top?.title == "root")
    fixture.release(at: x)
    fixture.simulator.settle()
    #expect(fixture.navigation.viewControllers.count == (pops ? 1 : 2) && fixture.isIdle)
  }

  @Test func itMovesThePageWithTheFinger() throws {
    let fixture = makeFixture()
    let page = page(fixture)
    fixture.swipe(from: 100, to: 200)
    fixture.simulator.advance(by: 0.1)
    let shown = try #require(page.layer.presentation()).frame.minX
    // The first ten points only begin the drag.
    #expect(isNear(shown, 90, within: 0.5))
    fixture.release(at: 200)
    fixture.simulator.settle()
    #expect(fixture.isIdle)
  }

  /// Downwards, towards the leading edge, and from the bar.
  @Test(arguments: [
    (CGPoint(x: 150, y: 200), CGPoint(x: 180, y: 400)),
    (CGPoint(x: 250, y: 300), CGPoint(x: 50, y: 300)),
    (CGPoint(x: 100, y: 20), CGPoint(x: 250, y: 20)),
  ])
  func otherDragsDoNotPop(start: CGPoint, end: CGPoint) {
    let fixture = makeFixture()
    fixture.simulator.drag(from: start, to: end)
    #expect(fixture.isIdle)
    fixture.simulator.touchUp(at: end)
    fixture.simulator.settle()
    #expect(fixture.navigation.viewControllers.count == 2)
  }

  @Test(arguments: [true, false])
  func contentThatScrollsSidewaysKeepsTheDrag(isSideways: Bool) {
    let fixture = makeFixture()
    let scrollView = UIScrollView(frame: page(fixture).bounds)
    scrollView.contentSize = CGSize(width: isSideways ? 900 : 300, height: isSideways ? 400 : 2000)
    page(fixture).addSubview(scrollView)
    fixture.simulator.endTurn()
    fixture.swipe(from: 60, to: 260)
    #expect(fixture.isIdle == isSideways)
    fixture.release(at: 260)
    fixture.simulator.settle()
    #expect(fixture.navigation.viewControllers.count == (isSideways ? 2 : 1) && fixture.isIdle)
  }

  @Test func aSliderKeepsTheDrag() {
    let fixture = makeFixture()
    let slider = UISlider(frame: CGRect(x: 20, y: 280, width: 260, height: 40))
    page(fixture).addSubview(slider)
    fixture.simulator.endTurn()
    fixture.swipe(from: 40, to: 240)
    #expect(fixture.isIdle)
    fixture.release(at: 240)
    fixture.simulator.settle()
    #expect(fixture.navigation.viewControllers.count == 2 && slider.value > 0)
  }

  @MainActor
  private final class Counter: NSObject {
    var begun = 0
    func pan(_ pan: UIPanGestureRecognizer) { if pan.state == .began { begun += 1 } }
  }

  /// A pan of the app comes first, unless it waits for the pop.
  @Test(arguments: [true, false])
  func aPanOfTheAppComesFirst(waits: Bool) throws {
    let fixture = makeFixture()
    let counter = Counter()
    let pan = UIPanGestureRecognizer(target: counter, action: Selector(Counter.pan))
    page(fixture).addGestureRecognizer(pan)
    let pop = try #require(fixture.navigation.interactiveContentPopGestureRecognizer)
    if waits { pan.require(toFail: pop) }
    fixture.swipe(from: 60, to: 260)
    #expect(fixture.isIdle != waits && counter.begun == (waits ? 0 : 1))
    fixture.release(at: 260)
    fixture.simulator.settle()
    #expect(fixture.navigation.viewControllers.count == (waits ? 1 : 2) && fixture.isIdle)
  }

  @Test func anAppThatForbidsTheOneAtTheEdgeForbidsBoth() {
    let fixture = makeFixture()
    fixture.navigation.interactivePopGestureRecognizer?.isEnabled = false
    fixture.swipe(from: 60, to: 260)
    #expect(fixture.isIdle)
    fixture.release(at: 260)
    fixture.simulator.settle()
    #expect(fixture.navigation.viewControllers.count == 2)
  }
}
