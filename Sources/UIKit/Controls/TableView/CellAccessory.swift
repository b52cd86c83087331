import CoreGraphics

/// The accessory at the right of a cell: a custom view, or a system accessory.
@MainActor
final class CellAccessory {
  /// The points between a button and the chevron after it, as observed on iOS.
  private static let innerGap: CGFloat = 10
  /// The points between the accessory and the content.
  private static let distance: CGFloat = 2

  private var views: [UIView] = []
  private var isOfUser = false

  var isThere: Bool { !views.isEmpty }

  func configure(_ view: UIView?, or type: UITableViewCell.AccessoryType, in cell: UITableViewCell)
  {
    for old in views { old.removeFromSuperview() }
    isOfUser = view != nil
    views = view.map { [$0] } ?? Self.make(type, for: cell)
    for new in views { cell.addSubview(new) }
  }

  private static func make(
    _ type: UITableViewCell.AccessoryType, for cell: UITableViewCell
  ) -> [UIView] {
    func glyph(_ glyph: CellGlyph, _ color: UIColor?) -> UIView {
      let view = UIImageView(image: glyph.image)
      if let color { view.tintColor = color }
      return view
    }
    switch type {
    case .none: return []
    case .disclosureIndicator: return [glyph(.arrow, .tertiaryLabel)]
    case .checkmark: return [glyph(.checkmark, nil)]
    case .detailButton: return [AccessoryButton(of: cell)]
    case .detailDisclosureButton:
      return [AccessoryButton(of: cell), glyph(.arrow, .tertiaryLabel)]
    }
  }

  /// Returns the width in points that it takes from the content.
  func room(in cell: UITableViewCell) -> CGFloat {
    guard isThere else { return 0 }
    let widths = views.map(\.bounds.width).reduce(0, +)
    let gaps = CGFloat(views.count - 1) * Self.innerGap
    return widths + gaps + cell.rowStyle.margin + Self.distance
  }

  /// - Returns: the width in points that it takes from the content.
  func place(in cell: UITableViewCell) -> CGFloat {
    let (bounds, scale) = (cell.bounds, max(cell.layer.contentsScale, 1))
    var right =
      bounds.width - cell.rowStyle.margin - cell.editing.confirmationWidth
      - cell.editing.trailingRoom(in: cell)
    for view in views.reversed() {
      let size = view.bounds.size
      let y = ((bounds.height - size.height) / 2 * scale).rounded() / scale
      view.frame = CGRect(origin: CGPoint(x: right - size.width, y: y), size: size)
      right -= size.width + Self.innerGap
    }
    return room(in: cell)
  }
}

/// The detail button of a row.
private final class AccessoryButton: UIControl {
  private weak var cell: UITableViewCell?
  private let glyph = UIImageView(image: CellGlyph.info.image)

  init(of cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: CGRect(origin: .zero, size: CellGlyph.info.image.size))
    addSubview(glyph)
    addTarget(self, action: Selector(AccessoryButton.press), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// The points around the glyph that respond to touches: the button is as high as a row.
  private static let reach: CGFloat = 11

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }

  override func stateDidChange() {
    super.stateDidChange()
    glyph.alpha = isHighlighted ? 0.3 : 1
  }

  private func press() {
    guard let cell else { return }
    cell.table?.accessoryWasTapped(of: cell)
  }
}
