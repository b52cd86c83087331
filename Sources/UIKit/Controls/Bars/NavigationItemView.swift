import CoreGraphics

/// Shows one item in a navigation bar: back button, buttons, title, and the large title below.
///
/// Its parts move by their transforms, so that layout never disturbs a transition.
final class NavigationItemView: UIView {
  let item: UINavigationItem
  /// The item that the back button leads to; nil for the root.
  let backItem: UINavigationItem?
  unowned let bar: UINavigationBar

  private(set) var backButton: BackButton?
  private(set) var titleView = UIView()
  private(set) var leading: [UIView] = []
  private(set) var trailing: [UIView] = []
  /// Clips the large title, which slides below the row.
  let largeTitleClip = UIView()
  let largeTitle = UILabel()
  /// Contains the item's search bar, at the bottom.
  let searchRoom = UIView()
  private let titleLabel = UILabel()
  /// The line above the row, for an item with a prompt.
  let promptLabel = UILabel()
  var pose = Pose.shown
  /// The height of the layout during a transition, in points: titles slide sideways, and a bar
  /// whose height decreases must not clip them. Nil for the bar's height.
  var ownHeight: CGFloat?

  /// The font size of the title in points, as on iOS.
  private static let titleSize: CGFloat = 17
  private static let largeTitleSize: CGFloat = 34
  private static let promptSize: CGFloat = 12
  private static let margin: CGFloat = 16
  private static let chevronOffset: CGFloat = 8
  /// The width of a back button without a title, which is large enough for a finger.
  private static let arrowWidth: CGFloat = 44
  /// The distance between the title and the buttons.
  private static let gap: CGFloat = 8
  /// The distance in points from the bottom of the expanded area to that of the large title.
  private static let largeTitleBottom: CGFloat = 8
  /// The points of expansion over which the title in the row fades out.
  private static let titleFade: CGFloat = 14

  init(_ item: UINavigationItem, backItem: UINavigationItem?, bar: UINavigationBar) {
    self.item = item
    self.backItem = backItem
    self.bar = bar
    super.init(frame: bar.bounds)
    largeTitleClip.clipsToBounds = true
    largeTitleClip.isUserInteractionEnabled = false
    largeTitleClip.addSubview(largeTitle)
    searchRoom.clipsToBounds = true
    promptLabel.font = .systemFont(ofSize: Self.promptSize)
    promptLabel.textAlignment = .center
    addSubview(searchRoom)
    reload()
  }

  required init?(coder: NSCoder) { nil }

  /// Touches outside the parts go to the bar itself.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  // MARK: Content

  /// Makes all parts again. The search bar and visible custom views are kept, because the user may
  /// be typing in them.
  func reload() {
    let hasLeft = item.leftBarButtonItems?.isEmpty == false
    let hasBack =
      (backItem != nil || item.backAction != nil) && !item.hidesBackButton
      && (!hasLeft || item.leftItemsSupplementBackButton)
    backButton = hasBack ? makeBackButton() : nil
    leading = item.leadingItems.map(BarButton.makeView)
    trailing = (item.rightBarButtonItems ?? []).map(BarButton.makeView)
    titleView = item.titleView ?? titleLabel
    promptLabel.text = item.prompt
    var parts = [largeTitleClip, titleView] + leading + trailing
    if item.prompt != nil { parts.insert(promptLabel, at: 0) }
    if let backButton { parts += [backButton, backButton.chevron] }
    for view in subviews
    where view.superview === self && view !== searchRoom && !parts.contains(view) {
      view.removeFromSuperview()
    }
    for part in parts { addSubview(part) }
    applyStyle()
    setNeedsLayout()
    take(pose)
  }

  private func makeBackButton() -> BackButton {
    let button = BackButton(leadingTo: backItem?.backBarButtonItem)
    button.addTarget(self, action: Selector(NavigationItemView.goBack), for: .touchUpInside)
    return button
  }

  private func goBack() {
    guard let action = item.backAction else { return bar.backWasPressed() }
    action.perform(sender: item)
  }

  /// Updates fonts and colours.
  func applyStyle() {
    let appearance = bar.appearance(for: item)
    setTitle(
      in: titleLabel, .systemFont(ofSize: Self.titleSize, weight: .semibold),
      appearance.titleTextAttributes, bar.titleTextAttributes)
    setTitle(
      in: largeTitle, .systemFont(ofSize: Self.largeTitleSize, weight: .bold),
      appearance.largeTitleTextAttributes, bar.largeTitleTextAttributes)
    largeTitle.isHidden = !bar.isLarge(item)
    backButton?.apply(
      appearance, indicator: appearance.backIndicatorImage ?? bar.ownBackIndicator)
    for case let button as BarButton in leading + trailing {
      button.apply(appearance.buttonAppearance)
    }
    setNeedsLayout()
  }

  /// Sets a title. It uses plain text if no attributes are set: on Linux, Foundation never frees
  /// the attributes of a text.
  private func setTitle(
    in label: UILabel, _ font: UIFont, _ attributes: [NSAttributedString.Key: Any],
    _ barAttributes: [NSAttributedString.Key: Any]?
  ) {
    let own = (barAttributes ?? [:]).merging(attributes) { $1 }
    guard !own.isEmpty, let title = item.title, !title.isEmpty else {
      (label.font, label.textColor, label.text) = (font, .label, item.title)
      return
    }
    let system: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.label]
    label.attributedText = NSAttributedString(
      string: title, attributes: system.merging(own) { $1 })
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = bar.promptHeight(for: item)
    let row = CGRect(x: 0, y: top, width: bounds.size.width, height: bar.rowHeight)
    promptLabel.frame = CGRect(x: 0, y: 0, width: row.width, height: top)
      .insetBy(dx: min(Self.margin, row.width / 2), dy: 0)
    let left = layOutLeading(in: row)
    let right = layOutTrailing(in: row)
    layOutTitle(in: row, from: left, to: right)
    layOutLargeTitle()
    layOutSearchBar()
    if pose == .shown { titleView.alpha = titleAlpha }
  }

  /// Lays out the leading items, and returns the left limit of the title.
  private func layOutLeading(in row: CGRect) -> CGFloat {
    var x = Self.margin - BarButton.padding
    if let backButton {
      let title = backTitle(in: row)
      backButton.configure(title: title, isMirrored: isMirrored)
      let width = title.isEmpty ? Self.arrowWidth : backButton.width(of: title)
      place(backButton, CGRect(x: 0, y: row.minY, width: width, height: row.height))
      let size = backButton.chevron.size
      let insets = backButton.chevron.image?.alignmentRectInsets ?? .zero
      place(
        backButton.chevron,
        CGRect(
          x: Self.chevronOffset - insets.left,
          y: row.midY - (size.height + insets.top - insets.bottom) / 2, width: size.width,
          height: size.height))
      x = width + Self.gap
    }
    for (view, item) in zip(leading, item.leadingItems) where !item.isHidden {
      x = place(view, of: item, at: x, in: row)
    }
    return leading.isEmpty && backButton == nil ? Self.margin : x
  }

  /// Lays out the trailing items, and returns the right limit of the title.
  private func layOutTrailing(in row: CGRect) -> CGFloat {
    var end = row.maxX - Self.margin + BarButton.padding
    for (view, item) in zip(trailing, item.rightBarButtonItems ?? []) where !item.isHidden {
      let width = item.width(of: view) + (view is BarButton ? 0 : 2 * BarButton.padding)
      end -= width
      _ = place(view, of: item, at: end, in: row)
    }
    return trailing.isEmpty ? row.maxX - Self.margin : end
  }

  private func place(
    _ view: UIView, of item: UIBarButtonItem, at x: CGFloat, in row: CGRect
  ) -> CGFloat {
    if view is BarButton {
      let width = item.width(of: view)
      place(view, CGRect(x: x, y: row.minY, width: width, height: row.height))
      return x + width
    }
    let size = item.customSize(of: view)
    let frame = CGRect(
      x: x + BarButton.padding, y: row.midY - size.height / 2, width: size.width,
      height: size.height)
    item.place(view) { place(view, frame) }
    return x + size.width + 2 * BarButton.padding
  }

  /// Returns the title of the previous item if it fits, otherwise "Back", or an empty string.
  private func backTitle(in row: CGRect) -> String {
    let title = min(titleView.sizeThatFits(row.size).width, row.width / 2)
    let room = (row.width - title) / 2 - Self.gap
    let full = item.backAction?.title ?? backItem?.titleForBackButton ?? ""
    return [full, "Back"].first { (backButton?.width(of: $0) ?? 0) <= room } ?? ""
  }

  /// Lays out the title in the middle of the bar, or as near to it as the buttons allow.
  private func layOutTitle(in row: CGRect, from left: CGFloat, to right: CGFloat) {
    let isOwn = titleView !== titleLabel
    let own = isOwn ? ownTitleSize : .zero
    let desired = own == .zero ? titleView.sizeThatFits(row.size) : own
    let (start, end) = (left + Self.gap, right - Self.gap)
    let width = min(desired.width, max(end - start, 0))
    let height = min(desired.height, row.height)
    let x = max(min((row.width - width) / 2, end - width), start)
    var offset = isOwn ? .zero : bar.appearance(for: item).titlePositionAdjustment
    if !isOwn { offset.vertical += bar.shownTitleAdjustment }
    place(
      titleView,
      CGRect(
        x: aligned(x + offset.horizontal), y: aligned(row.midY - height / 2 + offset.vertical),
        width: width, height: height))
    if isOwn { item.titleViewSizes = (own, titleView.bounds.size) }
  }

  /// The title view's size that the program has set; zero for the fitting size. A bar may have
  /// reduced the width since.
  private var ownTitleSize: CGSize {
    let size = titleView.bounds.size
    guard let known = item.titleViewSizes, known.given == size else { return size }
    return known.own
  }

  /// Lays out the large title at the bottom of the expanded area.
  private func layOutLargeTitle() {
    guard !largeTitle.isHidden else { return }
    let top = rowBottom
    let height = max(bounds.size.height - top - shownSearchHeight, 0)
    largeTitleClip.frame = CGRect(x: 0, y: top, width: bounds.size.width, height: height)
    let size = largeTitle.sizeThatFits(bounds.size)
    let width = min(size.width, bounds.size.width - 2 * Self.margin)
    let y = height - Self.largeTitleBottom - size.height
    largeTitle.bounds.size = CGSize(width: max(width, 0), height: size.height)
    let x = isMirrored ? bounds.size.width - Self.margin - width : Self.margin
    largeTitle.center = CGPoint(x: x + width / 2, y: aligned(y) + size.height / 2)
  }

  /// The lower edge of the row of buttons, in points.
  private var rowBottom: CGFloat { bar.promptHeight(for: item) + bar.rowHeight }

  /// The alpha of the standard title: 0 while the large title is visible.
  var titleAlpha: CGFloat {
    if item.search?.hidesTitles ?? false { return 0 }
    guard !largeTitle.isHidden else { return 1 }
    let unfolded = max(bounds.size.height - rowBottom - shownSearchHeight, 0)
    return 1 - min(unfolded / Self.titleFade, 1)
  }

  /// Gives the views in the bar the semantic content attribute of the bar.
  func follow(_ attribute: UISemanticContentAttribute) {
    semanticContentAttribute = attribute
    backButton?.chevron.semanticContentAttribute = attribute
  }

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Lays out the search bar at the bottom. In a bar that has partly collapsed, it is moved up
  /// accordingly and fades.
  private func layOutSearchBar() {
    guard let searchBar = item.search?.searchBar else {
      return searchRoom.frame = CGRect(x: 0, y: bounds.size.height, width: 0, height: 0)
    }
    // A departing view must not remove the search bar from the arriving one.
    if searchBar.superview !== searchRoom, bar.itemView === self || bar.itemView?.item !== item {
      searchRoom.addSubview(searchBar)
    }
    guard searchBar.superview === searchRoom else { return }
    let (full, height) = (bar.searchHeight(for: item), shownSearchHeight)
    searchRoom.bounds.size = CGSize(width: bounds.size.width, height: height)
    searchRoom.center = CGPoint(
      x: bounds.size.width / 2, y: bounds.size.height - height / 2)
    searchBar.frame = searchRoom.bounds
    searchBar.alpha = full > 0 ? max(2 * height / full - 1, 0) : 1
  }

  /// The visible height of the search bar in points, which decreases while it collapses.
  private var shownSearchHeight: CGFloat {
    let full = bar.searchHeight(for: item)
    guard bar.foldableSearchHeight(for: item) > 0 else { return full }
    let others = bar.rowHeight(for: item) + bar.largeTitleHeight(for: item)
    return min(max(bounds.size.height - others, 0), full)
  }

  /// Sets the frame of a view with any transform. It is mirrored in right-to-left layout.
  private func place(_ view: UIView, _ rect: CGRect) {
    let x = isMirrored ? bounds.size.width - rect.maxX : rect.minX
    view.bounds.size = rect.size
    view.center = CGPoint(x: x + rect.width / 2, y: rect.midY)
  }

  /// Rounds a value to whole pixels.
  private func aligned(_ value: CGFloat) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    return (value * scale).rounded(.down) / scale
  }
}
