import CoreGraphics
import UIKitTestSupport

import UIKit

/// One of the ways in which the stack of a navigation controller changes, and everything that UIKit
/// is documented and observed to call then, in order.
struct StackOrder: Hashable, Sendable, CustomTestStringConvertible {
  enum Move: Hashable, Sendable, CaseIterable {
    case push, pop, popToRoot
    /// `setViewControllers` with another top.
    case setHigher
    /// `setViewControllers` with a top that lay below.
    case setLower
    /// The system's own gesture.
    case swipe

    var isPush: Bool { self == .push || self == .setHigher }
    /// Whether one in the middle goes as well.
    var takesMiddle: Bool { self == .popToRoot || self == .setLower }
  }

  let move: Move
  let way: OrderWay

  var testDescription: String { "\(move), \(way.testDescription)" }

  static let all: [StackOrder] = Move.allCases.flatMap { move in
    let ways: [OrderWay] =
      move == .swipe
      ? [.handFinishes, .handCancels]
      : [.atOnce, .system(.coverVertical), .own, .handFinishes, .handCancels]
    return ways.map { StackOrder(move: move, way: $0) }
  }

  /// Whether the system's own animator is under the hand.
  var isSystems: Bool { !way.hasOwnAnimator || move == .swipe }

  /// Everything. "Old" is what is on top first, "New" what is on top then.
  var calls: [String] { move.isPush ? pushing : popping }

  private var pushing: [String] {
    let replaces = move == .setHigher
    let begin = lines([
      ("New willMove(parent)", true),
      ("Old willMove(nil)", replaces),
      ("New viewDidLoad", true),
      ("Delegate navigationController(animationController)", way.isAnimated),
      ("Delegate navigationController(interactionController)", way.hasOwnAnimator),
      ("Old viewWillDisappear", true),
      ("New viewWillAppear", true),
      ("Delegate navigationController(willShow New)", true),
    ])
    let finish = lines([
      ("Old viewDidDisappear", true),
      ("New viewDidAppear", true),
      ("New didMove(parent)", true),
      ("Delegate navigationController(didShow New)", true),
      ("Old didMove(nil)", replaces),
    ])
    let cancel = [
      "New viewWillDisappear", "New viewDidDisappear", "Old viewWillAppear", "Old viewDidAppear",
      "New willMove(nil)", "New didMove(nil)",
    ]
    return begin + animating + (way.isCancelled ? cancel : finish) + ending
  }

  private var popping: [String] {
    let begin = lines([
      ("Middle willMove(nil)", move.takesMiddle),
      ("Old willMove(nil)", true),
      ("New viewDidLoad", true),
      ("Delegate navigationController(animationController)", way.isAnimated),
      ("Delegate navigationController(interactionController)", way.hasOwnAnimator && !isSystems),
      ("Old viewWillDisappear", true),
      ("New viewWillAppear", true),
      ("Delegate navigationController(willShow New)", true),
    ])
    let finish = lines([
      ("Old viewDidDisappear", true),
      ("New viewDidAppear", true),
      ("Delegate navigationController(didShow New)", true),
      ("Middle didMove(nil)", move.takesMiddle),
      ("Old didMove(nil)", true),
    ])
    let cancel = [
      "New viewWillDisappear", "New viewDidDisappear", "Old viewWillAppear", "Old viewDidAppear",
    ]
    return begin + animating + (way.isCancelled ? cancel : finish) + ending
  }

  private var animating: [String] {
    lines([
      ("Animator transitionDuration", way.isAnimated),
      ("Hand startInteractiveTransition", way.isInteractive),
      ("Animator animateTransition", way.isAnimated),
      ("Coordinator alongside", true),
      ("Animator completes", !isSystems),
    ])
  }

  private var ending: [String] {
    lines([
      ("Coordinator completion(\(!way.isCancelled))", true),
      ("Animator animationEnded(\(!way.isCancelled))", !isSystems),
      ("Animator animationEnded", isSystems && way.isAnimated),
    ])
  }
}
