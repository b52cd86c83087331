/// Where a pixel's alpha is and whether the colour is multiplied with it. Bitmaps of this framework
/// are ``premultipliedFirst``, or ``noneSkipFirst`` when opaque, in native byte order.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Colours alone.
  case none = 0
  /// Colours multiplied by alpha, then alpha.
  case premultipliedLast = 1
  /// Alpha, then colours multiplied by it. The format of this framework's own images.
  case premultipliedFirst = 2
  /// Colours as they are, then alpha.
  case last = 3
  /// Alpha, then colours as they are.
  case first = 4
  /// Colours, then a component that means nothing.
  case noneSkipLast = 5
  /// A component that means nothing, then colours. The format of this framework's opaque images.
  case noneSkipFirst = 6
  /// Alpha alone.
  case alphaOnly = 7
}
