public import QuartzCore

extension UIBarItem: UIAppearance, AppearanceReceiver {}

extension UIAppearanceProxy where Object: UIBarItem {
  /// Sets the text attributes of titles for a state; nil uses those of the items.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    store(
      attributes, for: "titleTextAttributes \(state.rawValue)",
      read: { $0.titleTextAttributes(for: state) },
      write: { $0.setTitleTextAttributes($1, for: state) })
  }

  /// Returns the text attributes that were set for a state; nil for none.
  public func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    storedValue(for: "titleTextAttributes \(state.rawValue)") as? [NSAttributedString.Key: Any]
  }
}
