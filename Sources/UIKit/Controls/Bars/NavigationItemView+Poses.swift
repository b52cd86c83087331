import CoreGraphics

/// Where an item's parts are before, while and after it is the one on top.
extension NavigationItemView {
  enum Pose: Equatable {
    /// On top.
    case shown
    /// Not there yet, or gone again: the title is to the right, or at the place it came from.
    case above(Anchors)
    /// Covered: the title is where the upper item's back button says its name.
    case below(Anchors)
    /// Faded, in its place.
    case faded(keepsChevron: Bool)
  }

  /// Where the other item of a transition has what this one's parts turn into.
  struct Anchors: Equatable {
    /// The middle of the other's title, or of the name on its back button; nil where it has none.
    var name: CGFloat?
    var hasChevron: Bool
  }

  /// What a lower item is to this one, which it goes over to.
  var backAnchors: Anchors {
    guard let backButton, let title = backButton.title(for: .normal), !title.isEmpty else {
      return Anchors(name: nil, hasChevron: backButton != nil)
    }
    let offset = isMirrored ? -BackButton.titleOffset : BackButton.titleOffset
    return Anchors(name: backButton.center.x + offset / 2, hasChevron: true)
  }

  /// What an upper item is to this one, from which it comes.
  var titleAnchors: Anchors {
    Anchors(name: titleAlpha > 0 ? titleView.center.x : nil, hasChevron: backButton != nil)
  }

  /// Where titles go that nothing in the other item stands for, as a share of the width.
  private static let aside: CGFloat = 0.25
  /// From how far the title comes, as a share of the width.
  private static let titleDistance: CGFloat = 0.5

  /// Takes on a pose; inside an animation block the parts go there.
  func take(_ pose: Pose) {
    self.pose = pose
    let width = isMirrored ? -bounds.size.width : bounds.size.width
    switch pose {
    case .shown:
      set(title: titleAlpha, buttons: 1, chevron: 1, large: 1)
    case .above(let other):
      set(title: 0, buttons: 0, chevron: other.hasChevron ? 1 : 0, large: 1)
      move(
        title: Self.titleDistance * width,
        back: other.name.map { $0 - nameCenter } ?? Self.aside * width,
        large: width)
      return
    case .below(let other):
      set(title: 0, buttons: 0, chevron: 0, large: 0)
      move(
        title: other.name.map { $0 - titleView.center.x } ?? -Self.aside * width,
        back: -Self.aside * width, large: -Self.aside * width)
      return
    case .faded(let keepsChevron):
      set(title: 0, buttons: 0, chevron: keepsChevron ? 1 : 0, large: 0)
    }
    move(title: 0, back: 0, large: 0)
  }

  private var nameCenter: CGFloat {
    backAnchors.name ?? backButton?.center.x ?? 0
  }

  private func set(title: CGFloat, buttons: CGFloat, chevron: CGFloat, large: CGFloat) {
    titleView.alpha = title
    for view in leading + trailing { view.alpha = buttons }
    backButton?.alpha = buttons
    backButton?.chevron.alpha = chevron
    largeTitle.alpha = large
  }

  private func move(title: CGFloat, back: CGFloat, large: CGFloat) {
    titleView.transform = CGAffineTransform(translationX: title, y: 0)
    backButton?.transform = CGAffineTransform(translationX: back, y: 0)
    largeTitle.transform = CGAffineTransform(translationX: large, y: 0)
  }
}
