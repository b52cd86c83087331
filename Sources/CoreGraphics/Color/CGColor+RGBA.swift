extension CGColor {
  package convenience init(_ color: RGBA) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// The drawn colour, with every component limited to 0...1.
  package var rgba: RGBA {
    let parts = (components ?? []).map { min(max(Double($0), 0), 1) }
    if parts.count == 2 {
      return RGBA(red: parts[0], green: parts[0], blue: parts[0], alpha: parts[1])
    }
    guard parts.count == 4 else { return .clear }
    return RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

extension RGBA {
  /// The colour as a premultiplied pixel `0xAARRGGBB`.
  package var premultipliedPixel: UInt32 {
    let opacity = min(max(alpha, 0), 1)
    func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
    return byte(opacity) << 24 | byte(red * opacity) << 16 | byte(green * opacity) << 8
      | byte(blue * opacity)
  }
}
