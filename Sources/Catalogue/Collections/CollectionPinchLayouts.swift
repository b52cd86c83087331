import UIKit

// A pinch moves the cells from small cards to large ones. The distance between the fingers is the
// progress.

/// Changes between two layouts by a pinch.
final class PinchLayoutsViewController: PigmentsViewController {
  private let small: UICollectionViewFlowLayout = .cards(CGSize(width: 112, height: 112))
  private let large: UICollectionViewFlowLayout = .cards(CGSize(width: 173, height: 220))
  private var transition: UICollectionViewTransitionLayout?
  /// Whether the large cards are shown. During a pinch: whether they were shown before it.
  private var isLarge = false

  /// The scale of a pinch that completes the transition.
  @Parameter("Whole pinch", in: 1.2...4, step: 0.1)
  private var fullScale: CGFloat = 2
  @Parameter("Finishes beyond", in: 0.1...0.9, step: 0.05, unit: .percent)
  private var threshold: CGFloat = 0.5

  init() {
    super.init(collectionViewLayout: small)
    title = "Pinch"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.addGestureRecognizer(
      UIPinchGestureRecognizer(
        target: self, action: Selector(PinchLayoutsViewController.handlePinch)))
  }

  private func handlePinch(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      transition = collectionView.startInteractiveTransition(to: isLarge ? small : large)
    case .changed:
      transition?.transitionProgress = progress(of: pinch)
      transition?.invalidateLayout()
    case .ended where progress(of: pinch) > threshold:
      isLarge.toggle()
      collectionView.finishInteractiveTransition()
      transition = nil
    case .ended, .cancelled:
      collectionView.cancelInteractiveTransition()
      transition = nil
    case .possible, .failed: break
    }
  }

  private func progress(of pinch: UIPinchGestureRecognizer) -> CGFloat {
    let scale = isLarge ? 1 / pinch.scale : pinch.scale
    return min(max((scale - 1) / (fullScale - 1), 0), 1)
  }
}

extension Demo {
  static let collectionPinchLayouts = Demo(
    id: "collection-pinch-layouts", title: "Pinched layouts", seed: nil,
    summary: "Two fingers move the cells of a collection between two layouts.",
    trigger: "Pinch (Ctrl and the mouse): apart for large cards, together for small ones.",
    stageSize: Demo.defaultStageSize, glyph: .smallToLargeCards,
    phases: [
      Phase(
        "open", .pinch(center: CGPoint(x: 195, y: 420), from: 60, to: 125, duration: 0.6)),
      Phase(
        "close", after: "open",
        .pinch(center: CGPoint(x: 195, y: 420), from: 125, to: 60, duration: 0.6)),
      Phase(
        "open-cancel", .pinch(center: CGPoint(x: 195, y: 420), from: 60, to: 85, duration: 0.8)),
    ],
    tracedViews: ["Vermilion", "Malachite"],
    prototypes: { [PinchLayoutsViewController()] },
    makeRoot: { UINavigationController(rootViewController: PinchLayoutsViewController()) })
}
