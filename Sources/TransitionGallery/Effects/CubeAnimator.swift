import UIKit

/// The two pages are adjacent faces of a cube, which makes a quarter turn. About the vertical axis
/// it is mirrored in right-to-left layout.
public final class CubeAnimator: GalleryAnimator {
  /// The axis of the rotation.
  public var axis: GalleryAxis

  /// The `m34` for a screen that is 320 points wide.
  private static let perspective: CGFloat = -1 / 200
  /// The alpha of the black over a face that is edge-on.
  private static let shadow: CGFloat = 0.8

  /// - Parameter axis: the axis of the rotation.
  public init(axis: GalleryAxis = .vertical) {
    self.axis = axis
    super.init()
  }

  public override func play(on stage: EffectStage) {
    stage.placeArrivingPage(above: true)
    let (from, to) = (stage.from.frame, stage.to.frame)
    // The faces share an edge. It is at one side of the departing page at the start, and at the
    // opposite side of the arriving page at the end.
    let turnsBack = axis == .vertical ? stage.movesToRight : isReversed
    let side: CGFloat = turnsBack ? 0 : 1
    let leaving = makeFace(stage.from, hingedAt: side, on: stage)
    let coming = makeFace(stage.to, hingedAt: 1 - side, on: stage)
    let start = edge(of: from, at: side)
    let end = edge(of: to, at: 1 - side)
    let seen = stage.perspective(Self.perspective, about: axis)
    let turn: CGFloat = turnsBack ? .pi / 2 : -.pi / 2
    place(leaving, edge: start, transform: seen)
    place(coming, edge: start, transform: turned(seen, by: -turn))
    coming.cover.alpha = 1
    stage.animate {
      self.place(leaving, edge: end, transform: self.turned(seen, by: turn))
      self.place(coming, edge: end, transform: seen)
      leaving.cover.alpha = 1
      coming.cover.alpha = 0
    }
  }

  /// A page, and the black shadow above it.
  private struct Face {
    let page: UIView
    let cover: UIView
  }

  private func makeFace(
    _ page: UIView, hingedAt side: CGFloat, on stage: EffectStage
  ) -> Face {
    let anchorPoint =
      axis == .vertical ? CGPoint(x: side, y: 0.5) : CGPoint(x: 0.5, y: side)
    let cover = UIView(frame: page.frame)
    cover.backgroundColor = UIColor(white: 0, alpha: Self.shadow)
    cover.alpha = 0
    cover.isUserInteractionEnabled = false
    cover.autoresizingMask = page.autoresizingMask
    stage.add(cover, above: page)
    for view in [page, cover] { stage.setAnchorPoint(anchorPoint, of: view) }
    return Face(page: page, cover: cover)
  }

  private func edge(of frame: CGRect, at side: CGFloat) -> CGFloat {
    axis == .vertical ? frame.minX + side * frame.width : frame.minY + side * frame.height
  }

  private func place(_ face: Face, edge: CGFloat, transform: CATransform3D) {
    for view in [face.page, face.cover] {
      if axis == .vertical { view.center.x = edge } else { view.center.y = edge }
      view.transform3D = transform
    }
  }

  private func turned(_ seen: CATransform3D, by angle: CGFloat) -> CATransform3D {
    // The y axis points down, so the same angle about the x axis turns the other way.
    axis == .vertical
      ? CATransform3DRotate(seen, angle, 0, 1, 0) : CATransform3DRotate(seen, -angle, 1, 0, 0)
  }
}
