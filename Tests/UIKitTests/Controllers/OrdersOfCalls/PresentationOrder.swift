import CoreGraphics
import UIKitTestSupport

import UIKit

/// One of the ways in which something is presented and dismissed, and everything that UIKit is
/// documented and observed to call then, in order.
struct PresentationOrder: Hashable, Sendable, CustomTestStringConvertible {
  let style: UIModalPresentationStyle
  let isRegular: Bool
  let mode: OrderMode

  var testDescription: String {
    "\(style), \(isRegular ? "regular" : "compact"), \(mode.testDescription)"
  }

  static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen, .overCurrentContext,
    .popover, .custom,
  ]

  static let all: [PresentationOrder] = styles.flatMap { style in
    let systems: [UIModalTransitionStyle] =
      style == .fullScreen
      ? [.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl]
      : [.coverVertical, .flipHorizontal, .crossDissolve]
    let modes =
      [.atOnce] + systems.map(OrderMode.system) + [.own, .gestureFinishes, .gestureCancels]
    return [true, false].flatMap { isRegular in
      modes.map { PresentationOrder(style: style, isRegular: isRegular, mode: $0) }
    }
  }

  /// Whether the presenter's view is removed. In a compact width a sheet by default covers the
  /// screen as a whole.
  var removes: Bool {
    switch style {
    case .fullScreen, .currentContext: true
    case .pageSheet, .formSheet: !isRegular
    default: false
    }
  }

  private var isCustom: Bool { style == .custom }

  var presenting: [String] {
    mode.isCancelled ? beginPresenting + cancelPresenting : beginPresenting + finishPresenting
  }

  private var beginPresenting: [String] {
    lines([
      ("Presented viewDidLoad", true),
      ("Delegate presentationController(forPresented)", isCustom),
      ("Delegate animationController(forPresented)", mode.isAnimated),
      ("Delegate interactionControllerForPresentation", mode.hasOwnAnimator),
      ("- container in", true),
      ("Card presentationTransitionWillBegin", isCustom),
      ("Presenter viewWillDisappear", removes),
      ("Presented viewWillAppear", true),
      ("Animator transitionDuration", mode.isAnimated),
      ("InteractiveDriver startInteractiveTransition", mode.isInteractive),
      ("Animator animateTransition", mode.isAnimated),
      ("Coordinator alongside", true),
      ("Animator completes", mode.hasOwnAnimator),
    ])
  }

  private var finishPresenting: [String] {
    lines([
      ("Card presentationTransitionDidEnd(true)", isCustom),
      ("- presenter out", removes),
      ("Presented viewDidAppear", true),
      ("Presenter viewDidDisappear", removes),
      ("Completion", true),
      ("Coordinator completion(true)", true),
      ("Animator animationEnded(true)", mode.hasOwnAnimator),
      ("Animator animationEnded", mode.isAnimated && !mode.hasOwnAnimator),
    ])
  }

  private var cancelPresenting: [String] {
    lines([
      ("Card presentationTransitionDidEnd(false)", isCustom),
      ("- container out", true),
      ("Presented viewWillDisappear", true),
      ("Presented viewDidDisappear", true),
      ("Presenter viewWillAppear", removes),
      ("Presenter viewDidAppear", removes),
      ("Coordinator completion(false)", true),
      ("Animator animationEnded(false)", true),
    ])
  }

  var dismissing: [String] {
    mode.isCancelled ? beginDismissing + cancelDismissing : beginDismissing + finishDismissing
  }

  private var beginDismissing: [String] {
    lines([
      ("Delegate animationController(forDismissed)", mode.isAnimated),
      ("Delegate interactionControllerForDismissal", mode.hasOwnAnimator),
      ("Card dismissalTransitionWillBegin", isCustom),
      ("Presented viewWillDisappear", true),
      ("Presenter viewWillAppear", removes),
      ("Animator transitionDuration", mode.isAnimated),
      ("InteractiveDriver startInteractiveTransition", mode.isInteractive),
      ("Animator animateTransition", mode.isAnimated),
      ("- presenter in", mode.isAnimated && removes),
      ("Coordinator alongside", true),
      ("Animator completes", mode.hasOwnAnimator),
    ])
  }

  private var finishDismissing: [String] {
    lines([
      ("Card dismissalTransitionDidEnd(true)", isCustom),
      ("- container out", true),
      ("- presenter in", !mode.isAnimated && removes),
      ("Presenter viewDidAppear", removes),
      ("Presented viewDidDisappear", true),
      ("Completion", true),
      ("Coordinator completion(true)", true),
      ("Animator animationEnded(true)", mode.hasOwnAnimator),
      ("Animator animationEnded", mode.isAnimated && !mode.hasOwnAnimator),
    ])
  }

  private var cancelDismissing: [String] {
    lines([
      ("Card dismissalTransitionDidEnd(false)", isCustom),
      ("- presenter out", removes),
      ("Presenter viewWillDisappear", removes),
      ("Presenter viewDidDisappear", removes),
      ("Presented viewWillAppear", true),
      ("Presented viewDidAppear", true),
      ("Coordinator completion(false)", true),
      ("Animator animationEnded(false)", true),
    ])
  }
}
