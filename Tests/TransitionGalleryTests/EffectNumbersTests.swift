import Testing
import TransitionGallery
import UIKit
import UIKitTestSupport

/// The numbers of each effect on a screen of 320 × 568 points, for which the effects were designed.
@MainActor
struct EffectNumbersTests {
  /// A running transition from one page to another.
  @MainActor
  private struct Run {
    let fixture: GalleryFixture

    init(_ effect: GalleryEffect, isReversed: Bool = false) {
      fixture = GalleryFixture(
        GalleryCase(effect: effect, container: .stack, isReversed: isReversed),
        size: CGSize(width: 320, height: 568), duration: nil)
      fixture.start(interactively: true)
    }

    /// Shows the moment at which the eased time is a fraction of the whole.
    func show(eased fraction: Double) { fixture.show(Self.time(easedTo: fraction)) }

    var from: CALayer { shown(fixture.from.view) }
    var to: CALayer { shown(fixture.to.view) }
    var perspective: CGFloat { fixture.container?.layer.sublayerTransform.m34 ?? 0 }
    var pieces: [EffectPiece] {
      fixture.container?.subviews.compactMap { $0 as? EffectPiece } ?? []
    }
    /// Whether the arriving page lies over the departing one.
    var isToAbove: Bool {
      let views = fixture.container?.subviews ?? []
      guard let from = views.firstIndex(of: fixture.from.view),
        let to = views.firstIndex(of: fixture.to.view)
      else { return false }
      return to > from
    }

    func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

    /// When the curve (0.42, 0), (0.58, 1) has come to a value, found by halving.
    private static func time(easedTo value: Double) -> CGFloat {
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let s = (low + high) / 2
        if 3 * (1 - s) * s * s + s * s * s < value { low = s } else { high = s }
      }
      let s = (low + high) / 2
      return CGFloat(3 * (1 - s) * (1 - s) * s * 0.42 + 3 * (1 - s) * s * s * 0.58 + s * s * s)
    }
  }

  private func expect(
    _ value: CGFloat, _ expected: CGFloat, _ what: String, within tolerance: CGFloat = 1e-3,
    line: Int = #line
  ) {
    let place = SourceLocation(
      fileID: #fileID, filePath: #filePath, line: line, column: 1)
    #expect(
      abs(value - expected) <= tolerance, "\(what): \(value), not \(expected)",
      sourceLocation: place)
  }

  private static let cos45: CGFloat = 0.70711

  @Test(arguments: [false, true]) func crossFade(isReversed: Bool) {
    let run = Run(.crossFade, isReversed: isReversed)
    #expect(!run.isToAbove)
    for (time, alpha) in [(0, 1), (0.25, 0.75), (0.5, 0.5), (1, 0)] as [(Double, CGFloat)] {
      run.show(eased: time)
      expect(CGFloat(run.from.opacity), alpha, "from-view at \(time)")
      expect(CGFloat(run.to.opacity), 1, "to-view")
    }
  }

  @Test func pan() {
    #expect(GalleryEffect.pan.makeAnimator(isReversed: false).duration == 0.3)
    let run = Run(.pan)
    #expect(run.isToAbove)
    for (time, from, to) in [(0, 0, 320), (0.5, -80, 160), (1, -160, 0)]
      as [(Double, CGFloat, CGFloat)]
    {
      run.show(eased: time)
      expect(run.from.frame.minX, from, "from-view at \(time)")
      expect(run.to.frame.minX, to, "to-view at \(time)")
    }
    let back = Run(.pan, isReversed: true)
    #expect(!back.isToAbove)
    for (time, from, to) in [(0, 0, -160), (0.5, 160, -80), (1, 320, 0)]
      as [(Double, CGFloat, CGFloat)]
    {
      back.show(eased: time)
      expect(back.from.frame.minX, from, "from-view at \(time), backwards")
      expect(back.to.frame.minX, to, "to-view at \(time), backwards")
    }
  }

  @Test(arguments: [false, true], GalleryAxis.allCases) func turn(
    isReversed: Bool, axis: GalleryAxis
  ) {
    let run = Run(.turn(about: axis), isReversed: isReversed)
    expect(run.perspective, -0.002, "m34", within: 1e-9)
    // A rotation by an angle: its cosine, and its sine.
    func expectTurned(_ layer: CALayer, _ cosine: CGFloat, _ sine: CGFloat, _ what: String) {
      let m = layer.transform
      let sign: CGFloat = isReversed ? -1 : 1
      expect(axis == .vertical ? m.m11 : m.m22, cosine, "\(what)'s cosine")
      expect(axis == .vertical ? m.m31 : m.m23, sign * sine, "\(what)'s sine")
    }
    run.show(eased: 0)
    expectTurned(run.from, 1, 0, "from-view at 0")
    expectTurned(run.to, 0, -1, "to-view at 0")
    run.show(eased: 0.25)
    expectTurned(run.from, Self.cos45, Self.cos45, "from-view at 0.25")
    expectTurned(run.to, 0, -1, "to-view at 0.25")
    run.show(eased: 0.75)
    expectTurned(run.from, 0, 1, "from-view at 0.75")
    expectTurned(run.to, Self.cos45, -Self.cos45, "to-view at 0.75")
  }

  /// The left half of the screen is its first 160 points.
  @Test(arguments: [false, true]) func flip(isReversed: Bool) throws {
    let run = Run(.flip, isReversed: isReversed)
    run.show(eased: 0.25)
    expect(run.perspective, -0.002, "m34", within: 1e-9)
    try #require(run.pieces.count == 4)
    let (leaving, coming) = (run.pieces[2], run.pieces[3])
    for piece in [leaving, coming] { #expect(piece.bounds.size == CGSize(width: 160, height: 568)) }
    expect(run.shown(leaving).position.x, 160, "the middle line")
    #expect(leaving.layer.anchorPoint == CGPoint(x: isReversed ? 1 : 0, y: 0.5))
    #expect(coming.layer.anchorPoint == CGPoint(x: isReversed ? 0 : 1, y: 0.5))
    expect(run.shown(leaving).transform.m11, Self.cos45, "the leaving half's cosine")
    expect(run.shown(coming).transform.m11, 0, "the coming half's cosine")
    let (gone, shade) = (try #require(leaving.subviews.last), try #require(coming.subviews.last))
    expect(CGFloat(run.shown(gone).opacity), 0.5, "its shadow")
    let colors = (gone.layer as? CAGradientLayer)?.colors as? [CGColor]
    #expect(colors?.map(\.alpha) == [0.5, 0])
    run.show(eased: 0.75)
    expect(run.shown(leaving).transform.m11, 0, "the leaving half's cosine")
    expect(run.shown(coming).transform.m11, Self.cos45, "the coming half's cosine")
    expect(CGFloat(run.shown(shade).opacity), 0.5, "its shadow")
    run.show(eased: 1)
    expect(CGFloat(run.shown(shade).opacity), 0, "its shadow")
  }

  @Test(arguments: [false, true]) func cube(isReversed: Bool) throws {
    let run = Run(.cube, isReversed: isReversed)
    let covers = try #require(
      run.fixture.container?.subviews.filter { $0.backgroundColor?.cgColor.alpha == 0.8 })
    try #require(covers.count == 2)
    let (start, end): (CGFloat, CGFloat) = isReversed ? (0, 320) : (320, 0)
    run.show(eased: 0)
    expect(run.from.position.x, start, "the shared edge")
    expect(run.from.transform.m34, -0.005, "m34", within: 1e-9)
    expect(run.to.transform.m11, 0, "to-view's cosine")
    expect(run.from.anchorPoint.x, isReversed ? 0 : 1, "from-view's anchor")
    expect(run.to.anchorPoint.x, isReversed ? 1 : 0, "to-view's anchor")
    run.show(eased: 0.5)
    for page in [run.from, run.to] {
      expect(page.position.x, 160, "the shared edge half way")
      expect(page.transform.m11, Self.cos45, "the cosine half way")
    }
    for cover in covers { expect(CGFloat(run.shown(cover).opacity), 0.5, "black half way") }
    run.show(eased: 1)
    expect(run.to.position.x, end, "the shared edge")
    expect(run.from.transform.m11, 0, "from-view's cosine")
    expect(covers.map { CGFloat(run.shown($0).opacity) }.reduce(0, +), 1, "black over one face")
  }

  /// Four strips of 80 points for each page.
  @Test(arguments: [false, true]) func fold(isReversed: Bool) throws {
    let run = Run(.fold, isReversed: isReversed)
    run.show(eased: 0)
    expect(run.perspective, -0.005, "m34", within: 1e-9)
    let pieces = run.pieces
    try #require(pieces.count == 8)
    #expect(pieces.allSatisfy { $0.bounds.size == CGSize(width: 80, height: 568) })
    let (entry, exit): (CGFloat, CGFloat) = isReversed ? (0, 320) : (320, 0)
    // Each fold is hinged at its outer edges.
    let places: [CGFloat] = [0, 160, 160, 320]
    let sines: [CGFloat] = [1, -1, 1, -1]
    for index in 0..<4 {
      expect(run.shown(pieces[index]).position.x, places[index], "from-strip \(index)")
      expect(run.shown(pieces[4 + index]).position.x, entry, "to-strip \(index)")
      expect(run.shown(pieces[4 + index]).transform.m31, sines[index], "to-strip \(index)'s sine")
      let shade = try #require(pieces[4 + index].subviews.last)
      expect(CGFloat(run.shown(shade).opacity), 1, "to-strip \(index)'s shadow")
      let colors = (shade.layer as? CAGradientLayer)?.colors as? [CGColor]
      #expect(colors?.map(\.alpha) == [1, 0])
    }
    run.show(eased: 0.5)
    for index in 0..<4 {
      expect(
        run.shown(pieces[index]).position.x, (places[index] + exit) / 2, "from-strip \(index)")
      expect(run.shown(pieces[index]).transform.m11, Self.cos45, "from-strip \(index)'s cosine")
    }
    run.show(eased: 1)
    for index in 0..<4 {
      expect(run.shown(pieces[index]).position.x, exit, "from-strip \(index)")
      expect(run.shown(pieces[4 + index]).position.x, places[index], "to-strip \(index)")
      expect(run.shown(pieces[4 + index]).transform.m11, 1, "to-strip \(index)'s cosine")
    }
  }

  /// Squares of 32 points: ten beside each other, and 17.75 below each other.
  @Test(arguments: [false, true]) func explode(isReversed: Bool) throws {
    let run = Run(.explode, isReversed: isReversed)
    run.show(eased: isReversed ? 1 : 0)
    let pieces = run.pieces
    try #require(pieces.count == 180)
    // No shadow is made for squares that have none.
    #expect(pieces.allSatisfy { $0.subviews.count == 1 })
    #expect(pieces[0].bounds.size == CGSize(width: 32, height: 32))
    #expect(pieces[179].bounds.size == CGSize(width: 32, height: 24))
    let rest = pieces.map { run.shown($0).position }
    for (place, x, y) in [(rest[0], 16, 16), (rest[179], 304, 556)] as [(CGPoint, CGFloat, CGFloat)]
    {
      expect(place.x, x, "a square's middle")
      expect(place.y, y, "a square's middle")
    }
    #expect(run.isToAbove == isReversed)
    // The first quarter of the flight turns by a quarter of the angle: ten at most.
    run.show(eased: isReversed ? 0.75 : 0.25)
    let angles = pieces.map { piece in
      let m = run.shown(piece).transform
      return atan2(m.m12, m.m11)
    }
    #expect(angles.allSatisfy { abs($0) <= 2.5 } && angles.contains { abs($0) > 2 })
    run.show(eased: isReversed ? 0 : 1)
    for (piece, rest) in zip(pieces, rest) {
      let layer = run.shown(piece)
      #expect(abs(layer.position.x - rest.x) <= 100 && abs(layer.position.y - rest.y) <= 100)
      expect(CGFloat(layer.opacity), 0, "alpha")
      expect(hypot(layer.transform.m11, layer.transform.m12), 0.01, "scale", within: 1e-6)
    }
    let ends = pieces.map { run.shown($0).position }
    func flight(seed: UInt64) -> [CGPoint] {
      let other = Run(.explode(seed: seed), isReversed: isReversed)
      other.show(eased: isReversed ? 0 : 1)
      return other.pieces.map { other.shown($0).position }
    }
    #expect(flight(seed: 0) == ends && flight(seed: 1) != ends, "it can be repeated")
  }

  /// Half of the time is 0.684643 of a curve that eases out, (0, 0), (0.58, 1).
  @Test(arguments: [false, true]) func portal(isReversed: Bool) throws {
    let run = Run(.portal, isReversed: isReversed)
    #expect(run.isToAbove == isReversed)
    for (time, progress) in [(0, 0), (0.5, 0.684643), (1, 1)] as [(CGFloat, CGFloat)] {
      run.fixture.show(time)
      let opening = isReversed ? 1 - progress : progress
      let door = run.pieces
      try #require(door.count == 2)
      expect(run.shown(door[0]).frame.minX, -160 * opening, "the left half at \(time)")
      expect(run.shown(door[1]).frame.minX, 160 + 160 * opening, "the right half at \(time)")
      let behind = isReversed ? run.from : run.to
      expect(behind.transform.m11, 0.8 + 0.2 * opening, "the page behind at \(time)")
    }
  }

  /// The matrices are products of those of the table, worked out by hand.
  @Test(arguments: [false, true]) func natGeo(isReversed: Bool) {
    let run = Run(.natGeo, isReversed: isReversed)
    #expect(run.isToAbove != isReversed)
    var lower: CALayer { isReversed ? run.to : run.from }
    var upper: CALayer { isReversed ? run.from : run.to }
    run.show(eased: isReversed ? 1 : 0)
    expect(lower.anchorPoint.x, 0, "the lower page's anchor")
    expect(lower.transform.m11, 1, "the lower page at rest")
    expect(lower.transform.m34, -0.002, "m34", within: 1e-9)
    // Turned by 5° about z: (320, −40) is (322.268, −11.958).
    let m = upper.transform
    expect(m.m44, 0.7, "the eye is 500 away, and the page 150 nearer")
    expect(m.m41 / m.m44, 322.268 / 0.7, "the upper page aside", within: 0.05)
    expect(m.m42 / m.m44, -11.958 / 0.7, "the upper page above", within: 0.05)
    run.show(eased: isReversed ? 0.8 : 0.2)
    expect(lower.transform.m11, 1, "the lower page before its time")
    run.show(eased: isReversed ? 0 : 1)
    // By 80°: cosine 0.173648, sine 0.984808; (170, −30) is (−0.024, −172.627).
    expect(lower.transform.m11, 0.173648, "the lower page's cosine")
    expect(lower.transform.m13, -0.984808, "the lower page's sine")
    expect(lower.transform.m43, -172.627, "the lower page's depth", within: 0.01)
    expect(lower.transform.m41, -0.024, "the lower page's place", within: 0.01)
    expect(upper.transform.m11, 1, "the upper page at rest")
  }

  /// The second keyframe takes over from the first half way: at 0.2 the page leans by 7.5°.
  @Test func cards() {
    let run = Run(.cards)
    #expect(run.isToAbove)
    run.show(eased: 0)
    expect(run.to.position.y, 284 + 568, "to-view one height below")
    run.show(eased: 0.2)
    expect(run.from.transform.m22, 0.975 * 0.991445, "leaning by 7.5°, at 0.975")
    run.show(eased: 0.4)
    expect(CGFloat(run.from.opacity), 0.6, "from-view's alpha")
    run.show(eased: 0.6)
    expect(run.from.transform.m11, 0.8, "from-view's scale")
    expect(run.from.transform.m42, -45.44, "8 % of the height", within: 0.01)
    expect(run.to.position.y, 284 + 568, "to-view still one height below")
    run.show(eased: 0.8)
    expect(run.to.position.y, 284 + 538, "to-view 30 points higher")
    run.show(eased: 1)
    expect(run.to.position.y, 284, "to-view at its place")
  }

  @Test func cardsBackwards() {
    let run = Run(.cards, isReversed: true)
    #expect(!run.isToAbove)
    run.show(eased: 0)
    expect(run.to.transform.m11, 0.6, "to-view's scale")
    expect(CGFloat(run.to.opacity), 0.6, "to-view's alpha")
    run.show(eased: 0.35)
    expect(run.to.transform.m11, 0.6, "to-view's scale before its time")
    run.show(eased: 0.5)
    expect(run.from.position.y, 284 + 568, "from-view one height below")
    run.show(eased: 0.7)
    expect(run.to.transform.m11, 0.95, "to-view's scale")
    expect(run.to.transform.m22, 0.95 * 0.965926, "to-view leans by 15°")
    expect(CGFloat(run.to.opacity), 1, "to-view's alpha")
    run.show(eased: 1)
    expect(run.to.transform.m11, 1, "to-view at rest")
    expect(run.to.transform.m22, 1, "to-view upright")
  }
}
