import CoreGraphics
public import CoreImage

extension UIColor {
  /// The colour of a Core Image colour. It does not change with the environment.
  public convenience init(ciColor: CIColor) { self.init(cgColor: CGColor(ciColor.rgba)) }

  /// The colour for Core Image, resolved in the current environment. On iOS only a colour made by
  /// ``init(ciColor:)`` has one, and `CIColor(color:)` converts the others.
  public var ciColor: CIColor { CIColor(color: self) }
}

extension CIColor {
  /// The Core Image colour of a UIKit colour, resolved in the current environment.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}
