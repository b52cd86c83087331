import CoreGraphics

/// A navigation bar's transition from one item to another. It is set up at once, animated by the
/// controller's transition, and ended with an outcome.
@MainActor
final class NavigationBarTransition {
  enum Style {
    /// The style of the system's push: a title moves to the back button that shows it next.
    case push
    case pop
    /// The style alongside a transition of another kind, and for changes of buttons.
    case fade
  }

  private let bar: UINavigationBar
  private let style: Style
  private let outgoing: NavigationItemView?
  private let incoming: NavigationItemView?
  private let formerItems: [UINavigationItem]

  /// - Parameter items: the new items of the bar.
  init(_ bar: UINavigationBar, to items: [UINavigationItem], style: Style) {
    self.bar = bar
    self.style = style
    formerItems = bar.stack
    outgoing = bar.itemView
    bar.stack = items
    incoming = bar.makeItemView()
    bar.itemView = incoming
    guard let incoming else { return }
    bar.addSubview(incoming)
    incoming.frame = bar.bounds
    incoming.layoutIfNeeded()
    outgoing?.layoutIfNeeded()
    incoming.take(pose(of: incoming, beside: outgoing, isComing: true))
    for view in [outgoing, incoming] { view?.ownHeight = bar.bounds.size.height }
    // Only the topmost item view receives touches.
    outgoing?.isUserInteractionEnabled = false
  }

  /// Applies the end state. It is called in an animation block.
  func animate() {
    if let incoming {
      incoming.ownHeight = bar.bounds.size.height
      UIView.performWithoutAnimation {
        incoming.frame.size.height = bar.bounds.size.height
        incoming.layoutIfNeeded()
      }
    }
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    if let outgoing { outgoing.take(pose(of: outgoing, beside: incoming, isComing: false)) }
    incoming?.take(.shown)
  }

  func end(completed: Bool) {
    let (kept, gone) = completed ? (incoming, outgoing) : (outgoing, incoming)
    gone?.removeFromSuperview()
    if !completed { bar.stack = formerItems }
    bar.itemView = kept
    kept?.isUserInteractionEnabled = true
    kept?.ownHeight = nil
    bar.setNeedsLayout()
    kept?.take(.shown)
    bar.transitionDidEnd(self)
  }

  /// Returns the pose of a view that is not on top.
  private func pose(
    of view: NavigationItemView, beside other: NavigationItemView?, isComing: Bool
  ) -> NavigationItemView.Pose {
    let isUpper = (style == .push) == isComing
    switch style {
    case .fade: return .faded(keepsChevron: isComing && other?.backButton != nil)
    case .push, .pop:
      let none = NavigationItemView.Anchors(name: nil, hasChevron: false)
      return isUpper ? .above(other?.titleAnchors ?? none) : .below(other?.backAnchors ?? none)
    }
  }
}
