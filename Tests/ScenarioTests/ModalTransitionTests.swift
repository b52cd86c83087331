import CoreGraphics
import Testing
import UIKitTestSupport

@testable import QuartzCore
@testable import UIKit

/// The four transition styles: their numbers, in both directions, interactively too.
@MainActor
struct ModalTransitionTests {
  @MainActor
  private struct Scene {
    let main = UIViewController()
    let modal = UIViewController()
    let simulator: Simulator

    init(_ style: UIModalTransitionStyle, over: UIModalPresentationStyle = .fullScreen) {
      simulator = Simulator(
        size: CGSize(width: 200, height: 300), scale: 1, framesPerSecond: 100, root: main)
      modal.modalTransitionStyle = style
      modal.modalPresentationStyle = over
      main.view.backgroundColor = .red
      modal.view.backgroundColor = .blue
      simulator.settle()
      simulator.advance(by: 1)
    }

    func present() {
      main.present(modal, animated: true)
      simulator.advanceFrame()
    }

    func dismiss() {
      modal.dismiss(animated: true)
      simulator.advanceFrame()
    }

    func shown(_ controller: UIViewController) -> LayerValues {
      controller.view.layer.presentationValuesNow
    }

    /// What is on screen.
    var pixels: [UInt32] {
      guard let image = simulator.snapshot() else { return [] }
      return (0..<image.height).flatMap { y in
        (0..<image.width).map { x in
          image.pixels.load(fromByteOffset: y * image.bytesPerRow + x * 4, as: UInt32.self)
        }
      }
    }

    var isAtRest: Bool {
      !Simulator.isTransitioning
        && CATransform3DIsIdentity(modal.view.layer.transform)
        && CATransform3DIsIdentity(main.view.layer.transform)
        && modal.view.alpha == 1 && main.view.alpha == 1
        && modal.view.layer.isDoubleSided && main.view.layer.isDoubleSided
    }
  }

  private static let ease = UIView.AnimationCurve.easeInOut.timingFunction

  @Test func aDissolveFadesTheUpperPageOverTheLowerOne() {
    let scene = Scene(.crossDissolve)
    scene.present()
    scene.simulator.advance(by: 0.1)
    let progress = Self.ease.value(at: 0.25)
    #expect(isNear(scene.shown(scene.modal).opacity, progress))
    #expect(scene.shown(scene.main).opacity == 1)
    scene.simulator.advance(by: 0.29)
    #expect(Simulator.isTransitioning)
    scene.simulator.advance(by: 0.03)
    #expect(scene.isAtRest && scene.main.view.window == nil && scene.modal.view.window != nil)
    scene.dismiss()
    scene.simulator.advance(by: 0.1)
    #expect(isNear(scene.shown(scene.modal).opacity, 1 - progress))
    #expect(scene.shown(scene.main).opacity == 1)
    scene.simulator.settle()
    #expect(scene.isAtRest && scene.simulator.window.subviews == [scene.main.view])
  }

  @Test func aFlipTurnsBothSidesOfOneCard() {
    for (presents, sign) in [(true, -1.0), (false, 1.0)] {
      let scene = Scene(.flipHorizontal)
      if !presents {
        scene.present()
        scene.simulator.settle()
        #expect(scene.isAtRest)
      }
      if presents { scene.present() } else { scene.dismiss() }
      scene.simulator.advance(by: 0.21)
      let angle = sign * .pi * Self.ease.value(at: 0.3)
      let (from, to) = presents ? (scene.main, scene.modal) : (scene.modal, scene.main)
      let front = CATransform3DMakeRotation(angle, 0, 1, 0)
      let back = CATransform3DMakeRotation(angle - sign * .pi, 0, 1, 0)
      #expect(isNear(scene.shown(from).transform.m11, front.m11))
      #expect(isNear(scene.shown(from).transform.m13, front.m13))
      #expect(isNear(scene.shown(to).transform.m11, back.m11))
      #expect(isNear(scene.shown(to).transform.m13, back.m13))
      let container = scene.modal.view.superview?.layer
      #expect(isNear(container?.sublayerTransform.m34 ?? 0, -1.0 / 1200))
      #expect(!scene.main.view.layer.isDoubleSided && !scene.modal.view.layer.isDoubleSided)
      scene.simulator.advance(by: 0.48)
      #expect(Simulator.isTransitioning)
      scene.simulator.settle()
      #expect(scene.isAtRest)
      #expect((scene.main.view.window == nil) == presents)
    }
  }

  @Test func theRightSideComesForwardWhenPresentingAndTheLeftOneWhenDismissing() {
    let scene = Scene(.flipHorizontal)
    scene.present()
    scene.simulator.advance(by: 0.2)
    // What a point to the right of the axis, with x above 0, gets as its z.
    #expect(scene.shown(scene.main).transform.m13 > 0.1, "it comes towards the eye")
    scene.simulator.settle()
    scene.dismiss()
    scene.simulator.advance(by: 0.2)
    #expect(scene.shown(scene.modal).transform.m13 < -0.1)
  }

  @Test func aPartialCurlLeavesTheRestOfThePageAboveTheModal() throws {
    let scene = Scene(.partialCurl)
    scene.present()
    func pages() -> [CurledPageView] {
      scene.modal.view.superview?.subviews.compactMap { $0 as? CurledPageView } ?? []
    }
    let page = try #require(pages().first)
    func curl() -> Double {
      let shown = page.layer.presentationValuesNow.extras["filters.PageCurlFilter.inputTime"]
      guard case .scalar(let number) = shown else { return .nan }
      return number
    }
    scene.simulator.advance(by: 0.3)
    #expect(isNear(curl(), 0.6 * Self.ease.value(at: 0.5)))
    scene.simulator.settle()
    #expect(scene.isAtRest && pages().count == 1 && scene.main.view.window == nil)
    #expect(scene.modal.view.superview?.subviews.last === page)
    let bottom = scene.simulator.window.hitTest(CGPoint(x: 100, y: 100), with: nil)
    #expect(bottom === scene.modal.view, "the page lets touches through")
    scene.dismiss()
    scene.simulator.advance(by: 0.3)
    #expect(isNear(curl(), 0.6 * (1 - Self.ease.value(at: 0.5))))
    scene.simulator.settle()
    #expect(scene.isAtRest && scene.simulator.window.subviews == [scene.main.view])
  }

  @Test func aPartialCurlOverAPageThatStaysIsWarnedOfAndSlidesUp() {
    let scene = Scene(.partialCurl, over: .overFullScreen)
    #expect(Diagnostics.collecting { scene.present() }.count == 1)
    #expect(scene.shown(scene.modal).position.y > 300)
    scene.simulator.settle()
    #expect(Diagnostics.collecting { scene.dismiss() }.isEmpty)
    scene.simulator.settle()
    #expect(scene.isAtRest && scene.modal.view.window == nil)
  }

  @Test(
    arguments: [
      UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
    ])
  func aGestureCanDriveEachOfThem(style: UIModalTransitionStyle) {
    let scene = Scene(style)
    let interactor = UIPercentDrivenInteractiveTransition()
    let delegate = SystemStyle(interactor)
    scene.modal.transitioningDelegate = delegate
    for finishes in [false, true] {
      for presents in [true, false] {
        delegate.interactor = interactor
        let before = scene.pixels
        if presents { scene.present() } else { scene.dismiss() }
        interactor.update(0.37)
        scene.simulator.advanceFrame()
        #expect(scene.pixels != before, "something moves")
        if finishes { interactor.finish() } else { interactor.cancel() }
        scene.simulator.settle()
        #expect(scene.isAtRest)
        if !finishes {
          #expect(scene.pixels == before, "\(style), presents: \(presents)")
          delegate.interactor = nil
          if presents { scene.present() } else { scene.dismiss() }
          scene.simulator.settle()
          #expect(scene.isAtRest)
        }
        #expect((scene.modal.view.window != nil) == presents)
      }
    }
  }

  /// Returns the system's own animators, so that a gesture can drive them.
  private final class SystemStyle: NSObject, UIViewControllerTransitioningDelegate {
    var interactor: UIPercentDrivenInteractiveTransition?
    private let curl = PartialCurl()

    init(_ interactor: UIPercentDrivenInteractiveTransition) { self.interactor = interactor }

    private func animator(_ controller: UIViewController, _ isPresenting: Bool)
      -> any UIViewControllerAnimatedTransitioning
    {
      switch controller.modalTransitionStyle {
      case .coverVertical: CoverVerticalAnimator(isPresenting: isPresenting)
      case .flipHorizontal: FlipHorizontalAnimator(isPresenting: isPresenting)
      case .crossDissolve: CrossDissolveAnimator(isPresenting: isPresenting)
      case .partialCurl: PartialCurlAnimator(isPresenting: isPresenting, curl: curl)
      }
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator(presented, true) }

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { animator(dismissed, false) }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  }
}
