import CoreGraphics

/// A view that shows a system accessory of a list cell.
final class ListAccessoryView: UIControl {
  private weak var cell: UICollectionViewListCell?
  private var accessory: UICellAccessory?
  private var glyph: UIImageView?
  private var disc: UIView?
  private var circle: SelectionCircle?
  private var label: UILabel?
  private var line: UIView?
  private var isExpanded = false

  /// The points around the glyph that respond to touches: the control is as high as a row.
  private static let reach: CGFloat = 11
  /// The duration in seconds of the rotation of an outline's chevron, which is that of moving rows.
  private static let turn: TimeInterval = 0.3
  /// The points between a line and the control after it.
  private static let lineGap: CGFloat = 12
  /// The height in points of the line before the reorder control.
  private static let lineHeight: CGFloat = 24

  init(in cell: UICollectionViewListCell) {
    self.cell = cell
    super.init(frame: .zero)
    addTarget(self, action: Selector(ListAccessoryView.press), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Appearance

  /// Shows an accessory. The view keeps its position.
  func show(_ accessory: UICellAccessory) {
    self.accessory = accessory
    for view in [glyph, disc, circle, label, line] { view?.removeFromSuperview() }
    (glyph, disc, circle, label, line) = (nil, nil, nil, nil, nil)
    let tint = accessory.options.tintColor
    switch accessory.accessoryType {
    case .disclosureIndicator: addGlyph(.arrow, tint ?? .tertiaryLabel)
    case .detail: addGlyph(.info, tint)
    case .outlineDisclosure:
      addGlyph(.arrow, tint)
      // The bounds are a square, in which the chevron rotates.
      bounds.size = CGSize(width: bounds.height, height: bounds.height)
    case .checkmark: addGlyph(.checkmark, tint)
    case .delete: addGlyph(.minus, tint ?? .white, on: accessory.backgroundColor ?? .systemRed)
    case .insert: addGlyph(.plus, tint ?? .white, on: accessory.backgroundColor ?? .systemGreen)
    case .reorder:
      addGlyph(.lines, tint ?? .tertiaryLabel)
      if accessory.showsVerticalSeparator { addLine() }
    case .multiselect: addCircle(checkColor: tint, fill: accessory.backgroundColor)
    case .label: addLabel(accessory)
    case .customView: break
    }
    switch accessory.accessoryType {
    case .detail, .outlineDisclosure, .delete, .insert, .reorder: isUserInteractionEnabled = true
    default: isUserInteractionEnabled = false
    }
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func addGlyph(_ kind: CellGlyph, _ color: UIColor?, on background: UIColor? = nil) {
    let image = kind.image
    bounds.size = image.size
    if let background {
      let made = UIView(frame: bounds)
      made.backgroundColor = background
      made.layer.cornerRadius = bounds.width / 2
      made.isUserInteractionEnabled = false
      addSubview(made)
      disc = made
    }
    let made = UIImageView(image: image)
    made.isUserInteractionEnabled = false
    if let color { made.tintColor = color }
    addSubview(made)
    glyph = made
  }

  private func addCircle(checkColor: UIColor?, fill: UIColor?) {
    let made = SelectionCircle(checkColor: checkColor, fill: fill)
    bounds.size = made.bounds.size
    addSubview(made)
    circle = made
  }

  private func addLine() {
    let made = UIView()
    made.backgroundColor = .separator
    made.isUserInteractionEnabled = false
    addSubview(made)
    line = made
    let side = Self.lineGap
    bounds.size = CGSize(width: bounds.width + side, height: max(bounds.height, Self.lineHeight))
  }

  private func addLabel(_ accessory: UICellAccessory) {
    let made = UILabel()
    made.font = accessory.font ?? .preferredFont(forTextStyle: .body)
    made.textColor = accessory.options.tintColor ?? .secondaryLabel
    made.text = accessory.text
    made.isUserInteractionEnabled = false
    addSubview(made)
    label = made
    let size = made.sizeThatFits(CGSize(width: 1000, height: 1000))
    bounds.size = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  func showState(isSelected: Bool, isExpanded: Bool, animated: Bool) {
    switch accessory?.accessoryType {
    case .multiselect: circle?.isSelected = isSelected
    case .outlineDisclosure:
      guard self.isExpanded != isExpanded || !animated else { return }
      self.isExpanded = isExpanded
      let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let angle: CGFloat = isExpanded ? .pi / 2 : isReversed ? .pi : 0
      let change: () -> Void = { [weak self] in
        self?.glyph?.transform = CGAffineTransform(rotationAngle: angle)
      }
      guard animated, window != nil else { return change() }
      UIView.animate(withDuration: Self.turn, animations: change)
    default: break
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    glyph?.center = CGPoint(
      x: line == nil ? bounds.midX : bounds.midX + Self.lineGap / 2, y: bounds.midY)
    disc?.frame = bounds
    circle?.frame = bounds
    label?.frame = bounds
    let pixel = 1 / max(layer.contentsScale, 1)
    line?.frame = CGRect(x: 0, y: 0, width: pixel, height: bounds.height)
  }

  // MARK: Touches

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }

  override func stateDidChange() {
    super.stateDidChange()
    glyph?.alpha = isHighlighted && accessory?.accessoryType != .reorder ? 0.3 : 1
  }

  override var messageText: String? {
    switch accessory?.accessoryType {
    case .delete: "Delete"
    case .insert: "Insert"
    case .reorder: "Reorder"
    case .detail: "Details"
    case .outlineDisclosure: isExpanded ? "Collapse" : "Expand"
    default: nil
    }
  }

  private func press() {
    guard let accessory, let cell else { return }
    if let handler = accessory.handler { return handler() }
    switch accessory.accessoryType {
    case .outlineDisclosure: cell.collection?.toggleOutline(of: cell)
    case .delete: cell.collection?.openSwipe(of: cell)
    default: break
    }
  }

  // MARK: Moving the row

  private var isReorder: Bool { accessory?.accessoryType == .reorder }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard isReorder else { return super.beginTracking(touch, with: event) }
    guard let cell, let list = cell.collection, let path = list.indexPath(for: cell) else {
      return false
    }
    return list.beginInteractiveMovementForItem(at: path)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard isReorder else { return super.continueTracking(touch, with: event) }
    guard let cell, let list = cell.collection, list.movement != nil else { return false }
    // A row moves only along its list.
    list.updateInteractiveMovementTargetPosition(
      CGPoint(x: list.bounds.midX, y: touch.location(in: list).y))
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isReorder, cell?.collection?.movement != nil else { return }
    cell?.collection?.endInteractiveMovement()
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    guard isReorder, cell?.collection?.movement != nil else { return }
    cell?.collection?.cancelInteractiveMovement()
  }
}
