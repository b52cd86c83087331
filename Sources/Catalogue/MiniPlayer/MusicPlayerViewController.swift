import UIKit

/// The player. It looks like the bar while it is closed, and fills the screen while it is open.
final class MusicPlayerViewController: UIViewController, UIViewControllerTransitioningDelegate {
  private let shadow = UIView()
  private let panel = UIView()
  private let tint = UIView()
  private let cover = UIImageView()
  private let words = MiniWords()
  private let page = PlayerPage()
  private unowned let library: LibraryViewController
  private var transition: PlayerTransition?
  private var isDragged = false
  /// The progress of the transition when the finger grabbed it.
  private var start: CGFloat = 0

  /// The speed in points per second from which on a release moves the player in the direction of
  /// the drag.
  @Parameter("Thrown beyond", in: 100...2000, step: 50, unit: .pointsPerSecond)
  private var fast: CGFloat = 400
  /// The progress beyond which a release finishes the transition.
  @Parameter("Finishes beyond", in: 0.1...0.9, step: 0.05, unit: .percent)
  private var threshold: CGFloat = 0.5

  init(over library: LibraryViewController) {
    self.library = library
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    panel.layer.name = "Panel"
    panel.backgroundColor = MiniBar.background
    panel.clipsToBounds = true
    cover.layer.name = "Cover"
    cover.clipsToBounds = true
    page.grabber.layer.name = "Grabber"
    page.grabber.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(MusicPlayerViewController.close)))
    for item in [tint, words, page, cover] { panel.addSubview(item) }
    MiniBar.castShadow(shadow)
    for item in [shadow, panel] { view.addSubview(item) }
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(MusicPlayerViewController.drag)))
    show(Album.all[library.playing])
    arrange(isOpen: true)
  }

  func show(_ album: Album) {
    guard isViewLoaded else { return }
    cover.image = album.cover
    tint.backgroundColor = album.colors[0].mixed(with: .black, fraction: 0.4)
    words.show(album)
    page.show(album)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if transition == nil { arrange(isOpen: true) }
  }

  /// Lays out everything as in the bar, or as on the page.
  func arrange(isOpen: Bool) {
    let (size, bar) = (view.bounds.size, library.barFrame)
    for item in [shadow, panel] {
      item.frame = isOpen ? view.bounds : bar
      item.layer.cornerRadius = isOpen ? 0 : MiniBar.cornerRadius
    }
    cover.frame = isOpen ? PlayerPage.coverFrame(in: size) : MiniBar.coverFrame
    cover.layer.cornerRadius = isOpen ? 16 : MiniBar.coverRadius
    words.frame = CGRect(origin: .zero, size: bar.size)
    tint.frame = CGRect(origin: .zero, size: size)
    // The page rises with the panel, and stays centred in it.
    page.frame = CGRect(
      x: isOpen ? 0 : (bar.width - size.width) / 2, y: 0, width: size.width, height: size.height)
    (words.alpha, tint.alpha, page.alpha) = isOpen ? (0, 1, 1) : (1, 0, 0)
  }

  // MARK: Opening and closing

  func open() {
    if presentingViewController == nil { library.present(self, animated: true) }
  }

  private func close() { dismiss(animated: true) }

  /// Handles a drag of the bar or the player, also one that begins during the transition.
  func drag(_ pan: UIPanGestureRecognizer) {
    let way = max(library.barFrame.minY, 1)
    let moved = pan.translation(in: library.view.window).y / way
    switch pan.state {
    case .began:
      if let transition {
        transition.pause()
        start = transition.percentComplete
      } else {
        (isDragged, start) = (true, 0)
        if presentingViewController == nil { open() } else { close() }
        isDragged = false
      }
    case .changed:
      guard let transition else { return }
      transition.update(start + (transition.opens ? -moved : moved))
    case .ended:
      guard let transition else { return }
      let speed = pan.velocity(in: library.view.window).y
      let reached = transition.percentComplete > threshold
      let goesOn = abs(speed) > fast ? (speed < 0) == transition.opens : reached
      if goesOn { transition.finish() } else { transition.cancel() }
    case .cancelled, .failed: transition?.cancel()
    default: break
    }
  }

  // MARK: UIViewControllerTransitioningDelegate

  private func makeTransition(opens: Bool) -> PlayerTransition {
    let made = PlayerTransition(self, library.bar, opens: opens)
    made.wantsInteractiveStart = isDragged
    made.onEnd = { [weak self] in self?.transition = nil }
    transition = made
    return made
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeTransition(opens: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeTransition(opens: false) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { transition }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { transition }
}

/// Lets the bar grow to the player, or shrink back. A drag can drive it too.
final class PlayerTransition: UIPercentDrivenInteractiveTransition,
  UIViewControllerAnimatedTransitioning
{
  @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
  private var length: TimeInterval = 0.5
  @Parameter("Damping ratio", in: 0.1...1, step: 0.01)
  private var dampingRatio: CGFloat = 0.9

  let opens: Bool
  var onEnd: (() -> Void)?
  private let player: MusicPlayerViewController
  private let bar: UIView
  private var animator: UIViewPropertyAnimator?

  init(_ player: MusicPlayerViewController, _ bar: UIView, opens: Bool) {
    (self.player, self.bar, self.opens) = (player, bar, opens)
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { length }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let (player, opens) = (player, opens)
    if opens {
      player.view.frame = transitionContext.finalFrame(for: player)
      transitionContext.containerView.addSubview(player.view)
      player.view.layoutIfNeeded()
      player.arrange(isOpen: false)
    }
    bar.alpha = 0
    let made = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), dampingRatio: dampingRatio
    ) { player.arrange(isOpen: opens) }
    made.addCompletion { [bar] position in
      let isDone = position == .end
      player.arrange(isOpen: isDone == opens)
      bar.alpha = isDone == opens ? 0 : 1
      transitionContext.completeTransition(isDone)
    }
    animator = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
    onEnd?()
  }
}
