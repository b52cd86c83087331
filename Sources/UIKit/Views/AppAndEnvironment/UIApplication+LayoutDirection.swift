extension UIApplication {
  /// The direction of the interface: that of the screen of the scene whose code runs. A view whose
  /// `semanticContentAttribute` says otherwise has its own, which
  /// ``UIView/effectiveUserInterfaceLayoutDirection`` is.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    scene.screen.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
