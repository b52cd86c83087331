extension UIApplication {
  /// The application, by Apple's key `sharedApplication`; nil for any other key. Code that must
  /// also compile in app extensions gets the application in this way.
  public static func value(forKey key: String) -> Any? {
    ["sharedApplication", "shared"].contains(key) ? shared : nil
  }

  /// The application by its key; nil for any other key path.
  public static func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}
