import CoreGraphics

/// The object whose coordinates an animator's items use: a view, or a collection's layout.
@MainActor
protocol DynamicReference: AnyObject {
  /// The scene on whose clock the items move.
  var dynamicsScene: UIWindowScene { get }
  /// The rectangle in its own coordinates that is a boundary if the program requests one.
  var dynamicsBounds: CGRect { get }
  /// Called when the animator has moved items.
  func dynamicItemsDidMove()
}

extension UIView: DynamicReference {
  var dynamicsScene: UIWindowScene { hostScene }
  var dynamicsBounds: CGRect { bounds }
  func dynamicItemsDidMove() {}
}
