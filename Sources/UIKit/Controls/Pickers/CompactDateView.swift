import CoreGraphics

/// The label of a compact date picker. A press opens the wheels, or a month, above all other views.
@MainActor
final class CompactDateView: UIControl {
  /// The height in points, as on a device with iOS 17.
  private static let height: CGFloat = 34
  private static let padding: CGFloat = 11
  private static let radius: CGFloat = 8

  private unowned let owner: UIDatePicker
  private let label = UILabel()
  private let formatter = DateFormatter()
  private var panel: DatePanel?

  init(for owner: UIDatePicker) {
    self.owner = owner
    super.init(frame: .zero)
    layer.cornerRadius = Self.radius
    backgroundColor = .tertiarySystemFill
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    addSubview(label)
    hoverCursor = .pointingHand
    addTarget(self, action: Selector(CompactDateView.press), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Text

  /// Updates the view for changed settings.
  func reload() {
    let mode = owner.datePickerMode
    formatter.locale = owner.effectiveLocale
    formatter.calendar = owner.effectiveCalendar
    formatter.timeZone = owner.effectiveCalendar.timeZone
    formatter.dateStyle = mode == .time ? .none : .medium
    formatter.timeStyle = mode == .date ? .none : .short
    showValue()
  }

  func showValue() {
    label.text = formatter.string(from: owner.date)
    owner.invalidateIntrinsicContentSize()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  private func showColors() { label.textColor = panel == nil ? .label : tintColor }

  override func stateDidChange() {
    super.stateDidChange()
    label.alpha = isHighlighted ? 0.5 : 1
  }

  override var messageText: String? { label.text }

  // MARK: Wheels

  private func press() {
    guard panel == nil, owner.isEnabled, let window = owner.window else { return close() }
    let panel = DatePanel(of: owner.panelContent, below: self) { [weak self] in self?.close() }
    panel.frame = window.bounds
    panel.tintColor = tintColor
    window.addSubview(panel)
    window.keyReceiver = panel
    self.panel = panel
    showColors()
    panel.open()
    owner.send(.editingDidBegin, with: nil)
  }

  /// Closes the wheels. It has no effect if they are closed.
  func close() {
    guard let panel else { return }
    self.panel = nil
    showColors()
    panel.close()
    owner.send(.editingDidEnd, with: nil)
  }

  // MARK: Geometry

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(Self.padding, bounds.width / 2), dy: 0)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(CGSize(width: 1000, height: Self.height))
    return CGSize(width: text.width.rounded(.up) + 2 * Self.padding, height: Self.height)
  }
}

/// A card with wheels or a month, near the label of a compact date picker and above all other views
/// in its window. A touch outside the card, or the Escape key, closes it.
@MainActor
private final class DatePanel: UIView {
  /// The distance in points from the label and from the edges of the safe area, chosen by eye to
  /// match iOS 17.
  private static let gap: CGFloat = 8
  private static let leastWidth: CGFloat = 320
  private static let radius: CGFloat = 13
  /// The duration in seconds in which it appears and disappears, chosen by eye.
  private static let duration: TimeInterval = 0.25
  /// The scale from which it grows, chosen by eye.
  private static let closedScale: CGFloat = 0.85

  private let card = UIView()
  private let content: UIView
  private weak var anchor: UIView?
  private let dismiss: () -> Void

  init(of content: UIView, below anchor: UIView, dismiss: @escaping () -> Void) {
    (self.content, self.anchor, self.dismiss) = (content, anchor, dismiss)
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = Self.radius
    card.layer.shadowColor = UIColor.black.cgColor
    card.layer.shadowOpacity = 0.2
    card.layer.shadowRadius = 24
    card.layer.shadowOffset = CGSize(width: 0, height: 8)
    addSubview(card)
    card.addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  func open() {
    layoutIfNeeded()
    (card.alpha, card.transform) = (0, closed)
    animate {
      self.card.alpha = 1
      self.card.transform = .identity
    }
  }

  func close() {
    isUserInteractionEnabled = false
    if window?.keyReceiver === self { window?.keyReceiver = nil }
    animate({
      self.card.alpha = 0
      self.card.transform = self.closed
    }) { [self] in removeFromSuperview() }
  }

  private var closed: CGAffineTransform {
    CGAffineTransform(scaleX: Self.closedScale, y: Self.closedScale)
  }

  private func animate(_ changes: @escaping () -> Void, then: @escaping () -> Void = {}) {
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .beginFromCurrentState, animations: changes,
      completion: { _ in then() })
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if touches.contains(where: { !card.frame.contains($0.location(in: self)) }) { dismiss() }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) { dismiss() }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  override func layoutSubviews() {
    super.layoutSubviews()
    guard card.transform.isIdentity, let anchor, anchor.window != nil else { return }
    let safe = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.gap, dy: Self.gap)
    let place = convert(anchor.bounds, from: anchor)
    let wanted = content.sizeThatFits(.zero)
    let size = CGSize(
      width: min(max(wanted.width, Self.leastWidth), safe.width),
      height: min(wanted.height, safe.height))
    let isBelow = place.maxY + Self.gap + size.height <= safe.maxY
    let y = isBelow ? place.maxY + Self.gap : place.minY - Self.gap - size.height
    let x = place.midX - size.width / 2
    card.frame = CGRect(
      x: min(max(x, safe.minX), safe.maxX - size.width).rounded(),
      y: min(max(y, safe.minY), safe.maxY - size.height).rounded(), width: size.width,
      height: size.height)
    content.frame = card.bounds
  }
}
