/// The position of a pixel's alpha, and whether the colours are premultiplied. The bitmaps of this
/// framework are ``premultipliedFirst``, or ``noneSkipFirst`` if they are opaque, in native byte
/// order.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Colours without alpha.
  case none = 0
  /// Colours multiplied by alpha, then alpha.
  case premultipliedLast = 1
  /// Alpha, then colours multiplied by it. The format of this framework's own images.
  case premultipliedFirst = 2
  /// Colours that are not premultiplied, then alpha.
  case last = 3
  /// Alpha, then colours that are not premultiplied.
  case first = 4
  /// Colours, then an unused component.
  case noneSkipLast = 5
  /// An unused component, then colours. The format of this framework's opaque images.
  case noneSkipFirst = 6
  /// Alpha without colours.
  case alphaOnly = 7
}
