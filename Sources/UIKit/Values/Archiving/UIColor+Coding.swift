public import Foundation

/// A colour in an archive has its components. Of a dynamic colour it has those for the current
/// traits.
extension UIColor: NSSecureCoding {
  /// True.
  public static var supportsSecureCoding: Bool { true }

  private enum ArchiveKey {
    static let red = "UIRed"
    static let green = "UIGreen"
    static let blue = "UIBlue"
    static let alpha = "UIAlpha"
  }

  /// Reads a colour from an archive; nil if it has none.
  public convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: ArchiveKey.red) else { return nil }
    self.init(
      red: coder.decodeDouble(forKey: ArchiveKey.red),
      green: coder.decodeDouble(forKey: ArchiveKey.green),
      blue: coder.decodeDouble(forKey: ArchiveKey.blue),
      alpha: coder.decodeDouble(forKey: ArchiveKey.alpha))
  }

  /// Writes the components to an archive.
  public func encode(with coder: NSCoder) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    coder.encode(Double(red), forKey: ArchiveKey.red)
    coder.encode(Double(green), forKey: ArchiveKey.green)
    coder.encode(Double(blue), forKey: ArchiveKey.blue)
    coder.encode(Double(alpha), forKey: ArchiveKey.alpha)
  }
}
