import CoreGraphics

/// Turns pages as in a book, through the one transition engine: a drag curls the page by hand, a tap at
/// its edge lets it curl.
@MainActor
final class PageCurler: NSObject, PageTurner, UIGestureRecognizerDelegate {
  /// The share of the way beyond which letting go finishes. Apple documents none; chosen.
  private static let threshold: CGFloat = 0.5
  /// Points a second beyond which a throw decides by its direction. Chosen.
  private static let flick: CGFloat = 300
  /// The share of the page at each edge in which a tap turns. Chosen.
  private static let edge: CGFloat = 0.2

  /// A turn in code that waits for the end of what runs.
  private struct Waiting {
    let page: UIViewController
    let isForward: Bool
    let completion: (Bool) -> Void
  }

  private unowned let owner: UIPageViewController
  let container = UIView()
  private let pan = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private weak var running: ChildSwitchHost?
  private var interactor: UIPercentDrivenInteractiveTransition?
  private var isForward = true
  private var waiting: Waiting?

  init(of owner: UIPageViewController) {
    self.owner = owner
    super.init()
    container.clipsToBounds = true
    pan.addTarget(self, action: Selector(PageCurler.follow))
    tap.addTarget(self, action: Selector(PageCurler.turnByTap))
    for recognizer in gestureRecognizers {
      recognizer.delegate = self
      container.addGestureRecognizer(recognizer)
    }
  }

  var view: UIView { container }
  var gestureRecognizers: [UIGestureRecognizer] { [pan, tap] }

  private var isVertical: Bool { owner.navigationOrientation == .vertical }

  func layOut() {
    container.frame = owner.pageArea
    guard running == nil, let view = owner.current?.viewIfLoaded else { return }
    if view.superview === container, view.transform == .identity { view.frame = container.bounds }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// The data source is asked when somebody turns.
  func neighboursMayHaveChanged() {}

  func finishUnseen() { running?.finishUnseen() }

  // MARK: Turns

  func turn(
    to page: UIViewController, isForward: Bool, animated: Bool,
    completion: @escaping (Bool) -> Void
  ) {
    if running != nil {
      if let former = waiting { former.completion(false) }
      waiting = Waiting(page: page, isForward: isForward, completion: completion)
      // By hand or not, the page in the air falls.
      interactor?.cancel()
      return
    }
    guard page !== owner.current, animated, owner.isVisible, owner.current != nil,
      UIView.areAnimationsEnabled
    else {
      owner.replaceCurrent(by: page, in: container)
      return completion(true)
    }
    run(to: page, isForward: isForward, didEnd: completion)
  }

  private func run(
    to page: UIViewController, isForward: Bool, didEnd: @escaping (Bool) -> Void
  ) {
    guard let from = owner.current else { return }
    owner.adopt(page)
    guard let fromView = from.view, let toView = page.view else { return }
    let frame = container.bounds
    let context = TransitionContext(
      containerView: container, parent: owner, style: .none, isAnimated: true,
      from: .init(controller: from, view: fromView, initialFrame: frame, finalFrame: .zero),
      to: .init(controller: page, view: toView, initialFrame: .zero, finalFrame: frame))
    let host = ChildSwitchHost(
      in: owner, isAnimated: true,
      willEnd: { [self] completed in
        running = nil
        interactor = nil
        if completed, from.parent === owner { owner.current = page }
      },
      didEnd: { [self] completed in
        if completed { owner.finishAdopting(page) }
        owner.letGo(completed ? from : page)
        didEnd(completed)
        goOn()
      })
    running = host
    host.run(
      ViewControllerTransition(
        context: context, animator: PageCurlAnimator(isForward: isForward),
        interactor: interactor, host: host))
  }

  /// Makes the turn that was asked for meanwhile.
  private func goOn() {
    guard running == nil, let next = waiting else { return }
    waiting = nil
    turn(
      to: next.page, isForward: next.isForward, animated: true, completion: next.completion)
  }

  // MARK: The user

  private func turnByUser(isForward: Bool, by interactor: UIPercentDrivenInteractiveTransition?) {
    guard running == nil, owner.isVisible, let page = owner.neighbour(after: isForward),
      let from = owner.current
    else { return }
    self.interactor = interactor
    self.isForward = isForward
    owner.tellDelegate(ofTurnTo: page)
    run(to: page, isForward: isForward) { [owner] completed in
      owner.tellDelegate(ofTurnFrom: from, completed: completed, isForward: isForward)
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard running == nil, owner.dataSource != nil else { return false }
    if gestureRecognizer === tap { return side(of: tap.location(in: container)) != 0 }
    let way = pan.velocity(in: container)
    return isVertical ? abs(way.y) > abs(way.x) : abs(way.x) > abs(way.y)
  }

  /// 1 at the edge where the next page is, -1 at the other, 0 between them.
  private func side(of point: CGPoint) -> Int {
    let (place, length) =
      isVertical
      ? (point.y, container.bounds.size.height) : (point.x, container.bounds.size.width)
    guard length > 0 else { return 0 }
    let side = place / length > 1 - Self.edge ? 1 : place / length < Self.edge ? -1 : 0
    return owner.isMirrored ? -side : side
  }

  private func turnByTap(_ tap: UITapGestureRecognizer) {
    let side = side(of: tap.location(in: container))
    if side != 0 { turnByUser(isForward: side > 0, by: nil) }
  }

  /// Along the way of pages: negative towards the next one.
  private func along(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
    isVertical ? y : owner.isMirrored ? -x : x
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      let way = pan.velocity(in: container)
      let interactor = UIPercentDrivenInteractiveTransition()
      interactor.completionCurve = .easeOut
      turnByUser(isForward: along(way.x, way.y) < 0, by: interactor)
    case .changed: interactor?.update(fraction)
    case .ended:
      let velocity = pan.velocity(in: container)
      let speed = along(velocity.x, velocity.y) * (isForward ? -1 : 1)
      let isFinished = speed > Self.flick || speed > -Self.flick && fraction > Self.threshold
      if isFinished { interactor?.finish() } else { interactor?.cancel() }
    case .cancelled, .failed: interactor?.cancel()
    case .possible: break
    }
  }

  /// How far the hand has turned the page.
  private var fraction: CGFloat {
    let (way, size) = (pan.translation(in: container), container.bounds.size)
    let length = isVertical ? size.height : size.width
    guard length > 0 else { return 0 }
    return along(way.x, way.y) * (isForward ? -1 : 1) / length
  }
}
