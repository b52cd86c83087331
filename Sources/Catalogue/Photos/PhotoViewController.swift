import UIKit

/// A photograph on the full screen. A finger can grab it, also during its flight.
final class PhotoViewController: UIViewController, UIViewControllerTransitioningDelegate {
  let index: Int
  private(set) weak var grid: PhotoGridViewController?
  let backdrop = UIView()
  let imageView = UIImageView()
  /// The views around the photograph.
  let chrome = UIView()

  private let photograph: Photograph
  private let closeButton = UIButton.soft("Done", background: .secondarySystemFill)
  private let titleLabel = UILabel()
  private let placeLabel = UILabel()
  private var transition: PhotoTransition?
  /// The pan during a drag; nil otherwise.
  private var drag: UIPanGestureRecognizer?

  init(_ photograph: Photograph, index: Int, grid: PhotoGridViewController) {
    self.photograph = photograph
    self.index = index
    self.grid = grid
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    backdrop.backgroundColor = .systemBackground
    imageView.image = photograph.image
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.name = "Photograph"
    titleLabel.text = photograph.title
    chrome.maximumContentSizeCategory = .extraExtraExtraLarge
    titleLabel.setFont(of: .headline)
    placeLabel.text = photograph.place
    placeLabel.setFont(of: .subheadline)
    placeLabel.textColor = .secondaryLabel
    closeButton.setTitleColor(.label, for: .normal)
    closeButton.addTarget(self, action: Selector(PhotoViewController.close), for: .touchUpInside)
    for item in [titleLabel, placeLabel, closeButton] { chrome.addSubview(item) }
    for item in [backdrop, imageView, chrome] { view.addSubview(item) }
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(PhotoViewController.pan)))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (size, safeArea) = (view.bounds.size, view.safeAreaInsets)
    backdrop.frame = view.bounds
    chrome.frame = view.bounds
    closeButton.frame = CGRect(x: size.width - 88, y: safeArea.top + 16, width: 72, height: 40)
    let bottom = size.height - safeArea.bottom - 24
    let title = chrome.scaled(24, as: .headline)
    let place = chrome.scaled(24, as: .subheadline)
    titleLabel.frame = CGRect(
      x: 16, y: bottom - place - title, width: size.width - 32, height: title)
    placeLabel.frame = CGRect(x: 16, y: bottom - place, width: size.width - 32, height: place)
    // During a flight or a drag the transition sets the photograph's frame.
    if transition == nil { imageView.frame = frameOnScreen }
  }

  /// The largest centred frame with the photograph's aspect ratio.
  var frameOnScreen: CGRect {
    let (size, own) = (view.bounds.size, photograph.size)
    let scale = min(size.width / own.width, size.height / own.height)
    let fitted = CGSize(width: own.width * scale, height: own.height * scale)
    return CGRect(
      x: (size.width - fitted.width) / 2, y: (size.height - fitted.height) / 2,
      width: fitted.width, height: fitted.height)
  }

  private func close() { if transition == nil { dismiss(animated: true) } }

  // MARK: The finger

  private func pan(_ pan: UIPanGestureRecognizer) {
    let finger = pan.location(in: view)
    switch pan.state {
    case .began:
      if let transition { return transition.grab(at: finger) }
      drag = pan
      dismiss(animated: true)
    case .changed: transition?.drag(to: finger)
    case .ended: transition?.release(at: finger, velocity: pan.velocity(in: view))
    case .cancelled: transition?.release(at: finger, velocity: .zero)
    default: break
    }
  }

  // MARK: The transition

  private func makeTransition(opens: Bool) -> PhotoTransition {
    let transition = PhotoTransition(self, opens: opens, grip: drag?.location(in: view))
    drag = nil
    self.transition = transition
    transition.onEnd = { [weak self] in
      self?.transition = nil
      self?.view.setNeedsLayout()
    }
    return transition
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
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
