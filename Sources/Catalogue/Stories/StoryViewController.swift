import UIKit

/// A story's page. It can be laid out as small as its card, so that a transition only has to
/// animate between the two layouts.
final class StoryViewController: UIViewController, UIViewControllerTransitioningDelegate,
  UIGestureRecognizerDelegate
{
  /// The height of the picture on the page.
  private static let pictureHeight: CGFloat = 360
  /// The length of a drag that completes the transition, as a fraction of the page's height.
  @Parameter("Whole drag", in: 0.2...1, step: 0.05, unit: .percent)
  private var reach: CGFloat = 0.6
  /// The progress beyond which a release turns the page into its card again.
  @Parameter("Leaves beyond", in: 0.1...0.9, step: 0.05, unit: .percent)
  private var threshold: CGFloat = 0.4
  @Parameter("Dimming", in: 0...1, step: 0.05, unit: .percent)
  private var opacity: CGFloat = 0.5

  /// The list with the card that becomes the page, and the card's index path in it. The cell is not
  /// kept: it may show another story later.
  private(set) weak var list: StoryListViewController?
  let indexPath: IndexPath

  private let story: Story
  private let dimming = UIView()
  /// The page itself. It is as large as the screen or as its card.
  private let panel = UIView()
  private let scrollView = UIScrollView()
  private let head = StoryView()
  private let textLabel = UILabel()
  private let closeButton = UIButton.soft("Close", background: UIColor(white: 0, alpha: 0.5))
  /// The card's frame while the page is as small as the card; nil while it fills the screen.
  private var collapsedFrame: CGRect?
  private var driver: UIPercentDrivenInteractiveTransition?

  init(_ story: Story, at indexPath: IndexPath, in list: StoryListViewController?) {
    (self.story, self.indexPath, self.list) = (story, indexPath, list)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    dimming.backgroundColor = .black
    panel.backgroundColor = .secondarySystemGroupedBackground
    panel.clipsToBounds = true
    panel.layer.name = "Story"
    head.show(story)
    textLabel.text = story.text
    textLabel.setFont(of: .body)
    textLabel.numberOfLines = 0
    closeButton.setTitleColor(.white, for: .normal)
    closeButton.layer.cornerRadius = 16
    closeButton.addTarget(
      self, action: Selector(StoryViewController.close), for: .touchUpInside)
    for item in [head, textLabel] { scrollView.addSubview(item) }
    scrollView.contentInsetAdjustmentBehavior = .never
    for item in [scrollView, closeButton] { panel.addSubview(item) }
    for item in [dimming, panel] { view.addSubview(item) }
    let pan = UIPanGestureRecognizer(target: self, action: Selector(StoryViewController.drag))
    pan.delegate = self
    panel.addGestureRecognizer(pan)
    scrollView.panGestureRecognizer.require(toFail: pan)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (size, isCollapsed) = (view.bounds.size, collapsedFrame != nil)
    dimming.frame = view.bounds
    dimming.alpha = isCollapsed ? 0 : opacity
    panel.frame = collapsedFrame ?? view.bounds
    panel.layer.cornerRadius = isCollapsed ? StoryCell.cornerRadius : 0
    scrollView.frame = panel.bounds
    let headHeight =
      isCollapsed
      ? panel.bounds.height : Self.pictureHeight + StoryView.headlineHeight(in: head)
    head.frame = CGRect(x: 0, y: 0, width: panel.bounds.width, height: headHeight)
    // The text keeps the lines that it has on the page, at any width of the panel.
    let margin = StoryView.margin(inWidth: size.width)
    let space = CGSize(width: size.width - 2 * margin, height: .greatestFiniteMagnitude)
    let textHeight = textLabel.sizeThatFits(space).height.rounded(.up)
    textLabel.frame = CGRect(
      x: StoryView.margin(inWidth: panel.bounds.width), y: headHeight + 8, width: space.width,
      height: textHeight)
    textLabel.alpha = isCollapsed ? 0 : 1
    scrollView.contentSize = CGSize(
      width: panel.bounds.width, height: headHeight + textHeight + 40 + view.safeAreaInsets.bottom)
    if isCollapsed { scrollView.contentOffset = .zero }
    closeButton.frame = CGRect(
      x: panel.bounds.width - 88, y: isCollapsed ? 16 : view.safeAreaInsets.top + 16, width: 72,
      height: 32)
    closeButton.alpha = isCollapsed ? 0 : 1
  }

  /// The frame of the card in the page's view. The list scrolls to the card.
  var cardFrame: CGRect { list?.frame(ofItemAt: indexPath, in: view) ?? view.bounds }

  /// Makes the page as small as its card.
  ///
  /// - Parameter frame: the card's frame in the page's view; nil makes the page as large as the
  ///   screen.
  func collapse(to frame: CGRect?) {
    collapsedFrame = frame
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  private func close() { dismiss(animated: true) }

  // MARK: The finger

  /// Accepts drags downwards while the text is scrolled to its top; others scroll.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: view)
    return scrollView.contentOffset.y <= 0 && velocity.y > abs(velocity.x)
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    let part = pan.translation(in: view).y / (view.bounds.height * reach)
    switch pan.state {
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      driver?.completionCurve = .easeOut
      dismiss(animated: true)
    case .changed: driver?.update(part)
    case .ended, .cancelled:
      let isGoing = pan.state == .ended && part + pan.velocity(in: view).y / 2000 > threshold
      if isGoing { driver?.finish() } else { driver?.cancel() }
      driver = nil
    default: break
    }
  }

  // MARK: The transition

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { StoryTransition(opens: true) }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { StoryTransition(opens: false) }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// Lets a card become its page, or the page its card. An interactive transition moves linearly.
final class StoryTransition: NSObject, UIViewControllerAnimatedTransitioning {
  @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
  private var duration: TimeInterval = 0.5
  @Parameter("Opening")
  private var openingSpring = DampedSpring(dampingRatio: 0.82)
  @Parameter("Closing")
  private var closingSpring = DampedSpring(dampingRatio: 0.9)
  private let opens: Bool

  init(opens: Bool) { self.opens = opens }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let key = opens ? UITransitionContextViewControllerKey.to : .from
    guard let page = context.viewController(forKey: key) as? StoryViewController else {
      return context.completeTransition(false)
    }
    if opens {
      page.view.frame = context.finalFrame(for: page)
      context.containerView.addSubview(page.view)
    }
    // The list scrolls to the card before the animation begins, so that the animation does not
    // contain it.
    let card = page.cardFrame
    if opens { page.collapse(to: card) }
    // The card has become the page, so it is hidden in the list.
    page.list?.absent = page.indexPath
    let duration = transitionDuration(using: context)
    let opens = opens
    let end = { (_: Bool) in
      let isOpen = opens != context.transitionWasCancelled
      page.collapse(to: isOpen ? nil : card)
      page.list?.absent = isOpen ? page.indexPath : nil
      context.completeTransition(!context.transitionWasCancelled)
    }
    if context.isInteractive {
      UIView.animate(
        withDuration: duration, delay: 0, options: .curveLinear,
        animations: { page.collapse(to: opens ? nil : card) }, completion: end)
    } else {
      let spring = opens ? openingSpring : closingSpring
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: spring.dampingRatio,
        initialSpringVelocity: spring.initialVelocity,
        animations: { page.collapse(to: opens ? nil : card) }, completion: end)
    }
  }
}
