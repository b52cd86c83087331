/// What an item itself says of how its button looks, where the bar's appearance says nothing.
struct BarButtonLook {
  /// How far titles are moved, by the kind of bar.
  var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  /// The same of the back button that leads to the item.
  var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]
  /// Images behind titles, by the button's state and the kind of bar.
  var backgrounds: [Background: UIImage] = [:]

  struct Background: Hashable {
    let state: UIControl.State
    let metrics: UIBarMetrics
  }
}

extension UIBarButtonItem {
  /// Moves the title in its button, unless the bar's appearance does.
  public func setTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    look.titleOffsets[barMetrics] = adjustment
    contentDidChange()
  }

  /// How far the title is moved in a kind of bar; zero if nothing was set.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    look.titleOffsets[barMetrics] ?? .zero
  }

  /// Moves the title in the back button that leads to the item, unless the bar's appearance does:
  /// far to the side, for example, so that the arrow alone is seen.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    look.backTitleOffsets[barMetrics] = adjustment
    contentDidChange()
  }

  /// How far the back button's title is moved in a kind of bar; zero if nothing was set.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    look.backTitleOffsets[barMetrics] ?? .zero
  }

  /// Sets an image that is stretched over the button behind its title, unless the bar's appearance
  /// has one; nil removes it.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    look.backgrounds[BarButtonLook.Background(state: state, metrics: barMetrics)] = backgroundImage
    contentDidChange()
  }

  /// The image behind the title in a state, in a kind of bar; nil for none.
  public func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    look.backgrounds[BarButtonLook.Background(state: state, metrics: barMetrics)]
  }
}

extension UIAppearanceProxy where Object: UIBarButtonItem {
  /// Moves titles in a kind of bar.
  public func setTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    store(
      adjustment, for: "titlePositionAdjustment \(barMetrics.rawValue)",
      read: { $0.titlePositionAdjustment(for: barMetrics) },
      write: { $0.setTitlePositionAdjustment($1, for: barMetrics) })
  }

  /// Moves the titles of back buttons in a kind of bar.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    store(
      adjustment, for: "backButtonTitlePositionAdjustment \(barMetrics.rawValue)",
      read: { $0.backButtonTitlePositionAdjustment(for: barMetrics) },
      write: { $0.setBackButtonTitlePositionAdjustment($1, for: barMetrics) })
  }

  /// The image behind titles in a state, in a kind of bar; nil leaves that to the items.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    store(
      backgroundImage, for: "backgroundImage \(state.rawValue) \(barMetrics.rawValue)",
      read: { $0.backgroundImage(for: state, barMetrics: barMetrics) },
      write: { $0.setBackgroundImage($1, for: state, barMetrics: barMetrics) })
  }
}
