import UIKit

// Every gesture recogniser on one page, all at once, each with its state.

/// A recogniser that never recognises. It reports touches, so that the rows are updated while a
/// gesture may change.
final class FingerWatcher: UIGestureRecognizer {
  var onTouch: () -> Void = {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    onTouch()
    state = .failed
  }
}

final class RecognizersViewController: UIViewController, UIGestureRecognizerDelegate {
  @Parameter("Returns in", in: 0.1...3, step: 0.05, unit: .seconds)
  private var duration: TimeInterval = 0.5
  @Parameter("Spring") private var spring = DampedSpring(dampingRatio: 0.7)

  private let titleLabel = UILabel()
  private let captionLabel = UILabel()
  private let card = UIView()
  private let panel = UIView()
  private var rows: [StateRow] = []
  private var displayLink: CADisplayLink?
  private var cardTurn = CGAffineTransform.identity
  /// The translation that the card has followed already: recognisers count from the start of the
  /// gesture.
  private var seenTranslation = CGPoint.zero
  private var seenScale: CGFloat = 1
  private var seenAngle: CGFloat = 0

  private static let tallestRow: CGFloat = 38

  private let tap = UITapGestureRecognizer()
  private let doubleTap = UITapGestureRecognizer()
  private let longPress = UILongPressGestureRecognizer()
  private let pan = UIPanGestureRecognizer()
  private let edgePan = UIScreenEdgePanGestureRecognizer()
  private let swipe = UISwipeGestureRecognizer()
  private let pinch = UIPinchGestureRecognizer()
  private let rotation = UIRotationGestureRecognizer()
  private let hover = UIHoverGestureRecognizer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    titleLabel.text = "Recognisers"
    view.maximumContentSizeCategory = .extraExtraExtraLarge
    titleLabel.setFont(.systemFont(ofSize: 28, weight: .bold), scaledAs: .title1)
    titleLabel.textColor = .label
    captionLabel.text = "Touch anywhere. Ctrl makes a second finger."
    captionLabel.setFont(of: .subheadline)
    captionLabel.textColor = .secondaryLabel
    captionLabel.adjustsFontSizeToFitWidth = true
    for label in [titleLabel, captionLabel] {
      label.textAlignment = .center
      view.addSubview(label)
    }
    card.layer.name = "Card"
    card.backgroundColor = .systemIndigo
    card.layer.cornerRadius = 16
    card.isUserInteractionEnabled = false
    panel.backgroundColor = .secondarySystemGroupedBackground
    panel.layer.cornerRadius = 20
    panel.isUserInteractionEnabled = false
    view.addSubview(card)
    view.addSubview(panel)
    addRecognizers()
  }

  private func addRecognizers() {
    doubleTap.numberOfTapsRequired = 2
    tap.require(toFail: doubleTap)
    swipe.direction = [.left, .right, .up, .down]
    edgePan.edges = .all
    rows = [
      StateRow("Tap", tap, measure: place(of: tap)),
      StateRow("Double tap", doubleTap, measure: place(of: doubleTap)),
      StateRow("Long press", longPress, measure: place(of: longPress)),
      StateRow("Pan", pan, measure: translation(of: pan)),
      StateRow("Edge pan", edgePan, measure: translation(of: edgePan)),
      StateRow("Swipe", swipe, measure: place(of: swipe)),
      StateRow("Pinch", pinch) { [pinch] in Self.text(pinch.scale) + " ×" },
      StateRow("Rotation", rotation) { [rotation] in
        Self.text(rotation.rotation * 180 / .pi) + "°"
      },
      StateRow("Hover", hover, measure: place(of: hover)),
    ]
    for row in rows {
      panel.addSubview(row)
      row.recognizer.delegate = self
      view.addGestureRecognizer(row.recognizer)
    }
    pan.addTarget(self, action: Selector(RecognizersViewController.moveCard))
    pinch.addTarget(self, action: Selector(RecognizersViewController.scaleCard))
    rotation.addTarget(self, action: Selector(RecognizersViewController.rotateCard))
    doubleTap.addTarget(self, action: Selector(RecognizersViewController.resetCard))
    hover.addTarget(self, action: Selector(RecognizersViewController.watch))
    let watcher = FingerWatcher()
    watcher.onTouch = { [unowned self] in watch() }
    watcher.delegate = self
    view.addGestureRecognizer(watcher)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  // MARK: What they measure

  private func place(of recognizer: UIGestureRecognizer) -> () -> String {
    { [unowned self] in text(recognizer.location(in: view)) }
  }

  private func translation(of pan: UIPanGestureRecognizer) -> () -> String {
    { [unowned self] in text(pan.translation(in: view)) }
  }

  private func text(_ point: CGPoint) -> String {
    "\(Int(point.x.rounded())), \(Int(point.y.rounded()))"
  }

  /// Returns a number with one decimal.
  private static func text(_ value: CGFloat) -> String { "\((value * 10).rounded() / 10)" }

  // MARK: Looking

  /// Updates the rows each frame until all recognisers are possible again.
  private func watch() {
    guard displayLink == nil else { return }
    let link = CADisplayLink(target: self, selector: Selector(RecognizersViewController.check))
    link.add(to: .main, forMode: .common)
    displayLink = link
  }

  private func check() {
    for row in rows { row.refresh() }
    let isOver = rows.allSatisfy { $0.recognizer === hover || $0.recognizer.state == .possible }
    guard isOver else { return }
    displayLink?.invalidate()
    displayLink = nil
  }

  // MARK: The card

  private func moveCard() {
    let translation = pan.translation(in: view)
    if pan.state == .began { seenTranslation = .zero }
    let step = CGAffineTransform(
      translationX: translation.x - seenTranslation.x, y: translation.y - seenTranslation.y)
    seenTranslation = translation
    placeCard(cardTurn.concatenating(step))
  }

  private func scaleCard() {
    if pinch.state == .began { seenScale = 1 }
    let step = pinch.scale / seenScale
    seenScale = pinch.scale
    placeCard(CGAffineTransform(scaleX: step, y: step).concatenating(cardTurn))
  }

  private func rotateCard() {
    if rotation.state == .began { seenAngle = 0 }
    let step = rotation.rotation - seenAngle
    seenAngle = rotation.rotation
    placeCard(CGAffineTransform(rotationAngle: step).concatenating(cardTurn))
  }

  private func placeCard(_ transform: CGAffineTransform) {
    cardTurn = transform
    card.transform = transform
  }

  private func resetCard() {
    cardTurn = .identity
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: spring.dampingRatio,
      initialSpringVelocity: spring.initialVelocity
    ) { self.card.transform = .identity }
  }

  // MARK: Layout

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let size = view.bounds.size
    let isLow = size.height < 600
    titleLabel.frame = CGRect(
      x: 0, y: isLow ? 16 : 56, width: size.width, height: view.scaled(34, as: .title1))
    captionLabel.frame = CGRect(
      x: 16, y: titleLabel.frame.maxY + 4, width: max(size.width - 32, 0),
      height: view.scaled(20, as: .subheadline))
    let free = size.height - captionLabel.frame.maxY
    let rowHeight = min(Self.tallestRow, (free * 0.72 / CGFloat(rows.count)).rounded(.down))
    let height = rowHeight * CGFloat(rows.count) + 16
    let width = min(size.width - 32, 480)
    panel.frame = CGRect(
      x: ((size.width - width) / 2).rounded(), y: size.height - height - (isLow ? 8 : 32),
      width: width, height: height)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 16, y: 8 + rowHeight * CGFloat(index), width: width - 32, height: rowHeight)
    }
    let between = panel.frame.minY - captionLabel.frame.maxY
    let side = max(min(between - 32, 160), 16).rounded()
    card.bounds = CGRect(x: 0, y: 0, width: side * 1.4, height: side)
    card.center = CGPoint(x: size.width / 2, y: captionLabel.frame.maxY + between / 2)
  }
}

extension Demo {
  static let recognizers = Demo(
    id: "recognizers", title: "Recognisers", seed: nil,
    summary: "Each with its state, live.",
    trigger: "Touch anywhere; hold Ctrl for a second finger.", stageSize: Demo.defaultStageSize,
    glyph: .fingers,
    phases: [
      Phase(
        "pan",
        .drag(from: CGPoint(x: 195, y: 250), to: CGPoint(x: 255, y: 300), duration: 0.4)),
      Phase(
        "pinch", .pinch(center: CGPoint(x: 195, y: 250), from: 60, to: 110, duration: 0.4)),
    ],
    tracedViews: ["Card"], prototypes: { [RecognizersViewController()] },
    makeRoot: { RecognizersViewController() })
}
