import Testing
import TransitionGallery
import UIKit
import UIKitTestSupport

/// Pages of no size or of a very large one, and interactions that do not fit.
@MainActor
struct GalleryMisuseTests {
  private func warnings(_ body: () throws -> Void) rethrows -> [String] {
    let report = GalleryDiagnostics.report
    var found: [String] = []
    GalleryDiagnostics.reset()
    GalleryDiagnostics.report = { found.append($0) }
    defer { GalleryDiagnostics.report = report }
    try body()
    return found
  }

  /// A page whose view has no size, as a container's subclass might leave it.
  private final class EmptyPresentation: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect { .zero }
  }

  private final class EmptyDelegate: NSObject, UIViewControllerTransitioningDelegate {
    private let effect: GalleryEffect
    init(_ effect: GalleryEffect) { self.effect = effect }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      EmptyPresentation(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { effect.makeAnimator(isReversed: false) }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { effect.makeAnimator(isReversed: true) }
  }

  @Test(arguments: GalleryEffect.all.map(\.id))
  func aPageWithoutASizeIsShownWithoutTheEffect(_ id: String) throws {
    let effect = try #require(GalleryEffect.all.first { $0.id == id })
    let found = warnings {
      let (root, modal) = (GalleryPage(.systemIndigo), UIViewController())
      let simulator = Simulator(size: CGSize(width: 200, height: 300), root: root)
      let delegate = EmptyDelegate(effect)
      modal.modalPresentationStyle = .custom
      modal.transitioningDelegate = delegate
      for _ in 0..<2 {
        var completions = 0
        root.present(modal, animated: true) { completions += 1 }
        simulator.settle()
        #expect(root.presentedViewController === modal && completions == 1)
        #expect(!root.view.isHidden)
        root.dismiss(animated: true) { completions += 1 }
        simulator.settle()
        #expect(root.presentedViewController == nil && completions == 2)
        #expect(!Simulator.isTransitioning && !root.view.isHidden)
      }
    }
    #expect(found.count == 2, "one for each direction, and once: \(found)")
    #expect(found.first?.hasSuffix("of no size; the page is shown without the effect.") == true)
  }

  /// Ten million points high: squares are a tenth of the width, of which there would be too many.
  @Test(arguments: GalleryCase.all.filter { $0.container == .stack })
  func aHugePageEndsInTime(_ item: GalleryCase) {
    let found = warnings {
      let fixture = GalleryFixture(item, second: HugePage())
      let before = fixture.remains
      fixture.start(interactively: true)
      fixture.show(0.5)
      #expect(fixture.container.map { $0.subviews.count < 500 } == true)
      #expect(fixture.picture != nil)
      fixture.interactor.cancel()
      fixture.simulator.settle()
      #expect(fixture.remains == before)
      fixture.start(interactively: false)
      fixture.simulator.settle()
      #expect(fixture.showsSecond == !item.isReversed && !fixture.isRunning)
    }
    #expect(found.isEmpty)
  }

  /// In any frame its view is a column of ten million points.
  private final class HugePage: UIViewController {
    override func loadView() {
      view = Column()
      view.backgroundColor = .systemTeal
    }

    private final class Column: UIView {
      override var bounds: CGRect {
        get { CGRect(x: 0, y: 0, width: 240, height: 1e7) }
        set { super.bounds = CGRect(x: 0, y: 0, width: 240, height: 1e7) }
      }
    }
  }

  @Test(arguments: [GalleryInteraction.Operation.tab])
  func onlyTheHorizontalSwipeDrivesTabs(operation: GalleryInteraction.Operation) {
    let tabs = UITabBarController()
    var wired: [Bool] = []
    let found = warnings {
      for _ in 0..<2 {
        wired += [GalleryInteraction.verticalSwipe, .pinch, .horizontalSwipe].map {
          $0.wire(to: tabs, for: operation)
        }
      }
    }
    #expect(wired == [false, false, true, false, false, true])
    #expect(
      found == [
        "VerticalSwipeInteraction does not drive tabs; use a horizontal swipe for "
          + "UITabBarController.",
        "PinchInteraction does not drive tabs; use a horizontal swipe for UITabBarController.",
      ])
  }

  @Test(arguments: GalleryInteraction.Operation.allCases)
  func aGestureInAnotherContainerWarnsAndNothingIsStuck(
    operation: GalleryInteraction.Operation
  ) {
    let page = GalleryPage(.systemIndigo)
    let simulator = Simulator(size: CGSize(width: 240, height: 320), root: page)
    let interaction = HorizontalSwipeInteraction()
    let found = warnings {
      #expect(interaction.wire(to: page, for: operation))
      for _ in 0..<2 {
        simulator.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 200, y: 100))
        #expect(!interaction.interactionInProgress)
        simulator.touchUp(at: CGPoint(x: 200, y: 100))
        simulator.settle()
      }
    }
    let container = [
      GalleryInteraction.Operation.pop: "a navigation controller", .dismiss: "a presentation",
      .tab: "a tab bar controller",
    ][operation]
    #expect(
      found == [
        "HorizontalSwipeInteraction is wired to GalleryPage, which is not in \(container ?? ""); "
          + "its gestures have no effect."
      ])
  }

  @Test func aTransitionLivesAsLongAsItsController() {
    weak var first: GalleryTransition?
    weak var second: GalleryTransition?
    let stack = UINavigationController()
    do {
      let transition = GalleryTransition(.cube, interaction: .pinch)
      transition.animatePushes(of: stack)
      first = transition
    }
    #expect(first != nil && stack.delegate === first)
    do {
      let transition = GalleryTransition(.fold)
      transition.animatePushes(of: stack)
      second = transition
    }
    #expect(first == nil && second != nil && stack.delegate === second)
  }
}
