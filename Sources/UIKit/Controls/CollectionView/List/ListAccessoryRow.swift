import CoreGraphics

/// The accessories of a list cell, and their views.
@MainActor
final class ListAccessoryRow {
  enum Side {
    case leading, trailing
  }

  // The points between two accessories, and between them and the content, as in tables.
  private static let gap: CGFloat = 10
  private static let distance: CGFloat = 2
  /// The standard width in which accessories are centred, in points: that of images.
  private static let standardWidth = UIListContentConfiguration.ImageProperties.standardDimension
  /// The duration in seconds in which controls appear, as in tables.
  private static let duration: TimeInterval = 0.3

  private struct Shown {
    let accessory: UICellAccessory
    let view: UIView
    let width: CGFloat
  }

  private unowned let cell: UICollectionViewListCell
  /// The accessories from the edge of the cell inwards.
  private var leading: [Shown] = []
  /// The accessories from the content to the edge of the cell.
  private var trailing: [Shown] = []

  init(of cell: UICollectionViewListCell) { self.cell = cell }

  private func shown(_ side: Side) -> [Shown] { side == .leading ? leading : trailing }

  // MARK: Choosing

  /// Shows the accessories that belong to the state. Views of the same kind are reused.
  func show(_ accessories: [UICellAccessory], isEditing: Bool) {
    var old: [UICellAccessory.AccessoryType: UIView] = [:]
    for shown in leading + trailing { old[shown.accessory.accessoryType] = shown.view }
    let visible = accessories.filter { accessory in
      switch accessory.displayed {
      case .always: true
      case .whenEditing: isEditing
      case .whenNotEditing: !isEditing
      }
    }
    func views(_ side: Side) -> [Shown] {
      inOrder(visible.filter { $0.side == side }).map { accessory in
        let known = old.removeValue(forKey: accessory.accessoryType)
        let view = self.view(of: accessory, known)
        view.isHidden = accessory.options.isHidden ?? false
        return Shown(accessory: accessory, view: view, width: width(of: accessory, view))
      }
    }
    (leading, trailing) = (views(.leading), views(.trailing))
    for view in old.values { view.removeFromSuperview() }
    showState(animated: false)
  }

  /// Returns the system's accessories in the system's order, and custom ones at their requested
  /// positions.
  private func inOrder(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    var result = accessories.filter { $0.placement == nil }.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
    for accessory in accessories {
      guard let placement = accessory.placement else { continue }
      let index: Int
      switch placement {
      case .leading(_, let position), .trailing(_, let position): index = position(result)
      }
      result.insert(accessory, at: min(max(index, 0), result.count))
    }
    return result
  }

  private func view(of accessory: UICellAccessory, _ known: UIView?) -> UIView {
    if case .customView(let view) = accessory.accessoryType {
      if !accessory.maintainsFixedSize {
        let size =
          view.hasOwnConstraints
          ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          : view.sizeThatFits(view.bounds.size)
        if size.isFinite, size != .zero { view.bounds.size = size }
      }
      if view.superview !== cell { cell.addSubview(view) }
      return view
    }
    let view = known as? ListAccessoryView ?? ListAccessoryView(in: cell)
    view.show(accessory)
    if view.superview !== cell { cell.addSubview(view) }
    return view
  }

  private func width(of accessory: UICellAccessory, _ view: UIView) -> CGFloat {
    switch accessory.options.reservedLayoutWidth ?? .actual {
    case .actual: view.bounds.width
    case .standard: max(Self.standardWidth, view.bounds.width)
    case .custom(let width): width.isFinite ? max(width, 0) : view.bounds.width
    }
  }

  /// Updates the accessories for the state of the cell.
  func showState(animated: Bool) {
    for shown in leading + trailing {
      (shown.view as? ListAccessoryView)?.showState(
        isSelected: cell.isSelected, isExpanded: cell.outline?.isExpanded ?? false,
        animated: animated)
    }
  }

  /// Runs a change of the accessories, and animates the views beside them.
  func change(animated: Bool, _ body: @escaping () -> Void) {
    guard animated, cell.window != nil else {
      return ViewAnimation.withoutInheritedAnimation(body)
    }
    let old = Set((leading + trailing).map { ObjectIdentifier($0.view) })
    ViewAnimation.withoutInheritedAnimation {
      let frame = cell.contentView.frame
      body()
      place()
      cell.contentView.frame = frame
      for new in leading + trailing where !old.contains(ObjectIdentifier(new.view)) {
        new.view.alpha = 0
      }
    }
    let views = (leading + trailing).map(\.view)
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .allowUserInteraction,
      animations: {
        for view in views { view.alpha = 1 }
        self.cell.setNeedsLayout()
        self.cell.layoutIfNeeded()
        self.cell.contentView.layoutIfNeeded()
      })
  }

  /// The accessory whose style makes a press anywhere in the row show or hide the items below it;
  /// nil for none.
  var togglesOutline: UICellAccessory? {
    (leading + trailing).map(\.accessory).first { accessory in
      guard accessory.accessoryType == .outlineDisclosure else { return false }
      switch accessory.outlineStyle {
      case .header: return true
      case .cell: return false
      case .automatic: return cell.row?.part == .header
      }
    }
  }

  // MARK: Places

  /// Returns the width in points that the accessories at a side take from the content.
  func room(_ side: Side) -> CGFloat {
    let shown = shown(side)
    guard !shown.isEmpty else { return 0 }
    let widths = shown.map(\.width).reduce(0, +)
    let gaps = CGFloat(shown.count - 1) * Self.gap
    return widths + gaps + cell.rowMargin + (side == .trailing ? Self.distance : 0)
  }

  func place() {
    let indentation = cell.indentsAccessories ? cell.indentation : 0
    place(leading, from: cell.rowMargin + indentation)
    let width = room(.trailing) - cell.rowMargin - (trailing.isEmpty ? 0 : Self.distance)
    place(trailing, from: cell.bounds.width - cell.rowMargin - width)
  }

  private func place(_ shown: [Shown], from start: CGFloat) {
    let scale = max(cell.layer.contentsScale, 1)
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    var x = start
    for one in shown {
      let size = one.view.bounds.size
      let frame = CGRect(
        x: pixel(x + (one.width - size.width) / 2),
        y: pixel((cell.bounds.height - size.height) / 2),
        width: size.width, height: size.height)
      let own = cell.fromLeading(frame)
      let center = CGPoint(x: own.midX, y: own.midY)
      if one.view.center != center { one.view.center = center }
      x += one.width + Self.gap
    }
  }
}

extension UICellAccessory {
  fileprivate var side: ListAccessoryRow.Side {
    switch placement {
    case .leading: return .leading
    case .trailing: return .trailing
    case nil: break
    }
    switch accessoryType {
    case .delete, .insert, .multiselect: return .leading
    default: return .trailing
    }
  }

  /// The position of a system accessory in the order at its side.
  fileprivate var rank: Int {
    switch accessoryType {
    case .multiselect, .label: 0
    case .delete, .checkmark: 1
    case .insert, .detail: 2
    case .disclosureIndicator: 3
    case .outlineDisclosure: 4
    case .reorder: 5
    case .customView: 6
    }
  }
}
