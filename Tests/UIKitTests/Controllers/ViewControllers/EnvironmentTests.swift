import CoreGraphics
import Testing
import UIKitSimulator

@testable import UIKit

/// Which changes of size, traits and safe areas controllers are notified of.
@MainActor
struct EnvironmentTests {
  /// Records its notifications.
  @MainActor
  class Listener: UIViewController {
    var log: [String] = []
    var insets: [UIEdgeInsets] = []

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.append("willTransition to \(newCollection.horizontalSizeClass)")
      super.willTransition(to: newCollection, with: coordinator)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.append("viewWillTransition to \(Int(size.width)), has \(Int(view.bounds.width))")
      coordinator.animate(alongsideTransition: { _ in
        self.log.append("alongside, has \(Int(self.view.bounds.width))")
      }) { context in
        self.log.append("completion \(context.isAnimated)")
      }
      super.viewWillTransition(to: size, with: coordinator)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      guard let previousTraitCollection,
        previousTraitCollection.horizontalSizeClass != traitCollection.horizontalSizeClass
      else { return }
      log.append("traits \(traitCollection.horizontalSizeClass)")
    }

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      insets.append(view.safeAreaInsets)
    }
  }

  private func addChild(_ child: UIViewController, to parent: UIViewController, frame: CGRect) {
    parent.addChild(child)
    child.view.frame = frame
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  // MARK: Sizes

  @Test func aResizeIsAnnouncedBeforeItHappensAndCompletedAfterIt() {
    let root = Listener()
    let simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: root)
    simulator.resize(to: CGSize(width: 820, height: 1180))
    #expect(
      root.log == [
        "willTransition to regular", "viewWillTransition to 820, has 390", "traits regular",
        "alongside, has 820", "completion false",
      ])
    root.log = []
    simulator.resize(to: CGSize(width: 700, height: 1180))
    #expect(
      root.log == [
        "viewWillTransition to 700, has 820", "alongside, has 700", "completion false",
      ])
    #expect(root.traitCollection.userInterfaceIdiom == .pad)
  }

  @Test func childrenAreNotifiedOfTheSizesThatTheirContainerGivesThem() {
    final class Halves: Listener {
      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
    }
    let (root, child, grandchild) = (Halves(), Listener(), Listener())
    let simulator = Simulator(size: CGSize(width: 400, height: 800), scale: 1, root: root)
    addChild(child, to: root, frame: CGRect(x: 0, y: 0, width: 200, height: 800))
    addChild(grandchild, to: child, frame: CGRect(x: 0, y: 0, width: 200, height: 800))
    let unloaded = Listener()
    root.addChild(unloaded)
    simulator.resize(to: CGSize(width: 500, height: 800))
    #expect(child.log.first == "viewWillTransition to 250, has 200")
    #expect(grandchild.log.first == "viewWillTransition to 250, has 200")
    #expect(unloaded.log.isEmpty && !unloaded.isViewLoaded)
    // The same size as before is not reported.
    child.view.frame.size = CGSize(width: 300, height: 800)
    child.log = []
    simulator.resize(to: CGSize(width: 600, height: 800))
    #expect(!child.log.contains { $0.hasPrefix("viewWillTransition") })
  }

  @Test func presentedControllersAreNotifiedToo() {
    let (root, presented) = (Listener(), Listener())
    let simulator = Simulator(size: CGSize(width: 400, height: 800), scale: 1, root: root)
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: false)
    simulator.resize(to: CGSize(width: 700, height: 900))
    #expect(presented.log.prefix(2).last == "viewWillTransition to 700, has 400")
    #expect(presented.view.bounds.size == CGSize(width: 700, height: 900))
  }

  @Test func theContainerIsNotifiedOfAPreferredSize() {
    final class Container: UIViewController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) { sizes.append(container.preferredContentSize) }
    }
    let (container, child) = (Container(), UIViewController())
    container.addChild(child)
    child.preferredContentSize = CGSize(width: 100, height: 150)
    child.preferredContentSize = CGSize(width: 100, height: 150)
    let warnings = Diagnostics.collecting {
      child.preferredContentSize = CGSize(width: CGFloat.nan, height: 1)
      child.preferredContentSize = CGSize(width: -1, height: 1)
    }
    #expect(container.sizes == [CGSize(width: 100, height: 150)])
    #expect(warnings.count == 1 && child.preferredContentSize == CGSize(width: 100, height: 150))
  }

  // MARK: Traits

  @Test func aContainerDecidesOverTheTraitsOfAChild() {
    let (root, child) = (UIViewController(), Listener())
    _ = Simulator(size: CGSize(width: 400, height: 800), scale: 1, root: root)
    addChild(child, to: root, frame: root.view.bounds)
    let inner = UIView()
    child.view.addSubview(inner)
    root.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.verticalSizeClass == .regular)
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    #expect(child.log == ["traits regular"])
    #expect(
      root.overrideTraitCollection(forChild: child)
        == UITraitCollection(horizontalSizeClass: .regular))
    root.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.log == ["traits regular", "traits compact"])
    let warnings = Diagnostics.collecting {
      child.setOverrideTraitCollection(UITraitCollection(), forChild: root)
    }
    #expect(warnings.count == 1)
  }

  @Test func traitsAreMergedAndCompared() {
    let idiom = UITraitCollection(userInterfaceIdiom: .pad)
    let direction = UITraitCollection(layoutDirection: .rightToLeft)
    let both = UITraitCollection(traitsFrom: [idiom, direction, UITraitCollection()])
    #expect(both.userInterfaceIdiom == .pad && both.layoutDirection == .rightToLeft)
    #expect(both.containsTraits(in: idiom) && !idiom.containsTraits(in: both))
    #expect(both.horizontalSizeClass == .unspecified && both.displayScale == 0)
    #expect(both == UITraitCollection(traitsFrom: [direction, idiom]) && both.hash != idiom.hash)
  }

  // MARK: Safe areas

  @Test func insetsAreInheritedAsFarAsTheyReach() {
    let (root, child) = (UIViewController(), Listener())
    let simulator = Simulator(size: CGSize(width: 400, height: 800), scale: 1, root: root)
    addChild(child, to: root, frame: CGRect(x: 0, y: 30, width: 400, height: 700))
    let inner = UIView(frame: CGRect(x: 5, y: 0, width: 100, height: 20))
    child.view.addSubview(inner)
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 49, right: 0)
    simulator.settle()
    #expect(
      root.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 10, bottom: 49, right: 0))
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 14, left: 10, bottom: 0, right: 0))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 14, left: 5, bottom: 0, right: 0))
    #expect(child.insets == [UIEdgeInsets(top: 14, left: 10, bottom: 0, right: 0)])
    child.view.frame = root.view.bounds
    simulator.settle()
    #expect(child.insets.last == UIEdgeInsets(top: 44, left: 10, bottom: 49, right: 0))
    child.view.center.y += 20
    simulator.settle()
    #expect(child.insets.last == UIEdgeInsets(top: 24, left: 10, bottom: 69, right: 0))
    root.additionalSafeAreaInsets = .zero
    simulator.settle()
    #expect(child.insets.last == .zero && child.insets.count == 4)
  }

  @Test func barsAndOwnInsetsAddUp() {
    let (root, child) = (UIViewController(), UIViewController())
    _ = Simulator(size: CGSize(width: 400, height: 800), scale: 1, root: root)
    addChild(child, to: root, frame: root.view.bounds)
    root.additionalSafeAreaInsets.top = 20
    child.overlayInsets.top = 44
    #expect(child.view.safeAreaInsets.top == 44)
    child.additionalSafeAreaInsets.top = 6
    #expect(child.view.safeAreaInsets.top == 50)
    #expect(child.view.layoutMargins.top == 50)
  }

  @Test func aScrollViewKeepsItsContentFreeOfBars() {
    let root = UIViewController()
    let simulator = Simulator(size: CGSize(width: 400, height: 800), scale: 1, root: root)
    let scroll = UIScrollView(frame: root.view.bounds)
    scroll.contentSize = CGSize(width: 400, height: 2000)
    root.view.addSubview(scroll)
    root.overlayInsets.top = 44
    simulator.settle()
    #expect(scroll.adjustedContentInset.top == 44 && scroll.contentOffset.y == -44)
  }

  // MARK: Showing

  @Test func whatNoContainerShowsIsPresented() {
    let (root, child, shown) = (UIViewController(), UIViewController(), UIViewController())
    let simulator = Simulator(scale: 1, root: root)
    addChild(child, to: root, frame: root.view.bounds)
    child.show(shown, sender: nil)
    simulator.settle()
    #expect(root.presentedViewController === shown)
    #expect(
      child.targetViewController(forAction: Selector(UIViewController.show), sender: nil) == nil)
  }

  @Test func aContainerOfOnesOwnIsFoundByItsAction() {
    final class Deck: UIViewController {
      var shown: UIViewController?
      override func show(_ vc: UIViewController, sender: Any?) { shown = vc }
      func shuffle() {}
    }
    let (deck, middle, child) = (Deck(), UIViewController(), UIViewController())
    deck.addChild(middle)
    middle.addChild(child)
    child.show(UIViewController(), sender: nil)
    Simulator.endTurn()
    #expect(deck.shown != nil)
    #expect(child.targetViewController(forAction: Selector(Deck.shuffle), sender: nil) === deck)
  }
}
