import CoreGraphics
import Platform
import Testing
import UIKitTestSupport

import UIKit

/// Tab reaches controls that have to be scrolled into view.
@MainActor
final class FocusInScrollViewTests {
  private lazy var stage = ScrollStage(content: CGSize(width: 390, height: 3000))

  private func control(_ y: CGFloat, in view: UIView, x: CGFloat = 20) -> UIControl {
    let control = UIControl(frame: CGRect(x: x, y: y, width: 100, height: 44))
    view.addSubview(control)
    return control
  }

  private func tab(back: Bool = false) {
    let modifiers: KeyModifiers = back ? .shift : []
    let platform = stage.simulator.platform
    for isDown in [true, false] {
      platform.send(
        .key(
          KeyEvent(
            isDown: isDown, key: "Tab", modifiers: modifiers, time: stage.simulator.time)))
    }
  }

  @Test func whatIsOutOfSightIsScrolledInAndTheRingWithIt() {
    let view = stage.scrollView
    let controls = [100, 1200, 2900].map { control($0, in: view) }
    tab()
    #expect(controls[0].isFocused && !view.isScrollAnimating, "what is seen stays")
    tab()
    #expect(controls[1].isFocused && view.isScrollAnimating && view.contentOffset == .zero)
    stage.simulator.settle()
    #expect(view.contentOffset == stage.at(0, 1200 + 44 + 20 - 844))
    tab()
    stage.simulator.settle()
    #expect(view.contentOffset == stage.at(0, 2964 - 844))
    tab()
    #expect(controls[0].isFocused, "and around")
    stage.simulator.settle()
    #expect(view.contentOffset == stage.at(0, 80))
    tab(back: true)
    stage.simulator.settle()
    #expect(controls[2].isFocused && view.contentOffset == stage.at(0, 2964 - 844))
  }

  @Test func pressedFasterThanItScrollsTheLastOneIsShown() {
    let view = stage.scrollView
    let controls = [100, 1200, 2900].map { control($0, in: view) }
    tab()
    tab()
    stage.simulator.advance(by: 0.1)
    tab()
    stage.simulator.advance(by: 0.05)
    tab(back: true)
    tab(back: true)
    #expect(controls[0].isFocused)
    stage.simulator.settle()
    #expect(view.contentOffset.y <= 80 && !view.isScrollAnimating)
  }

  @Test func scrollViewsInOneAnotherAllScroll() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 1000, width: 390, height: 200))
    inner.contentSize = CGSize(width: 1000, height: 200)
    stage.scrollView.addSubview(inner)
    let first = control(900, in: stage.scrollView)
    let last = control(1500, in: stage.scrollView)
    let far = control(50, in: inner, x: 800)
    for expected in [first, far, last] {
      tab()
      #expect(expected.isFocused)
    }
    tab(back: true)
    stage.simulator.settle()
    #expect(inner.contentOffset == stage.at(800 + 120 - 390, 0))
    let seen = far.convert(far.bounds, to: stage.simulator.window)
    #expect(stage.simulator.window.bounds.contains(seen))
  }

  @Test func whatCannotBeScrolledToIsLeftOut() {
    let view = stage.scrollView
    let near = control(100, in: view)
    let beyond = control(3500, in: view)
    let below = control(1200, in: view)
    view.isScrollEnabled = false
    tab()
    tab()
    #expect(near.isFocused && view.contentOffset == .zero)
    view.isScrollEnabled = true
    tab()
    #expect(below.isFocused)
    tab()
    #expect(near.isFocused && !beyond.isFocused)
  }

  @Test func theContentOfAScrollViewStaysTogetherWhereverItIs() {
    let root = stage.scrollView.superview
    stage.scrollView.frame = CGRect(x: 0, y: 200, width: 390, height: 400)
    let (top, bottom) = (
      control(100, in: root ?? stage.scrollView), control(700, in: root ?? stage.scrollView)
    )
    let controls = [10, 100, 350].map { control($0, in: stage.scrollView) }
    // The first control is scrolled out of view now, to the position of `top`.
    stage.scrollView.contentOffset.y = 110
    for expected in [top] + controls + [bottom, top] {
      tab()
      #expect(expected.isFocused)
    }
  }
}
