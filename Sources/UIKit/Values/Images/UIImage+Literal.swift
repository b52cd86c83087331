/// The type of `#imageLiteral(resourceName:)` unless the context demands another one.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
  /// The image that ``init(named:)`` finds by a name. An empty image, with a warning, if there is
  /// none; on iOS the program stops.
  public convenience init(imageLiteralResourceName path: String) {
    self.init(UIImage(named: path)?.values ?? Values())
  }
}
