import UIKit

/// The marks that the studio shows over the stage: touches, and areas that are drawn again.
final class StageOverlayView: UIView {
  private let touches = TouchesView(frame: .zero)
  private let damage = DamageView(frame: .zero)
  private var meter: DamageMeter?

  var showsTouches = true { didSet { touches.isHidden = !showsTouches } }
  var showsDamage = false {
    didSet {
      guard showsDamage != oldValue else { return }
      damage.isHidden = !showsDamage
      reset()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    damage.isHidden = true
    for subview in [damage, touches] { addSubview(subview) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for subview in [damage, touches] { subview.frame = bounds }
  }

  /// Another demo is on the stage.
  func reset() {
    meter = showsDamage ? DamageMeter() : nil
  }

  /// Shows the session's demo at the moment of its playhead.
  func update(with session: StageSession) {
    guard let frame = session.shownFrame, frame.size.width > 0 else { return touches.show([]) }
    let factor = bounds.width / frame.size.width
    if showsTouches {
      let places = session.playhead.isLive ? session.recorder.touches : frame.touches
      touches.show(places.map { CGPoint(x: $0.x * factor, y: $0.y * factor) })
    }
    let scale = session.scene.screen.scale
    guard let meter, scale > 0 else { return }
    let pixel = factor / scale
    damage.show(
      meter.changes(in: frame.list(scale: scale)).map {
        CGRect(
          x: $0.minX * pixel, y: $0.minY * pixel, width: $0.width * pixel,
          height: $0.height * pixel)
      })
  }
}
