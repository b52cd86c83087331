extension UIViewController {
  /// The nearest navigation controller that this one is in.
  public var navigationController: UINavigationController? {
    sequence(first: self, next: \.parent).dropFirst()
      .lazy.compactMap { $0 as? UINavigationController }.first
  }
}
