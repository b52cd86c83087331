import CoreGraphics

/// What the items of an animator are in: a view, or a collection's layout.
@MainActor
protocol DynamicReference: AnyObject {
  /// The scene whose time the items move in.
  var dynamicsScene: UIWindowScene { get }
  /// The rectangle that is a boundary where the program asks for it, in its own coordinates.
  var dynamicsBounds: CGRect { get }
  /// The animator has moved items.
  func dynamicItemsDidMove()
}

extension UIView: DynamicReference {
  var dynamicsScene: UIWindowScene { hostScene }
  var dynamicsBounds: CGRect { bounds }
  func dynamicItemsDidMove() {}
}
