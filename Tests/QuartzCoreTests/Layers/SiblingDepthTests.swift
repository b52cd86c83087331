import Compositor
import CoreGraphics
import Testing

import QuartzCore

/// The drawing order of the sublayers of a plain layer that are transformed in space.
@MainActor
final class SiblingDepthTests {
  private lazy var scene = Scene()

  /// A layer in whose middle perspective has its vanishing point.
  private func makeHost() -> CALayer {
    let host = scene.makeLayer(color: nil)
    host.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    host.position = CGPoint(x: 50, y: 50)
    return host
  }

  @discardableResult
  private func addFace(
    _ value: Double, to layer: CALayer, _ transform: CATransform3D = CATransform3DIdentity
  ) -> CALayer {
    let face = scene.makeLayer(in: layer, color: shade(value))
    face.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    face.position = CGPoint(x: 50, y: 50)
    face.transform = transform
    return face
  }

  @Test(arguments: [0.3, 1.0, 2.0, 3.3, 5.1])
  func theFacesOfACubeAreDrawnFromTheBack(angle: Double) {
    let host = makeHost()
    let quarters: [(CGFloat, CGFloat)] = [(0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (0, -1)]
    let turns = quarters.map { aside, up in
      CATransform3DRotate(
        CATransform3DMakeRotation(aside * .pi / 2, 0, 1, 0), up * .pi / 2, 1, 0, 0)
    }
    for (index, turn) in turns.enumerated() {
      addFace(Double(index) / 10, to: host, CATransform3DTranslate(turn, 0, 0, 50))
    }
    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 300
    let turn = CATransform3DRotate(perspective, angle, 0, 1, 0)
    CATransaction.withoutActions {
      host.sublayerTransform = CATransform3DRotate(turn, angle * 0.7, 1, 0, 0)
    }
    let facing = scene.frame().fills.map { $0.transform.determinant > 0 }
    #expect(facing.count == 6 && facing.contains(true) && facing.contains(false))
    // Those that face the viewer come after all that face away.
    #expect(facing == facing.sorted { !$0 && $1 }, "\(facing)")
  }

  @Test func aFaceThatSwingsBackIsBehindTheFlatOnesAndOneThatSwingsForwardIsBefore() {
    let host = makeHost()
    addFace(0.1, to: host)
    let door = addFace(0.2, to: host)
    addFace(0.3, to: host)
    door.anchorPoint = CGPoint(x: 0, y: 0.5)
    door.position = CGPoint(x: 0, y: 50)
    CATransaction.withoutActions { door.transform = CATransform3DMakeRotation(1, 0, 1, 0) }
    #expect(scene.frame().colors == [shade(0.2), shade(0.1), shade(0.3)])
    CATransaction.withoutActions { door.transform = CATransform3DMakeRotation(-1, 0, 1, 0) }
    #expect(scene.frame().colors == [shade(0.1), shade(0.3), shade(0.2)])
    CATransaction.withoutActions { door.transform = CATransform3DIdentity }
    #expect(scene.frame().colors == [shade(0.1), shade(0.2), shade(0.3)])
  }

  @Test func aFaceThatTurnsAboutItsMiddleKeepsItsPlaceInTheOrder() {
    let host = makeHost()
    host.sublayerTransform.m34 = -1.0 / 300
    addFace(0.1, to: host)
    addFace(0.2, to: host, CATransform3DMakeRotation(0.8, 0, 1, 0))
    addFace(0.3, to: host)
    #expect(scene.frame().colors == [shade(0.1), shade(0.2), shade(0.3)])
  }

  @Test func aTranslationInDepthCountsAsAPositionInDepthDoes() {
    let host = makeHost()
    addFace(0.1, to: host, CATransform3DMakeTranslation(0, 0, 20))
    addFace(0.2, to: host).zPosition = 10
    addFace(0.3, to: host)
    #expect(scene.frame().colors == [shade(0.3), shade(0.2), shade(0.1)])
  }

  /// A page with many small parts, some of which are above it, under a transform of all of them.
  @Test func manyFacesInATiltedPlaneKeepTheirOrder() {
    let host = makeHost()
    addFace(0.1, to: host)
    for index in 0..<80 {
      let face = addFace(index % 2 == 0 ? 0.2 : 0.3, to: host)
      face.bounds.size = CGSize(width: 10, height: 10)
      face.position = CGPoint(x: 5 + 10 * (index % 10), y: 5 + 10 * (index / 10))
      // The last row is in a plane that is nearer.
      if index >= 70 { face.zPosition = 5 }
    }
    let colors = [shade(0.1)] + (0..<80).map { shade($0 % 2 == 0 ? 0.2 : 0.3) }
    CATransaction.withoutActions {
      host.sublayerTransform = CATransform3DMakeRotation(0.5, 0, 1, 0)
    }
    #expect(scene.frame().colors == colors)
  }
}
