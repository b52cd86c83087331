import TransitionGallery
import UIKit

extension Demo {
  /// The demos of the gallery: the ten effects and the three gestures.
  static let gallery: [Demo] =
    [
      galleryCards, galleryCrossFade, galleryCube, galleryExplode, galleryFlip, galleryFold,
      galleryNatGeo, galleryPan, galleryPortal, galleryTurn,
    ] + [gallerySwipeHorizontal, gallerySwipeVertical, galleryPinch, galleryShaders]

  static let galleryCards = effect(
    .cards, "Cards", "A page becomes the card behind the next.", .wallet)
  static let galleryCrossFade = effect(
    .crossFade, "Cross-fade", "One picture through the other.", .throughEachOther)
  static let galleryCube = effect(.cube, "Cube", "Two faces of a cube that turns.", .cubeFaces)
  static let galleryExplode = effect(
    .explode, "Explode", "A picture bursts into squares.", .burst)
  static let galleryFlip = effect(.flip, "Page of a book", "Half a page turns over.", .leaf)
  static let galleryFold = effect(.fold, "Folded paper", "Strips fold up and unfold.", .concertina)
  static let galleryNatGeo = effect(
    .natGeo, "Magazine", "The next page swings in.", .magazine)
  static let galleryPan = effect(.pan, "Pan", "The lower page moves at half the speed.", .parallax)
  static let galleryPortal = effect(.portal, "Portal", "A page opens like a door.", .door)
  static let galleryTurn = effect(.turn, "Turn", "One page away, the other one round.", .edgeOn)

  static let gallerySwipeHorizontal = gesture(
    "swipe-horizontal", .across, .cube, "Swipe across", "A drag to the side leads back.",
    .sideways,
    back: .drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 250, y: 300), duration: 0.5),
    cancel: .drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 140, y: 300), duration: 0.5))
  static let gallerySwipeVertical = gesture(
    "swipe-vertical", .down, .cards, "Swipe down", "A drag downwards leads back.", .downwards,
    back: .drag(from: CGPoint(x: 195, y: 160), to: CGPoint(x: 195, y: 350), duration: 0.5),
    cancel: .drag(from: CGPoint(x: 195, y: 160), to: CGPoint(x: 195, y: 240), duration: 0.5))
  static let galleryPinch = gesture(
    "pinch", .pinch, .portal, "Pinch", "Two fingers lead back.", .pinched,
    back: .pinch(center: CGPoint(x: 195, y: 300), from: 240, to: 60, duration: 0.5),
    cancel: .pinch(center: CGPoint(x: 195, y: 300), from: 240, to: 160, duration: 0.5))

  /// The effects that compute each pixel, in one demo.
  static let galleryShaders = Demo(
    id: "gallery-shaders", title: "Shaders", seed: nil,
    summary: "A ripple, a swirl, wavy glass or noise, pixel by pixel.",
    trigger: "Press “Open”, then “Back”. The arrows choose another effect.",
    stageSize: defaultStageSize, glyph: .rings,
    phases: [
      Phase("push", .tap("Open")), Phase("pop", after: "push", .tap("Back")),
      Phase("swirl", .series([.tap("→"), .tap("Open")], pause: 0.2)),
      Phase("glass", .series([.tap("→"), .tap("→"), .tap("Open")], pause: 0.2)),
      Phase("noise", .series([.tap("←"), .tap("Open")], pause: 0.2)),
    ],
    prototypes: { GalleryEffect.ripple.settings },
    makeRoot: {
      GalleryViewController(
        GalleryChoice(effect: .ripple), paintings: Painting.pair(for: "shaders"))
    })

  private static func effect(
    _ effect: GalleryEffect, _ title: String, _ summary: String, _ glyph: DemoGlyph
  ) -> Demo {
    Demo(
      id: "gallery-\(effect.id)", title: title, seed: nil, summary: summary,
      trigger: "Press “Open”; drag to the right or press “Back”. Choose another container, too.",
      stageSize: defaultStageSize, glyph: glyph,
      phases: [
        Phase("push", .tap("Open")), Phase("pop", after: "push", .tap("Back")),
        Phase("present", .series([.tap("Present"), .tap("Open")], pause: 0.2)),
        Phase("tabs", .series([.tap("Tabs"), .tap("Open")], pause: 0.2)),
      ],
      prototypes: { effect.settings },
      makeRoot: {
        GalleryViewController(
          GalleryChoice(effect: effect), paintings: Painting.pair(for: effect.id))
      })
  }

  private static func gesture(
    _ id: String, _ gesture: GalleryChoice.Gesture, _ effect: GalleryEffect, _ title: String,
    _ summary: String, _ glyph: DemoGlyph, back: ScriptedGesture, cancel: ScriptedGesture
  ) -> Demo {
    Demo(
      id: "gallery-\(id)", title: title, seed: nil, summary: summary,
      trigger: "Press “Open”; then \(gesture == .pinch ? "pinch" : "drag") to go back.",
      stageSize: defaultStageSize, glyph: glyph,
      phases: [
        Phase("push", .tap("Open")), Phase("pop", after: "push", back),
        Phase("pop-cancel", after: "push", cancel),
      ],
      mainPhase: "pop",
      prototypes: { effect.settings },
      makeRoot: {
        GalleryViewController(
          GalleryChoice(effect: effect, gesture: gesture), paintings: Painting.pair(for: id))
      })
  }
}
