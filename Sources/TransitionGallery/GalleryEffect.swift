/// One of the gallery's effects, or one of the program's own, by which it is chosen:
/// `GalleryTransition(.cube)`, `GalleryTransition(.fold(folds: 3))`.
public struct GalleryEffect: Sendable, Identifiable {
  /// The name in lists, such as "nat-geo".
  public let id: String
  private let make: @MainActor @Sendable () -> GalleryAnimator

  /// An effect of the program's own.
  ///
  /// - Parameters:
  ///   - id: the name in lists.
  ///   - make: makes the animator of one transition.
  public init(_ id: String, make: @escaping @MainActor @Sendable () -> GalleryAnimator) {
    self.id = id
    self.make = make
  }

  /// An animator for one transition.
  ///
  /// - Parameters:
  ///   - isReversed: true for a pop, a dismissal, or an earlier tab.
  ///   - duration: in seconds; nil for the effect's own.
  @MainActor
  public func makeAnimator(isReversed: Bool, duration: Double? = nil) -> GalleryAnimator {
    let animator = make()
    animator.isReversed = isReversed
    if let duration { animator.duration = duration }
    return animator
  }

  /// A page becomes the card behind the next one: ``CardsAnimator``.
  public static let cards = GalleryEffect("cards") { CardsAnimator() }
  /// A page fades: ``CrossFadeAnimator``.
  public static let crossFade = GalleryEffect("cross-fade") { CrossFadeAnimator() }
  /// Pages are faces of a cube: ``CubeAnimator``.
  public static let cube: GalleryEffect = .cube(about: .vertical)
  /// A page bursts into squares: ``ExplodeAnimator``.
  public static let explode: GalleryEffect = .explode(seed: 0)
  /// The page of a book turns over: ``FlipAnimator``.
  public static let flip = GalleryEffect("flip") { FlipAnimator() }
  /// Pages fold up like paper: ``FoldAnimator``.
  public static let fold: GalleryEffect = .fold(folds: 2)
  /// The page of a magazine: ``NatGeoAnimator``.
  public static let natGeo = GalleryEffect("nat-geo") { NatGeoAnimator() }
  /// Pages slide, the lower one at half the speed: ``PanAnimator``.
  public static let pan = GalleryEffect("pan") { PanAnimator() }
  /// A page opens like a door: ``PortalAnimator``.
  public static let portal = GalleryEffect("portal") { PortalAnimator() }
  /// Pages turn about their middle: ``TurnAnimator``.
  public static let turn: GalleryEffect = .turn(about: .vertical)

  /// A wave from the middle: ``RippleAnimator``.
  public static let ripple = GalleryEffect("ripple") { RippleAnimator() }
  /// Pages that are wound up: ``SwirlAnimator``.
  public static let swirl = GalleryEffect("swirl") { SwirlAnimator() }
  /// Pages behind a moving bar of glass: ``RefractionAnimator``.
  public static let refraction = GalleryEffect("refraction") { RefractionAnimator() }
  /// A page that is eaten away in spots: ``NoiseDissolveAnimator``.
  public static let noiseDissolve: GalleryEffect = .noiseDissolve(seed: 0)

  /// Spots of other random numbers.
  public static func noiseDissolve(seed: UInt64) -> GalleryEffect {
    GalleryEffect("noise-dissolve") { NoiseDissolveAnimator(seed: seed) }
  }

  /// A cube that turns about an axis.
  public static func cube(about axis: GalleryAxis) -> GalleryEffect {
    GalleryEffect("cube") { CubeAnimator(axis: axis) }
  }

  /// Squares with other random numbers.
  public static func explode(seed: UInt64) -> GalleryEffect {
    GalleryEffect("explode") { ExplodeAnimator(seed: seed) }
  }

  /// Another number of folds, from 1 to 16.
  public static func fold(folds: Int) -> GalleryEffect {
    GalleryEffect("fold") { FoldAnimator(folds: folds) }
  }

  /// Pages that turn about an axis.
  public static func turn(about axis: GalleryAxis) -> GalleryEffect {
    GalleryEffect("turn") { TurnAnimator(axis: axis) }
  }

  /// The ten effects without shaders, in the order of their names.
  public static let all: [GalleryEffect] = [
    .cards, .crossFade, .cube, .explode, .flip, .fold, .natGeo, .pan, .portal, .turn,
  ]

  /// The effects that compute each pixel: see ``ShaderAnimator``.
  public static let shaders: [GalleryEffect] = [.ripple, .swirl, .refraction, .noiseDissolve]
}
