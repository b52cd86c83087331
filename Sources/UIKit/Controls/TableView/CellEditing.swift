import CoreGraphics

/// The editing control at the left of a row while its table is edited, or the selection circle, and
/// the button at the right that confirms a deletion.
@MainActor
final class CellEditing {
  /// Whether the cell is in the editing state.
  var isOn = false
  /// Whether there is room for a control at the left.
  var indents = false
  /// Whether a selection circle replaces the control.
  var showsSelection = false
  /// The state that the cell was notified of, and whether it has still to settle in it.
  var state: UITableViewCell.StateMask = []
  var awaitsState = false

  /// The view at the left.
  private enum Part: Equatable {
    case nothing, selection
    case control(UITableViewCell.EditingStyle)
  }

  private var part = Part.nothing
  private var control: UIView?
  private var reorderControl: CellReorderControl?
  private var button: CellDeleteButton?

  nonisolated init() {}

  var isConfirming: Bool { button != nil }

  /// Shows the control of the cell's editing style, or the circle.
  ///
  /// - Returns: whether the cell needs layout.
  func show(in cell: UITableViewCell) -> Bool {
    let hadRoom = lastRoom != room(in: cell)
    let style = cell.editingStyle
    let wanted: Part =
      !isOn ? .nothing : showsSelection ? .selection : style == .none ? .nothing : .control(style)
    guard part != wanted else { return hadRoom }
    part = wanted
    control?.removeFromSuperview()
    switch wanted {
    case .nothing: control = nil
    case .selection: control = SelectionCircle()
    case .control(let style): control = CellEditControl(style, of: cell)
    }
    if let control { cell.addSubview(control) }
    selectionDidChange(in: cell)
    return true
  }

  func selectionDidChange(in cell: UITableViewCell) {
    (control as? SelectionCircle)?.isSelected = cell.isSelected
  }

  private var lastRoom: CGFloat = 0

  /// Shows or hides the reorder control.
  ///
  /// - Returns: whether the cell needs layout.
  func showReorderControl(_ isShown: Bool, in cell: UITableViewCell) -> Bool {
    guard isShown != (reorderControl != nil) else { return false }
    reorderControl?.removeFromSuperview()
    reorderControl = isShown ? CellReorderControl(of: cell) : nil
    if let reorderControl { cell.addSubview(reorderControl) }
    return true
  }

  /// Returns the width in points that the control at the right takes from the content.
  func trailingRoom(in cell: UITableViewCell) -> CGFloat {
    reorderControl.map { $0.bounds.width + cell.rowStyle.margin } ?? 0
  }

  func confirm(_ title: String, in cell: UITableViewCell) {
    guard button == nil else { return }
    let made = CellDeleteButton(title, of: cell)
    made.frame = CGRect(x: cell.bounds.width, y: 0, width: made.width, height: cell.bounds.height)
    cell.addSubview(made)
    button = made
  }

  func endConfirmation() {
    button?.removeFromSuperview()
    button = nil
  }

  /// Returns the width in points that the control takes from the content.
  func room(in cell: UITableViewCell) -> CGFloat {
    isOn && indents ? cell.rowStyle.margin + CellGlyph.controlSide : 0
  }

  /// The distance in points by which the parts of the cell are moved to the left.
  var confirmationWidth: CGFloat { button?.width ?? 0 }

  /// - Returns: the beginning of the content.
  func place(in cell: UITableViewCell) -> CGFloat {
    let shift = confirmationWidth
    let (height, side) = (cell.bounds.height, CellGlyph.controlSide)
    control?.frame = CGRect(
      x: cell.rowStyle.margin - shift, y: ((height - side) / 2).rounded(), width: side,
      height: side)
    if let reorderControl {
      let size = reorderControl.bounds.size
      reorderControl.frame = CGRect(
        x: cell.bounds.width - cell.rowStyle.margin - size.width - shift,
        y: ((height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }
    button?.frame = CGRect(x: cell.bounds.width - shift, y: 0, width: shift, height: height)
    lastRoom = room(in: cell)
    return lastRoom - shift
  }
}

/// A circle with a minus or a plus.
private final class CellEditControl: UIControl {
  let style: UITableViewCell.EditingStyle
  private weak var cell: UITableViewCell?

  init(_ style: UITableViewCell.EditingStyle, of cell: UITableViewCell) {
    self.style = style
    self.cell = cell
    let glyph = style == .insert ? CellGlyph.plus : .minus
    super.init(frame: CGRect(origin: .zero, size: glyph.image.size))
    let disc = UIView(frame: bounds)
    disc.backgroundColor = style == .insert ? .systemGreen : .systemRed
    disc.layer.cornerRadius = bounds.width / 2
    let sign = UIImageView(image: glyph.image)
    sign.tintColor = .white
    for view in [disc, sign] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addTarget(self, action: Selector(CellEditControl.press), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// The points around the glyph that respond to touches: the control is as high as a row.
  private static let reach: CGFloat = 11

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }

  override var messageText: String? { style == .insert ? "Insert" : "Delete" }

  private func press() {
    guard let cell else { return }
    cell.table?.editControlWasPressed(in: cell)
  }
}

/// The red button that deletes a row.
private final class CellDeleteButton: UIControl {
  private weak var cell: UITableViewCell?
  private let label = UILabel()
  /// The points beside the title, and the minimum width, chosen by eye to match iOS.
  private static let margin: CGFloat = 15
  private static let leastWidth: CGFloat = 74

  init(_ title: String, of cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
    backgroundColor = .systemRed
    label.text = title
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
    addTarget(self, action: Selector(CellDeleteButton.press), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  var width: CGFloat {
    let text = label.sizeThatFits(CGSize(width: 1000, height: 100)).width.rounded(.up)
    return max(text + 2 * Self.margin, Self.leastWidth)
  }

  override var messageText: String? { label.text }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override func stateDidChange() {
    super.stateDidChange()
    label.alpha = isHighlighted ? 0.5 : 1
  }

  private func press() {
    guard let cell else { return }
    cell.table?.deletionWasConfirmed(in: cell)
  }
}
