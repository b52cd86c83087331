import CoreGraphics

/// The view of an alert controller: title and message, and below them the actions.
final class AlertView: UIView {
  enum Arrangement {
    case alert
    /// The cancel action lies apart, below the others.
    case sheet
    /// Without the cancel action: a press outside the popover cancels.
    case popover
  }

  // Points, as on iOS, except for the greatest width of a sheet, which is our choice.
  static let alertWidth: CGFloat = 270
  static let sheetWidth: CGFloat = 420
  static let popoverWidth: CGFloat = 304
  private static let cardGap: CGFloat = 8
  private static let radius: CGFloat = 14
  private static let leastHeight: CGFloat = 44
  /// The least number of visible rows where the actions scroll; the half row shows that there are
  /// more.
  private static let leastRows: CGFloat = 1.5

  private unowned let alert: UIAlertController
  private let card = UIVisualEffectView(effect: nil)
  private let header = AlertHeaderView()
  private let headerScroll = UIScrollView()
  private let actionsScroll = UIScrollView()
  private let actionsView = AlertActionsView()
  private let cancelCard = UIVisualEffectView(effect: nil)
  private let cancelView = AlertActionsView()

  /// Called with the action that the user has chosen.
  var onChoice: ((UIAlertAction) -> Void)?

  var arrangement = Arrangement.alert {
    didSet { if arrangement != oldValue { contentDidChange() } }
  }

  private static let background = UIColor { traits in
    UIColor(hex: traits.userInterfaceStyle == .dark ? 0x26_26_28 : 0xF8_F8_FA)
  }

  /// The background of alerts and action sheets; in a popover the background is opaque.
  private static let effect = UIBlurEffect(style: .systemThickMaterial)

  init(alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    for card in [card, cancelCard] {
      card.layer.cornerRadius = Self.radius
      card.clipsToBounds = true
      addSubview(card)
    }
    (headerScroll.scrollsToTop, actionsScroll.scrollsToTop) = (false, false)
    headerScroll.addSubview(header)
    actionsScroll.addSubview(actionsView)
    card.contentView.addSubview(headerScroll)
    card.contentView.addSubview(actionsScroll)
    cancelCard.contentView.addSubview(cancelView)
    for group in [actionsView, cancelView] {
      group.onFinger = { [weak self, weak group] place, isUp in
        guard let self, let group else { return }
        follow(place.map { group.convert($0, to: self) }, isUp: isUp)
      }
    }
    contentDidChange()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the alert's text fields below its message.
  func show(_ fields: AlertFieldsView?) { header.fields = fields }

  // MARK: Content

  func contentDidChange() {
    let isAlert = arrangement == .alert
    header.configure(title: alert.title, message: alert.message, isSheet: !isAlert)
    let cancel = alert.cancelAction
    var main = alert.actions.filter { $0 !== cancel }
    if isAlert, let cancel { main.append(cancel) }
    actionsView.rowHeight = isAlert ? 44 : 57
    cancelView.rowHeight = 57
    actionsView.setRows(main.map(makeRow))
    actionsView.isSideBySide = isAlert && hasTwoShortRows
    if actionsView.isSideBySide, let cancel {
      // Side by side, the cancel action comes first.
      actionsView.setRows(([cancel] + main.filter { $0 !== cancel }).map(makeRow))
    }
    actionsView.hasTopLine = !header.isEmpty
    cancelView.setRows(arrangement == .sheet ? [cancel].compactMap { $0 }.map(makeRow) : [])
    card.effect = arrangement == .popover ? nil : Self.effect
    cancelCard.effect = Self.effect
    card.layer.cornerRadius = arrangement == .popover ? 0 : Self.radius
    backgroundColor = arrangement == .popover ? Self.background : nil
    setNeedsLayout()
  }

  private func makeRow(_ action: UIAlertAction) -> AlertActionView {
    let bold = alert.preferredAction ?? alert.cancelAction
    let row = AlertActionView(
      action, fontSize: arrangement == .alert ? 17 : 20, isBold: action === bold)
    row.addAction(
      UIAction { [weak self] _ in self?.onChoice?(action) }, for: .touchUpInside)
    return row
  }

  private var hasTwoShortRows: Bool {
    let room = Self.alertWidth / 2 - 2 * AlertActionView.padding
    return actionsView.rows.count == 2 && actionsView.rows.allSatisfy { $0.textWidth <= room }
  }

  func actionsDidChange() { for row in rows { row.actionDidChange() } }

  /// Larger text needs more room, and two actions may not be beside each other any more.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    guard let former = previousTraitCollection?.preferredContentSizeCategory, former != category
    else { return }
    alert.contentDidChange()
  }

  private var rows: [AlertActionView] { actionsView.rows + cancelView.rows }

  // MARK: Size

  /// The size that fits title, message and actions, no larger than `room`.
  func fittingSize(within room: CGSize) -> CGSize {
    let natural = header.height(for: room.width) + actionsView.height
    let height = max(natural, Self.leastHeight) + cancelHeight
    return CGSize(width: room.width, height: min(height, room.height))
  }

  private var cancelHeight: CGFloat {
    cancelView.rows.isEmpty ? 0 : cancelView.height + Self.cardGap
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.size.width, max(bounds.size.height - cancelHeight, 0))
    let (headerHeight, actionsHeight) = (header.height(for: width), actionsView.height)
    let leastActions = min(actionsHeight, actionsView.rowHeight * Self.leastRows)
    // Text and actions scroll where there is no room for all, the actions only where the text has
    // its minimum height.
    let shownActions = min(max(height - headerHeight, leastActions), actionsHeight)
    let shownHeader = max(height - shownActions, 0)
    card.frame = CGRect(x: 0, y: 0, width: width, height: height)
    lay(header, headerHeight, in: headerScroll, y: 0, width: width, height: shownHeader)
    lay(
      actionsView, actionsHeight, in: actionsScroll, y: shownHeader, width: width,
      height: shownActions)
    cancelCard.frame = CGRect(
      x: 0, y: height + Self.cardGap, width: width, height: cancelView.height)
    cancelCard.isHidden = cancelView.rows.isEmpty
    cancelView.frame = cancelCard.bounds
  }

  private func lay(
    _ content: UIView, _ contentHeight: CGFloat, in scrollView: UIScrollView, y: CGFloat,
    width: CGFloat, height: CGFloat
  ) {
    scrollView.frame = CGRect(x: 0, y: y, width: width, height: height)
    scrollView.contentSize = CGSize(width: width, height: contentHeight)
    scrollView.isScrollEnabled = contentHeight > height + 0.5
    content.frame = CGRect(x: 0, y: 0, width: width, height: max(contentHeight, 0))
  }

  // MARK: Touches

  private func follow(_ place: CGPoint?, isUp: Bool) {
    let under = place.flatMap { place in
      rows.first { row in
        row.action.isEnabled && row.bounds.contains(row.convert(place, from: self))
          && isSeen(place)
      }
    }
    for row in rows { row.isHighlighted = row === under && !isUp }
    if isUp, let under { onChoice?(under.action) }
  }

  /// Whether a location is in the visible part of the rows: a touch cannot choose a row that is
  /// scrolled out of sight.
  private func isSeen(_ place: CGPoint) -> Bool {
    actionsScroll.bounds.contains(actionsScroll.convert(place, from: self))
      || cancelView.bounds.contains(cancelView.convert(place, from: self))
  }
}

/// Title and message.
final class AlertHeaderView: UIView {
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()

  // Points; as on iOS.
  private static let side: CGFloat = 16
  private static let gap: CGFloat = 4
  private var top: CGFloat = 20
  private static let fieldsGap: CGFloat = 12

  /// The text fields below the message; nil for none.
  var fields: AlertFieldsView? {
    didSet {
      guard fields !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let fields { addSubview(fields) }
      setNeedsLayout()
    }
  }

  init() {
    super.init(frame: .zero)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  func configure(title: String?, message: String?, isSheet: Bool) {
    titleLabel.text = title
    messageLabel.text = message
    titleLabel.isHidden = title?.isEmpty ?? true
    messageLabel.isHidden = message?.isEmpty ?? true
    titleLabel.font =
      isSheet ? .ofAlert(13, .semibold, as: .footnote) : .ofAlert(17, .semibold, as: .headline)
    messageLabel.font = .ofAlert(13, as: .footnote)
    titleLabel.textColor = isSheet ? .secondaryLabel : .label
    messageLabel.textColor = isSheet ? .secondaryLabel : .label
    top = isSheet ? 14 : 20
    setNeedsLayout()
  }

  var isEmpty: Bool { hasNoText && fieldsHeight == 0 }
  private var hasNoText: Bool { titleLabel.isHidden && messageLabel.isHidden }
  private var fieldsHeight: CGFloat { fields?.height ?? 0 }

  func height(for width: CGFloat) -> CGFloat {
    guard !isEmpty else { return 0 }
    let fields = fieldsHeight == 0 || hasNoText ? fieldsHeight : Self.fieldsGap + fieldsHeight
    return top + textHeight(for: width) + fields + top
  }

  private func textHeight(for width: CGFloat) -> CGFloat {
    let (title, message) = heights(width)
    let gap = titleLabel.isHidden || messageLabel.isHidden ? 0 : Self.gap
    return title + gap + message
  }

  private func heights(_ width: CGFloat) -> (title: CGFloat, message: CGFloat) {
    let room = CGSize(
      width: max(width - 2 * Self.side, 1), height: CGFloat.greatestFiniteMagnitude)
    func height(_ label: UILabel) -> CGFloat {
      label.isHidden ? 0 : label.sizeThatFits(room).height.rounded(.up)
    }
    return (height(titleLabel), height(messageLabel))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (title, message) = heights(bounds.size.width)
    let width = max(bounds.size.width - 2 * Self.side, 0)
    titleLabel.frame = CGRect(x: Self.side, y: top, width: width, height: title)
    let below = titleLabel.isHidden ? top : top + title + Self.gap
    messageLabel.frame = CGRect(x: Self.side, y: below, width: width, height: message)
    let text = hasNoText ? 0 : textHeight(for: bounds.size.width) + Self.fieldsGap
    fields?.frame = CGRect(x: Self.side, y: top + text, width: width, height: fieldsHeight)
  }
}

extension UIFont {
  /// A font of alerts, which follows the user's text size as far as their rows have room for it.
  ///
  /// - Parameter size: at the usual text size, in points.
  static func ofAlert(
    _ size: CGFloat, _ weight: UIFont.Weight = .regular, as style: UIFont.TextStyle
  ) -> UIFont {
    let metrics = UIFontMetrics(forTextStyle: style)
    let largest = metrics.scaledValue(
      for: size,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge))
    return metrics.scaledFont(
      for: .systemFont(ofSize: size, weight: weight), maximumPointSize: largest)
  }
}
