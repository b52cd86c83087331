import Testing
import TransitionGallery
import UIKit
import UIKitTestSupport

/// What is played for a user who wants less motion.
@MainActor
struct LessMotionTests {
  @Test(arguments: [(true, true, true), (true, false, false), (false, true, false)])
  func pagesCrossFadeInTheSameTimeUnlessTheProgramSaysOtherwise(
    wantsLessMotion: Bool, respects: Bool, fades: Bool
  ) {
    let (from, to) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: from)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let simulator = Simulator(size: CGSize(width: 240, height: 320), root: stack)
    simulator.isReduceMotionEnabled = wantsLessMotion
    let transition = GalleryTransition(.pan)
    transition.respectsReducedMotion = respects
    let animators = [
      transition.navigationController(stack, animationControllerFor: .push, from: from, to: to),
      transition.navigationController(stack, animationControllerFor: .pop, from: to, to: from),
      transition.tabBarController(tabs, animationControllerForTransitionFrom: from, to: to),
      transition.animationController(forPresented: to, presenting: from, source: from),
      transition.animationController(forDismissed: to),
    ]
    for animator in animators {
      #expect((animator is CrossFadeAnimator) == fades && (animator is PanAnimator) == !fades)
      #expect(animator?.transitionDuration(using: nil) == 0.3, "that of a pan")
    }
    #expect(simulator.isReduceMotionEnabled == wantsLessMotion)
  }

  @Test func respectingItIsTheDefault() {
    #expect(GalleryTransition(.cube).respectsReducedMotion)
  }
}
