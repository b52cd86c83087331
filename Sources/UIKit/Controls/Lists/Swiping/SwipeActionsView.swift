import CoreGraphics

/// The buttons beside a swiped row. Their width grows with the visible part.
@MainActor
final class SwipeActionsView: UIView {
  private let side: RowSwipe.Side
  private let buttons: [SwipeActionButton]
  /// Whether the first action fills the whole view, because a release would perform it.
  private(set) var isFull = false
  var onPress: ((UIContextualAction, UIView) -> Void)?

  init(_ actions: [UIContextualAction], side: RowSwipe.Side) {
    self.side = side
    buttons = actions.map(SwipeActionButton.init)
    super.init(frame: .zero)
    clipsToBounds = true
    // The first action, at the edge, is above the others.
    for button in buttons.reversed() {
      addSubview(button)
      button.addAction(
        UIAction { [weak self, weak button] _ in
          if let button { self?.onPress?(button.action, button) }
        }, for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The width at which all titles are visible, in points.
  var width: CGFloat { buttons.map(\.standardWidth).reduce(0, +) }

  /// Sets whether the first action fills the whole view.
  func setFull(_ isFull: Bool) {
    self.isFull = isFull
    setNeedsLayout()
  }

  /// Returns the view of an action.
  func view(of action: UIContextualAction) -> UIView {
    buttons.first { $0.action === action } ?? self
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Positions are from the row's edge inwards, as fractions of the visible part.
    let share = bounds.width / max(width, 1)
    var start: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let own = button.standardWidth
      let isAlone = isFull && index == 0
      let length = isAlone ? bounds.width : max(own * share, own)
      // If less is visible than the buttons need, their inner edges are at their fractions.
      let inner = isAlone ? bounds.width : (start + own) * share
      let x = side == .right ? bounds.width - inner : inner - length
      button.frame = CGRect(x: x, y: 0, width: length, height: bounds.height)
      start += own
    }
  }
}

/// The button of one action.
@MainActor
private final class SwipeActionButton: UIControl {
  /// Sizes in points, as on a device with iOS 17: the minimum width, the padding beside a title,
  /// and the height from which on a row has room for an image and a title.
  private static let leastWidth: CGFloat = 74
  private static let padding: CGFloat = 15
  private static let heightForBoth: CGFloat = 91
  private static let gap: CGFloat = 4
  private static let font = UIFont.systemFont(ofSize: 15)

  let action: UIContextualAction
  private let label = UILabel()
  private let imageView = UIImageView()
  private let shade = UIView()

  init(_ action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    label.text = action.title
    label.font = Self.font
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 2
    imageView.image = action.image?.withRenderingMode(.alwaysTemplate)
    imageView.tintColor = .white
    imageView.contentMode = .center
    shade.backgroundColor = UIColor.black.withAlphaComponent(0.2)
    shade.alpha = 0
    for view in [label, imageView, shade] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  var standardWidth: CGFloat {
    let text = label.sizeThatFits(CGSize(width: 1000, height: 1000)).width
    let image = action.image?.size.width ?? 0
    return max(max(text, image).rounded(.up) + 2 * Self.padding, Self.leastWidth)
  }

  override var messageText: String? { action.title }

  override func stateDidChange() {
    super.stateDidChange()
    shade.alpha = isHighlighted ? 1 : 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shade.frame = bounds
    // The content stays in the middle of the button's standard width, at its inner edge.
    let text = label.sizeThatFits(CGSize(width: standardWidth, height: bounds.height))
    let image = action.image?.size ?? .zero
    let showsText = action.image == nil || bounds.height >= Self.heightForBoth
    label.isHidden = !showsText
    let gap = showsText && action.image != nil ? Self.gap : 0
    let total = image.height + gap + (showsText ? text.height : 0)
    let top = ((bounds.height - total) / 2).rounded()
    imageView.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: image.height)
    label.frame = CGRect(
      x: 0, y: top + image.height + gap, width: bounds.width, height: text.height.rounded(.up))
  }
}
