/// What a tab bar shows for one tab: an image with a title, and a badge where there is news.
open class UITabBarItem: UIBarItem {
  /// Tabs with a title and an image that the system knows by name. The values are Apple's.
  public enum SystemItem: Int, Sendable, CaseIterable {
    /// What does not fit into the bar.
    case more = 0
    /// What the user likes best.
    case favorites = 1
    /// What the program puts forward.
    case featured = 2
    /// What is rated best.
    case topRated = 3
    /// What was used last.
    case recents = 4
    /// People.
    case contacts = 5
    /// What was done before.
    case history = 6
    /// Marked places.
    case bookmarks = 7
    /// Looking for something.
    case search = 8
    /// What is being fetched.
    case downloads = 9
    /// What came last.
    case mostRecent = 10
    /// What most people look at.
    case mostViewed = 11
  }

  public override init() { super.init() }

  /// An item with a tag of the program's own.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// An item with another image for while its tab is selected.
  ///
  /// - Parameters:
  ///   - title: what the tab says; nil for nothing.
  ///   - image: a stencil; nil for none.
  ///   - selectedImage: nil for the same as `image`.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// An item with the system's title and a drawing of ours for what it stands for.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: systemItem.image, tag: tag)
  }

  /// Shown instead of `image` while the tab is the selected one; nil is the same image.
  open var selectedImage: UIImage? {
    didSet { if selectedImage !== oldValue { contentDidChange() } }
  }

  /// A few letters or digits in a dot over the tab; nil takes it away.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { contentDidChange() } } }

  /// The dot's colour; nil is red.
  open var badgeColor: UIColor? { didSet { if badgeColor != oldValue { contentDidChange() } } }

  /// What shows the item in a bar.
  weak var button: TabBarButton?

  override func contentDidChange() {
    super.contentDidChange()
    button?.showItem()
  }
}
