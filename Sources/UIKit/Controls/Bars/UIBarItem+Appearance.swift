public import QuartzCore

extension UIBarItem: UIAppearance, AppearanceReceiver {}

extension UIAppearanceProxy where Object: UIBarItem {
  /// The text attributes of titles in a state; nil leaves them to the items.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    store(
      attributes, for: "titleTextAttributes \(state.rawValue)",
      read: { $0.titleTextAttributes(for: state) },
      write: { $0.setTitleTextAttributes($1, for: state) })
  }

  /// The text attributes that were set for a state; nil for none.
  public func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    storedValue(for: "titleTextAttributes \(state.rawValue)") as? [NSAttributedString.Key: Any]
  }
}
