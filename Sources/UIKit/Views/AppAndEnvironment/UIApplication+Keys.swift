extension UIApplication {
  /// The application by Apple's key of it, `sharedApplication`, as code asks that is also for app
  /// extensions; nil for any other key.
  public static func value(forKey key: String) -> Any? {
    ["sharedApplication", "shared"].contains(key) ? shared : nil
  }

  /// The application by its key; nil for any other path.
  public static func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}
