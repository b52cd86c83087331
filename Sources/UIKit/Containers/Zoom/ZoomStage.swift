import CoreGraphics
import QuartzCore

/// The views of a zoom: a card with the zoomed view and a copy of the source view, over a dimming
/// view. The zoomed view has its full size and its safe area all the time: the page that holds it
/// is scaled.
@MainActor
final class ZoomStage {
  /// Where the card is.
  enum Pose {
    /// Over the whole page.
    case zoomed
    /// In the place of the source view.
    case atSource
    /// Between them, under fingers.
    case held(Hold)
  }

  /// How fingers hold the page.
  struct Hold {
    /// Where they were when they began, in the container.
    var start: CGPoint
    /// How far they have moved since.
    var distance: CGPoint
    /// The scale that they give the page; nil where their distance decides.
    var scale: CGFloat?
  }

  /// The scale at which a zoom without a source view begins. Chosen by eye.
  private static let scaleWithoutSource: CGFloat = 0.8
  /// The smallest scale under a finger, and the distance in heights of the page at which the card
  /// has it. Chosen by eye.
  private static let (leastScale, leastScaleDistance): (CGFloat, CGFloat) = (0.55, 1)
  /// The smallest scale under two fingers. Chosen by eye.
  private static let leastPinchedScale: CGFloat = 0.3
  /// The radius of the card's corners under a finger, in points. Chosen by eye.
  private static let draggedRadius: CGFloat = 36

  private let zoomed: UIView
  private let container: UIView
  private let card = UIView()
  private let page: SafeAreaHolderView
  private let dimming = UIVisualEffectView(effect: nil)
  private let options: ZoomTransition.ZoomOptions
  private let source: UIView?
  private let sourceAlpha: CGFloat
  private let sourceCopy: UIView?
  private let full: CGRect
  private let aligned: CGRect
  private var isSetUp = true

  /// Puts the zoomed view into a card where it is in the container, over the whole page.
  init(
    _ zoomed: UIView, in container: UIView, full: CGRect, source: UIView?, aligned: CGRect,
    options: ZoomTransition.ZoomOptions
  ) {
    (self.zoomed, self.container, self.full) = (zoomed, container, full)
    (self.source, self.aligned, self.options) = (source, aligned, options)
    if zoomed.superview !== container { container.addSubview(zoomed) }
    page = SafeAreaHolderView(
      frame: CGRect(origin: .zero, size: full.size),
      holding: zoomed.reach(of: container.safeAreaInsets, in: container))
    sourceAlpha = source?.alpha ?? 1
    sourceCopy = source?.snapshotView(afterScreenUpdates: false)
    setUp()
  }

  private func setUp() {
    dimming.frame = container.bounds
    dimming.isUserInteractionEnabled = false
    card.clipsToBounds = true
    // Its subviews are scaled, and keep their own sizes.
    card.autoresizesSubviews = false
    container.insertSubview(card, belowSubview: zoomed)
    container.insertSubview(dimming, belowSubview: card)
    card.addSubview(page)
    page.addSubview(zoomed)
    zoomed.frame = page.bounds
    if let sourceCopy { card.addSubview(sourceCopy) }
    source?.alpha = 0
    copyAlpha = 0
    place(.zoomed)
  }

  /// The height of the page, in points.
  var height: CGFloat { full.height }

  /// The progress of the departure under fingers, from 0 to 1.
  func progress(of hold: Hold) -> CGFloat {
    if let scale = hold.scale { return min(max((1 - scale) / (1 - Self.leastScale), 0), 1) }
    let height = full.height * Self.leastScaleDistance
    return height > 0 ? min(max(hold.distance.y / height, 0), 1) : 0
  }

  /// The source view, unless it has left the window or has no size any more.
  private var shownSource: UIView? {
    guard let source, source.window != nil, !source.bounds.isEmpty else { return nil }
    return source
  }

  /// The alpha of the copy of the source view over the zoomed view; 0 at first.
  var copyAlpha: CGFloat {
    get { sourceCopy?.alpha ?? 0 }
    set { sourceCopy?.alpha = newValue }
  }

  /// Whether a point of the container is on the card, where that is on the screen.
  func isOnCard(_ point: CGPoint) -> Bool {
    (card.layer.presentation() ?? card.layer).frame.contains(point)
  }

  func place(_ pose: Pose) {
    guard isSetUp else { return }
    switch pose {
    case .zoomed:
      placeCard(full, radius: 0, scale: 1, focus: CGPoint(x: 0.5, y: 0.5))
      show(dimming: 1, card: 1)
    case .atSource:
      placeAtSource()
      show(dimming: 0, card: shownSource == nil ? 0 : 1)
    case .held(let hold):
      let (progress, start, distance) = (progress(of: hold), hold.start, hold.distance)
      let scale =
        hold.scale.map { min(max($0, Self.leastPinchedScale), 1) }
        ?? 1 - (1 - Self.leastScale) * progress
      // The point of the page under the fingers stays there.
      let size = CGSize(width: full.width * scale, height: full.height * scale)
      let origin = CGPoint(
        x: start.x + distance.x - (start.x - full.minX) * scale,
        y: start.y + distance.y - (start.y - full.minY) * scale)
      placeCard(
        CGRect(origin: origin, size: size), radius: Self.draggedRadius * min(progress * 8, 1),
        scale: scale, focus: CGPoint(x: 0.5, y: 0.5))
      show(dimming: 1 - progress, card: 1)
    }
  }

  private func placeAtSource() {
    guard let source = shownSource else {
      let scale = Self.scaleWithoutSource
      let inset = CGSize(width: full.width * (1 - scale) / 2, height: full.height * (1 - scale) / 2)
      return placeCard(
        full.insetBy(dx: inset.width, dy: inset.height), radius: Self.draggedRadius, scale: scale,
        focus: CGPoint(x: 0.5, y: 0.5))
    }
    let rect = source.convert(source.bounds, to: container)
    let scale = max(rect.width / aligned.width, rect.height / aligned.height)
    let radius = source.layer.cornerRadius * rect.width / source.bounds.width
    placeCard(
      rect, radius: radius, scale: scale,
      focus: CGPoint(x: aligned.midX / full.width, y: aligned.midY / full.height))
    sourceCopy?.frame = card.bounds
  }

  /// - Parameters:
  ///   - scale: of the zoomed view.
  ///   - focus: the point in the unit square of the zoomed view that is in the middle of the card.
  private func placeCard(_ rect: CGRect, radius: CGFloat, scale: CGFloat, focus: CGPoint) {
    card.frame = rect
    card.layer.cornerRadius = min(radius, rect.width / 2, rect.height / 2)
    page.transform = CGAffineTransform(scaleX: scale, y: scale)
    page.center = CGPoint(
      x: rect.width / 2 + (0.5 - focus.x) * full.width * scale,
      y: rect.height / 2 + (0.5 - focus.y) * full.height * scale)
    placeCopy(scale: scale)
  }

  /// Puts the copy of the source view over the part of the zoomed view that it shows, which it
  /// fills without being distorted.
  private func placeCopy(scale: CGFloat) {
    guard let source = shownSource, let sourceCopy else { return }
    let own = source.bounds.size
    let filling = max(aligned.width / own.width, aligned.height / own.height) * scale
    let middle = CGPoint(
      x: page.center.x + (aligned.midX - full.width / 2) * scale,
      y: page.center.y + (aligned.midY - full.height / 2) * scale)
    sourceCopy.bounds.size = CGSize(width: own.width * filling, height: own.height * filling)
    sourceCopy.center = middle
  }

  /// Without a source view the card fades.
  private func show(dimming strength: CGFloat, card alpha: CGFloat) {
    dimming.effect = strength > 0 ? options.dimmingVisualEffect : nil
    let color = options.dimmingColor ?? Self.dimmingColor
    dimming.contentView.backgroundColor = color
    dimming.contentView.alpha = strength
    card.alpha = alpha
  }

  /// The colour over the page below. Chosen by eye.
  private static let dimmingColor = UIColor(white: 0, alpha: 0.25)

  /// Puts the zoomed view back into the container, and shows the source view again.
  func takeDown() {
    guard isSetUp else { return }
    isSetUp = false
    if source?.alpha == 0 { source?.alpha = sourceAlpha }
    if zoomed.superview === page {
      UIView.performWithoutAnimation {
        container.insertSubview(zoomed, aboveSubview: card)
        zoomed.frame = full
      }
    }
    dimming.removeFromSuperview()
    card.removeFromSuperview()
  }
}
