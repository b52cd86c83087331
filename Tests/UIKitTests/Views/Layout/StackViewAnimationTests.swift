import CoreGraphics
import QuartzCore
import Testing
import UIKit
import UIKitTestSupport

/// Stack views in animation blocks, without a call of `layoutIfNeeded()`.
@MainActor
struct StackViewAnimationTests {
  private final class Sized: UIView {
    var size = CGSize.zero
    override var intrinsicContentSize: CGSize { size }
  }

  /// A column of 100 points in width. Its views are 10, 20 and 40 points high, 5 points apart, and
  /// 20 points wide by their content. Another view is below it.
  @MainActor
  private struct Column {
    let simulator: Simulator
    let stack: UIStackView
    let views: [UIView]
    let below: UIView

    init() {
      let root = UIViewController()
      simulator = Simulator(size: CGSize(width: 300, height: 300), scale: 1, root: root)
      root.view.backgroundColor = .white
      views = ([10, 20, 40] as [CGFloat]).map { height -> UIView in
        let view = Sized()
        view.size = CGSize(width: 20, height: height)
        return view
      }
      views[1].backgroundColor = .red
      stack = root.view.add(UIStackView(arrangedSubviews: views))
      (stack.axis, stack.spacing) = (.vertical, 5)
      stack.pin(x: 0, y: 0, width: 100)
      below = root.view.add()
      NSLayoutConstraint.activate([
        below.leftAnchor.constraint(equalTo: stack.leftAnchor),
        below.topAnchor.constraint(equalTo: stack.bottomAnchor),
        below.widthAnchor.constraint(equalToConstant: 100),
        below.heightAnchor.constraint(equalToConstant: 10),
      ])
      simulator.settle()
    }

    /// Animates changes for a second at an even speed, and shows the half of it.
    func animateHalf(_ changes: @escaping () -> Void) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: changes)
      begin()
      simulator.advance(by: 0.5)
    }

    /// Makes the frame with which new animations begin.
    func begin() { simulator.advanceFrame() }

    func shown(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? .null }
    func shown(_ index: Int) -> CGRect { shown(views[index]) }

    /// Whether there is red at a height of the column.
    func isRed(at y: Int) -> Bool { simulator.snapshot()?.pixel(x: 50, y: y) == 0xFFFF_0000 }
  }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    UIKitTestSupport.isNear(a, b, within: 0.01)
  }

  private func column(_ y: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: 0, y: y, width: 100, height: height)
  }

  @Test func aViewThatIsHiddenShrinksUntilTheEnd() {
    let column = Column()
    let journal = Journal()
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { column.views[1].isHidden = true },
      completion: { journal.note("finished \($0)") })
    #expect(column.views[1].isHidden && column.views[2].frame.minY == 15, "the model is final")
    column.begin()
    column.simulator.advance(by: 0.5)
    #expect(isNear(column.shown(2), self.column(27.5, height: 40)))
    #expect(isNear(column.shown(1), self.column(12.5, height: 10)))
    #expect(column.isRed(at: 17) && !column.isRed(at: 11))
    #expect(journal.lines == [])
    column.simulator.settle()
    #expect(column.shown(2) == self.column(15, height: 40) && !column.isRed(at: 12))
    #expect(journal.lines == ["finished true"])
  }

  @Test func aViewThatIsShownGrowsAtItsPlace() {
    let column = Column()
    column.views[1].isHidden = true
    column.simulator.settle()
    #expect(column.views[2].frame == self.column(15, height: 40))
    column.animateHalf { column.views[1].isHidden = false }
    #expect(isNear(column.shown(1), self.column(12.5, height: 10)))
    #expect(isNear(column.shown(2), self.column(27.5, height: 40)))
    #expect(column.isRed(at: 17))
    column.simulator.settle()
    #expect(column.shown(1) == self.column(15, height: 20))
  }

  @Test func whatIsAroundTheStackViewMovesWithIt() {
    let column = Column()
    #expect(column.below.frame.minY == 80)
    column.animateHalf { column.views[1].isHidden = true }
    #expect(isNear(column.shown(column.below), self.column(67.5, height: 10)))
    #expect(column.below.frame.minY == 55)
  }

  /// A property that changes, and where the second view is in the middle of the animation. At first
  /// it is at (0, 15), 100 points wide and 20 points high.
  @Test(
    arguments: [
      ("spacing", CGRect(x: 0, y: 20, width: 100, height: 20)),
      ("custom spacing", CGRect(x: 0, y: 22.5, width: 100, height: 20)),
      // Aligned to the right it has 20 points, from 80 to 100.
      ("alignment", CGRect(x: 40, y: 15, width: 60, height: 20)),
      // All are 40 points high, as the highest one.
      ("distribution", CGRect(x: 0, y: 30, width: 100, height: 30)),
      // In a row it is 20 points wide, after the first one and the gap, and as high as the highest.
      ("axis", CGRect(x: 12.5, y: 7.5, width: 60, height: 30)),
    ])
  func propertiesAnimate(property: String, middle: CGRect) {
    let column = Column()
    let stack = column.stack
    column.animateHalf {
      switch property {
      case "spacing": stack.spacing = 15
      case "custom spacing": stack.setCustomSpacing(20, after: column.views[0])
      case "alignment": stack.alignment = .trailing
      case "distribution": stack.distribution = .fillEqually
      default: stack.axis = .horizontal
      }
    }
    #expect(isNear(column.shown(1), middle))
  }

  @Test func anAnimatorScrubsAndReversesIt() {
    let column = Column()
    let journal = Journal()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      column.views[1].isHidden = true
    }
    animator.addCompletion { journal.note(AnimatorPage.name($0)) }
    for fraction in [0.5, 0.75, 0.25] as [CGFloat] {
      animator.fractionComplete = fraction
      column.begin()
      #expect(isNear(column.shown(1), self.column(15 - 5 * fraction, height: 20 * (1 - fraction))))
      #expect(isNear(column.shown(2), self.column(40 - 25 * fraction, height: 40)))
      #expect(column.views[1].layer.presentation()?.isHidden == false)
    }
    animator.isReversed = true
    animator.startAnimation()
    column.simulator.settle()
    #expect(journal.lines == ["start"] && !column.views[1].isHidden)
    column.stack.setNeedsLayout()
    column.simulator.settle()
    #expect(column.views[1].frame == self.column(15, height: 20) && column.isRed(at: 20))
    #expect(column.views[2].frame == self.column(40, height: 40))
  }

  @Test func anAnimatorThatShowsAViewHidesItAgainInReverse() {
    let column = Column()
    column.views[1].isHidden = true
    column.simulator.settle()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      column.views[1].isHidden = false
    }
    animator.startAnimation()
    column.begin()
    column.simulator.advance(by: 0.5)
    #expect(isNear(column.shown(1), self.column(12.5, height: 10)))
    animator.isReversed = true
    column.simulator.settle()
    #expect(column.views[1].isHidden && !column.isRed(at: 12))
    #expect(column.views[2].frame == self.column(15, height: 40))
  }

  /// The usual way to turn round: stop, and start another animator.
  @Test func aStoppedAnimatorLeavesTheViewHiddenAndAnotherOneShowsItFromThere() {
    let column = Column()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      column.views[1].isHidden = true
    }
    animator.startAnimation()
    column.begin()
    column.simulator.advance(by: 0.5)
    animator.stopAnimation(true)
    #expect(column.views[1].isHidden)
    let second = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      column.views[1].isHidden = false
    }
    second.startAnimation()
    column.begin()
    column.simulator.advance(by: 0.5)
    #expect(isNear(column.shown(1), self.column(13.75, height: 15)))
    column.simulator.settle()
    #expect(column.views[1].frame == self.column(15, height: 20) && !column.views[1].isHidden)
  }

  @Test func aKeyframeHasItsOwnTime() {
    let column = Column()
    UIView.animateKeyframes(
      withDuration: 1, delay: 0,
      options: UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveLinear.rawValue),
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          column.views[1].isHidden = true
        }
      })
    column.begin()
    column.simulator.advance(by: 0.25)
    #expect(isNear(column.shown(1), self.column(15, height: 20)))
    column.simulator.advance(by: 0.5)
    #expect(isNear(column.shown(1), self.column(12.5, height: 10)) && column.isRed(at: 17))
    column.simulator.settle()
    #expect(!column.isRed(at: 12))
  }

  @Test func withoutAnimationItIsHiddenAtOnce() {
    let column = Column()
    column.animateHalf {
      UIView.performWithoutAnimation { column.views[1].isHidden = true }
    }
    #expect(column.shown(2) == self.column(15, height: 40) && !column.isRed(at: 12))
  }

  /// A size that constraints require does not keep a view from shrinking, and nobody is warned.
  @Test func aViewOfARequiredSizeShrinksToo() {
    let column = Column()
    let warnings = Diagnostics.collecting {
      column.views[1].heightAnchor.constraint(equalToConstant: 20).isActive = true
      column.simulator.settle()
      column.animateHalf { column.views[1].isHidden = true }
      #expect(isNear(column.shown(1), self.column(12.5, height: 10)))
      column.simulator.settle()
    }
    #expect(warnings == [] && column.views[2].frame.minY == 15)
  }

  @Test func aHiddenViewIsAtTheTrailingSideOfTheOneBeforeItAlsoFromRightToLeft() {
    let column = Column()
    let stack = column.stack
    stack.axis = .horizontal
    stack.semanticContentAttribute = .forceRightToLeft
    column.views[1].isHidden = true
    column.simulator.settle()
    // The first one has its 20 points at the right.
    #expect(column.views[0].frame.minX == 80)
    #expect(column.views[1].frame == CGRect(x: 80, y: 0, width: 0, height: 40))
  }
}
