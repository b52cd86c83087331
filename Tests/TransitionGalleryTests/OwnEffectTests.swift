import Testing
import TransitionGallery
import UIKit
import UIKitTestSupport

/// An effect as a program writes it: the one of the library's article.
@MainActor
struct OwnEffectTests {
  final class ZoomAnimator: GalleryAnimator {
    override func play(on stage: EffectStage) {
      stage.placeArrivingPage(above: true)
      stage.to.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
      stage.animate { stage.to.transform = .identity }
    }
  }

  @Test(arguments: GalleryCase.Container.allCases)
  func itIsScrubbedAndRestored(container: GalleryCase.Container) {
    let zoom = GalleryEffect("zoom") { ZoomAnimator() }
    let fixture = GalleryFixture(
      GalleryCase(effect: zoom, container: container, isReversed: false))
    let before = fixture.remains
    fixture.start(interactively: true)
    fixture.show(0.5)
    let scale = fixture.second.view.layer.presentation()?.transform.m11 ?? 0
    #expect(abs(scale - 0.55) < 1e-6, "half of the way from 0.1 to 1")
    fixture.interactor.cancel()
    fixture.simulator.settle()
    #expect(fixture.remains == before)
    fixture.start(interactively: false)
    fixture.simulator.settle()
    #expect(fixture.showsSecond)
  }

  @Test func theDurationIsTheEffectsUnlessTheTransitionHasOne() {
    #expect(GalleryEffect.cube.makeAnimator(isReversed: false).duration == 1)
    #expect(GalleryEffect.pan.makeAnimator(isReversed: true, duration: 2).duration == 2)
    let transition = GalleryTransition(.pan)
    let stack = UINavigationController(rootViewController: UIViewController())
    transition.animatePushes(of: stack)
    let page = UIViewController()
    let animator = transition.navigationController(
      stack, animationControllerFor: .pop, from: page, to: page)
    #expect(animator?.transitionDuration(using: nil) == 0.3)
    transition.duration = 0.7
    let longer = transition.navigationController(
      stack, animationControllerFor: .push, from: page, to: page)
    #expect(longer?.transitionDuration(using: nil) == 0.7)
  }
}
