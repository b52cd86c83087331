import Catalogue
import CoreGraphics
import UIKit

/// Sixty views that fall onto each other, for `playground bench` only. Each tap reverses gravity.
final class DynamicsHeapController: UIViewController {
  private static let count = 60

  private var tiles: [UIView] = []
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private lazy var gravity = UIGravityBehavior(items: tiles)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for index in 0..<Self.count {
      let tile = UIView()
      tile.backgroundColor = UIColor(
        hue: CGFloat(index) / CGFloat(Self.count), saturation: 0.5, brightness: 0.9, alpha: 1)
      tile.layer.cornerRadius = 12
      view.addSubview(tile)
      tiles.append(tile)
    }
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(DynamicsHeapController.turn)))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard animator.behaviors.isEmpty else { return }
    let column = view.bounds.width / 12
    for (index, tile) in tiles.enumerated() {
      let side = column * (0.5 + 0.1 * CGFloat(index % 4))
      tile.bounds.size = CGSize(width: side, height: side)
      tile.center = CGPoint(
        x: column * (CGFloat(index % 12) + 0.45 + 0.02 * CGFloat(index / 12)),
        y: column * (CGFloat(index / 12) + 0.5))
    }
  }

  private func turn() {
    guard animator.behaviors.isEmpty else {
      gravity.gravityDirection.dy *= -1
      return
    }
    let (collision, properties) = (
      UICollisionBehavior(items: tiles), UIDynamicItemBehavior(items: tiles)
    )
    collision.translatesReferenceBoundsIntoBoundary = true
    (properties.elasticity, properties.friction) = (0.4, 0.3)
    for behavior in [gravity, collision, properties] { animator.addBehavior(behavior) }
  }
}

extension Demo {
  static let dynamicsHeap = Demo(
    id: "dynamics-60", title: "Sixty bodies", seed: nil,
    summary: "Sixty views fall on each other and onto the bounds of the screen.",
    trigger: "Tap anywhere.", stageSize: Demo.defaultStageSize,
    glyph: .cover,
    phases: [
      Phase("fall", .tapAt(CGPoint(x: 195, y: 422))),
      Phase("rise", after: "fall", .tapAt(CGPoint(x: 195, y: 422))),
    ],
    makeRoot: { DynamicsHeapController() })
}
