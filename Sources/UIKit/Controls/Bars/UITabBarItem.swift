/// An item of a tab bar: an image with a title, and an optional badge.
open class UITabBarItem: UIBarItem {
  /// Items with a title and an image from the system. The values are Apple's.
  public enum SystemItem: Int, Sendable, CaseIterable {
    /// More tabs, which do not fit into the bar.
    case more = 0
    /// The user's favourites.
    case favorites = 1
    /// Content that the program features.
    case featured = 2
    /// Content with the best ratings.
    case topRated = 3
    /// Content that was used last.
    case recents = 4
    /// People.
    case contacts = 5
    /// The user's history.
    case history = 6
    /// The user's bookmarks.
    case bookmarks = 7
    /// A search.
    case search = 8
    /// Downloads.
    case downloads = 9
    /// The newest content.
    case mostRecent = 10
    /// Content with the most views.
    case mostViewed = 11
  }

  public override init() { super.init() }

  /// Makes an empty item, because archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes an item with a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Makes an item with another image while its tab is selected.
  ///
  /// - Parameters:
  ///   - title: the text of the tab; nil for none.
  ///   - image: a template image; nil for none.
  ///   - selectedImage: the image of the selected tab; nil for `image`.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Makes an item with the system's title and our own image for it.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: systemItem.image, tag: tag)
  }

  /// The image while the tab is selected; nil for `image`.
  open var selectedImage: UIImage? {
    didSet { if selectedImage !== oldValue { contentDidChange() } }
  }

  /// A short text in a badge on the tab; nil removes the badge.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { contentDidChange() } } }

  /// The badge's colour; nil for red.
  open var badgeColor: UIColor? { didSet { if badgeColor != oldValue { contentDidChange() } } }

  /// The offset of the title in points, to the right and down. It is added to that of the bar's
  /// appearance.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { if titlePositionAdjustment != oldValue { contentDidChange() } }
  }

  /// The appearance of the bar while the item is selected; nil for the bar's own.
  open var standardAppearance: UITabBarAppearance? {
    didSet {
      standardAppearance = copied(standardAppearance)
      appearanceDidChange()
    }
  }

  /// The appearance of the bar while the item is selected and the content above the bar ends at it;
  /// nil for the bar's own.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      scrollEdgeAppearance = copied(scrollEdgeAppearance)
      appearanceDidChange()
    }
  }

  var hasAppearance: Bool { standardAppearance != nil || scrollEdgeAppearance != nil }

  private func appearanceDidChange() { button?.bar.itemAppearanceDidChange() }

  /// The button that shows the item in a bar.
  weak var button: UITabBarButton?

  override func contentDidChange() {
    super.contentDidChange()
    button?.showItem()
  }
}
