import UIKit

/// The code and the details of the open card. Its view is transparent above the card, which stays
/// in the wallet.
final class PassViewController: UIViewController, UIViewControllerTransitioningDelegate {
  /// The distance of a drag that completes the transition.
  @Parameter("Whole drag", in: 100...800, step: 20, unit: .points)
  private var reach: CGFloat = 400
  /// The progress beyond which a release returns the card to the wallet.
  @Parameter("Leaves beyond", in: 0.1...0.9, step: 0.05, unit: .percent)
  private var threshold: CGFloat = 0.35
  /// The speed from which on the direction of the drag decides.
  @Parameter("Thrown beyond", in: 100...2000, step: 50, unit: .pointsPerSecond)
  private var fast: CGFloat = 400

  let card: PassView
  private(set) weak var wallet: WalletViewController?

  private let closeButton = UIButton.soft("Done", background: .secondarySystemFill)
  private let panel = UIView()
  private let code: CodeView
  private var rows: [(name: UILabel, value: UILabel, line: UIView)] = []
  private var isOpen = true
  private var transition: PassTransition?
  private var driver: UIPercentDrivenInteractiveTransition?
  /// The progress of the transition when a finger grabbed it.
  private var grabbedAt: CGFloat = 0

  init(_ card: PassView, wallet: WalletViewController) {
    (self.card, self.wallet) = (card, wallet)
    code = CodeView(seed: card.pass.issuer.utf8.reduce(0) { $0 &* 31 &+ Int($1) })
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    closeButton.setTitleColor(.label, for: .normal)
    closeButton.addTarget(self, action: Selector(PassViewController.close), for: .touchUpInside)
    panel.backgroundColor = .secondarySystemGroupedBackground
    panel.layer.cornerRadius = 16
    panel.clipsToBounds = true
    // The rows have no room for larger text.
    panel.maximumContentSizeCategory = .extraExtraLarge
    panel.addSubview(code)
    for field in card.pass.details {
      let (name, value, line) = (UILabel(), UILabel(), UIView())
      (name.text, value.text) = (field.name, field.value)
      name.textColor = .secondaryLabel
      line.backgroundColor = .separator
      for label in [name, value] { label.setFont(of: .subheadline) }
      value.textAlignment = .right
      for item in [line, name, value] { panel.addSubview(item) }
      rows.append((name, value, line))
    }
    for item in [panel, closeButton] { view.addSubview(item) }
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(PassViewController.drag)))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let wallet else { return }
    let frame = detailsFrame(besideOrBelow: wallet.openFrame, isBeside: wallet.isWide)
    panel.frame = frame.offsetBy(dx: 0, dy: isOpen ? 0 : 32)
    closeButton.frame = CGRect(
      x: frame.maxX - 72, y: view.safeAreaInsets.top + 16, width: 72, height: 40)
    code.frame = CGRect(x: ((frame.width - 104) / 2).rounded(), y: 24, width: 104, height: 104)
    for (index, row) in rows.enumerated() {
      let y = 144 + 40 * CGFloat(index)
      row.line.frame = CGRect(x: 20, y: y, width: frame.width - 20, height: 0.5)
      row.name.frame = CGRect(x: 20, y: y, width: 120, height: 40)
      row.value.frame = CGRect(x: 140, y: y, width: frame.width - 160, height: 40)
    }
  }

  /// Returns the frame of the details: beside the card, or below it and above the pile.
  private func detailsFrame(besideOrBelow card: CGRect, isBeside: Bool) -> CGRect {
    let size = view.bounds.size
    let origin =
      isBeside
      ? CGPoint(x: card.maxX + WalletViewController.gap, y: card.minY)
      : CGPoint(x: card.minX, y: card.maxY + 16)
    let bottom = size.height - view.safeAreaInsets.bottom - (isBeside ? 16 : 80)
    return CGRect(
      x: origin.x, y: origin.y, width: min(size.width - origin.x - 16, card.width),
      height: max(min(144 + 40 * CGFloat(rows.count), bottom - origin.y), 0))
  }

  /// Lays the details out below the open card, or a little lower.
  func setOpen(_ isOpen: Bool) {
    self.isOpen = isOpen
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  func setVisible(_ isVisible: Bool) {
    for item in [panel, closeButton] { item.alpha = isVisible ? 1 : 0 }
  }

  private func close() { if transition == nil { dismiss(animated: true) } }

  // MARK: The finger

  private func drag(_ pan: UIPanGestureRecognizer) {
    let part = pan.translation(in: view).y / reach
    switch pan.state {
    case .began:
      if transition == nil {
        (driver, grabbedAt) = (UIPercentDrivenInteractiveTransition(), 0)
        dismiss(animated: true)
      } else if let driver {
        driver.pause()
        grabbedAt = driver.percentComplete
      }
    case .changed: driver?.update(grabbedAt + (isDismissing ? part : -part))
    case .ended, .cancelled:
      // A fast drag decides by its direction, another one by the card's position.
      let velocity = pan.state == .ended ? pan.velocity(in: view).y : 0
      let progress = grabbedAt + (isDismissing ? part : -part)
      let closes =
        abs(velocity) > fast
        ? velocity > 0 : isDismissing ? progress > threshold : progress < 1 - threshold
      if closes == isDismissing { driver?.finish() } else { driver?.cancel() }
    default: break
    }
  }

  private var isDismissing: Bool { transition?.opens == false }

  // MARK: The transition

  private func makeTransition(opens: Bool) -> PassTransition {
    let transition = PassTransition(self, opens: opens)
    transition.onEnd = { [weak self] in
      self?.transition = nil
      self?.driver = nil
    }
    self.transition = transition
    return transition
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeTransition(opens: true) }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeTransition(opens: false) }

  /// Makes the interaction controller. Without a drag the transition starts by itself, and a finger
  /// can grab it.
  private func makeDriver() -> UIPercentDrivenInteractiveTransition {
    if let driver { return driver }
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    self.driver = driver
    return driver
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { makeDriver() }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { makeDriver() }
}
