import CoreGraphics
import QuartzCore

/// Zooming by a pinch or by the program.
extension UIScrollView {
  /// The resistance of a pinch beyond the limits, as an exponent of the scale (our choice).
  private static let zoomResistance: CGFloat = 0.5

  /// The zoomed view; during a zoom, the view with which it began.
  var zoomedView: UIView? { viewInZoom ?? notified?.viewForZooming(in: self) }
  var canZoom: Bool { maximumZoomScale > minimumZoomScale && zoomedView != nil }

  /// The zoomed view, if constraints place it and determine the content's size.
  private var constrainedZoomedView: UIView? {
    guard layoutRecord?.systemGuides[.scrollContent] != nil, givenScrolledSize == nil,
      let view = zoomedView, view.superview === self,
      !view.translatesAutoresizingMaskIntoConstraints
    else { return nil }
    return view
  }

  /// Returns the part of the content's size at the scale 1 that zooming keeps. As in UIKit, the
  /// distances that constraints set around the zoomed view are not zoomed.
  func sizeKeptInZoom(of size: CGSize) -> CGSize {
    guard let zoomed = constrainedZoomedView?.bounds.size else { return .zero }
    return CGSize(
      width: max(size.width - zoomed.width, 0), height: max(size.height - zoomed.height, 0))
  }

  /// The point of the content that zooming keeps in place: the content's origin, or that of a view
  /// which constraints place.
  private var zoomOrigin: CGPoint { constrainedZoomedView?.frame.origin ?? .zero }

  func allowed(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
  }

  /// Whether a number is a valid scale. Warns if it is not.
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
    if goal != zoomScale { adoptZoomedSize() }
    zoom(to: goal, offset: offset(zoomedTo: goal, about: middle), animated: animated)
  }

  func showZoomed(_ rect: CGRect, animated: Bool) {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else {
      return Diagnostics.warn(
        "A rectangle to zoom to must be finite and not empty; \(rect) is ignored.")
    }
    guard let view = zoomedView else { return }
    let scale = allowed(min(bounds.width / rect.width, bounds.height / rect.height))
    if scale != zoomScale { adoptZoomedSize() }
    // The middle of the rectangle will be in the middle of the view.
    let middle = convert(CGPoint(x: rect.midX, y: rect.midY), from: view)
    let (growth, origin) = (scale / zoomScale, zoomOrigin)
    let offset = CGPoint(
      x: origin.x + (middle.x - origin.x) * growth - bounds.width / 2,
      y: origin.y + (middle.y - origin.y) * growth - bounds.height / 2)
    zoom(to: scale, offset: axes(zoomedTo: scale).clamp(offset), animated: animated)
  }

  private func zoom(to scale: CGFloat, offset: CGPoint, animated: Bool) {
    endMotion()
    guard animated, window != nil, scale != zoomScale || offset != contentOffset else {
      applyZoom(scale, offset: offset)
      return rebasePinch()
    }
    // An animated zoom ends a pinch.
    pinchedScale = nil
    let view = zoomedView
    beginAnimation(to: scale, offset: offset, isBounce: false)
    notifyZoomingBegins(with: view)
  }

  private func beginAnimation(to scale: CGFloat, offset: CGPoint, isBounce: Bool) {
    var animation = ScrollAnimation(
      from: contentOffset, to: offset, start: hostScene.screen.clock.now)
    animation.zoom = (zoomScale, scale, isBounce)
    enter(.animating(animation))
  }

  /// Returns the offset that keeps a point of the content in place on the screen.
  private func offset(zoomedTo scale: CGFloat, about point: CGPoint) -> CGPoint {
    let (growth, origin) = (scale / zoomScale - 1, zoomOrigin)
    return axes(zoomedTo: scale).clamp(
      CGPoint(
        x: contentOffset.x + (point.x - origin.x) * growth,
        y: contentOffset.y + (point.y - origin.y) * growth))
  }

  func axes(zoomedTo scale: CGFloat) -> ScrollAxes {
    axes(content: contentSize(zoomedTo: scale))
  }

  /// The maximum depth of nested calls of `scrollViewDidZoom(_:)`.
  private static let deepestZoomCall = 20

  /// Scales the content, and sets the offset.
  func applyZoom(_ scale: CGFloat, offset: CGPoint) {
    let growth = scale / zoomScale
    guard growth != 1 else { return move(to: offset) }
    setZoom(scale)
    if let view = zoomedView {
      let (origin, center) = (zoomOrigin, view.center)
      view.transform = view.transform.scaledBy(x: growth, y: growth)
      view.center = CGPoint(
        x: origin.x + (center.x - origin.x) * growth, y: origin.y + (center.y - origin.y) * growth)
    }
    move(to: offset)
    rebaseMotion(from: contentOffset)
    guard zoomCallDepth < Self.deepestZoomCall else {
      return Diagnostics.warn(
        "A scroll view's delegate zooms without end; it is not called again for that.")
    }
    zoomCallDepth += 1
    notified?.scrollViewDidZoom(self)
    zoomCallDepth -= 1
  }

  // MARK: The pinch

  func pinchDidChange(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      beginPinch()
      followPinch(pinch)
    case .changed: followPinch(pinch)
    case .ended, .cancelled: release(pinch)
    case .possible, .failed: break
    }
  }

  private func beginPinch() {
    guard let view = zoomedView else { return }
    adoptZoomedSize()
    if isZoomAnimating {
      // The pinch grabs a scale that springs back or is animated, so zooming continues.
      enter(.resting)
    } else if !isDragging {
      endMotion()
    }
    pinchedScale = unresisted(zoomScale)
    notifyZoomingBegins(with: view)
  }

  /// Notifies the delegate once, even if several kinds of zooming follow each other without a rest.
  private func notifyZoomingBegins(with view: UIView?) {
    guard !isZoomReported else { return }
    isZoomReported = true
    viewInZoom = view
    notified?.scrollViewWillBeginZooming(self, with: view)
  }

  private func followPinch(_ pinch: UIPinchGestureRecognizer) {
    guard let start = pinchedScale else { return }
    let scale = resisted(start * pinch.scale)
    guard scale.isFinite, scale > 0 else { return }
    applyZoom(scale, offset: offset(zoomedTo: scale, about: pinch.location(in: self)))
  }

  /// Returns the displayed scale for the scale of a pinch, with resistance.
  private func resisted(_ scale: CGFloat) -> CGFloat {
    let limit = allowed(scale)
    return bouncesZoom ? limit * pow(scale / limit, Self.zoomResistance) : limit
  }

  /// Returns the inverse: the scale of a pinch for a displayed scale.
  private func unresisted(_ scale: CGFloat) -> CGFloat {
    let limit = allowed(scale)
    return bouncesZoom ? limit * pow(scale / limit, 1 / Self.zoomResistance) : limit
  }

  /// Continues a pinch from a scale that the program has set.
  private func rebasePinch() {
    guard isZooming else { return }
    pinchedScale = unresisted(zoomScale)
    pinch.scale = 1
  }

  /// Called when the pinch has ended: the scale springs back into its range.
  private func release(_ pinch: UIPinchGestureRecognizer) {
    guard isZooming else { return }
    let scale = allowed(zoomScale)
    guard scale != zoomScale, window != nil else { return endPinch() }
    // The drag that ended together with the pinch must not decelerate.
    endMotion()
    guard isZooming else { return }
    pinchedScale = nil
    beginAnimation(
      to: scale, offset: offset(zoomedTo: scale, about: pinch.location(in: self)), isBounce: true)
  }

  /// Ends a running pinch at a valid scale.
  func endPinch() {
    guard isZooming else { return }
    pinchedScale = nil
    endZooming()
  }

  /// Notifies the delegate that zooming has ended. An interrupted bounce is completed at once.
  func endZooming() {
    let scale = allowed(zoomScale)
    if scale != zoomScale {
      let middle = CGPoint(x: bounds.midX, y: bounds.midY)
      applyZoom(scale, offset: offset(zoomedTo: scale, about: middle))
    }
    // A callback may have zoomed meanwhile.
    guard isZoomReported, !isZooming, !isZoomAnimating else { return }
    // Between two scales the offset may be outside the range of both.
    if case .resting = phase, !isTracking { contentOffset = axes.clamp(contentOffset) }
    let view = zoomedView
    isZoomReported = false
    viewInZoom = nil
    notified?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
  }

  /// Whether the scale springs back into its range. Only a pinch may interrupt it.
  var isScaleBouncing: Bool { isZoomAnimating && allowed(zoomScale) != zoomScale }

  private var isZoomAnimating: Bool {
    if case .animating(let animation) = phase { animation.zoom != nil } else { false }
  }
}

/// The pinch recogniser of a scroll view. It recognises together with the pan, and fails if nothing
/// can be zoomed.
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

  override func reset() {
    super.reset()
    scrollView?.touchesAreOver()
  }
}
