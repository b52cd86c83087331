import UIKit

// Two controllers share one view. The top controller has it, and the animator moves it from one to
// the other.

/// A record that counts its taps.
private final class RecordView: UIControl {
  static let side: CGFloat = 240
  private let label = UILabel()
  private var taps = 0 { didSet { showCount() } }

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    layer.name = "record"
    for (inset, color) in [
      (0, UIColor.night), (24, .systemIndigo), (28, .night), (70, .cantaloupe),
    ]
      as [(CGFloat, UIColor)]
    {
      let disc = UIView(frame: bounds.insetBy(dx: inset, dy: inset))
      disc.backgroundColor = color
      disc.layer.cornerRadius = disc.bounds.width / 2
      disc.isUserInteractionEnabled = false
      addSubview(disc)
    }
    label.frame = bounds.insetBy(dx: 76, dy: 90)
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textColor = .black
    label.textAlignment = .center
    addSubview(label)
    showCount()
    addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func showCount() { label.text = taps == 1 ? "1 tap" : "\(taps) taps" }
}

/// A controller that has the record while it is on top of the stack.
@MainActor
private protocol RecordHolder: UIViewController {
  /// The centre and the scale of the record in the controller's view.
  var recordPlace: (center: CGPoint, scale: CGFloat) { get }
}

extension RecordHolder {
  func take(_ record: RecordView) {
    view.addSubview(record)
    record.place(at: recordPlace)
  }
}

extension RecordView {
  fileprivate func place(at place: (center: CGPoint, scale: CGFloat)) {
    center = place.center
    transform = CGAffineTransform(scaleX: place.scale, y: place.scale)
  }
}

private final class ShelfViewController: UIViewController, RecordHolder {
  private let record = RecordView()

  var recordPlace: (center: CGPoint, scale: CGFloat) {
    (CGPoint(x: view.bounds.midX, y: 250), 0.5)
  }

  override func loadView() {
    title = "Shelf"
    view = DemoPage(
      color: .honeydew, title: "Shelf",
      caption: "Tap the record: it remembers.", hint: "Both pages share one view")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    take(record)
    let button = UIButton.soft("Play", background: UIColor(white: 1, alpha: 0.7))
    button.setTitleColor(.black, for: .normal)
    button.frame = CGRect(x: (view.bounds.width - 160) / 2, y: 360, width: 160, height: 44)
    button.staysCentered()
    button.addTarget(self, action: Selector(ShelfViewController.play), for: .touchUpInside)
    view.addSubview(button)
  }

  private func play() {
    navigationController?.pushViewController(PlayerViewController(), animated: true)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if record.superview === view { record.place(at: recordPlace) }
  }
}

private final class PlayerViewController: UIViewController, RecordHolder {
  var recordPlace: (center: CGPoint, scale: CGFloat) {
    (CGPoint(x: view.bounds.midX, y: max(view.bounds.midY, 300)), 1.25)
  }

  override func loadView() {
    title = "Player"
    view = DemoPage(
      color: .sky, title: "Player",
      caption: "The same view, with what it remembers.")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let record = view.subviews.lazy.compactMap { $0 as? RecordView }.first
    record?.place(at: recordPlace)
  }
}

/// Cross-fades the pages, and moves the record from one to the other.
private final class RecordAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
  private var duration: TimeInterval = 0.5
  @Parameter("Curve", choices: Choices.curves)
  private var curve = UIView.AnimationOptions.curveEaseInOut

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let from = transitionContext.viewController(forKey: .from) as? any RecordHolder,
      let to = transitionContext.viewController(forKey: .to) as? any RecordHolder,
      let record = from.view.subviews.lazy.compactMap({ $0 as? RecordView }).first
    else { return transitionContext.completeTransition(false) }
    to.view.frame = transitionContext.finalFrame(for: to)
    to.view.alpha = 0
    container.addSubview(to.view)
    record.center = container.convert(record.center, from: from.view)
    container.addSubview(record)
    let place = to.recordPlace
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: curve
    ) {
      to.view.alpha = 1
      record.place(at: (container.convert(place.center, from: to.view), place.scale))
    } completion: { _ in
      (transitionContext.transitionWasCancelled ? from : to).take(record)
      to.view.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

private final class RecordStack: UINavigationController, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { RecordAnimator() }
}

extension Demo {
  static let sharedView = Demo(
    id: "nav-shared-view", title: "A view for two", seed: 2,
    summary: "Two controllers share one view.",
    trigger: "Press “Play”, then the back button.",
    stageSize: Demo.defaultStageSize, glyph: .sharedRecord,
    phases: [
      Phase("push", .tap("Play")), Phase("pop", after: "push", .tap("Shelf")),
    ],
    tracedViews: ["record"],
    prototypes: { [RecordAnimator()] },
    makeRoot: { RecordStack(rootViewController: ShelfViewController()) })
}

extension DemoGlyph {
  /// A record grows from one page to the other.
  static let sharedRecord: DemoGlyph = {
    func record(_ y: CGFloat, _ width: CGFloat) -> [Page] {
      // A disc of rows. The small screen is one and a half times as high as it is wide.
      let rows = 12
      return (0..<rows).map { row in
        let height = (CGFloat(row) + 0.5) * 2 / CGFloat(rows) - 1
        let half = width / 2 * (1 - height * height).squareRoot()
        return Page(color: .night, ink: .clear)
          .at(
            x: 0.5 - half, y: y + width / 3 * height - width / 3 / CGFloat(rows),
            width: 2 * half, height: width * 2 / 3 / CGFloat(rows))
      }
    }
    let (shelf, player) = (Page(color: .honeydew, ink: .clear), Page(color: .sky, ink: .clear))
    return DemoGlyph(
      before: [shelf] + record(0.3, 0.35),
      during: [shelf, player.faded(to: 0.5)] + record(0.42, 0.55),
      after: [player] + record(0.52, 0.8))
  }()
}
