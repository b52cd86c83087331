/// An item's own appearance, which applies where the bar's appearance has no values.
struct BarButtonLook {
  /// The offsets of titles by bar metrics.
  var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  /// The offsets of titles on the back button that leads to the item, by bar metrics.
  var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]
  /// The images behind titles, by control state and bar metrics.
  var backgrounds: [Background: UIImage] = [:]

  struct Background: Hashable {
    let state: UIControl.State
    let metrics: UIBarMetrics
  }
}

extension UIBarButtonItem {
  /// Sets the offset of the title in its button. The bar's appearance takes precedence.
  public func setTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    look.titleOffsets[barMetrics] = adjustment
    contentDidChange()
  }

  /// Returns the offset of the title for bar metrics; zero if none was set.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    look.titleOffsets[barMetrics] ?? .zero
  }

  /// Sets the offset of the title on the back button that leads to the item. The bar's appearance
  /// takes precedence. A large offset hides the title, for example, so that only the arrow is
  /// visible.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    look.backTitleOffsets[barMetrics] = adjustment
    contentDidChange()
  }

  /// Returns the offset of the back button's title for bar metrics; zero if none was set.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    look.backTitleOffsets[barMetrics] ?? .zero
  }

  /// Sets an image that is stretched behind the button's title; nil removes it. The bar's
  /// appearance takes precedence.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    look.backgrounds[BarButtonLook.Background(state: state, metrics: barMetrics)] = backgroundImage
    contentDidChange()
  }

  /// Returns the image behind the title for a state and bar metrics; nil for none.
  public func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    look.backgrounds[BarButtonLook.Background(state: state, metrics: barMetrics)]
  }
}

extension UIAppearanceProxy where Object: UIBarButtonItem {
  /// Sets the offset of titles for bar metrics.
  public func setTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    store(
      adjustment, for: "titlePositionAdjustment \(barMetrics.rawValue)",
      read: { $0.titlePositionAdjustment(for: barMetrics) },
      write: { $0.setTitlePositionAdjustment($1, for: barMetrics) })
  }

  /// Sets the offset of back buttons' titles for bar metrics.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    store(
      adjustment, for: "backButtonTitlePositionAdjustment \(barMetrics.rawValue)",
      read: { $0.backButtonTitlePositionAdjustment(for: barMetrics) },
      write: { $0.setBackButtonTitlePositionAdjustment($1, for: barMetrics) })
  }

  /// Sets the image behind titles for a state and bar metrics; nil uses those of the items.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    store(
      backgroundImage, for: "backgroundImage \(state.rawValue) \(barMetrics.rawValue)",
      read: { $0.backgroundImage(for: state, barMetrics: barMetrics) },
      write: { $0.setBackgroundImage($1, for: state, barMetrics: barMetrics) })
  }
}
