import CoreGraphics
import QuartzCore

/// Content that a pinch, or the program, makes larger and smaller.
extension UIScrollView {
  /// How much of what fingers spread beyond the limits is shown, as a power; ours.
  private static let zoomResistance: CGFloat = 0.5

  var zoomedView: UIView? { delegate?.viewForZooming(in: self) }
  var canZoom: Bool { maximumZoomScale > minimumZoomScale && zoomedView != nil }

  func allowed(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
  }

  /// Whether a number can be a scale; says so where it cannot.
  func isScale(_ scale: CGFloat, _ name: String) -> Bool {
    if scale.isFinite, scale > 0 { return true }
    Diagnostics.warn("\(name) must be finite and above 0; \(scale) is ignored.")
    return false
  }

  // MARK: The program

  func changeZoom(to scale: CGFloat, animated: Bool) {
    guard isScale(scale, "A zoom scale"), zoomedView != nil else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let goal = allowed(scale)
    zoom(to: goal, offset: offset(zoomedTo: goal, about: middle), animated: animated)
  }

  func showZoomed(_ rect: CGRect, animated: Bool) {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else {
      return Diagnostics.warn(
        "A rectangle to zoom to must be finite and not empty; \(rect) is ignored.")
    }
    guard let view = zoomedView else { return }
    let scale = allowed(min(bounds.width / rect.width, bounds.height / rect.height))
    // Where the rectangle's middle is now, and hence will be.
    let middle = convert(CGPoint(x: rect.midX, y: rect.midY), from: view)
    let growth = scale / zoomScale
    let offset = CGPoint(
      x: middle.x * growth - bounds.width / 2, y: middle.y * growth - bounds.height / 2)
    zoom(to: scale, offset: axes(zoomedTo: scale).clamp(offset), animated: animated)
  }

  private func zoom(to scale: CGFloat, offset: CGPoint, animated: Bool, isBounce: Bool = false) {
    interrupt()
    guard animated, window != nil, scale != zoomScale || offset != contentOffset else {
      return applyZoom(scale, offset: offset)
    }
    if !isBounce, let view = zoomedView { delegate?.scrollViewWillBeginZooming(self, with: view) }
    guard case .resting = phase else { return }
    var course = ScrollCourse(from: contentOffset, to: offset, start: CACurrentMediaTime())
    course.zoom = (zoomScale, scale, isBounce)
    enter(.animating(course))
  }

  /// The offset at which a point of the content stays where it is seen.
  private func offset(zoomedTo scale: CGFloat, about point: CGPoint) -> CGPoint {
    let growth = scale / zoomScale - 1
    return axes(zoomedTo: scale).clamp(
      CGPoint(x: contentOffset.x + point.x * growth, y: contentOffset.y + point.y * growth))
  }

  private func axes(zoomedTo scale: CGFloat) -> ScrollAxes {
    axes(content: contentSize(zoomedTo: scale))
  }

  /// Gives the content another scale, about its origin, and shows it at an offset.
  func applyZoom(_ scale: CGFloat, offset: CGPoint) {
    let growth = scale / zoomScale
    guard growth != 1 else { return move(to: offset) }
    setZoom(scale)
    if let view = zoomedView {
      view.transform = view.transform.scaledBy(x: growth, y: growth)
      view.center = CGPoint(x: view.center.x * growth, y: view.center.y * growth)
    }
    move(to: offset)
    rebaseMotion(from: contentOffset)
    delegate?.scrollViewDidZoom(self)
  }

  // MARK: The pinch

  func pinchDidChange(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      guard let view = zoomedView else { return }
      if !isDragging { interrupt() }
      pinchedScale = zoomScale
      delegate?.scrollViewWillBeginZooming(self, with: view)
      followPinch(pinch)
    case .changed: followPinch(pinch)
    case .ended, .cancelled: endPinch(pinch)
    case .possible, .failed: break
    }
  }

  private func followPinch(_ pinch: UIPinchGestureRecognizer) {
    guard let start = pinchedScale else { return }
    let wanted = start * pinch.scale
    let limit = allowed(wanted)
    let scale = bouncesZoom ? limit * pow(wanted / limit, Self.zoomResistance) : limit
    guard scale.isFinite, scale > 0 else { return }
    applyZoom(scale, offset: offset(zoomedTo: scale, about: pinch.location(in: self)))
  }

  private func endPinch(_ pinch: UIPinchGestureRecognizer) {
    guard pinchedScale != nil else { return }
    pinchedScale = nil
    let scale = allowed(zoomScale)
    guard scale != zoomScale else { return endZooming() }
    zoom(
      to: scale, offset: offset(zoomedTo: scale, about: pinch.location(in: self)),
      animated: true, isBounce: true)
    if case .animating = phase {} else { endZooming() }
  }

  /// Says that zooming is over; a bounce that was interrupted is completed at once.
  func endZooming() {
    let scale = allowed(zoomScale)
    if scale != zoomScale {
      let middle = CGPoint(x: bounds.midX, y: bounds.midY)
      applyZoom(scale, offset: offset(zoomedTo: scale, about: middle))
    }
    delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
  }
}

/// A scroll view's pinch: it goes on beside its pan, and fails where nothing can be zoomed.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard scrollView?.canZoom ?? false else {
      if state == .possible { state = .failed }
      return
    }
    super.touchesBegan(touches, with: event)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pan
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.pan
  }
}
