import Testing
import TransitionGallery
import UIKit
import UIKitTestSupport

/// Which gestures begin, and what they leave to the views.
@MainActor
struct GestureBeginningTests {
  /// A page that counts what happens to its touches.
  private final class CanvasPage: UIViewController {
    let canvas = Canvas()

    override func loadView() { view = canvas }
  }

  private final class Canvas: UIView {
    private(set) var moves = 0
    private(set) var cancellations = 0

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moves += 1 }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      cancellations += 1
    }
  }

  /// Two pages of which one is dragged over by a finger.
  @MainActor
  private struct Drag {
    let fixture: GalleryFixture
    let canvas: Canvas

    init(_ container: GalleryCase.Container, showsSecond: Bool, by distance: CGFloat) {
      let (first, second) = (CanvasPage(), CanvasPage())
      fixture = GalleryFixture(
        GalleryCase(effect: .cube, container: container, isReversed: showsSecond),
        transition: GalleryTransition(.cube, interaction: .horizontalSwipe), first: first,
        second: second)
      canvas = showsSecond ? second.canvas : first.canvas
      fixture.simulator.drag(
        from: CGPoint(x: 120, y: 160), to: CGPoint(x: 120 + distance, y: 160))
    }

    func release() {
      fixture.simulator.touchUp(at: CGPoint(x: 120, y: 160))
      fixture.simulator.settle()
    }
  }

  @Test(arguments: [
    (GalleryCase.Container.stack, false, 80 as CGFloat), (.stack, false, -80), (.stack, true, -80),
    (.tabs, false, 80), (.tabs, true, -80),
  ])
  func aGestureWithNothingToStartLeavesTheTouchToTheView(
    container: GalleryCase.Container, showsSecond: Bool, distance: CGFloat
  ) {
    let drag = Drag(container, showsSecond: showsSecond, by: distance)
    #expect(drag.canvas.moves > 0 && drag.canvas.cancellations == 0)
    #expect(!drag.fixture.isRunning)
    drag.release()
    #expect(drag.fixture.showsSecond == showsSecond)
  }

  @Test func aGestureThatStartsATransitionTakesTheTouch() {
    let drag = Drag(.stack, showsSecond: true, by: 80)
    #expect(drag.canvas.cancellations == 1 && drag.fixture.isRunning)
    drag.release()
  }

  @Test func theGestureDismissesWhatWasPresentedWithoutAnimation() {
    let (root, page) = (GalleryPage(.systemIndigo), GalleryPage(.systemOrange))
    let simulator = Simulator(size: CGSize(width: 240, height: 320), root: root)
    let interaction = GalleryInteraction.horizontalSwipe
    GalleryTransition(.pan, interaction: interaction).animatePresentation(of: page)
    root.present(page, animated: false)
    simulator.settle()
    simulator.drag(from: CGPoint(x: 20, y: 160), to: CGPoint(x: 220, y: 160))
    #expect(interaction.interactionInProgress)
    simulator.touchUp(at: CGPoint(x: 220, y: 160))
    simulator.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test(arguments: [
    (GestureCase.Gesture.horizontalSwipe, CGPoint(x: 1, y: 0)),
    (.verticalSwipe, CGPoint(x: 0, y: 1)),
  ])
  func aSwipeThatIsDrawnBackBeyondItsStartIsAtTheStart(
    gesture: GestureCase.Gesture, direction: CGPoint
  ) {
    let popped = GalleryCase(effect: .pan, container: .stack, isReversed: true)
    let driven = GestureFixture(GestureCase(base: popped, gesture: gesture))
    let simulator = driven.base.simulator
    driven.drag(by: CGPoint(x: 50 * direction.x, y: 50 * direction.y))
    #expect(abs(driven.interaction.percentComplete - 0.2) < 1e-6, "40 of 200 points")
    let end = CGPoint(x: 120 - 110 * direction.x, y: 160 - 110 * direction.y)
    simulator.touchMove(to: end)
    simulator.advance(by: simulator.frameDuration)
    #expect(driven.interaction.percentComplete == 0)
    simulator.touchUp(at: end)
    simulator.settle()
    #expect(driven.base.showsSecond && !driven.base.isRunning)
  }
}
