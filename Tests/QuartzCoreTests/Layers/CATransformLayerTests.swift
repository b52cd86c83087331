import Compositor
import CoreGraphics
import Testing

import QuartzCore

/// Layers in space: transform layers, perspective and facing.
@MainActor
final class CATransformLayerTests {
  private lazy var scene = Scene()

  /// A transform layer of 100 × 100 points in the middle of a host with perspective.
  private func makeStage(distance: CGFloat? = 500) -> (host: CALayer, stage: CATransformLayer) {
    let host = makeHost()
    if let distance { host.sublayerTransform.m34 = -1 / distance }
    let stage = CATransformLayer()
    stage.bounds = host.bounds
    stage.position = CGPoint(x: 50, y: 50)
    host.addSublayer(stage)
    return (host, stage)
  }

  /// A layer in whose middle perspective has its vanishing point.
  private func makeHost() -> CALayer {
    let host = scene.makeLayer(color: nil)
    host.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    host.position = CGPoint(x: 50, y: 50)
    return host
  }

  private func addFace(_ value: Double, to layer: CALayer, _ transform: CATransform3D) -> CALayer {
    let face = scene.makeLayer(in: layer, color: shade(value))
    face.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    face.position = CGPoint(x: 50, y: 50)
    face.transform = transform
    return face
  }

  private func rotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, 0)
  }

  /// The six faces of a cube, single sided, looking outwards.
  private func addCube(to layer: CALayer) {
    let sides: [(Double, CATransform3D)] = [
      (0.1, CATransform3DIdentity), (0.2, rotation(.pi / 2, 0, 1)), (0.3, rotation(.pi, 0, 1)),
      (0.4, rotation(-.pi / 2, 0, 1)), (0.5, rotation(.pi / 2, 1, 0)),
      (0.6, rotation(-.pi / 2, 1, 0)),
    ]
    for (value, turn) in sides {
      _ = addFace(value, to: layer, CATransform3DTranslate(turn, 0, 0, 50))
    }
  }

  @Test func nestedTransformsAddUpInSpace() {
    let (_, outer) = makeStage(distance: nil)
    let inner = CATransformLayer()
    inner.bounds = outer.bounds
    inner.position = CGPoint(x: 50, y: 50)
    outer.addSublayer(inner)
    outer.transform = rotation(.pi / 3, 0, 1)
    inner.transform = rotation(-.pi / 3, 0, 1)
    let face = addFace(0.5, to: inner, CATransform3DIdentity)
    let place = scene.frame().fills.first?.transform
    #expect(isClose(place?.a ?? 9, 1) && isClose(place?.tx ?? 9, 0), "the turns cancel out")
    #expect(isClose(face.convert(CGPoint(x: 90, y: 10), to: scene.root).x, 90))
    let plain = scene.makeLayer(color: nil)
    outer.removeFromSuperlayer()
    plain.addSublayer(outer)
    CATransaction.withoutActions { inner.transform = rotation(.pi / 6, 0, 1) }
    let edge = scene.frame().fills.first?.transform.a
    #expect(isClose(edge ?? 9, 0), "60° and 30° are seen edge-on")
  }

  @Test func perspectiveAppliesOnceToTheSum() throws {
    let (_, stage) = makeStage(distance: 200)
    stage.transform = CATransform3DMakeTranslation(0, 0, 60)
    _ = addFace(0.5, to: stage, CATransform3DMakeTranslation(0, 0, 40))
    let place = try #require(scene.frame().fills.first?.transform)
    // 100 of 200 points towards the eye are twice as large.
    #expect(isClose(place.apply(CGPoint(x: 100, y: 50))?.x, 150))
    #expect(isClose(place.apply(CGPoint(x: 0, y: 0))?.y, -50))
  }

  @Test func aPlainLayerFlattensWhatATransformLayerDoesNot() throws {
    let host = makeHost()
    host.sublayerTransform.m34 = -1.0 / 200
    let flat = scene.makeLayer(in: host, color: nil)
    _ = addFace(0.5, to: flat, CATransform3DMakeTranslation(0, 0, 100))
    let place = try #require(scene.frame().fills.first?.transform)
    #expect(isClose(place.apply(CGPoint(x: 100, y: 50))?.x, 100), "depth is lost in its plane")
  }

  @Test(arguments: [0.3, 1.0, 2.0, 3.3, 5.1])
  func theFacesOfACubeAreDrawnFromTheBack(angle: Double) throws {
    let (_, stage) = makeStage(distance: 300)
    addCube(to: stage)
    let turn = CATransform3DRotate(rotation(angle, 0, 1), angle * 0.7, 1, 0, 0)
    CATransaction.withoutActions { stage.transform = turn }
    let fills = scene.frame().fills
    #expect(fills.count == 6)
    // Those that face the viewer come after all that face away.
    let facing = fills.map { $0.transform.determinant > 0 }
    #expect(facing == facing.sorted { !$0 && $1 }, "\(facing)")
    #expect(facing.contains(true) && facing.contains(false))
  }

  @Test func singleSidedFacesThatFaceAwayAreNotSeen() {
    let (_, stage) = makeStage()
    addCube(to: stage)
    for face in stage.sublayers ?? [] { face.isDoubleSided = false }
    CATransaction.withoutActions { stage.transform = rotation(0.5, 0, 1) }
    #expect(scene.frame().colors == [shade(0.1), shade(0.4)] || scene.frame().colors.count == 2)
    CATransaction.withoutActions { stage.transform = rotation(.pi, 0, 1) }
    #expect(scene.frame().colors.last == shade(0.3), "the back is in front now")
  }

  @Test func facesInOnePlaneKeepTheirOrder() {
    let (_, stage) = makeStage()
    CATransaction.withoutActions { stage.transform = rotation(0.9, 0.3, 1) }
    let values = [0.3, 0.1, 0.7, 0.5]
    for (index, value) in values.enumerated() {
      let face = addFace(value, to: stage, CATransform3DIdentity)
      face.position.x = 50 + CGFloat(index % 2) * 30
    }
    #expect(scene.frame().colors == values.map { shade($0) })
  }

  @Test func itsOwnStyleHasNoEffectAndItsOpacityIsEachSublayers() {
    let (_, stage) = makeStage()
    stage.backgroundColor = .white
    stage.borderWidth = 3
    stage.shadowOpacity = 1
    stage.masksToBounds = true
    stage.mask = CALayer()
    stage.opacity = 0.5
    _ = addFace(0.2, to: stage, CATransform3DIdentity)
    _ = addFace(0.4, to: stage, CATransform3DIdentity)
    let content = scene.frame()
    #expect(content.colors == [shade(0.2, alpha: 0.5), shade(0.4, alpha: 0.5)])
    #expect(content.allGroups.allSatisfy { $0.mask == nil && $0.clip == nil && $0.opacity == 1 })
    #expect(scene.root.hitTest(CGPoint(x: 50, y: 50)) !== stage)
    #expect(stage.hitTest(CGPoint(x: 50, y: 50)) == nil)
  }

  @Test func whatMovesInSpaceKeepsItsContentAndEndsAnimating() {
    let (_, stage) = makeStage()
    let face = addFace(0.2, to: stage, CATransform3DIdentity)
    _ = scene.makeLayer(in: face)
    stage.add(.linear("transform.rotation.y", from: 0.0, to: 1.0, duration: 0.5), forKey: nil)
    let first = scene.frame().allGroups.last?.content
    let second = scene.frame(after: 0.25).allGroups.last
    #expect(first != nil && first === second?.content && second?.transform.isAffine == false)
    scene.frame(after: 0.5)
    scene.frame()
    #expect(!scene.tree.needsFrame && stage.animationKeys() == nil)
  }

  @Test func perspectiveActsOnZPositionAndDecidesWhatFacesTheViewer() throws {
    let host = makeHost()
    host.sublayerTransform.m34 = -1.0 / 200
    let layer = addFace(0.5, to: host, CATransform3DIdentity)
    layer.zPosition = 100
    let place = try #require(scene.frame().fills.first?.transform)
    #expect(isClose(place.apply(CGPoint(x: 100, y: 50))?.x, 150))
    layer.isDoubleSided = false
    for (angle, isSeen) in [(1.0, true), (2.5, false), (3.6, false), (6.0, true)] {
      CATransaction.withoutActions { layer.transform = rotation(angle, 0, 1) }
      #expect((scene.frame().fills.count == 1) == isSeen, "\(angle)")
    }
    CATransaction.withoutActions {
      layer.transform = CATransform3DIdentity
      host.sublayerTransform = CATransform3DRotate(host.sublayerTransform, .pi, 0, 1, 0)
    }
    #expect(scene.frame().fills.isEmpty, "turned by sublayerTransform")
  }
}
