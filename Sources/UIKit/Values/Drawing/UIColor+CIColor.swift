import CoreGraphics
public import CoreImage

extension UIColor {
  /// The colour of a Core Image filter; it does not change with the environment.
  public convenience init(ciColor: CIColor) { self.init(cgColor: CGColor(ciColor.rgba)) }

  /// The colour for a Core Image filter, in the current environment. On iOS only a colour of
  /// ``init(ciColor:)`` has one, and `CIColor(color:)` converts the others.
  public var ciColor: CIColor { CIColor(color: self) }
}

extension CIColor {
  /// A colour of UIKit, in the current environment.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}
