/// The layout of a bitmap's pixels: the position of alpha (``CGImageAlphaInfo``), and the byte
/// order.
public struct CGBitmapInfo: OptionSet, Sendable, Hashable {
  /// The bits: alpha in the lowest five, then the flag for floating point, then the byte order.
  public let rawValue: UInt32
  /// Makes a layout from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The mask of the bits of a ``CGImageAlphaInfo``.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The components are floating-point numbers, which no bitmap of this framework supports.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The mask of the bits of a ``CGImageByteOrderInfo``.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The components are in memory in the order of the alpha info.
  public static let byteOrderDefault = CGBitmapInfo([])
  /// 16-bit words with the least significant byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// 32-bit words with the least significant byte first: with alpha first the bytes are blue,
  /// green, red, alpha.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// 16-bit words with the most significant byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// 32-bit words with the most significant byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// The order of the bytes in a bitmap's words.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The mask of the byte order in a ``CGBitmapInfo``.
  case orderMask = 0x7000
  /// The components are in memory in the order of the alpha info.
  case orderDefault = 0
  /// 16-bit words with the least significant byte first.
  case order16Little = 0x1000
  /// 32-bit words with the least significant byte first.
  case order32Little = 0x2000
  /// 16-bit words with the most significant byte first.
  case order16Big = 0x3000
  /// 32-bit words with the most significant byte first.
  case order32Big = 0x4000
}
