import CoreGraphics
import QuartzCore
import Testing
import UIKitTestSupport

import UIKit

/// `transition(from:to:)` between two children.
@MainActor
@Suite struct ChildTransitionTests {
  @MainActor
  private struct Pair {
    let stand = Stand()
    let (old, new): (JournalController, JournalController)

    init() {
      old = stand.makeController("old")
      new = stand.makeController("new")
      stand.root.addChild(old)
      old.view.frame = CGRect(x: 20, y: 30, width: 200, height: 100)
      stand.root.view.addSubview(old.view)
      old.beginAppearanceTransition(true, animated: false)
      old.endAppearanceTransition()
      old.didMove(toParent: stand.root)
      _ = stand.journal.take()
    }

    func swap(
      duration: TimeInterval = 0.3, options: UIView.AnimationOptions = .transitionCrossDissolve,
      animations: (() -> Void)? = nil
    ) {
      old.willMove(toParent: nil)
      stand.root.addChild(new)
      stand.root.transition(
        from: old, to: new, duration: duration, options: options, animations: animations
      ) { finished in
        stand.journal.note("completion \(finished)")
        old.removeFromParent()
        new.didMove(toParent: stand.root)
      }
    }
  }

  @Test func bothDissolveAndTheCallsComeInOrder() {
    let pair = Pair()
    pair.swap()
    pair.stand.simulator.advanceFrame()
    pair.stand.simulator.advance(by: 0.15)
    #expect(pair.stand.root.view.layer.animation(forKey: kCATransition) is CATransition)
    #expect(pair.new.view.frame == pair.old.view.frame)
    pair.stand.simulator.settle()
    #expect(
      pair.stand.journal.take() == [
        "old willMove to nothing", "new willMove to root", "new didLoad", "old willDisappear",
        "new willAppear", "new didAppear", "old didDisappear", "completion true",
        "old didMove to nothing", "new didMove to root",
      ])
    #expect(pair.old.view.superview == nil && pair.new.view.superview === pair.stand.root.view)
    #expect(pair.old.view.alpha == 1 && pair.new.view.alpha == 1)
    #expect(pair.stand.root.children == [pair.new])
  }

  @Test func aViewThatItsOwnerAddedBeforeIsTolerated() {
    let pair = Pair()
    pair.new.view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    pair.stand.root.view.addSubview(pair.new.view)
    _ = pair.stand.journal.take()
    pair.swap()
    pair.stand.simulator.settle()
    #expect(pair.new.view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(pair.stand.journal.count("completion true") == 1)
    #expect(pair.stand.journal.count("new didAppear") == 1)
  }

  @Test func withoutTimeItIsAllOverInTheNextTurn() {
    let pair = Pair()
    pair.swap(duration: 0)
    #expect(pair.stand.journal.count("completion true") == 0)
    pair.stand.simulator.settle()
    #expect(pair.stand.journal.count("completion true") == 1)
    #expect(pair.old.view.superview == nil && pair.new.view.alpha == 1)
  }

  @Test func animationsOfTheCallerRunAlong() {
    let pair = Pair()
    pair.swap(options: .curveLinear) { pair.new.view.frame.origin.x = 120 }
    pair.stand.simulator.advanceFrame()
    pair.stand.simulator.advance(by: 0.15)
    #expect(isNear(pair.new.view.shownFrame.minX, 70))
    #expect(pair.new.view.layer.presentation()?.opacity == 1, "no dissolve was asked for")
    pair.stand.simulator.settle()
  }

  @Test func viewsThatAreShownAndHiddenStayInTheContainer() {
    let pair = Pair()
    pair.new.view.isHidden = true
    pair.stand.root.view.addSubview(pair.new.view)
    pair.swap(options: [.transitionFlipFromLeft, .showHideTransitionViews])
    pair.stand.simulator.settle()
    #expect(pair.stand.root.view.subviews == [pair.old.view, pair.new.view])
    #expect(pair.old.view.isHidden && !pair.new.view.isHidden)
    #expect(pair.stand.journal.count("new didAppear") == 1)
    #expect(pair.stand.journal.count("old didDisappear") == 1)
  }

  @Test func oneInsideACancelledTransitionIsUndone() {
    let pair = Pair()
    let scope = AnimationScope(container: pair.stand.root.view.layer)
    scope.hold()
    scope.capture { pair.swap(options: .transitionFlipFromRight) }
    pair.stand.simulator.advanceFrame()
    scope.show(elapsed: 0.1, allowsEnds: false)
    pair.stand.simulator.advanceFrame()
    #expect(pair.new.view.window != nil && pair.old.view.window == nil)
    scope.revert()
    pair.stand.simulator.settle()
    #expect(pair.stand.root.view.subviews == [pair.old.view])
    #expect(pair.stand.journal.count("completion false") == 1)
    for call in ["old willDisappear", "old willAppear", "old didAppear"] {
      #expect(pair.stand.journal.count(call) == 1, "\(call)")
    }
    #expect(pair.stand.journal.count("new willAppear") == 1)
    #expect(pair.stand.journal.count("new didDisappear at once") == 1)
    #expect(pair.stand.root.view.layer.animationKeys() == nil)
  }

  @Test func controllersThatAreNoChildrenAreRefused() {
    let pair = Pair()
    let told = Diagnostics.collecting {
      pair.stand.root.transition(
        from: pair.old, to: pair.new, duration: 0.3, animations: nil
      ) { _ in pair.stand.journal.note("completion") }
      pair.stand.root.transition(
        from: pair.old, to: pair.old, duration: 0.3, animations: nil
      ) { _ in pair.stand.journal.note("completion") }
      pair.stand.simulator.settle()
    }
    #expect(told.count == 1 && pair.stand.journal.lines.filter { $0 == "completion" }.isEmpty)
    #expect(pair.old.view.superview === pair.stand.root.view)
  }

  @Test func takingTheContainerAwayInTheMiddleCompletesOnceAndUnfinished() {
    let pair = Pair()
    pair.swap()
    pair.stand.simulator.advance(by: 0.1)
    pair.stand.simulator.window.rootViewController = UIViewController()
    pair.stand.simulator.settle()
    #expect(pair.stand.journal.count("completion false") == 1)
    #expect(pair.stand.journal.count("completion true") == 0)
  }
}
