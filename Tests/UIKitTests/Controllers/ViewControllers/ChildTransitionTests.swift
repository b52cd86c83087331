import CoreGraphics
import QuartzCore
import Testing
import UIKitTestSupport

import UIKit

/// `transition(from:to:)` between two children.
@MainActor
struct ChildTransitionTests {
  @MainActor
  private struct Pair {
    let fixture = Fixture()
    let (old, new): (JournalController, JournalController)

    init() {
      old = fixture.makeController("old")
      new = fixture.makeController("new")
      fixture.root.addChild(old)
      old.view.frame = CGRect(x: 20, y: 30, width: 200, height: 100)
      fixture.root.view.addSubview(old.view)
      old.beginAppearanceTransition(true, animated: false)
      old.endAppearanceTransition()
      old.didMove(toParent: fixture.root)
      _ = fixture.journal.take()
    }

    func swap(
      duration: TimeInterval = 0.3, options: UIView.AnimationOptions = .transitionCrossDissolve,
      animations: (() -> Void)? = nil
    ) {
      old.willMove(toParent: nil)
      fixture.root.addChild(new)
      fixture.root.transition(
        from: old, to: new, duration: duration, options: options, animations: animations
      ) { finished in
        fixture.journal.note("completion \(finished)")
        old.removeFromParent()
        new.didMove(toParent: fixture.root)
      }
    }
  }

  @Test func bothDissolveAndTheCallsComeInOrder() {
    let pair = Pair()
    pair.swap()
    pair.fixture.simulator.advanceFrame()
    pair.fixture.simulator.advance(by: 0.15)
    #expect(pair.fixture.root.view.layer.animation(forKey: kCATransition) is CATransition)
    pair.fixture.simulator.settle()
    #expect(
      pair.fixture.journal.take() == [
        "old willMove to nothing", "new willMove to root", "new didLoad", "old willDisappear",
        "new willAppear", "new didAppear", "old didDisappear", "completion true",
        "old didMove to nothing", "new didMove to root",
      ])
    #expect(pair.old.view.superview == nil && pair.new.view.superview === pair.fixture.root.view)
    #expect(pair.old.view.alpha == 1 && pair.new.view.alpha == 1)
    #expect(pair.fixture.root.children == [pair.new])
  }

  @Test func aViewThatItsOwnerAddedBeforeIsTolerated() {
    let pair = Pair()
    pair.new.view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    pair.fixture.root.view.addSubview(pair.new.view)
    _ = pair.fixture.journal.take()
    pair.swap()
    pair.fixture.simulator.settle()
    #expect(pair.new.view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(pair.fixture.journal.count("completion true") == 1)
    #expect(pair.fixture.journal.count("new didAppear") == 1)
  }

  @Test func withoutTimeItIsAllOverInTheNextTurn() {
    let pair = Pair()
    pair.swap(duration: 0)
    #expect(pair.fixture.journal.count("completion true") == 0)
    pair.fixture.simulator.settle()
    #expect(pair.fixture.journal.count("completion true") == 1)
    #expect(pair.old.view.superview == nil && pair.new.view.alpha == 1)
  }

  @Test func animationsOfTheCallerRunAlong() {
    let pair = Pair()
    pair.new.view.frame = pair.old.view.frame
    pair.swap(options: .curveLinear) { pair.new.view.frame.origin.x = 120 }
    pair.fixture.simulator.advanceFrame()
    pair.fixture.simulator.advance(by: 0.15)
    #expect(isNear(pair.new.view.shownFrame.minX, 70))
    #expect(pair.new.view.layer.presentation()?.opacity == 1, "no dissolve was asked for")
    pair.fixture.simulator.settle()
  }

  /// A program gives the new view the frame that it starts from, and animates it to where it
  /// rests.
  @Test func theNewViewKeepsTheFrameThatTheProgramHasGivenIt() {
    let pair = Pair()
    pair.new.view.frame = CGRect(x: 320, y: 30, width: 200, height: 100)
    pair.swap(options: .curveLinear) {
      pair.new.view.frame = CGRect(x: 20, y: 30, width: 200, height: 100)
      pair.old.view.frame = CGRect(x: -280, y: 30, width: 200, height: 100)
    }
    pair.fixture.simulator.advanceFrame()
    pair.fixture.simulator.advance(by: 0.15)
    #expect(isNear(pair.new.view.shownFrame.minX, 170))
    #expect(isNear(pair.old.view.shownFrame.minX, -130))
    pair.fixture.simulator.settle()
    #expect(pair.new.view.frame == CGRect(x: 20, y: 30, width: 200, height: 100))
  }

  @Test func viewsThatAreShownAndHiddenStayInTheContainer() {
    let pair = Pair()
    pair.new.view.isHidden = true
    pair.fixture.root.view.addSubview(pair.new.view)
    pair.swap(options: [.transitionFlipFromLeft, .showHideTransitionViews])
    pair.fixture.simulator.settle()
    #expect(pair.fixture.root.view.subviews == [pair.old.view, pair.new.view])
    #expect(pair.old.view.isHidden && !pair.new.view.isHidden)
    #expect(pair.fixture.journal.count("new didAppear") == 1)
    #expect(pair.fixture.journal.count("old didDisappear") == 1)
  }

  @Test func oneInsideACancelledTransitionIsUndone() {
    let pair = Pair()
    let scope = AnimationScope(container: pair.fixture.root.view.layer)
    scope.hold()
    scope.capture { pair.swap(options: .transitionFlipFromRight) }
    pair.fixture.simulator.advanceFrame()
    scope.seek(toElapsed: 0.1, allowsEnds: false)
    pair.fixture.simulator.advanceFrame()
    #expect(pair.new.view.window != nil && pair.old.view.window == nil)
    scope.revert()
    pair.fixture.simulator.settle()
    #expect(pair.fixture.root.view.subviews == [pair.old.view])
    #expect(pair.fixture.journal.count("completion false") == 1)
    for call in ["old willDisappear", "old willAppear", "old didAppear"] {
      #expect(pair.fixture.journal.count(call) == 1, "\(call)")
    }
    #expect(pair.fixture.journal.count("new willAppear") == 1)
    #expect(pair.fixture.journal.count("new didDisappear at once") == 1)
    #expect(pair.fixture.root.view.layer.animationKeys() == nil)
  }

  @Test func controllersThatAreNoChildrenAreRefused() {
    let pair = Pair()
    let warnings = Diagnostics.collecting {
      pair.fixture.root.transition(
        from: pair.old, to: pair.new, duration: 0.3, animations: nil
      ) { _ in pair.fixture.journal.note("completion") }
      pair.fixture.root.transition(
        from: pair.old, to: pair.old, duration: 0.3, animations: nil
      ) { _ in pair.fixture.journal.note("completion") }
      pair.fixture.simulator.settle()
    }
    #expect(warnings.count == 1 && pair.fixture.journal.lines.filter { $0 == "completion" }.isEmpty)
    #expect(pair.old.view.superview === pair.fixture.root.view)
  }

  @Test func takingTheContainerAwayInTheMiddleCompletesOnceAndUnfinished() {
    let pair = Pair()
    pair.swap()
    pair.fixture.simulator.advance(by: 0.1)
    pair.fixture.simulator.window.rootViewController = UIViewController()
    pair.fixture.simulator.settle()
    #expect(pair.fixture.journal.count("completion false") == 1)
    #expect(pair.fixture.journal.count("completion true") == 0)
  }
}
