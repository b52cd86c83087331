import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// `transition(from:to:)` that is called again before the former swap is over, as by a second tap.
@MainActor
struct OverlappingSwapTests {
  private let fixture = Fixture(size: CGSize(width: 400, height: 400))
  private let first: JournalController
  private let second: JournalController
  private let third: JournalController

  init() {
    (first, second) = (fixture.makeController("first"), fixture.makeController("second"))
    third = fixture.makeController("third")
    for child in [first, second, third] {
      fixture.root.addChild(child)
      child.view.frame = fixture.root.view.bounds
    }
    fixture.root.view.addSubview(first.view)
    fixture.simulator.settle()
    _ = fixture.journal.take()
  }

  private func swap(
    _ old: UIViewController, _ new: UIViewController, duration: TimeInterval,
    _ options: UIView.AnimationOptions
  ) {
    fixture.root.transition(
      from: old, to: new, duration: duration, options: options,
      animations: { new.view.frame.origin.x += 1 },
      completion: { [fixture] _ in fixture.journal.note("completion") })
  }

  /// The former one ends before the one back, or after it.
  @Test(arguments: [UIView.AnimationOptions.transitionCrossDissolve, []], [0.1, 1])
  func aSwapBackShowsTheFirstChildAgain(
    options: UIView.AnimationOptions, duration: TimeInterval
  ) {
    swap(first, second, duration: 0.5, options)
    fixture.simulator.advance(by: 0.1)
    swap(second, first, duration: duration, options)
    fixture.simulator.settle()
    #expect(fixture.root.view.subviews == [first.view])
    #expect(fixture.journal.endsBalanced("first", isVisible: true))
    #expect(fixture.journal.endsBalanced("second", isVisible: false))
    #expect(fixture.journal.count("completion") == 2)
    #expect(!fixture.isTransitioning)
  }

  @Test(arguments: [UIView.AnimationOptions.transitionCrossDissolve, []])
  func aSwapThatGoesOnToAThirdChildShowsThat(options: UIView.AnimationOptions) {
    swap(first, second, duration: 0.5, options)
    fixture.simulator.advance(by: 0.1)
    swap(second, third, duration: 0.5, options)
    fixture.simulator.settle()
    #expect(fixture.root.view.subviews == [third.view])
    #expect(fixture.journal.endsBalanced("first", isVisible: false))
    #expect(fixture.journal.endsBalanced("second", isVisible: false))
    #expect(fixture.journal.endsBalanced("third", isVisible: true))
    #expect(fixture.journal.count("second didAppear") == 0, "it left before it had come")
  }
}
