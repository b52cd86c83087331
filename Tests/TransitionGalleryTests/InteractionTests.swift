import Testing
import TransitionGallery
import UIKit
import UIKitTestSupport

/// The three interaction controllers under real touches, for every effect and container.
@MainActor
struct InteractionTests {
  @Test(arguments: GestureCase.all)
  func aGestureShowsWhatTheSamePercentageShows(_ item: GestureCase) {
    let driven = GestureFixture(item)
    driven.begin()
    var shown: [(percentage: CGFloat, values: [CGFloat])] = []
    for fraction in [0.1, 0.3, 0.62, 0.99] as [CGFloat] {
      driven.move(to: fraction)
      #expect(abs(driven.interaction.percentComplete - fraction) < 1e-6)
      shown.append((driven.interaction.percentComplete, driven.base.shown))
    }
    #expect(driven.interaction.interactionInProgress)
    driven.release()
    #expect(!driven.interaction.interactionInProgress)
    driven.base.simulator.settle()
    #expect(driven.base.showsSecond == !item.base.isReversed, "beyond half of the way it finishes")
    let reference = GalleryFixture(item.base)
    reference.start(interactively: true)
    for moment in shown {
      reference.show(moment.percentage)
      #expect(distance(moment.values, reference.shown) < 1e-6, "at \(moment.percentage)")
    }
  }

  @Test(arguments: GestureCase.all)
  func aGestureThatIsTakenBackLeavesEverythingAsItWas(_ item: GestureCase) {
    let driven = GestureFixture(item)
    let fixture = driven.base
    let (before, picture) = (fixture.remains, fixture.picture)
    for fraction in [0, 0.01, 0.37, 0.99, 1] as [CGFloat] {
      driven.begin()
      driven.move(to: fraction)
      #expect(fixture.isRunning)
      // What is let go beyond half of the way would finish; the system can still cancel it.
      if fraction > 0.5 { driven.cancel() } else { driven.release() }
      fixture.simulator.settle()
      #expect(fixture.remains == before && !fixture.isRunning, "at \(fraction)")
      #expect(difference(picture, fixture.picture) == nil, "at \(fraction)")
    }
    #expect(fixture.showsSecond == item.base.isReversed)
  }

  // MARK: Rules

  private static let popped = GalleryCase(effect: .pan, container: .stack, isReversed: true)

  @Test(arguments: [
    (GestureCase.Gesture.horizontalSwipe, CGPoint(x: -1, y: 0)),
    (.verticalSwipe, .init(x: 0, y: -1)),
    (.horizontalSwipe, .init(x: 0, y: 1)), (.verticalSwipe, .init(x: 1, y: 0)),
  ])
  func aSwipeInAnotherDirectionStartsNothing(
    gesture: GestureCase.Gesture, direction: CGPoint
  ) {
    let driven = GestureFixture(GestureCase(base: Self.popped, gesture: gesture))
    let simulator = driven.base.simulator
    simulator.drag(
      from: CGPoint(x: 120, y: 160),
      to: CGPoint(x: 120 + 100 * direction.x, y: 160 + 100 * direction.y))
    #expect(!driven.base.isRunning && !driven.interaction.interactionInProgress)
    simulator.touchUp(at: CGPoint(x: 120, y: 160))
    simulator.settle()
    #expect(driven.base.showsSecond)
  }

  @Test func aSwipeToTheLeftPopsWhereThatIsAskedFor() throws {
    let driven = GestureFixture(GestureCase(base: Self.popped, gesture: .horizontalSwipe))
    (driven.interaction as? HorizontalSwipeInteraction)?.popOnRightToLeft = true
    let simulator = driven.base.simulator
    simulator.drag(from: CGPoint(x: 220, y: 160), to: CGPoint(x: 60, y: 160))
    #expect(abs(driven.interaction.percentComplete - 0.75) < 1e-6, "150 of 200 points")
    simulator.touchUp(at: CGPoint(x: 60, y: 160))
    simulator.settle()
    #expect(!driven.base.showsSecond)
  }

  @Test func withoutAPageToGoBackToNothingStarts() {
    let base = GalleryCase(effect: .cube, container: .stack, isReversed: false)
    let driven = GestureFixture(GestureCase(base: base, gesture: .horizontalSwipe))
    driven.drag(by: CGPoint(x: 150, y: 0))
    #expect(!driven.base.isRunning)
    driven.base.simulator.touchUp(at: CGPoint(x: 200, y: 160))
    driven.base.start(interactively: false)
    driven.base.simulator.settle()
    #expect(driven.base.showsSecond, "and a push works as before")
  }

  @Test(arguments: [false, true])
  func beyondTheLastTabThereIsNoOther(isLast: Bool) {
    let base = GalleryCase(effect: .cube, container: .tabs, isReversed: isLast)
    let driven = GestureFixture(GestureCase(base: base, gesture: .horizontalSwipe))
    driven.drag(by: CGPoint(x: isLast ? -80 : 80, y: 0))
    #expect(!driven.base.isRunning && !driven.interaction.interactionInProgress)
    driven.base.simulator.touchUp(at: CGPoint(x: 120, y: 160))
    driven.base.simulator.settle()
    #expect(driven.base.showsSecond == isLast)
  }

  /// Half of the way takes 0.2 s at the animator's own speed, and twice that at 1 − 0.5.
  @Test func theSpeedAfterTheReleaseIsTheRestOfTheWay() {
    let driven = GestureFixture(GestureCase(base: Self.popped, gesture: .horizontalSwipe))
    driven.begin()
    driven.move(to: 0.5)
    let start = driven.base.simulator.time
    driven.release()
    driven.base.simulator.settle()
    let seconds = driven.base.simulator.time - start
    #expect(driven.base.showsSecond && abs(seconds - 0.4) < 0.05, "\(seconds)")
    #expect(driven.interaction.completionSpeed == 1, "and never 0, which would not end")
  }

  /// The rest takes 0.4 s. In a quarter of that time it eases out by 0.38 of the way, and would
  /// ease in and out by 0.13.
  @Test func thePageContinuesAtTheRelease() {
    let driven = GestureFixture(GestureCase(base: Self.popped, gesture: .horizontalSwipe))
    driven.begin()
    driven.move(to: 0.75)
    driven.release()
    driven.base.simulator.advance(by: 0.1)
    #expect(driven.interaction.percentComplete > 0.75 + 0.25 * 0.25)
    driven.base.simulator.settle()
    #expect(!driven.base.showsSecond)
  }

  /// At 1 − 0.99 the way back would take a hundred times as long: 0.99 · 0.4 s at half the speed.
  @Test(arguments: GestureCase.Gesture.allCases)
  func cancelledNearItsEndItGoesBackInTime(gesture: GestureCase.Gesture) {
    let driven = GestureFixture(GestureCase(base: Self.popped, gesture: gesture))
    driven.begin()
    driven.move(to: 0.99)
    let start = driven.base.simulator.time
    driven.cancel()
    driven.base.simulator.settle()
    let seconds = driven.base.simulator.time - start
    #expect(driven.base.showsSecond && abs(seconds - 0.792) < 0.1, "\(seconds)")
    driven.begin()
    driven.move(to: 0.9)
    #expect(abs(driven.interaction.completionSpeed - 0.1) < 1e-6, "the next one is as before")
    driven.release()
    driven.base.simulator.settle()
    #expect(!driven.base.showsSecond)
  }

  @Test func wiredAgainTheGestureMoves() throws {
    let (old, new) = (UIViewController(), UIViewController())
    let interaction = PinchInteraction()
    #expect(interaction.wire(to: old, for: .pop) && interaction.wire(to: old, for: .dismiss))
    #expect(old.view.gestureRecognizers?.count == 1)
    #expect(interaction.wire(to: new, for: .pop))
    #expect(old.view.gestureRecognizers?.isEmpty != false)
    #expect(new.view.gestureRecognizers?.count == 1)
  }
}
