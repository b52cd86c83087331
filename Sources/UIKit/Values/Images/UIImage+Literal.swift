/// What `#imageLiteral(resourceName:)` makes, unless its context wants another type.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
  /// The image of that name, as by ``init(named:)``; an empty one, with a warning, where there is
  /// none. On iOS that stops the program.
  public convenience init(imageLiteralResourceName path: String) {
    self.init(UIImage(named: path)?.values ?? Values())
  }
}
