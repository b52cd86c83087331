/// One of the gallery's effects, or a custom one: `GalleryTransition(.cube)`,
/// `GalleryTransition(.fold(folds: 3))`.
public struct GalleryEffect: Sendable, Identifiable {
  /// The name in lists, such as "nat-geo".
  public let id: String
  private let make: @MainActor @Sendable () -> GalleryAnimator

  /// Makes a custom effect.
  ///
  /// - Parameters:
  ///   - id: the name in lists.
  ///   - make: makes the animator of one transition.
  public init(_ id: String, make: @escaping @MainActor @Sendable () -> GalleryAnimator) {
    self.id = id
    self.make = make
  }

  /// Returns an animator for one transition.
  ///
  /// - Parameters:
  ///   - isReversed: true for a pop, a dismissal, or an earlier tab.
  ///   - duration: the duration in seconds; nil for the effect's own.
  @MainActor
  public func makeAnimator(isReversed: Bool, duration: Double? = nil) -> GalleryAnimator {
    let animator = make()
    animator.isReversed = isReversed
    if let duration { animator.duration = duration }
    return animator
  }

  /// The departing page becomes a card behind the arriving one: ``CardsAnimator``.
  public static let cards = GalleryEffect("cards") { CardsAnimator() }
  /// The departing page fades out: ``CrossFadeAnimator``.
  public static let crossFade = GalleryEffect("cross-fade") { CrossFadeAnimator() }
  /// The pages are faces of a cube: ``CubeAnimator``.
  public static let cube: GalleryEffect = .cube(about: .vertical)
  /// The page bursts into squares: ``ExplodeAnimator``.
  public static let explode: GalleryEffect = .explode(seed: 0)
  /// The page turns as in a book: ``FlipAnimator``.
  public static let flip = GalleryEffect("flip") { FlipAnimator() }
  /// The pages fold up like paper: ``FoldAnimator``.
  public static let fold: GalleryEffect = .fold(folds: 2)
  /// The page turns as in a magazine: ``NatGeoAnimator``.
  public static let natGeo = GalleryEffect("nat-geo") { NatGeoAnimator() }
  /// The pages slide, the lower one at half the speed: ``PanAnimator``.
  public static let pan = GalleryEffect("pan") { PanAnimator() }
  /// The page opens like a door: ``PortalAnimator``.
  public static let portal = GalleryEffect("portal") { PortalAnimator() }
  /// The pages rotate about their middle: ``TurnAnimator``.
  public static let turn: GalleryEffect = .turn(about: .vertical)

  /// A wave runs from the middle to the corners: ``RippleAnimator``.
  public static let ripple = GalleryEffect("ripple") { RippleAnimator() }
  /// The pages are twisted about their middle: ``SwirlAnimator``.
  public static let swirl = GalleryEffect("swirl") { SwirlAnimator() }
  /// A moving bar of glass refracts the pages: ``RefractionAnimator``.
  public static let refraction = GalleryEffect("refraction") { RefractionAnimator() }
  /// The page dissolves in spots: ``NoiseDissolveAnimator``.
  public static let noiseDissolve: GalleryEffect = .noiseDissolve(seed: 0)

  /// The noise dissolve with another seed of its random numbers.
  public static func noiseDissolve(seed: UInt64) -> GalleryEffect {
    GalleryEffect("noise-dissolve") { NoiseDissolveAnimator(seed: seed) }
  }

  /// The cube with another axis.
  public static func cube(about axis: GalleryAxis) -> GalleryEffect {
    GalleryEffect("cube") { CubeAnimator(axis: axis) }
  }

  /// The explosion with another seed of its random numbers.
  public static func explode(seed: UInt64) -> GalleryEffect {
    GalleryEffect("explode") { ExplodeAnimator(seed: seed) }
  }

  /// The fold with another number of folds, from 1 to 16.
  public static func fold(folds: Int) -> GalleryEffect {
    GalleryEffect("fold") { FoldAnimator(folds: folds) }
  }

  /// The turn with another axis.
  public static func turn(about axis: GalleryAxis) -> GalleryEffect {
    GalleryEffect("turn") { TurnAnimator(axis: axis) }
  }

  /// The ten effects without shaders, sorted by name.
  public static let all: [GalleryEffect] = [
    .cards, .crossFade, .cube, .explode, .flip, .fold, .natGeo, .pan, .portal, .turn,
  ]

  /// The effects that compute each pixel: see ``ShaderAnimator``.
  public static let shaders: [GalleryEffect] = [.ripple, .swirl, .refraction, .noiseDissolve]
}
