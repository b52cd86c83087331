import CoreGraphics
import QuartzCore

/// Applies the engine's results to views.
extension UIView {
  /// Runs the requested constraint updates, and solves.
  ///
  /// - Parameter isLayingOut: whether the view is about to be laid out anyway.
  func prepareLayout(isLayingOut: Bool) {
    guard let layoutRecord else { return }
    if layoutRecord.needsUpdate || layoutRecord.hasUpdateBelow { updateConstraintsIfNeeded() }
    guard let engine = layoutEngine else {
      return prepareNewEngine(isLayingOut: isLayingOut)
    }
    recordInsets(engine)
    engine.prepare(during: isLayingOut ? self : nil)
  }

  /// Makes an engine for a view that has no superview and does not use autoresizing, or whose
  /// engine was discarded.
  private func prepareNewEngine(isLayingOut: Bool) {
    let root = islandRoot
    guard let record = root.layoutRecord, record.hostedEngine == nil,
      root.hasConstraintsInIsland
    else { return }
    let engine = root.makeLayoutEngine()
    engine.prepare(during: isLayingOut ? self : nil)
  }

  private var hasConstraintsInIsland: Bool {
    guard let layoutRecord else { return false }
    if !layoutRecord.constraints.isEmpty || !translatesAutoresizingMaskIntoConstraints {
      return true
    }
    return children.contains { !$0.isIslandRoot }
  }

  /// Records the insets, which change with the views around this one without a notification.
  private func recordInsets(_ engine: LayoutEngine) {
    guard let guides = layoutRecord?.systemGuides, !guides.isEmpty else { return }
    for guide in guides.values {
      if let box = engine.knownBox(of: guide) { engine.geometryDidChange(of: box) }
    }
  }

  /// Updates the engine after the view's frame was set.
  func frameDidChange() {
    if layoutRecord?.systemGuides[.scrollFrame] != nil { setNeedsLayout() }
    // A frame that is set on a view placed by constraints is ignored.
    if !translatesAutoresizingMaskIntoConstraints, superview != nil { return }
    guard let box = layoutRecord?.box, let engine = box.engine else {
      // A root has no box if no constraint uses its size.
      return
    }
    let isRoot = engine.root === self
    guard isRoot || translatesAutoresizingMaskIntoConstraints else { return }
    // The position of a root does not affect its content.
    if isRoot, engine.knows(bounds.size, of: box) { return }
    // Views and controllers often set equal frames in every layout, which needs no other one.
    if !isRoot, !box.isStale, !engine.isOutdated(box) { return }
    engine.geometryDidChange(of: box)
    if isRoot { setNeedsLayout() } else { superview?.setNeedsLayout() }
  }

  /// Places the subviews that have constraints. It is a part of `layoutSubviews()`.
  func placeSubviews() {
    // In most layouts, most views have nothing to place.
    if children.isEmpty, superview != nil, layoutRecord?.systemGuides.isEmpty ?? true { return }
    // The controller can have changed constraints just before.
    prepareLayout(isLayingOut: true)
    guard let engine = layoutEngine else { return }
    let scale = BitmapScale.resolve(traitCollection.displayScale)
    if superview == nil, !translatesAutoresizingMaskIntoConstraints,
      let size = engine.frame(of: self)?.size.rounded(toScale: scale), size != bounds.size
    {
      bounds.size = size
    }
    for child in children {
      guard !child.translatesAutoresizingMaskIntoConstraints, child.superview === self,
        let solved = engine.frame(of: child)
      else { continue }
      let frame = placedFrame(of: child, solved: solved).rounded(toScale: scale)
      child.setFrame(frame, zoomedTo: zoomScale(of: child))
    }
    placeContent(engine, scale: scale)
  }

  /// Sets a frame through bounds and centre, so that the transform is kept.
  ///
  /// The centre is the middle of the frame, as on iOS, where the layout takes no account of the
  /// layer's anchor point: with another one than the middle the view is shown beside its frame.
  ///
  /// - Parameter scale: the scale of a zoomed view's transform, which keeps the frame's origin.
  private func setFrame(_ frame: CGRect, zoomedTo scale: CGFloat) {
    let layer = layer
    let old = layer.bounds
    if old.size != frame.size { bounds = CGRect(origin: old.origin, size: frame.size) }
    let point = CGPoint(
      x: frame.minX + frame.width * scale / 2, y: frame.minY + frame.height * scale / 2)
    if layer.position != point { center = point }
  }

  private func placeContent(_ engine: LayoutEngine, scale: CGFloat) {
    guard let guide = layoutRecord?.systemGuides[.scrollContent],
      let size = engine.frame(of: guide)?.size
    else { return }
    scrolledSize = size.rounded(toScale: scale)
  }
}

extension LayoutEngine {
  /// The frame of a guide in its owning view.
  static func frame(of guide: UILayoutGuide, in view: UIView) -> CGRect {
    if let engine = view.layoutEngine, let frame = engine.frame(of: guide) { return frame }
    // The engine has no variables for a guide that no constraint uses.
    let bounds = CGRect(origin: .zero, size: view.bounds.size)
    let safe = view.safeAreaInsets
    return switch guide.role {
    case .own, .offset: .zero
    case .safeArea: bounds.inset(by: safe)
    case .margins: bounds.inset(by: view.layoutMargins)
    case .readableContent: readablePart(of: bounds.inset(by: view.layoutMargins))
    case .top: CGRect(x: 0, y: 0, width: bounds.width, height: safe.top)
    case .bottom:
      CGRect(x: 0, y: bounds.height - safe.bottom, width: bounds.width, height: safe.bottom)
    case .keyboard:
      bounds.inset(
        by: UIEdgeInsets(
          top: bounds.height - ((guide as? UIKeyboardLayoutGuide)?.height ?? 0), left: 0,
          bottom: 0, right: 0))
    case .scrollContent: CGRect(origin: .zero, size: view.scrolledSize)
    case .scrollFrame: view.bounds
    }
  }

  /// The readable width, centred in the area within the margins.
  private static func readablePart(of area: CGRect) -> CGRect {
    area.insetBy(dx: max(area.width - CGFloat(readableWidth), 0) / 2, dy: 0)
  }
}

extension CGRect {
  /// The rectangle with its edges rounded to whole pixels.
  fileprivate func rounded(toScale scale: CGFloat) -> CGRect {
    func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (x, y) = (rounded(minX), rounded(minY))
    guard scale == scale.rounded() else {
      // Rounds a length up, because text sizes must not lose a part of a pixel.
      func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
      return CGRect(x: x, y: y, width: up(width), height: up(height))
    }
    return CGRect(x: x, y: y, width: rounded(maxX) - x, height: rounded(maxY) - y)
  }
}

extension CGSize {
  fileprivate func rounded(toScale scale: CGFloat) -> CGSize {
    CGSize(
      width: (width * scale).rounded() / scale, height: (height * scale).rounded() / scale)
  }
}
