/// The layout of pixels in a program's memory: 8 bits per component, in one of the layouts of Core
/// Graphics on iOS.
struct BitmapFormat: Sendable, Hashable {
  enum Components: Sendable, Hashable {
    case rgb
    case gray
    /// Alpha without a colour.
    case alpha
  }

  let components: Components
  let alpha: CGImageAlphaInfo
  let byteOrder: CGImageByteOrderInfo
  let bytesPerPixel: Int

  /// The layout of the framework's own bitmaps: words `0xAARRGGBB` with the least significant byte
  /// first.
  static let native = BitmapFormat(.rgb, .premultipliedFirst, .order32Little, 4)
  static let opaqueNative = BitmapFormat(.rgb, .noneSkipFirst, .order32Little, 4)

  /// The layout of images that were read from files, as on iOS.
  static func file(isOpaque: Bool) -> BitmapFormat {
    BitmapFormat(.rgb, isOpaque ? .noneSkipLast : .premultipliedLast, .orderDefault, 4)
  }

  private init(
    _ components: Components, _ alpha: CGImageAlphaInfo, _ byteOrder: CGImageByteOrderInfo,
    _ bytesPerPixel: Int
  ) {
    (self.components, self.alpha) = (components, alpha)
    (self.byteOrder, self.bytesPerPixel) = (byteOrder, bytesPerPixel)
  }

  /// Returns the layout of a context; nil for an unsupported one.
  init?(contextOf model: CGColorSpaceModel, bitsPerComponent: Int, _ info: UInt32) {
    guard let (alpha, order) = Self.parts(of: info), bitsPerComponent == 8 else { return nil }
    switch (alpha, model) {
    case (.premultipliedFirst, .rgb), (.premultipliedLast, .rgb), (.noneSkipFirst, .rgb),
      (.noneSkipLast, .rgb):
      guard Self.isOfWords(order) else { return nil }
      self.init(.rgb, alpha, order, 4)
    case (.none, .monochrome) where order == .orderDefault: self.init(.gray, alpha, order, 1)
    case (.alphaOnly, _) where order == .orderDefault: self.init(.alpha, alpha, order, 1)
    default: return nil
    }
  }

  /// Returns the layout of an image; nil for an unsupported one.
  init?(
    imageOf model: CGColorSpaceModel, bitsPerComponent: Int, bitsPerPixel: Int, _ info: UInt32
  ) {
    guard let (alpha, order) = Self.parts(of: info), bitsPerComponent == 8 else { return nil }
    switch (alpha, model, bitsPerPixel) {
    case (.none, .rgb, 24) where order == .orderDefault: self.init(.rgb, alpha, order, 3)
    case (.none, .rgb, _), (.alphaOnly, .rgb, 32): return nil
    case (_, .rgb, 32) where Self.isOfWords(order): self.init(.rgb, alpha, order, 4)
    case (.none, .monochrome, 8) where order == .orderDefault: self.init(.gray, alpha, order, 1)
    case (.premultipliedLast, .monochrome, 16), (.last, .monochrome, 16):
      guard order == .orderDefault else { return nil }
      self.init(.gray, alpha, order, 2)
    case (.alphaOnly, _, 8) where order == .orderDefault: self.init(.alpha, alpha, order, 1)
    default: return nil
    }
  }

  private static func parts(of info: UInt32) -> (CGImageAlphaInfo, CGImageByteOrderInfo)? {
    let known = CGBitmapInfo.alphaInfoMask.rawValue | CGBitmapInfo.byteOrderMask.rawValue
    guard info & ~known == 0,
      let alpha = CGImageAlphaInfo(rawValue: info & CGBitmapInfo.alphaInfoMask.rawValue),
      let order = CGImageByteOrderInfo(rawValue: info & CGBitmapInfo.byteOrderMask.rawValue)
    else { return nil }
    return (alpha, order)
  }

  private static func isOfWords(_ order: CGImageByteOrderInfo) -> Bool {
    order == .orderDefault || order == .order32Big || order == .order32Little
  }

  var isOpaque: Bool { alpha == .none || alpha == .noneSkipFirst || alpha == .noneSkipLast }
  /// Whether colours stay exactly the same when they are written and read again.
  var keepsColors: Bool { components == .rgb }
  /// Whether Cairo can draw in the layout.
  var isNative: Bool { self == .native || self == .opaqueNative }
  var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alpha.rawValue | byteOrder.rawValue) }
}

// MARK: - Conversion

extension BitmapFormat {
  /// The byte offsets of the components in a pixel. A component that is missing or unused has none.
  private struct Places {
    var red = 0
    var green = 0
    var blue = 0
    var alpha: Int?
    var skipped: Int?
  }

  private var places: Places {
    switch components {
    case .gray: return Places(alpha: bytesPerPixel == 2 ? 1 : nil)
    case .alpha: return Places(alpha: 0)
    case .rgb: break
    }
    let isFirst = alpha == .premultipliedFirst || alpha == .first || alpha == .noneSkipFirst
    func place(_ index: Int) -> Int { byteOrder == .order32Little ? 3 - index : index }
    let start = isFirst ? 1 : 0
    var places = Places(red: place(start), green: place(start + 1), blue: place(start + 2))
    guard bytesPerPixel == 4 else { return places }
    if isOpaque { places.skipped = place(isFirst ? 0 : 3) }
    if !isOpaque { places.alpha = place(isFirst ? 0 : 3) }
    return places
  }

  /// Converts a row of pixels to native words.
  func read(_ source: UnsafeRawPointer, into target: UnsafeMutablePointer<UInt32>, count: Int) {
    let (places, isStraight) = (places, alpha == .first || alpha == .last)
    let bytes = source.assumingMemoryBound(to: UInt8.self)
    for index in 0..<count {
      let pixel = bytes + index * bytesPerPixel
      let a = places.alpha.map { UInt32(pixel[$0]) } ?? 255
      var (r, g, b): (UInt32, UInt32, UInt32) = (0, 0, 0)
      if components != .alpha {
        (r, g, b) = (
          UInt32(pixel[places.red]), UInt32(pixel[places.green]), UInt32(pixel[places.blue])
        )
      }
      if isStraight { (r, g, b) = (Self.part(r, a), Self.part(g, a), Self.part(b, a)) }
      target[index] = a << 24 | r << 16 | g << 8 | b
    }
  }

  /// Returns a component multiplied by alpha, rounded.
  private static func part(_ value: UInt32, _ alpha: UInt32) -> UInt32 {
    (value * alpha * 2 + 255) / 510
  }

  /// Converts a row of native words to the layout. It supports the layouts of contexts and of
  /// images from files.
  func write(_ source: UnsafePointer<UInt32>, to target: UnsafeMutableRawPointer, count: Int) {
    let places = places
    let bytes = target.assumingMemoryBound(to: UInt8.self)
    for index in 0..<count {
      let pixel = bytes + index * bytesPerPixel
      let word = source[index]
      let (r, g, b) = (word >> 16 & 0xFF, word >> 8 & 0xFF, word & 0xFF)
      switch components {
      case .rgb:
        pixel[places.red] = UInt8(r)
        pixel[places.green] = UInt8(g)
        pixel[places.blue] = UInt8(b)
        if let skipped = places.skipped { pixel[skipped] = 255 }
      case .gray: pixel[0] = Self.gray(r, g, b)
      case .alpha: break
      }
      if let alpha = places.alpha { pixel[alpha] = UInt8(word >> 24) }
    }
  }

  /// Returns the grey of red, green and blue in a device space: 0.3, 0.59 and 0.11 of them (PDF
  /// 32000-1:2008, 10.3.2).
  static func gray(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> UInt8 {
    UInt8((red * 30 + green * 59 + blue * 11 + 50) / 100)
  }
}
