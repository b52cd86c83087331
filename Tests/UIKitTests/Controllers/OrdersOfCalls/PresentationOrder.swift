import CoreGraphics
import UIKitTestSupport

import UIKit

/// One of the ways in which something is presented and dismissed, and everything that UIKit is
/// documented and observed to call then, in order.
struct PresentationOrder: Hashable, Sendable, CustomTestStringConvertible {
  let style: UIModalPresentationStyle
  let isRegular: Bool
  let way: OrderWay

  var testDescription: String {
    "\(style), \(isRegular ? "regular" : "compact"), \(way.testDescription)"
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
    let ways = [.atOnce] + systems.map(OrderWay.system) + [.own, .handFinishes, .handCancels]
    return [true, false].flatMap { isRegular in
      ways.map { PresentationOrder(style: style, isRegular: isRegular, way: $0) }
    }
  }

  /// Whether the presenter's view goes. In a compact width a sheet that nobody asked for covers the
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
    way.isCancelled ? beginPresenting + cancelPresenting : beginPresenting + finishPresenting
  }

  private var beginPresenting: [String] {
    lines([
      ("Presented viewDidLoad", true),
      ("Delegate presentationController(forPresented)", isCustom),
      ("Delegate animationController(forPresented)", way.isAnimated),
      ("Delegate interactionControllerForPresentation", way.hasOwnAnimator),
      ("- container in", true),
      ("Card presentationTransitionWillBegin", isCustom),
      ("Presenter viewWillDisappear", removes),
      ("Presented viewWillAppear", true),
      ("Animator transitionDuration", way.isAnimated),
      ("Hand startInteractiveTransition", way.isInteractive),
      ("Animator animateTransition", way.isAnimated),
      ("Coordinator alongside", true),
      ("Animator completes", way.hasOwnAnimator),
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
      ("Animator animationEnded(true)", way.hasOwnAnimator),
      ("Animator animationEnded", way.isAnimated && !way.hasOwnAnimator),
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
    way.isCancelled ? beginDismissing + cancelDismissing : beginDismissing + finishDismissing
  }

  private var beginDismissing: [String] {
    lines([
      ("Delegate animationController(forDismissed)", way.isAnimated),
      ("Delegate interactionControllerForDismissal", way.hasOwnAnimator),
      ("Card dismissalTransitionWillBegin", isCustom),
      ("Presented viewWillDisappear", true),
      ("Presenter viewWillAppear", removes),
      ("Animator transitionDuration", way.isAnimated),
      ("Hand startInteractiveTransition", way.isInteractive),
      ("Animator animateTransition", way.isAnimated),
      ("- presenter in", way.isAnimated && removes),
      ("Coordinator alongside", true),
      ("Animator completes", way.hasOwnAnimator),
    ])
  }

  private var finishDismissing: [String] {
    lines([
      ("Card dismissalTransitionDidEnd(true)", isCustom),
      ("- container out", true),
      ("- presenter in", !way.isAnimated && removes),
      ("Presenter viewDidAppear", removes),
      ("Presented viewDidDisappear", true),
      ("Completion", true),
      ("Coordinator completion(true)", true),
      ("Animator animationEnded(true)", way.hasOwnAnimator),
      ("Animator animationEnded", way.isAnimated && !way.hasOwnAnimator),
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
