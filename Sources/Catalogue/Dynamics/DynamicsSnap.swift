import UIKit

// A tile that snaps to the nearest of four positions, and beads that hang from it on cords. An
// attachment behavior connects the finger with the point of the tile that it touches.

final class SnapViewController: UIViewController {
  /// The damping of the snap behavior.
  @Parameter("Damping", in: 0...1, step: 0.05)
  private var damping: CGFloat = 0.4
  /// The length of a cord, in heights of the tile.
  @Parameter("Cord", in: 0.2...0.8, step: 0.02, unit: .percent)
  private var cordLength: CGFloat = 0.42
  /// The resistance of the beads.
  @Parameter("Air", in: 0...10, step: 0.1)
  private var resistance: CGFloat = 2

  private let tile = UILabel()
  private let beads = (0..<3).map { _ in BeadView() }
  private let places = (0..<4).map { _ in UIView() }
  private let string = CAShapeLayer()
  private let caption = UILabel()

  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private var snap: UISnapBehavior?
  private var hold: UIAttachmentBehavior?
  private var place = 0
  /// The size of the view when the behaviors were made.
  private var size = CGSize.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(hex: 0x20243A)
    for place in places {
      place.layer.cornerRadius = 22
      place.layer.borderWidth = 1.5
      place.layer.borderColor = UIColor(hex: 0x4B5278).cgColor
      view.addSubview(place)
    }
    (string.fillColor, string.lineWidth) = (nil, 2)
    string.strokeColor = UIColor(hex: 0x8C93C0).cgColor
    view.layer.addSublayer(string)
    tile.text = "Snap"
    tile.font = .systemFont(ofSize: 24, weight: .bold)
    tile.textColor = UIColor(hex: 0x20243A)
    tile.textAlignment = .center
    tile.backgroundColor = UIColor(hex: 0xFFC857)
    tile.layer.cornerRadius = 22
    tile.layer.name = "Tile"
    tile.clipsToBounds = true
    tile.isUserInteractionEnabled = true
    let colors = [0xE9724C, 0xC5283D, 0x7FB7BE]
    for (bead, color) in zip(beads, colors) { bead.backgroundColor = UIColor(hex: color) }
    for item in beads.reversed() + [tile] { view.addSubview(item) }
    caption.text = "Tap a place, or throw the tile"
    caption.setFont(.systemFont(ofSize: 14), scaledAs: .subheadline)
    caption.maximumContentSizeCategory = .extraExtraExtraLarge
    caption.textColor = UIColor(hex: 0x9AA1C9)
    caption.textAlignment = .center
    view.addSubview(caption)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(SnapViewController.choose)))
    tile.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(SnapViewController.drag)))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    caption.frame = CGRect(
      x: 0, y: view.bounds.height - 64, width: view.bounds.width,
      height: caption.scaled(20, as: .subheadline))
    guard view.bounds.size != size else { return }
    size = view.bounds.size
    let side = (min(size.width, size.height) * 0.27).rounded()
    for (index, place) in places.enumerated() {
      place.bounds.size = CGSize(width: side, height: side)
      place.center = CGPoint(
        x: (size.width * (index % 2 == 0 ? 0.26 : 0.74)).rounded(),
        y: (size.height * (index < 2 ? 0.2 : 0.6)).rounded())
    }
    tile.bounds.size = CGSize(width: side - 16, height: side - 16)
    hang()
  }

  /// Makes the behaviors, with all items at rest.
  private func hang() {
    animator.removeAllBehaviors()
    tile.transform = .identity
    tile.center = places[place].center
    let length = (tile.bounds.height * cordLength).rounded()
    var (above, start): (UIView, CGFloat) = (tile, tile.bounds.height / 2)
    for bead in beads {
      bead.bounds.size = CGSize(width: length * 0.6, height: length * 0.6)
      bead.center = CGPoint(x: above.center.x, y: above.center.y + start + length)
      let cord = UIAttachmentBehavior.limitAttachment(
        with: above, offsetFromCenter: UIOffset(horizontal: 0, vertical: start), attachedTo: bead,
        offsetFromCenter: .zero)
      animator.addBehavior(cord)
      (above, start) = (bead, 0)
    }
    let air = UIDynamicItemBehavior(items: beads)
    (air.resistance, air.density, air.allowsRotation) = (resistance, 0.3, false)
    let gravity = UIGravityBehavior(items: beads)
    gravity.action = { [weak self] in self?.drawString() }
    for behavior in [air, gravity] { animator.addBehavior(behavior) }
    moveTile()
    drawString()
  }

  private func drawString() {
    let path = UIBezierPath()
    path.move(to: tile.center)
    let foot = CGPoint(x: 0, y: tile.bounds.height / 2).applying(tile.transform)
    path.addLine(to: CGPoint(x: tile.center.x + foot.x, y: tile.center.y + foot.y))
    for bead in beads { path.addLine(to: bead.center) }
    string.path = path.cgPath
  }

  /// Snaps the tile to its position.
  private func moveTile() {
    for (index, view) in places.enumerated() {
      view.backgroundColor = UIColor(hex: index == place ? 0x323860 : 0x282D49)
    }
    if let snap {
      snap.snapPoint = places[place].center
      if snap.dynamicAnimator != nil { return }
    }
    let behavior = snap ?? UISnapBehavior(item: tile, snapTo: places[place].center)
    behavior.damping = damping
    animator.addBehavior(behavior)
    snap = behavior
  }

  private func nearestPlace(to point: CGPoint) -> Int {
    let distances = places.map { hypot($0.center.x - point.x, $0.center.y - point.y) }
    return distances.indices.min { distances[$0] < distances[$1] } ?? 0
  }

  private func choose(_ tap: UITapGestureRecognizer) {
    place = nearestPlace(to: tap.location(in: view))
    moveTile()
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    let finger = pan.location(in: view)
    switch pan.state {
    case .began:
      if let snap { animator.removeBehavior(snap) }
      let point = pan.location(in: tile)
      let offset = UIOffset(
        horizontal: point.x - tile.bounds.midX, vertical: point.y - tile.bounds.midY)
      let hold = UIAttachmentBehavior(
        item: tile, offsetFromCenter: offset, attachedToAnchor: finger)
      (hold.length, self.hold) = (0, hold)
      animator.addBehavior(hold)
    case .changed: hold?.anchorPoint = finger
    default:
      guard let hold else { return }
      animator.removeBehavior(hold)
      self.hold = nil
      // The position that the tile would reach after a moment.
      let velocity = pan.velocity(in: view)
      place = nearestPlace(
        to: CGPoint(x: tile.center.x + velocity.x * 0.15, y: tile.center.y + velocity.y * 0.15))
      moveTile()
    }
  }
}

/// A disc, which collides as a disc too.
final class BeadView: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width / 2
  }
}

extension Demo {
  static let dynamicsSnap = Demo(
    id: "dynamics-snap", title: "Snap", seed: nil,
    summary: "A tile snaps to the nearest place, and beads on cords follow it.",
    trigger: "Tap a place, or drag the tile and release it.", stageSize: Demo.defaultStageSize,
    glyph: .snap,
    phases: [
      Phase("snap", .tapAt(CGPoint(x: 280, y: 500))),
      Phase("return", after: "snap", .tapAt(CGPoint(x: 100, y: 160))),
      Phase(
        "drag", .drag(from: CGPoint(x: 80, y: 190), to: CGPoint(x: 250, y: 260), duration: 0.5)),
    ],
    tracedViews: ["Tile"], prototypes: { [SnapViewController()] },
    makeRoot: { SnapViewController() })
}
