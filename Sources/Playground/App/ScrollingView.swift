import UIKit

/// Shows a part of something taller than itself: dragged, thrown, or moved by the wheel.
final class ScrollingView: UIView {
  let contentView = UIView()
  private var offset: CGFloat = 0
  private var grabbedOffset: CGFloat = 0
  /// Points a second, after a throw.
  private var speed: CGFloat = 0
  private var link: CADisplayLink?
  private var lastTime: TimeInterval = 0

  /// The part of its speed that a throw keeps after a second: 0.998 each millisecond, as observed on
  /// iOS.
  private static let friction: CGFloat = 0.135
  /// Points a second under which a throw is over.
  private static let slowest: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addSubview(contentView)
    addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(ScrollingView.drag)))
  }

  required init?(coder: NSCoder) { nil }

  /// In points; at least as high as the view itself.
  var contentHeight: CGFloat = 0 { didSet { place() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private var longestOffset: CGFloat { max(contentHeight - bounds.size.height, 0) }

  /// Moves the content by points; positive ones show what is below.
  func scroll(by points: CGFloat) {
    stop()
    move(to: offset + points)
  }

  private func move(to newOffset: CGFloat) {
    guard newOffset.isFinite else { return }
    offset = newOffset
    place()
  }

  private func place() {
    offset = min(max(offset, 0), longestOffset)
    contentView.frame = CGRect(
      x: 0, y: -offset.rounded(), width: bounds.size.width,
      height: max(contentHeight, bounds.size.height))
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      stop()
      grabbedOffset = offset
    case .changed: move(to: grabbedOffset - pan.translation(in: self).y)
    case .ended: glide(at: -pan.velocity(in: self).y)
    default: break
    }
  }

  private func glide(at velocity: CGFloat) {
    guard velocity.isFinite, abs(velocity) > Self.slowest, longestOffset > 0 else { return }
    speed = velocity
    lastTime = CACurrentMediaTime()
    let link = CADisplayLink(target: self, selector: Selector(ScrollingView.step))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func step(_ link: CADisplayLink) {
    let now = CACurrentMediaTime()
    let elapsed = CGFloat(now - lastTime)
    lastTime = now
    move(to: offset + speed * elapsed)
    speed *= CGFloat(pow(Double(Self.friction), Double(elapsed)))
    if abs(speed) < Self.slowest || offset <= 0 || offset >= longestOffset { stop() }
  }

  private func stop() {
    link?.invalidate()
    link = nil
  }
}
