import TransitionGallery

/// One effect in one container, in one direction.
struct GalleryCase: Sendable, CustomStringConvertible {
  enum Container: String, CaseIterable, Sendable { case stack, modal, tabs }

  let effect: GalleryEffect
  let container: Container
  let isReversed: Bool

  var description: String {
    "\(effect.id), \(container.rawValue), \(isReversed ? "back" : "forward")"
  }

  static let all: [GalleryCase] = GalleryEffect.all.flatMap { effect in
    Container.allCases.flatMap { container in
      [false, true].map {
        GalleryCase(effect: effect, container: container, isReversed: $0)
      }
    }
  }
}

/// An effect in a container, driven by a gesture: the way back, and for tabs both directions.
struct GestureCase: Sendable, CustomStringConvertible {
  enum Gesture: String, CaseIterable, Sendable { case horizontalSwipe, verticalSwipe, pinch }

  let base: GalleryCase
  let gesture: Gesture

  var description: String { "\(base), \(gesture.rawValue)" }

  static let all: [GestureCase] = GalleryCase.all.flatMap { base -> [GestureCase] in
    switch base.container {
    case .tabs: [GestureCase(base: base, gesture: .horizontalSwipe)]
    case .stack, .modal:
      base.isReversed ? Gesture.allCases.map { GestureCase(base: base, gesture: $0) } : []
    }
  }
}
