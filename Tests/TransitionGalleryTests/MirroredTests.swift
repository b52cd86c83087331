import Testing
import TransitionGallery
import UIKit
import UIKitTestSupport

/// Effects and swipes where text is read from right to left.
@MainActor
struct MirroredTests {
  private func mirror(_ fixture: GalleryFixture) {
    fixture.simulator.window.screen.layoutDirection = .rightToLeft
    fixture.simulator.settle()
  }

  /// The places and transforms of what is in the container at two fifths of the time.
  private func places(in fixture: GalleryFixture) -> [[CGFloat]] {
    fixture.start(interactively: true)
    fixture.show(0.4)
    return (fixture.container?.subviews ?? []).map { view in
      let layer = view.layer.presentation() ?? view.layer
      return [layer.position.x, layer.position.y] + layer.transform.numbers
    }
  }

  /// A place as it is seen in a mirror: the container is 240 points wide. Of a transform the
  /// elements between x and another axis change their signs.
  private func mirrored(_ place: [CGFloat]) -> [CGFloat] {
    var place = place
    place[0] = 240 - place[0]
    // m12, m13, m14, m21, m31 and m41 after the two coordinates.
    for index in [1, 2, 3, 4, 8, 12] { place[2 + index] *= -1 }
    return place
  }

  @Test(
    arguments: [
      GalleryEffect.cube, .flip, .fold, .natGeo, .pan, .turn, .turn(about: .horizontal),
      .cube(about: .horizontal), .cards, .portal,
    ].flatMap { effect in
      [false, true].map { GalleryCase(effect: effect, container: .stack, isReversed: $0) }
    })
  func effectsAreMirrored(_ item: GalleryCase) {
    let left = places(in: GalleryFixture(item)).map(mirrored)
    let fixture = GalleryFixture(item)
    mirror(fixture)
    let right = places(in: fixture)
    #expect(left.count == right.count && !left.isEmpty)
    for place in left {
      #expect(right.contains { distance($0, place) < 1e-6 }, "\(place) is not in \(right)")
    }
  }

  @Test(arguments: [(-80 as CGFloat, true), (80, false)])
  func aSwipeToTheLeftPops(distance: CGFloat, starts: Bool) {
    let popped = GalleryCase(effect: .pan, container: .stack, isReversed: true)
    let driven = GestureFixture(GestureCase(base: popped, gesture: .horizontalSwipe))
    mirror(driven.base)
    driven.drag(by: CGPoint(x: distance, y: 0))
    #expect(driven.interaction.interactionInProgress == starts && driven.base.isRunning == starts)
    if starts { #expect(abs(driven.interaction.percentComplete - 0.35) < 1e-6, "70 of 200") }
  }

  @Test(arguments: [(80 as CGFloat, true), (-80, false)])
  func aSwipeToTheRightShowsTheNextTabWhichIsAtTheLeft(distance: CGFloat, starts: Bool) {
    let first = GalleryCase(effect: .pan, container: .tabs, isReversed: false)
    let driven = GestureFixture(GestureCase(base: first, gesture: .horizontalSwipe))
    mirror(driven.base)
    driven.drag(by: CGPoint(x: distance, y: 0))
    #expect(driven.interaction.interactionInProgress == starts && driven.base.isRunning == starts)
  }
}
