/// Where a pixel's alpha is and whether the colour is multiplied with it. Bitmaps of this framework
/// are `premultipliedFirst`, or `noneSkipFirst` when opaque, in native byte order.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  case last = 3
  case first = 4
  case noneSkipLast = 5
  case noneSkipFirst = 6
  case alphaOnly = 7
}
