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
    /// `setViewControllers` with a top that was already in the stack.
    case setLower
    /// The system's own gesture.
    case swipe

    var isPush: Bool { self == .push || self == .setHigher }
    /// Whether a controller in the middle of the stack is removed as well.
    var takesMiddle: Bool { self == .popToRoot || self == .setLower }
  }

  let move: Move
  let mode: OrderMode

  var testDescription: String { "\(move), \(mode.testDescription)" }

  static let all: [StackOrder] = Move.allCases.flatMap { move in
    let modes: [OrderMode] =
      move == .swipe
      ? [.gestureFinishes, .gestureCancels]
      : [.atOnce, .system(.coverVertical), .own, .gestureFinishes, .gestureCancels]
    return modes.map { StackOrder(move: move, mode: $0) }
  }

  /// Whether a gesture drives the system's own animator.
  var isSystems: Bool { !mode.hasOwnAnimator || move == .swipe }

  /// All calls. "Old" is the top controller before, "New" the one after.
  var calls: [String] { move.isPush ? pushing : popping }

  private var pushing: [String] {
    let replaces = move == .setHigher
    let begin = lines([
      ("New willMove(parent)", true),
      ("Old willMove(nil)", replaces),
      ("New viewDidLoad", true),
      ("Delegate navigationController(animationController)", mode.isAnimated),
      ("Delegate navigationController(interactionController)", mode.hasOwnAnimator),
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
    return begin + animating + (mode.isCancelled ? cancel : finish) + ending
  }

  private var popping: [String] {
    let begin = lines([
      // A swipe does not begin where the app animates pops.
      ("Delegate navigationController(animationController)", move == .swipe),
      ("Middle willMove(nil)", move.takesMiddle),
      ("Old willMove(nil)", true),
      ("New viewDidLoad", true),
      ("Delegate navigationController(animationController)", mode.isAnimated && move != .swipe),
      ("Delegate navigationController(interactionController)", mode.hasOwnAnimator && !isSystems),
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
    return begin + animating + (mode.isCancelled ? cancel : finish) + ending
  }

  private var animating: [String] {
    lines([
      ("Animator transitionDuration", mode.isAnimated),
      ("InteractiveDriver startInteractiveTransition", mode.isInteractive),
      ("Animator animateTransition", mode.isAnimated),
      ("Coordinator alongside", true),
      ("Animator completes", !isSystems),
    ])
  }

  private var ending: [String] {
    lines([
      ("Coordinator completion(\(!mode.isCancelled))", true),
      ("Animator animationEnded(\(!mode.isCancelled))", !isSystems),
      ("Animator animationEnded", isSystems && mode.isAnimated),
    ])
  }
}
