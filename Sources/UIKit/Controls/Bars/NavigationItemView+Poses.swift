import CoreGraphics

/// The positions of an item's parts before, during and after the time in which it is the topmost
/// item.
extension NavigationItemView {
  enum Pose: Equatable {
    /// The item is on top.
    case shown
    /// The item is not shown yet, or was popped: the title is at the right, or at its counterpart
    /// in the lower item.
    case above(Anchors)
    /// The item is covered: the title is at the back button of the upper item, which shows the same
    /// text.
    case below(Anchors)
    /// The item is faded out at its position.
    case faded(keepsChevron: Bool)
  }

  /// The positions of corresponding parts in the other item of a transition.
  struct Anchors: Equatable {
    /// The middle of the other item's title, or of the title on its back button; nil if there is
    /// none.
    var name: CGFloat?
    var hasChevron: Bool
  }

  /// The anchors for the transition from a lower item to this one.
  var backAnchors: Anchors {
    guard let backButton, let title = backButton.title(for: .normal), !title.isEmpty else {
      return Anchors(name: nil, hasChevron: backButton != nil)
    }
    let offset = isMirrored ? -BackButton.titleOffset : BackButton.titleOffset
    return Anchors(name: backButton.center.x + offset / 2, hasChevron: true)
  }

  /// The anchors for the transition from this item to an upper one.
  var titleAnchors: Anchors {
    Anchors(name: titleAlpha > 0 ? titleView.center.x : nil, hasChevron: backButton != nil)
  }

  /// The distance that titles without a counterpart in the other item move, as a fraction of the
  /// width.
  private static let aside: CGFloat = 0.25
  /// The distance from which the title slides in, as a fraction of the width.
  private static let titleDistance: CGFloat = 0.5

  /// Applies a pose. Inside an animation block the change is animated.
  func take(_ pose: Pose) {
    self.pose = pose
    let width = isMirrored ? -bounds.size.width : bounds.size.width
    switch pose {
    case .shown:
      let shown: CGFloat = item.search?.hidesTitles ?? false ? 0 : 1
      set(title: titleAlpha, buttons: shown, chevron: shown, large: shown, search: 1)
    case .above(let other):
      set(title: 0, buttons: 0, chevron: other.hasChevron ? 1 : 0, large: 1, search: 1)
      move(
        title: Self.titleDistance * width,
        back: other.name.map { $0 - nameCenter } ?? Self.aside * width,
        large: width)
      return
    case .below(let other):
      set(title: 0, buttons: 0, chevron: 0, large: 0, search: 0)
      move(
        title: other.name.map { $0 - titleView.center.x } ?? -Self.aside * width,
        back: -Self.aside * width, large: -Self.aside * width)
      return
    case .faded(let keepsChevron):
      set(title: 0, buttons: 0, chevron: keepsChevron ? 1 : 0, large: 0, search: 0)
    }
    move(title: 0, back: 0, large: 0)
  }

  private var nameCenter: CGFloat {
    backAnchors.name ?? backButton?.center.x ?? 0
  }

  private func set(
    title: CGFloat, buttons: CGFloat, chevron: CGFloat, large: CGFloat, search: CGFloat
  ) {
    titleView.alpha = title
    promptLabel.alpha = buttons
    for view in leading + trailing { view.alpha = buttons }
    backButton?.alpha = buttons
    backButton?.chevron.alpha = chevron
    largeTitle.alpha = large
    searchRoom.alpha = search
  }

  private func move(title: CGFloat, back: CGFloat, large: CGFloat) {
    titleView.transform = CGAffineTransform(translationX: title, y: 0)
    backButton?.transform = CGAffineTransform(translationX: back, y: 0)
    largeTitle.transform = CGAffineTransform(translationX: large, y: 0)
    searchRoom.transform = CGAffineTransform(translationX: large, y: 0)
  }
}
