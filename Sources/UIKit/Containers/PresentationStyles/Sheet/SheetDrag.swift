import CoreGraphics

/// The drag of a sheet: between its detents, beyond them against a resistance, and to its
/// dismissal.
///
/// It shares the touch with a scroll view in the sheet. The sheet moves if the content is at its
/// top and cannot, or need not, scroll in that direction. When the one that moves has reached the
/// end of its range, the other one continues with the touch. Content with a refresh control keeps a
/// drag down: it refreshes.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
  /// Points per second beyond which a release downwards dismisses (as observed on iOS).
  private static let throwSpeed: CGFloat = 1000

  private enum Hold {
    /// No touch.
    case none
    /// The scroll view in the sheet follows the touch.
    case scrolling
    /// The sheet follows the touch, from an extent and a translation at which it began.
    case sheet(from: CGFloat, at: CGFloat)
  }

  /// The state of a dismissal by a drag below the lowest detent.
  private enum Departure {
    /// The delegate has not been asked.
    case undecided
    case refused
    case running(UIPercentDrivenInteractiveTransition)
  }

  let recognizer = SheetPanGestureRecognizer()
  /// Drives the dismissal.
  var interactor: UIPercentDrivenInteractiveTransition? {
    if case .running(let interactor) = departure { interactor } else { nil }
  }

  private unowned let sheet: UISheetPresentationController
  private var hold = Hold.none
  private var departure = Departure.undecided
  /// The extent that the drag asks for, without resistance.
  private var wantedExtent: CGFloat = 0
  private weak var scrollView: UIScrollView?
  /// Whether its content was at its top when the drag began.
  private var startsAtTop = false

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    recognizer.delegate = self
    recognizer.onDecision = { [weak self] in self?.examineContent() }
    recognizer.addTarget(self, action: Selector(SheetDrag.follow))
  }

  /// Ends the drag as if the touch had been cancelled.
  func cancel() {
    guard recognizer.isEnabled else { return }
    recognizer.isEnabled = false
    recognizer.isEnabled = true
  }

  func dismissalDidEnd() { departure = .undecided }

  // MARK: Sharing the touch

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let presentation = sheet.presentation, presentation.active === sheet,
      presentation.presented.presentation == nil
    else { return false }
    return ViewControllerTransition.exclusive(in: sheet.containerView?.window) == nil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let pan = otherGestureRecognizer as? ScrollPanGestureRecognizer,
      let scrollView = pan.scrollView, let view = recognizer.view
    else { return false }
    return scrollView.isDescendant(of: view) && scrollView.scrollsVertically
  }

  /// The innermost scroll view under the touch that scrolls up and down.
  private var touchedScrollView: UIScrollView? {
    var view = recognizer.record.tracked.first?.view
    while let current = view, current !== recognizer.view {
      if let scrollView = current as? UIScrollView, scrollView.scrollsVertically {
        return scrollView
      }
      view = current.superview
    }
    return nil
  }

  /// Called before the scroll view moves its content.
  private func examineContent() {
    scrollView = touchedScrollView
    startsAtTop = scrollView?.isAtTop ?? false
  }

  // MARK: Following

  private func follow(_ pan: UIPanGestureRecognizer) {
    // Callbacks of the dismissal may release the sheet's presentation controller.
    withExtendedLifetime(sheet) { move(with: pan) }
  }

  private func move(with pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      begin(pan)
      move(pan)
    case .changed: move(pan)
    case .ended:
      move(pan)
      release(velocity: -pan.velocity(in: sheet.containerView).y, isCancelled: false)
    case .cancelled, .failed: release(velocity: 0, isCancelled: true)
    case .possible: break
    }
  }

  private func begin(_ pan: UIPanGestureRecognizer) {
    departure = .undecided
    let extent = sheet.grab()
    wantedExtent = extent
    let follows = Hold.sheet(from: extent, at: 0)
    guard scrollView != nil else {
      hold = follows
      return
    }
    let isDown = recognizer.beganTranslation.dy > 0
    let canRise =
      sheet.prefersScrollingExpandsWhenScrolledToEdge && extent < sheet.layout.greatest - 0.5
    hold = startsAtTop && (isDown ? !refreshes : canRise) ? follows : .scrolling
  }

  /// Whether a pull at the content's top refreshes it.
  private var refreshes: Bool { scrollView?.refreshControl != nil }

  private func move(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: sheet.containerView).y
    if case .scrolling = hold, let scrollView, scrollView.isBeyondTop, !refreshes {
      hold = .sheet(from: wantedExtent, at: translation)
    }
    guard case .sheet(let start, let origin) = hold else { return }
    let extent = start - (translation - origin)
    let greatest = sheet.layout.greatest
    if let scrollView {
      scrollView.contentOffset.y = scrollView.top
      if extent > greatest, scrollView.hasRoomBelow {
        wantedExtent = greatest
        hold = .scrolling
        return move(to: greatest)
      }
    }
    wantedExtent = extent
    move(to: extent)
  }

  private func move(to extent: CGFloat) {
    let layout = sheet.layout
    if extent < layout.least, case .undecided = departure { depart() }
    guard case .running(let interactor) = departure else {
      return sheet.hold(at: layout.banded(extent))
    }
    let distance = layout.least - extent
    interactor.update(layout.least > 0 ? distance / layout.least : 1)
    sheet.hold(at: max(layout.banded(extent), layout.least))
  }

  /// Begins the interactive dismissal, if it is allowed.
  private func depart() {
    departure = .refused
    guard let presentation = sheet.presentation, presentation.isUsersDismissalAllowed else {
      return
    }
    let interactor = UIPercentDrivenInteractiveTransition()
    departure = .running(interactor)
    presentation.isDismissedByUser = true
    presentation.presented.dismiss(animated: true)
    // Starts now and not at the end of the turn, because the finger has moved already.
    presentation.transition?.startRequested()
    // A callback may have started another transition of the window, a push for example.
    if presentation.transition?.interactor !== interactor {
      // The app's own animator runs the dismissal without an interaction.
      departure = .refused
      cancel()
    }
  }

  // MARK: Release

  /// - Parameter velocity: of the extent, in points per second.
  private func release(velocity: CGFloat, isCancelled: Bool) {
    let layout = sheet.layout
    let wasScrolling = if case .scrolling = hold { true } else { false }
    hold = .none
    if !wasScrolling, let scrollView {
      scrollView.stopScrollingAndZooming()
      scrollView.contentOffset.y = scrollView.top
    }
    let velocity = wasScrolling ? 0 : velocity
    let distance = layout.least - wantedExtent
    let isThrown = velocity <= -Self.throwSpeed && distance > 0
    let dismisses =
      !isCancelled && (isThrown || velocity < Self.throwSpeed && distance > layout.leastHeight / 2)
    if case .running(let interactor) = departure {
      let tracker = SwipeTracker(
        length: layout.least, flick: Self.throwSpeed, longest: SheetAnimator.duration)
      let outcome: TransitionPhase.Outcome = dismisses ? .finished : .cancelled
      interactor.release(to: outcome, timing: tracker.timing(to: outcome, velocity: -velocity))
      guard !dismisses else { return }
      // If the drag has come back above the lowest detent, the motion continues from there.
      sheet.release(velocity: distance > 0 ? 0 : velocity)
      return
    }
    if dismisses, case .refused = departure { sheet.presentation?.notifyOfBlockedDismissal() }
    departure = .undecided
    sheet.release(velocity: velocity)
  }
}

/// Begins with a vertical drag.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  /// The translation with which it began, in points.
  private(set) var beganTranslation = CGVector.zero
  /// Called before the recogniser decides whether it begins, and before any other recogniser acts.
  var onDecision: (() -> Void)?

  init() {
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
  }

  override func canBegin(_ translation: CGVector) -> Bool {
    beganTranslation = translation
    onDecision?()
    return abs(translation.dy) > abs(translation.dx)
  }
}

extension UIScrollView {
  /// Offsets nearer to the edge than this many points count as at the edge.
  private static let tolerance: CGFloat = 0.5

  var scrollsVertically: Bool { isScrollEnabled && axes.y.isScrollable }
  fileprivate var top: CGFloat { axes.y.lower }
  var isAtTop: Bool { contentOffset.y <= top + Self.tolerance }
  fileprivate var isBeyondTop: Bool { contentOffset.y < top }
  fileprivate var hasRoomBelow: Bool { axes.y.upper > top + Self.tolerance }
}
