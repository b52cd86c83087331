import CoreGraphics
import Testing

@testable import QuartzCore

/// What plays most animations quickly shows what the animations themselves show.
@MainActor
struct LayerMotionTests {
  private static let models: [LayerValues] = [
    CATransform3DIdentity,
    CATransform3DMakeScale(2, 3, 1),
    CATransform3DRotate(CATransform3DMakeTranslation(7, -4, 0), 0.4, 0, 0, 1),
    CATransform3DRotate(CATransform3DMakeRotation(0.3, 1, 0, 0), -0.2, 0, 1, 0),
  ].map { transform in
    var values = LayerValues()
    values.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    values.position = CGPoint(x: 5, y: -6)
    values.opacity = 0.75
    values.cornerRadius = 3
    values.transform = transform
    return values
  }

  /// Two values of the kind that a key path has.
  private func ends(of numbers: LayerNumbers) -> (Any, Any) {
    switch numbers {
    case .position, .boundsOrigin: (CGPoint(x: 10, y: 20), CGPoint(x: -3, y: 7))
    case .bounds:
      (CGRect(x: 0, y: 1, width: 2, height: 3), CGRect(x: 4, y: 5, width: 60, height: 7))
    case .boundsSize: (CGSize(width: 1, height: 2), CGSize(width: 30, height: 4))
    default: (0.25, 1.5)
    }
  }

  private func paced(_ numbers: LayerNumbers) -> [CABasicAnimation] {
    let curve = CABasicAnimation(keyPath: numbers.rawValue)
    curve.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    let spring = CASpringAnimation(keyPath: numbers.rawValue)
    return [.linear(numbers.rawValue, from: nil, to: nil), curve, spring].map {
      $0.duration = 1
      ($0.fromValue, $0.toValue) = ends(of: numbers)
      return $0
    }
  }

  /// The difference between both at some moments, for what is left after the commit.
  private func difference(
    _ animation: CAPropertyAnimation, model: LayerValues
  ) throws -> Double {
    let scene = Scene()
    let layer = scene.makeLayer()
    layer.restore(model)
    layer.add(animation, forKey: "motion")
    scene.frame()
    let running = try #require(layer.animations.first)
    let motion = try #require(running.motion)
    var worst = 0.0
    for time in [0, 0.013, 0.3, 0.5, 0.87, 1] {
      var (played, general) = (model, model)
      motion.apply(motion.timing.curve.progress(at: time, duration: 1), to: &played)
      running.animation.apply(at: AnimationMoment(time: time), to: &general)
      #expect(played != model, "it shows something")
      worst = max(worst, played.largestDifference(from: general))
    }
    return worst
  }

  @Test(arguments: LayerNumbers.allCases)
  func aMotionShowsWhatItsAnimationShows(numbers: LayerNumbers) throws {
    for model in Self.models {
      for animation in paced(numbers) {
        #expect(try difference(animation, model: model) < 1e-12)
        animation.isAdditive = true
        #expect(try difference(animation, model: model) < 1e-12)
      }
    }
  }

  @Test(arguments: LayerNumbers.allCases)
  func aMotionFromAnOffsetShowsWhatItsAnimationShows(numbers: LayerNumbers) throws {
    let (from, to) = ends(of: numbers)
    let old = try #require(AnimatableValue(from))
    let new = try #require(AnimatableValue(to))
    for model in Self.models {
      for animation in paced(numbers) {
        animation.setAdditive(offset: try #require(AnimatableOffset(from: old, to: new)))
        let scene = Scene()
        let layer = scene.makeLayer()
        layer.restore(model)
        layer.add(animation, forKey: nil)
        scene.frame()
        let running = try #require(layer.animations.first)
        var (played, general) = (model, model)
        let motion = try #require(running.motion)
        motion.apply(motion.timing.curve.progress(at: 0.4, duration: 1), to: &played)
        running.animation.apply(at: AnimationMoment(time: 0.4), to: &general)
        #expect(played.largestDifference(from: general) < 1e-12)
        #expect(played != model)
      }
    }
  }

  @Test(arguments: LayerNumbers.allCases)
  func aMotionWithTheLayersOwnValueShowsWhatItsAnimationShows(numbers: LayerNumbers) throws {
    let (_, to) = ends(of: numbers)
    let leaveOut: [(CABasicAnimation) -> Void] = [
      { $0.toValue = nil }, { $0.fromValue = nil },
      { ($0.fromValue, $0.toValue, $0.byValue) = (nil, nil, to) },
    ]
    for model in Self.models {
      for change in leaveOut {
        for animation in paced(numbers) {
          change(animation)
          let scene = Scene()
          let layer = scene.makeLayer()
          layer.restore(model)
          layer.add(animation, forKey: nil)
          scene.frame()
          let running = try #require(layer.animations.first)
          let motion = try #require(running.motion)
          var (played, general) = (model, model)
          motion.apply(motion.timing.curve.progress(at: 0.4, duration: 1), to: &played)
          running.animation.apply(at: AnimationMoment(time: 0.4), to: &general)
          #expect(played.largestDifference(from: general) < 1e-12)
          #expect(played != model)
        }
      }
    }
  }

  private func keyframes(_ keyPath: String, _ values: [Any]) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.keyTimes = [0, 0.1, 0.75, 1]
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    animation.duration = 1
    return animation
  }

  @Test(arguments: LayerNumbers.allCases)
  func aMotionThroughNumbersShowsWhatItsAnimationShows(numbers: LayerNumbers) throws {
    let (from, to) = ends(of: numbers)
    let between = try #require(AnimatableValue(from))
      .interpolated(to: try #require(AnimatableValue(to)), at: 0.07)
    for model in Self.models {
      for mode in [CAAnimationCalculationMode.linear, .discrete] {
        let animation = keyframes(numbers.rawValue, [from, to, to, from])
        animation.calculationMode = mode
        #expect(try difference(animation, model: model) < 1e-12)
        animation.setAdditive(relativeTo: between)
        #expect(try difference(animation, model: model) < 1e-12)
      }
    }
  }

  private static let turns: [CATransform3D] = [
    CATransform3DMakeRotation(0.1, 0, 0, 1),
    CATransform3DScale(CATransform3DMakeRotation(2, 0, 0, 1), 0.5, 0.25, 1),
    CATransform3DMakeScale(-1, 2, 1),
    CATransform3DRotate(CATransform3DMakeTranslation(1, 2, 3), 1, 1, 0, 0),
  ]

  @Test func aMotionThroughTransformsShowsWhatItsAnimationShows() throws {
    var flown = Self.turns
    flown[3].m34 = -0.01
    for (model, values) in Self.models.flatMap({ [($0, Self.turns), ($0, flown)] }) {
      let animation = keyframes("transform", values)
      #expect(try difference(animation, model: model) < 1e-12)
      animation.setAdditive(relativeTo: .transform(CATransform3DMakeRotation(3, 0, 1, 1)))
      #expect(try difference(animation, model: model) < 1e-12)
    }
  }

  @Test func motionsOnCurvesArePlayedByTheirAnimation() throws {
    let scene = Scene()
    let layer = scene.makeLayer()
    let smooth = keyframes("transform", Self.turns)
    smooth.calculationMode = .cubic
    let path = CAKeyframeAnimation(keyPath: "position")
    path.path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
    let cumulative = keyframes("opacity", [0.0, 0.1, 0.2, 0.3])
    cumulative.isCumulative = true
    for animation in [smooth, path, cumulative] { layer.add(animation, forKey: nil) }
    scene.frame()
    #expect(layer.animations.count == 3)
    #expect(layer.animations.allSatisfy { $0.motion == nil })
  }

  @Test func whatIsNotOnlyNumbersIsPlayedByItsAnimation() throws {
    let scene = Scene()
    let layer = scene.makeLayer()
    let cumulative = CABasicAnimation.linear("position.x", from: 0.0, to: 1.0)
    cumulative.isCumulative = true
    let turning = CABasicAnimation.linear("transform", from: 0.0, to: 1.0)
    turning.valueFunction = CAValueFunction(name: .rotateZ)
    let color = CABasicAnimation(keyPath: "backgroundColor")
    color.toValue = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    for animation in [cumulative, turning, color] { layer.add(animation, forKey: nil) }
    scene.frame()
    #expect(layer.animations.count == 3)
    #expect(layer.animations.allSatisfy { $0.motion == nil })
  }

  // MARK: Shared timing

  @Test func animationsThatAreMadeAlikeShareTheirTiming() throws {
    let scene = Scene()
    let layers = [2.0, 2, 3].map { duration in
      let layer = scene.makeLayer()
      layer.add(.linear("position.x", from: 0.0, to: 100.0, duration: duration), forKey: nil)
      return layer
    }
    scene.frame()
    let timings = try layers.map { try #require($0.animations.first?.motion).timing }
    #expect(timings[0] === timings[1] && timings[1] !== timings[2])
  }

  /// Though its timing is that of others, each shows its own progress: one begins later, one is on
  /// a layer of twice the speed, and one stands still.
  @Test func layersWithOneTimingShowTheirOwnProgress() {
    let scene = Scene()
    let layers = (0..<4).map { _ in scene.makeLayer() }
    layers[2].speed = 2
    layers[3].speed = 0
    func move(_ layer: CALayer) {
      layer.add(.linear("position.x", from: 0.0, to: 100.0, duration: 4), forKey: nil)
    }
    for index in [0, 2, 3] { move(layers[index]) }
    scene.frame()
    scene.frame(after: 1)
    move(layers[1])
    scene.frame()
    func shown() -> [Double] {
      layers.map { ($0.rendering.shown.position.x * 1e6).rounded() / 1e6 }
    }
    #expect(shown() == [25, 0, 50, 0])
    scene.frame(after: 0.5)
    #expect(shown() == [37.5, 12.5, 75, 0])
    scene.frame(after: 0.5)
    #expect(shown() == [50, 25, 100, 0])
  }

  @Test func aMovedLayerIsDrawnLikeOneThatIsDrawnAgain() throws {
    let scene = Scene()
    let layer = scene.makeLayer()
    layer.add(.linear("position.x", from: 0.0, to: 100.0), forKey: nil)
    layer.add(.linear("opacity", from: 1.0, to: 0.0), forKey: nil)
    layer.add(.linear("transform.rotation.z", from: 0.0, to: 1.0), forKey: nil)
    scene.frame()
    for _ in 1...5 {
      let moved = scene.frame(after: 0.15)
      layer.invalidateContent()
      let again = scene.frame()
      #expect(moved.nodes.isIdentical(to: again.nodes))
      #expect(!moved.nodes.isEmpty)
    }
  }

  @Test func aMovedLayerThatGetsAShadowOrAMaskIsDrawnWithIt() {
    let scene = Scene()
    let layer = scene.makeLayer()
    layer.add(.linear("position.x", from: 0.0, to: 100.0, duration: 9), forKey: nil)
    scene.frame()
    scene.frame(after: 0.1)
    #expect(scene.root.rendering.live.group?.nodes.count == 1)
    CATransaction.setDisableActions(true)
    layer.shadowOpacity = 1
    scene.frame(after: 0.1)
    #expect(scene.root.rendering.live.group?.nodes.count == 2)
    CATransaction.setDisableActions(true)
    layer.shadowOpacity = 0
    let mask = CALayer()
    mask.bounds = layer.bounds
    layer.mask = mask
    scene.frame(after: 0.1)
    guard case .group(let group)? = scene.root.rendering.live.group?.nodes.first else {
      Issue.record("a masked layer is a group")
      return
    }
    #expect(group.mask != nil)
  }
}

extension LayerValues {
  /// Of the numbers that are animated in these tests.
  fileprivate func largestDifference(from other: LayerValues) -> Double {
    func numbers(_ values: LayerValues) -> [Double] {
      let t = values.transform
      let vectors = [t.rows.0, t.rows.1, t.rows.2, t.rows.3]
      let bounds = AnimatableValue.rect(values.bounds).vector ?? .zero
      return (vectors + [bounds]).flatMap { [$0.x, $0.y, $0.z, $0.w] }
        + [values.position.x, values.position.y, values.opacity, values.cornerRadius]
    }
    return zip(numbers(self), numbers(other)).map { abs($0 - $1) }.max() ?? .infinity
  }
}
