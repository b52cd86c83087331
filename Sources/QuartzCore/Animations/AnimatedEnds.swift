import CoreGraphics

/// The start and the end of a basic animation.
///
/// An end that the animation does not set is the layer's own value: the model value with the
/// animations that were added before. It is read again for each frame, so that the animation ends
/// at the new value if the model changes while it runs.
enum AnimatedEnds: Sendable {
  case fixed(from: AnimatableValue, by: AnimatableDelta)
  case toOwn(from: AnimatableValue)
  case fromOwn(to: AnimatableValue)
  case ownBy(AnimatableDelta)

  /// The start, and the difference to the end.
  ///
  /// - Parameter own: the layer's own value, of the same kind; nil where it has none.
  func line(
    own: @autoclosure () -> AnimatableValue?
  ) -> (start: AnimatableValue, travel: AnimatableDelta)? {
    switch self {
    case .fixed(let start, let travel): return (start, travel)
    case .toOwn(let start): return own().map { (start, $0.difference(from: start)) }
    case .fromOwn(let end): return own().map { ($0, end.difference(from: $0)) }
    case .ownBy(let travel): return own().map { ($0, travel) }
    }
  }
}
