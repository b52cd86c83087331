import CoreGraphics
import Testing
import UIKitSimulator

import UIKit

/// The system's own transitions for a user who wants less motion.
@MainActor
struct ReducedMotionTests {
  private final class Page: UIViewController {
    private let color: UIColor

    init(_ color: UIColor) {
      self.color = color
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = color
    }
  }

  /// A white page on a stack, for a user who wants less motion.
  @MainActor
  private final class Fixture {
    let root = Page(.white)
    let navigation: UINavigationController
    let simulator: Simulator

    init() {
      navigation = UINavigationController(rootViewController: root)
      simulator = Simulator(scale: 1, root: navigation)
      simulator.isReduceMotionEnabled = true
    }

    /// Red, green and blue of the middle of the screen.
    func middle(_ y: Int = 500) throws -> [Int] {
      let pixel = try #require(simulator.snapshot()).pixel(x: 195, y: y)
      return [16, 8, 0].map { Int(pixel >> $0 & 255) }
    }
  }

  @Test func itIsOffAtFirstAndProgramsAreNotified() {
    let fixture = Fixture()
    var posts = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { posts += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.prefersCrossFadeTransitions)
    fixture.simulator.isReduceMotionEnabled = true
    #expect(posts == 0, "nothing has changed")
    fixture.simulator.isReduceMotionEnabled = false
    #expect(posts == 1 && !UIAccessibility.isReduceMotionEnabled)
    fixture.simulator.isReduceMotionEnabled = true
    let other = Simulator(scale: 1, root: UIViewController())
    #expect(!other.isReduceMotionEnabled && !UIAccessibility.isReduceMotionEnabled)
  }

  /// A dissolve takes 0.4 s, and its curve is symmetric: half of it is over in the middle.
  @Test func aPushAndAPopDissolve() throws {
    let fixture = Fixture()
    let page = Page(.black)
    for isPush in [true, false] {
      if isPush {
        fixture.navigation.pushViewController(page, animated: true)
      } else {
        fixture.navigation.popViewController(animated: true)
      }
      fixture.simulator.endTurn()
      fixture.simulator.advance(by: 0.2)
      let layer = try #require(page.view.layer.presentation())
      #expect(layer.frame.minX == 0 && abs(layer.opacity - 0.5) < 0.1)
      let other = try #require(fixture.root.view.layer.presentation())
      #expect(other.frame.minX == 0 && other.opacity == 1)
      fixture.simulator.settle()
      #expect(
        fixture.navigation.topViewController === (isPush ? page : fixture.root)
          && page.view.alpha == 1)
    }
  }

  @Test func aSwipeStillTakesThePageAlong() throws {
    let fixture = Fixture()
    let page = Page(.black)
    fixture.navigation.pushViewController(page, animated: false)
    fixture.simulator.settle()
    fixture.simulator.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 200, y: 400))
    let layer = try #require(page.view.layer.presentation())
    #expect(layer.frame.minX > 150 && layer.opacity == 1)
    fixture.simulator.touchUp(at: CGPoint(x: 200, y: 400))
    fixture.simulator.settle()
    #expect(fixture.navigation.viewControllers.count == 1)
  }

  @Test(arguments: [UIModalTransitionStyle.coverVertical, .flipHorizontal])
  func aFullScreenPresentationDissolves(style: UIModalTransitionStyle) throws {
    let fixture = Fixture()
    let modal = Page(.black)
    (modal.modalPresentationStyle, modal.modalTransitionStyle) = (.fullScreen, style)
    fixture.navigation.present(modal, animated: true)
    fixture.simulator.endTurn()
    fixture.simulator.advance(by: 0.2)
    for value in try fixture.middle() { #expect((90...165).contains(value)) }
    fixture.simulator.settle()
    #expect(try fixture.middle() == [0, 0, 0])
    fixture.navigation.dismiss(animated: true)
    fixture.simulator.endTurn()
    fixture.simulator.advance(by: 0.2)
    for value in try fixture.middle() { #expect((90...165).contains(value)) }
    fixture.simulator.settle()
    #expect(try fixture.middle() == [255, 255, 255])
  }

  @Test func aSheetFadesWhereItIsAndIsDraggedAwayAsAlways() throws {
    let fixture = Fixture()
    let modal = Page(.black)
    fixture.navigation.present(modal, animated: true)
    fixture.simulator.endTurn()
    fixture.simulator.advance(by: 0.2)
    let sheet = try #require(modal.view.superview).layer
    #expect(try #require(sheet.presentation()).transform.m42 == 0)
    for value in try fixture.middle(820) { #expect((60...165).contains(value)) }
    fixture.simulator.settle()
    #expect(try fixture.middle(820) == [0, 0, 0])
    fixture.simulator.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 500))
    #expect(
      try fixture.middle(820) == [0, 0, 0], "the sheet is below the finger, and does not fade")
    #expect(try fixture.middle(300)[0] > 150)
    fixture.simulator.touchUp(at: CGPoint(x: 195, y: 700))
    fixture.simulator.settle()
    #expect(fixture.navigation.presentedViewController == nil)
  }

  @Test func anAlertFadesWithoutShrinking() throws {
    let fixture = Fixture()
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    fixture.navigation.present(alert, animated: true)
    fixture.simulator.endTurn()
    fixture.simulator.advance(by: 0.1)
    let layer = try #require(alert.view.layer.presentation())
    #expect(layer.transform.m11 == 1 && layer.opacity > 0.1 && layer.opacity < 0.9)
    fixture.simulator.settle()
  }

  /// What a program animates is its own affair.
  @Test func aProgramsAnimatorIsNotReplaced() throws {
    let fixture = Fixture()
    final class Mover: NSObject, UIViewControllerAnimatedTransitioning,
      UIViewControllerTransitioningDelegate
    {
      func transitionDuration(
        using context: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.4 }

      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
        context.containerView.addSubview(view)
        view.transform = CGAffineTransform(translationX: 0, y: 400)
        UIView.animate(
          withDuration: 0.4, animations: { view.transform = .identity },
          completion: { _ in context.completeTransition(true) })
      }

      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }
    let (modal, mover) = (Page(.black), Mover())
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = mover
    fixture.navigation.present(modal, animated: true)
    fixture.simulator.endTurn()
    fixture.simulator.advance(by: 0.2)
    let layer = try #require(modal.view.layer.presentation())
    #expect(layer.opacity == 1 && layer.transform.m42 > 100)
    fixture.simulator.settle()
  }
}
