import Compositor
import CoreGraphics

/// The picture between two, at a fraction of the time: what a layer with a `CATransition` shows.
struct TransitionDrawing {
  let type: CATransitionType
  let subtype: CATransitionSubtype?
  let origin: TransitionPicture
  let target: TransitionPicture
  /// The layer's outline, at which moving pictures are cut.
  let outline: RoundedRect
  /// Whether the new picture leaves nothing of the old one to be seen.
  let targetCoversOrigin: Bool
  /// From 0, the origin alone, to 1, the target alone.
  let fraction: Double

  /// In the layer's coordinates.
  var nodes: [DisplayNode] {
    switch type {
    case .moveIn:
      [place(origin, .identity), place(target, slide(1 - fraction))].compactMap { $0 }
    case .push:
      [place(origin, slide(-fraction)), place(target, slide(1 - fraction))].compactMap { $0 }
    case .reveal:
      [place(target, .identity), place(origin, slide(-fraction))].compactMap { $0 }
    case .flip: [flipped].compactMap { $0 }
    case .pageCurl: curl(origin, by: fraction, over: target)
    case .pageUnCurl: curl(target, by: 1 - fraction, over: origin)
    default: dissolved
    }
  }

  // MARK: Slides

  /// A shift by a part of the distance to the edge that the new picture comes from.
  private func slide(_ part: Double) -> Homography {
    let size = target.bounds.size
    switch subtype {
    case .fromRight: return .translation(x: size.width * part, y: 0)
    case .fromTop: return .translation(x: 0, y: size.height * part)
    case .fromBottom: return .translation(x: 0, y: -size.height * part)
    default: return .translation(x: -size.width * part, y: 0)
    }
  }

  private func place(_ picture: TransitionPicture, _ transform: Homography) -> DisplayNode? {
    guard let content = picture.content else { return nil }
    return .group(
      DisplayGroup(content: content, transform: toCanvas(picture).followed(by: transform)))
  }

  /// Puts the upper left corner of a picture where the layer's is now.
  private func toCanvas(_ picture: TransitionPicture) -> Homography {
    .translation(
      x: target.bounds.origin.x - picture.bounds.origin.x,
      y: target.bounds.origin.y - picture.bounds.origin.y)
  }

  // MARK: Fades

  private var dissolved: [DisplayNode] {
    guard let old = place(origin, .identity), let content = target.content else {
      let (rest, opacity) = target.content == nil ? (origin, 1 - fraction) : (target, fraction)
      return [place(rest, .identity)?.placed(.identity, opacity)].compactMap { $0 }
    }
    let new = DisplayNode.group(DisplayGroup(content: content, opacity: fraction))
    // Under a new picture that leaves nothing see-through the old one needs no fading of its own.
    if targetCoversOrigin { return [old, new] }
    let effect = Effect.dissolve(Dissolve(to: content, fraction: fraction))
    return [.group(DisplayGroup(content: GroupContent(nodes: [old]), effects: [effect]))]
  }

  // MARK: Curls

  /// A page that is curled up by a part, over another picture.
  private func curl(
    _ page: TransitionPicture, by part: Double, over below: TransitionPicture
  ) -> [DisplayNode] {
    let edge: PageCurl.Edge =
      switch subtype {
      case .fromTop: .top
      case .fromLeft: .left
      case .fromRight: .right
      default: .bottom
      }
    var nodes = [place(below, .identity)].compactMap { $0 }
    if let page = place(page, .identity) {
      nodes.append(
        .group(
          DisplayGroup(
            content: GroupContent(nodes: [page]),
            effects: [.pageCurl(PageCurl(fraction: part, edge: edge))])))
    }
    return nodes
  }

  // MARK: Flips

  /// The distance of the eye in points: 1200, as on iOS, or the turning side of a larger layer,
  /// which would else reach the eye.
  private static let eyeDistance = 1200.0

  private var flipped: DisplayNode? {
    let bounds = target.bounds
    let isUpright = subtype == .fromTop || subtype == .fromBottom
    let side = isUpright ? bounds.size.height : bounds.size.width
    // The old picture turns away in the first half, the new one comes round in the second.
    let isFirstHalf = fraction < 0.5
    let turn = (isFirstHalf ? fraction : fraction - 1) * .pi
    let sign: Double = subtype == .fromRight || subtype == .fromTop ? -1 : 1
    var transform = CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, 0)
    transform = CATransform3DConcat(
      transform, CATransform3DMakeRotation(turn * sign, isUpright ? 1 : 0, isUpright ? 0 : 1, 0))
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / max(Self.eyeDistance, Double(side))
    transform = CATransform3DConcat(transform, perspective)
    transform = CATransform3DConcat(
      transform, CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0))
    return place(isFirstHalf ? origin : target, transform.flattened)
  }

  /// Pictures that move are cut at the layer's outline.
  var content: GroupContent {
    guard type == .moveIn || type == .push || type == .reveal else {
      return GroupContent(nodes: nodes)
    }
    return GroupContent(nodes: [
      .group(DisplayGroup(content: GroupContent(nodes: nodes), clip: outline))
    ])
  }
}

/// The picture that a transition made last, and of what: to be used again while it stands still.
final class TransitionContent {
  let content: GroupContent
  /// How much of the distance is done, from 0 to 1.
  let fraction: Double
  private let serial: UInt64
  private let target: LayerContent
  private let bounds: CGRect

  fileprivate init(_ drawing: TransitionDrawing, serial: UInt64, target: LayerContent) {
    content = drawing.content
    self.serial = serial
    self.target = target
    (fraction, bounds) = (drawing.fraction, drawing.target.bounds)
  }

  fileprivate func isSame(as other: TransitionContent) -> Bool {
    guard serial == other.serial, fraction == other.fraction, bounds == other.bounds else {
      return false
    }
    switch (target, other.target) {
    case (.nothing, .nothing): return true
    case (.node(let a), .node(let b)): return a.isIdentical(to: b)
    case (.group(let a), .group(let b)): return a === b
    default: return false
    }
  }
}

extension CALayer {
  /// Puts a running transition's picture in the place of the layer's own.
  func updateTransition(shown: LayerValues, at time: TimeInterval, isHeld: Bool) {
    guard runsTransition || rendering.transition != nil else { return }
    // The key is the same for all transitions, so that there is only one.
    guard let running = animations.first(where: { $0.animation.isTransition }),
      let transition = running.animation as? CATransition, let origin = transition.origin,
      let moment = running.moment(at: time, isHeld: isHeld)
    else {
      rendering.transition = nil
      return
    }
    let fraction = transition.fraction(at: moment)
    // At its end the new picture is all there is, also where it is held there.
    guard fraction < 1 else {
      rendering.transition = nil
      return
    }
    let drawing = TransitionDrawing(
      type: transition.type, subtype: transition.subtype, origin: origin,
      target: TransitionPicture(content: rendering.live.group, bounds: shown.bounds),
      outline: shape(shown),
      targetCoversOrigin: isOpaqueBox(shown) && origin.bounds == shown.bounds,
      fraction: fraction)
    let content = TransitionContent(
      drawing, serial: running.serial, target: rendering.live)
    if let last = rendering.transition, last.isSame(as: content) { return }
    rendering.transition = content
  }

  /// Whether the layer fills its bounds and shows nothing beyond.
  private func isOpaqueBox(_ shown: LayerValues) -> Bool {
    (shown.backgroundColor?.alpha ?? 0) >= 1 && shown.cornerRadius == 0
      && (shown.masksToBounds || isLeaf)
  }
}
