import Compositor
import CoreGraphics

/// The intermediate content of a layer with a `CATransition`, at a fraction of the time.
struct TransitionDrawing {
  let type: CATransitionType
  let subtype: CATransitionSubtype?
  let origin: TransitionPicture
  let target: TransitionPicture
  /// The layer's outline, to which moving contents are clipped.
  let outline: RoundedRect
  /// Whether the new content covers the old one.
  let targetCoversOrigin: Bool
  /// From 0, the origin alone, to 1, the target alone.
  let fraction: Double

  /// In the layer's coordinates.
  var nodes: [DisplayNode] {
    switch type {
    case .moveIn:
      [place(origin, .identity), place(target, slide(1 - fraction))].compactMap { $0 }
    case .push:
      // As on iOS the one fades out and the other in while they move.
      [
        place(origin, slide(-fraction))?.placed(.identity, 1 - fraction),
        place(target, slide(1 - fraction))?.placed(.identity, fraction),
      ].compactMap { $0 }
    case .reveal:
      [place(target, .identity), place(origin, slide(-fraction))].compactMap { $0 }
    case .flip, .oglFlip, .alignedFlip: [flipped].compactMap { $0 }
    case .cube, .alignedCube: cubed
    case .irisOpen: irised(target, over: origin, by: fraction)
    case .irisClose: irised(origin, over: target, by: 1 - fraction)
    case .ripple: rippled
    case .suck: sucked
    case .pageCurl: curl(origin, by: fraction, over: target)
    case .pageUnCurl: curl(target, by: 1 - fraction, over: origin)
    default: dissolved
    }
  }

  // MARK: Slides

  /// A shift by a fraction of the distance to the edge from which the new content enters.
  private func slide(_ part: Double) -> Homography {
    let size = target.bounds.size
    switch subtype {
    case .fromRight: return .translation(x: size.width * part, y: 0)
    case .fromTop: return .translation(x: 0, y: size.height * part)
    case .fromBottom: return .translation(x: 0, y: -size.height * part)
    default: return .translation(x: -size.width * part, y: 0)
    }
  }

  func place(_ picture: TransitionPicture, _ transform: Homography) -> DisplayNode? {
    guard let content = picture.content else { return nil }
    return .group(
      DisplayGroup(content: content, transform: toCanvas(picture).followed(by: transform)))
  }

  /// Moves the upper left corner of a content to the layer's current one.
  private func toCanvas(_ picture: TransitionPicture) -> Homography {
    .translation(
      x: target.bounds.origin.x - picture.bounds.origin.x,
      y: target.bounds.origin.y - picture.bounds.origin.y)
  }

  // MARK: Fades

  var dissolved: [DisplayNode] {
    guard let old = place(origin, .identity), let content = target.content else {
      let (rest, opacity) = target.content == nil ? (origin, 1 - fraction) : (target, fraction)
      return [place(rest, .identity)?.placed(.identity, opacity)].compactMap { $0 }
    }
    let new = DisplayNode.group(DisplayGroup(content: content, opacity: fraction))
    // Under opaque new content the old one needs no fading.
    if targetCoversOrigin { return [old, new] }
    let effect = Effect.dissolve(Dissolve(to: content, fraction: fraction))
    return [.group(DisplayGroup(content: GroupContent(nodes: [old]), effects: [effect]))]
  }

  // MARK: Curls

  /// A partly curled page, over another content.
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

  /// The distance of the eye in points: 1200, as on iOS, or the length of the turning side of a
  /// larger layer, which would otherwise reach the eye.
  private static let eyeDistance = 1200.0

  private var flipped: DisplayNode? {
    // The old content turns away in the first half, the new one turns forward in the second.
    let isFirstHalf = fraction < 0.5
    let turn = (isFirstHalf ? fraction : fraction - 1) * .pi
    let sign: Double = subtype == .fromRight || subtype == .fromTop ? -1 : 1
    return place(isFirstHalf ? origin : target, turned(by: turn * sign))
  }

  /// Whether the content turns about a horizontal axis.
  var turnsUpright: Bool { subtype == .fromTop || subtype == .fromBottom }

  /// The side that turns, in points.
  var turningSide: CGFloat {
    turnsUpright ? target.bounds.size.height : target.bounds.size.width
  }

  /// Turns a content about an axis through the layer's middle, in perspective.
  ///
  /// - Parameters:
  ///   - angle: in radians; above 0 the nearer side goes to the right, or upwards.
  ///   - depth: how far the axis lies behind the content, in points.
  func turned(by angle: Double, aboutAxisBehind depth: Double = 0) -> Homography {
    let bounds = target.bounds
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / max(Self.eyeDistance, Double(turningSide))
    let steps = [
      CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, depth),
      CATransform3DMakeRotation(angle, turnsUpright ? 1 : 0, turnsUpright ? 0 : 1, 0),
      CATransform3DMakeTranslation(0, 0, -depth), perspective,
      CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0),
    ]
    return steps.reduce(CATransform3DIdentity, CATransform3DConcat).flattened
  }

  /// Moving contents are clipped to the layer's outline.
  var content: GroupContent {
    guard type == .moveIn || type == .push || type == .reveal else {
      return GroupContent(nodes: nodes)
    }
    return GroupContent(nodes: [
      .group(DisplayGroup(content: GroupContent(nodes: nodes), clip: outline))
    ])
  }
}

/// The last output of a transition with its inputs, for reuse while it is paused.
final class TransitionContent {
  let content: GroupContent
  /// The progress, from 0 to 1.
  let fraction: Double
  /// How much of the layer there is, from 0 to 1: one that is being hidden or shown fades.
  let presence: Double
  private let serial: UInt64
  private let target: LayerContent
  private let bounds: CGRect

  fileprivate init(_ drawing: TransitionDrawing, serial: UInt64, target: LayerContent) {
    content = drawing.content
    presence =
      switch (drawing.origin.content == nil, drawing.target.content == nil) {
      case (true, false): drawing.fraction
      case (false, true): 1 - drawing.fraction
      default: 1
      }
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

/// A transition of a layer that still shows something of the former content.
private struct TransitionMoment {
  let serial: UInt64
  let transition: CATransition
  let origin: TransitionPicture
  /// The progress, below 1.
  let fraction: Double
}

extension CALayer {
  /// Whether a transition leads from what the layer showed before it was hidden: it is drawn until
  /// the transition ends.
  func isLeaving(_ shown: LayerValues, at time: TimeInterval, isHeld: Bool) -> Bool {
    guard shown.isHidden, runsTransition, !keepsDepth else { return false }
    return transitionMoment(at: time, isHeld: isHeld)?.origin.content != nil
  }

  /// Replaces the layer's content by that of a running transition.
  func updateTransition(shown: LayerValues, at time: TimeInterval, isHeld: Bool) {
    guard runsTransition || rendering.transition != nil else { return }
    guard let moment = transitionMoment(at: time, isHeld: isHeld) else {
      rendering.transition = nil
      return
    }
    let (transition, origin) = (moment.transition, moment.origin)
    let target = shown.isHidden ? LayerContent.nothing : rendering.live
    let drawing = TransitionDrawing(
      type: transition.type, subtype: transition.subtype, origin: origin,
      target: TransitionPicture(content: target.group, bounds: shown.bounds),
      outline: shape(shown),
      targetCoversOrigin: !shown.isHidden && isOpaqueBox(shown) && origin.bounds == shown.bounds,
      fraction: moment.fraction)
    let content = TransitionContent(drawing, serial: moment.serial, target: target)
    if let last = rendering.transition, last.isSame(as: content) { return }
    rendering.transition = content
  }

  /// The running transition; nil at its end, also if it is held there: only the new content is
  /// shown then.
  private func transitionMoment(at time: TimeInterval, isHeld: Bool) -> TransitionMoment? {
    // The key is the same for all transitions, so that there is only one.
    guard let running = animations.first(where: { $0.animation.isTransition }),
      let transition = running.animation as? CATransition, let origin = transition.origin,
      let moment = running.moment(at: time, isHeld: isHeld)
    else { return nil }
    let fraction = transition.fraction(at: moment)
    guard fraction < 1 else { return nil }
    return TransitionMoment(
      serial: running.serial, transition: transition, origin: origin, fraction: fraction)
  }

  /// Whether the layer's content covers exactly its bounds.
  private func isOpaqueBox(_ shown: LayerValues) -> Bool {
    (shown.backgroundColor?.alpha ?? 0) >= 1 && shown.cornerRadius == 0
      && (shown.masksToBounds || isLeaf)
  }
}
