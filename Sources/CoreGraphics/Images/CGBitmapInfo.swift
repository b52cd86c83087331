/// The layout of a bitmap's pixels: where alpha is (``CGImageAlphaInfo``), and the order of bytes.
public struct CGBitmapInfo: OptionSet, Sendable, Hashable {
  /// The bits: alpha in the lowest five, then floating point, then the order of bytes.
  public let rawValue: UInt32
  /// A layout from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the ``CGImageAlphaInfo``.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The components are numbers in floating point, which no bitmap here has.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of the ``CGImageByteOrderInfo``.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The components follow each other in memory as the alpha info names them.
  public static let byteOrderDefault = CGBitmapInfo([])
  /// 16-bit words, the least significant byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// 32-bit words, the least significant byte first: with alpha first the bytes are blue, green,
  /// red, alpha.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// 16-bit words, the most significant byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// 32-bit words, the most significant byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// The order of the bytes in a bitmap's words.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits of ``CGBitmapInfo`` that hold the order.
  case orderMask = 0x7000
  /// The components follow each other in memory as the alpha info names them.
  case orderDefault = 0
  /// 16-bit words, the least significant byte first.
  case order16Little = 0x1000
  /// 32-bit words, the least significant byte first.
  case order32Little = 0x2000
  /// 16-bit words, the most significant byte first.
  case order16Big = 0x3000
  /// 32-bit words, the most significant byte first.
  case order32Big = 0x4000
}
