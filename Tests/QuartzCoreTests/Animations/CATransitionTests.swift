import Compositor
import CoreGraphics
import Testing

@testable import QuartzCore

/// What a layer shows while it goes over from one picture to another.
@MainActor
final class CATransitionTests {
  // Made in the test itself: making it makes it the main screen.
  private lazy var scene = Scene()

  private let old = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
  private let new = RGBA(red: 0, green: 0, blue: 1, alpha: 1)

  private func transition(
    _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil
  ) -> CATransition {
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = 1
    transition.timingFunction = CAMediaTimingFunction(name: .linear)
    return transition
  }

  /// A layer of 100 × 100 points that goes from red to blue.
  private func start(_ transition: CATransition, key: String? = nil) -> CALayer {
    let layer = scene.makeLayer(color: old)
    scene.frame()
    CATransaction.withoutActions { layer.backgroundColor = CGColor(new) }
    layer.add(transition, forKey: key)
    scene.frame()
    return layer
  }

  /// A fill that is to be seen: its colour, its opacity, and where the layer's corners go.
  private struct Seen {
    var color: RGBA
    var opacity: Double
    var transform: Homography
    var isClipped: Bool

    var origin: CGPoint { transform.apply(.zero) ?? .zero }
  }

  private func seen(_ layer: CALayer) -> [Seen] {
    func collect(_ content: GroupContent?) -> [Seen] {
      (content?.nodes ?? []).flatMap { node -> [Seen] in
        switch node {
        case .fill(let fill):
          return [
            Seen(color: fill.color, opacity: 1, transform: fill.transform, isClipped: false)
          ]
        case .group(let group):
          return collect(group.content).map {
            Seen(
              color: $0.color, opacity: $0.opacity * group.opacity,
              transform: $0.transform.followed(by: group.transform),
              isClipped: $0.isClipped || group.clip != nil)
          }
        case .run(let run): return collect(run)
        case .picture, .border, .shadow, .drawing, .backdrop: return []
        }
      }
    }
    return collect(layer.shownContent.group)
  }

  @Test func aFadeBringsTheNewOverTheOldWithoutDarkening() {
    let layer = start(transition(.fade))
    scene.frame(after: 0.25)
    let parts = seen(layer)
    #expect(parts.map(\.color) == [old, new])
    #expect(parts[0].opacity == 1 && isClose(parts[1].opacity, 0.25))
    scene.frame(after: 0.75)
    #expect(isClose(seen(layer).last?.opacity ?? 0, 1))
    scene.frame(after: 0.1)
    #expect(seen(layer).map(\.color) == [new] && layer.animationKeys() == nil)
  }

  @Test func aFadeOfWhatIsSeeThroughMixesBoth() throws {
    let layer = start(transition(.fade))
    CATransaction.withoutActions { layer.backgroundColor = CGColor(new).copy(alpha: 0.5) }
    scene.frame(after: 0.25)
    let content = try #require(layer.shownContent.group)
    guard case .group(let group)? = content.nodes.first else {
      Issue.record("no group")
      return
    }
    guard case .dissolve(let effect)? = group.effects.first else {
      Issue.record("no dissolve")
      return
    }
    #expect(isClose(effect.fraction, 0.25) && effect.other.nodes.count == 1)
  }

  @Test func aCurlLiftsTheOldPageOrLaysDownTheNewOne() throws {
    for (type, part, order) in [
      (CATransitionType.pageCurl, 0.25, [new, old]), (.pageUnCurl, 0.75, [old, new]),
    ] {
      let layer = start(transition(type, .fromTop))
      scene.frame(after: 0.25)
      #expect(seen(layer).map(\.color) == order)
      guard case .group(let page)? = layer.shownContent.group?.nodes.last else {
        Issue.record("no page")
        return
      }
      guard case .pageCurl(let curl)? = page.effects.first else {
        Issue.record("no curl")
        return
      }
      #expect(isClose(curl.fraction, part) && curl.edge == .top)
    }
  }

  @Test func aPushMovesAndFadesBothAndIsCutAtTheLayersEdges() {
    let directions: [(CATransitionSubtype?, CGPoint)] = [
      (nil, CGPoint(x: 1, y: 0)), (.fromLeft, CGPoint(x: 1, y: 0)),
      (.fromRight, CGPoint(x: -1, y: 0)), (.fromTop, CGPoint(x: 0, y: -1)),
      (.fromBottom, CGPoint(x: 0, y: 1)),
    ]
    for (subtype, direction) in directions {
      let layer = start(transition(.push, subtype))
      scene.frame(after: 0.25)
      let parts = seen(layer)
      #expect(parts.map(\.color) == [old, new] && parts.allSatisfy(\.isClipped))
      #expect(isClose(parts[0].opacity, 0.75) && isClose(parts[1].opacity, 0.25))
      #expect(
        isClose(parts[0].origin.x, 25 * direction.x) && isClose(parts[0].origin.y, 25 * direction.y)
      )
      #expect(
        isClose(parts[1].origin.x, -75 * direction.x)
          && isClose(parts[1].origin.y, -75 * direction.y))
    }
  }

  @Test func moveInCoversAndRevealUncovers() {
    var parts = [Seen]()
    let entering = start(transition(.moveIn, .fromRight))
    scene.frame(after: 0.25)
    parts = seen(entering)
    #expect(parts.map(\.color) == [old, new])
    #expect(parts[0].origin == .zero && isClose(parts[1].origin.x, 75))
    #expect(parts.allSatisfy { $0.opacity == 1 })
    let leaving = start(transition(.reveal, .fromRight))
    scene.frame(after: 0.25)
    parts = seen(leaving)
    #expect(parts.map(\.color) == [new, old])
    #expect(parts[0].origin == .zero && isClose(parts[1].origin.x, -25))
  }

  @Test(arguments: [CATransitionSubtype.fromLeft, .fromRight, .fromTop, .fromBottom])
  func aFlipShowsTheOldSideFirstAndComesForwardOnItsSide(subtype: CATransitionSubtype) throws {
    let layer = start(transition(.flip, subtype))
    scene.frame(after: 0.25)
    var part = try #require(seen(layer).first)
    #expect(part.color == old && seen(layer).count == 1)
    let middle = try #require(part.transform.apply(CGPoint(x: 50, y: 50)))
    #expect(isClose(middle.x, 50) && isClose(middle.y, 50))
    func corner(_ x: CGFloat, _ y: CGFloat) throws -> CGPoint {
      try #require(part.transform.apply(CGPoint(x: x, y: y)))
    }
    let size: (CGPoint, CGPoint) -> CGFloat = { hypot($0.x - $1.x, $0.y - $1.y) }
    let near: CGFloat
    let far: CGFloat
    switch subtype {
    case .fromLeft:
      (near, far) = (
        size(try corner(0, 0), try corner(0, 100)),
        size(try corner(100, 0), try corner(100, 100))
      )
    case .fromRight:
      (far, near) = (
        size(try corner(0, 0), try corner(0, 100)),
        size(try corner(100, 0), try corner(100, 100))
      )
    case .fromTop:
      (near, far) = (
        size(try corner(0, 0), try corner(100, 0)),
        size(try corner(0, 100), try corner(100, 100))
      )
    default:
      (far, near) = (
        size(try corner(0, 0), try corner(100, 0)),
        size(try corner(0, 100), try corner(100, 100))
      )
    }
    // An eighth turn about the middle, 1200 points from the eye: 50 sin 45° nearer or farther.
    let depth = 50 * 0.5.squareRoot()
    #expect(isClose(near, 100 / (1 - depth / 1200)) && isClose(far, 100 / (1 + depth / 1200)))
    scene.frame(after: 0.5)
    part = try #require(seen(layer).first)
    #expect(part.color == new && seen(layer).count == 1 && part.transform.determinant > 0)
    scene.frame(after: 0.25)
    #expect(isClose(seen(layer).first?.transform.a ?? 0, 1))
  }

  @Test func theNewPictureStaysLiveAndTheOldOneStays() {
    let layer = start(transition(.fade))
    let green = RGBA(red: 0, green: 1, blue: 0, alpha: 1)
    scene.frame(after: 0.25)
    CATransaction.withoutActions { layer.backgroundColor = CGColor(green) }
    scene.frame(after: 0.25)
    #expect(seen(layer).map(\.color) == [old, green])
  }

  @Test func aLayerHasOneTransitionAndItsKeyIsTransition() {
    let layer = start(transition(.fade), key: "anything")
    #expect(layer.animationKeys() == [kCATransition])
    scene.frame(after: 0.5)
    let shown = layer.shownContent.group
    layer.add(transition(.push), forKey: nil)
    scene.frame()
    scene.frame(after: 0.5)
    #expect(layer.animationKeys() == [kCATransition])
    // It begins with what the one before showed, not with what that one began with.
    #expect(seen(layer).map(\.color) == [old, new, new])
    #expect(
      (layer.animation(forKey: kCATransition) as? CATransition)?.origin?.content === shown)
  }

  @Test func progressBeginsAndEndsWhereItIsSet() {
    let part = transition(.fade)
    part.startProgress = 0.2
    part.endProgress = 0.6
    let layer = start(part)
    scene.frame(after: 0.5)
    #expect(isClose(seen(layer)[1].opacity, 0.4, within: 1e-6))
    let warnings = Diagnostics.collecting {
      part.startProgress = .nan
      part.endProgress = 9
    }
    #expect(warnings.count == 1 && isClose(Double(part.startProgress), 0.2, within: 1e-6))
    #expect(part.endProgress == 1)
  }

  /// A layer with a transition is hidden or shown with it.
  private func hide(_ layer: CALayer, _ isHidden: Bool, by transition: CATransition) {
    layer.add(transition, forKey: nil)
    CATransaction.withoutActions { layer.isHidden = isHidden }
    scene.frame()
  }

  private func expect(
    _ layer: CALayer, _ opacities: [Double], line: Int = #line
  ) {
    let parts = seen(layer).map(\.opacity)
    let isExpected =
      parts.count == opacities.count && zip(parts, opacities).allSatisfy { isClose($0, $1) }
    #expect(
      isExpected, "\(parts), not \(opacities)",
      sourceLocation: SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1))
  }

  @Test func aLayerThatIsHiddenGoesOverToNothing() {
    let layer = scene.makeLayer(color: old)
    scene.frame()
    hide(layer, true, by: transition(.fade))
    #expect(!scene.frame(after: 0.25).nodes.isEmpty)
    expect(layer, [0.75])
    #expect(!scene.frame(after: 0.5).nodes.isEmpty)
    expect(layer, [0.25])
    #expect(scene.frame(after: 0.3).nodes.isEmpty && layer.animationKeys() == nil)
    #expect(scene.frame(after: 1).nodes.isEmpty)
  }

  @Test func aLayerThatIsShownComesFromNothing() {
    let layer = scene.makeLayer(color: old)
    scene.frame()
    CATransaction.withoutActions { layer.isHidden = true }
    #expect(scene.frame(after: 0.1).nodes.isEmpty)
    hide(layer, false, by: transition(.fade))
    scene.frame(after: 0.25)
    expect(layer, [0.25])
    scene.frame(after: 0.8)
    expect(layer, [1])
    // It slides in and out alone.
    CATransaction.withoutActions { layer.isHidden = true }
    scene.frame(after: 0.1)
    hide(layer, false, by: transition(.moveIn, .fromRight))
    scene.frame(after: 0.25)
    #expect(seen(layer).count == 1 && isClose(seen(layer)[0].origin.x, 75))
    scene.frame(after: 0.8)
    hide(layer, true, by: transition(.reveal, .fromRight))
    scene.frame(after: 0.25)
    #expect(seen(layer).count == 1 && isClose(seen(layer)[0].origin.x, -25))
  }

  /// As often as it is taken away and added again.
  @Test func aLayerThatIsAddedComesFromNothing() {
    let layer = scene.makeLayer(color: old)
    for _ in 0..<2 {
      layer.add(transition(.moveIn, .fromRight), forKey: nil)
      scene.frame()
      scene.frame(after: 0.25)
      #expect(seen(layer).count == 1 && isClose(seen(layer)[0].origin.x, 75))
      scene.frame(after: 1)
      layer.removeFromSuperlayer()
      scene.frame(after: 0.1)
      scene.root.addSublayer(layer)
    }
    // Moved without a frame in between, it has not been away.
    layer.add(transition(.fade), forKey: nil)
    scene.frame(after: 2)
    scene.frame(after: 2)
    layer.removeFromSuperlayer()
    scene.root.addSublayer(layer)
    layer.add(transition(.fade), forKey: nil)
    scene.frame()
    scene.frame(after: 0.25)
    expect(layer, [1, 0.25])
  }

  @Test func aLayerThatIsShownAgainBeforeItHasGoneGoesOnFromThere() {
    let layer = scene.makeLayer(color: old)
    scene.frame()
    hide(layer, true, by: transition(.fade))
    scene.frame(after: 0.5)
    hide(layer, false, by: transition(.fade))
    scene.frame(after: 0.25)
    // 0.25 over 0.5: 0.625 in all.
    expect(layer, [0.5, 0.25])
    scene.frame(after: 0.8)
    expect(layer, [1])
  }

  @Test func aHeldTransitionIsScrubbedAndSaysTheSameAsAFreeOne() {
    let layer = scene.makeLayer(color: old)
    scene.frame()
    let scope = AnimationScope(container: layer)
    scope.hold()
    scope.capture {
      CATransaction.withoutActions { layer.backgroundColor = CGColor(new) }
      layer.add(transition(.fade), forKey: nil)
    }
    for fraction in [0.37, 0.0, 1.0, 0.5] {
      scope.seek(toElapsed: fraction, allowsEnds: false)
      scene.frame(after: 0.1)
      #expect(isClose(seen(layer).last?.opacity ?? 9, fraction), "\(fraction)")
    }
    scope.revert()
    scene.frame(after: 0.1)
    #expect(seen(layer).map(\.color) == [old], "what it went over to is taken back")
    #expect(layer.animationKeys() == nil)
  }

  @Test func standingStillItMakesNothingAgain() {
    let layer = start(transition(.fade))
    let scope = AnimationScope(container: layer)
    scope.hold()
    scene.frame(after: 0.3)
    let content = layer.shownContent.group
    layer.position.x = 3
    scene.frame(after: 0.3)
    #expect(content != nil && layer.shownContent.group === content)
    scope.release()
  }

  @Test func aTransitionIsAnActionToo() {
    let layer = scene.makeLayer(color: old)
    scene.frame()
    layer.actions = ["backgroundColor": transition(.push)]
    layer.backgroundColor = CGColor(new)
    scene.frame()
    scene.frame(after: 0.25)
    #expect(seen(layer).map(\.color) == [old, new])
  }

  @Test func anUnknownTypeIsReportedAndFades() {
    let odd = transition(CATransitionType(rawValue: "kaleidoscope"))
    let warnings = Diagnostics.collecting {
      let layer = start(odd)
      scene.frame(after: 0.5)
      #expect(isClose(seen(layer)[1].opacity, 0.5))
    }
    #expect(warnings.count == 1 && warnings[0].contains("kaleidoscope"))
  }
}
