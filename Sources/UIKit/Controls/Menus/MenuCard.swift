import CoreGraphics

/// The card of a menu: rows on a blurred material, which scroll if there is no room for all.
final class MenuCard: UIView {
  let style: MenuStyle
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let scroll = UIScrollView()
  private(set) var rows: [MenuRow] = []
  /// The open menus, the outermost first.
  private(set) var path: [UIMenu]
  /// Called when the number of rows or their heights have changed.
  var onResize: (() -> Void)?

  /// The owner of the menu, from which commands are searched.
  private weak var owner: UIResponder?

  init(_ menu: UIMenu, of owner: UIResponder?, style: MenuStyle) {
    path = [menu]
    self.style = style
    self.owner = owner
    super.init(frame: .zero)
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 8)
    material.layer.cornerRadius = style.radius
    material.clipsToBounds = true
    material.contentView.addSubview(scroll)
    scroll.isUserInteractionEnabled = false
    addSubview(material)
    rebuild()
  }

  required init?(coder: NSCoder) { nil }

  /// The height of all rows, in points.
  var fittingHeight: CGFloat { rows.reduce(0) { $0 + $1.fittingHeight } }

  /// The width in points that fits all texts, limited to the range of the style.
  var fittingWidth: CGFloat {
    let widths = style.widths
    guard widths.lowerBound < widths.upperBound else { return widths.lowerBound }
    let widest = rows.reduce(0) { max($0, $1.fittingWidth) }
    return min(max(widest, widths.lowerBound), widths.upperBound)
  }

  func open(_ menu: UIMenu) {
    path.append(menu)
    rebuild()
  }

  func closeSubmenu() {
    guard path.count > 1 else { return }
    path.removeLast()
    rebuild()
  }

  /// Replaces the outermost menu.
  func show(_ menu: UIMenu) {
    path = [menu]
    rebuild()
  }

  /// Makes the rows again after a choice that keeps the menu open. The highlight is kept.
  func rebuildAfterChoice() {
    let index = rows.firstIndex(where: \.isHighlighted)
    rebuild()
    if let index, rows.indices.contains(index), rows[index].isEnabled {
      rows[index].isHighlighted = true
    }
  }

  func rebuild() {
    guard let menu = path.last else { return }
    for row in rows { row.removeFromSuperview() }
    let contents = contents(of: menu)
    let hasMarks = contents.contains {
      guard case .action(let action) = $0 else { return false }
      return action.state != .off
    }
    rows = contents.indices.map { index in
      var hasLine = style.hasRowLines && index + 1 < contents.count
      if case .gap = contents[index] { hasLine = false }
      if hasLine, case .gap = contents[index + 1] { hasLine = false }
      return MenuRow(contents[index], style: style, hasMarks: hasMarks, hasLine: hasLine)
    }
    for row in rows { scroll.addSubview(row) }
    setNeedsLayout()
    onResize?()
  }

  private func contents(of menu: UIMenu) -> [MenuRow.Content] {
    var contents: [MenuRow.Content] = []
    if path.count > 1 {
      contents.append(.back(menu))
    } else if !menu.title.isEmpty {
      contents.append(.header(menu.title))
    }
    append(menu.children, to: &contents)
    while case .gap? = contents.last { contents.removeLast() }
    return contents
  }

  private func append(_ elements: [UIMenuElement], to contents: inout [MenuRow.Content]) {
    for element in elements {
      switch element {
      case let action as UIAction:
        if !action.attributes.contains(.hidden) { contents.append(.action(action)) }
      case let command as UICommand:
        let action = command.menuAction(of: owner)
        if !action.attributes.contains(.hidden) { contents.append(.action(action)) }
      case let menu as UIMenu where menu.options.contains(.displayInline):
        appendSection(menu, to: &contents)
      case let menu as UIMenu: contents.append(.submenu(menu))
      case let later as UIDeferredMenuElement:
        if let known = later.known {
          append(known, to: &contents)
        } else {
          contents.append(.loading)
          load(later)
        }
      default: break
      }
    }
  }

  private func appendSection(_ menu: UIMenu, to contents: inout [MenuRow.Content]) {
    func isGap(_ content: MenuRow.Content?) -> Bool {
      if case .gap? = content { true } else { content == nil }
    }
    if !isGap(contents.last) { contents.append(.gap) }
    if !menu.title.isEmpty { contents.append(.header(menu.title)) }
    append(menu.children, to: &contents)
    if !isGap(contents.last) { contents.append(.gap) }
  }

  private func load(_ later: UIDeferredMenuElement) {
    // Elements that are supplied at once are shown at the end of the turn.
    hostScene.frameTimers.schedule(after: 0) { [weak self] in
      later.load { self?.rebuild() }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    scroll.frame = material.contentView.bounds
    var y: CGFloat = 0
    for row in rows {
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: row.fittingHeight)
      y += row.fittingHeight
    }
    scroll.contentSize = CGSize(width: bounds.width, height: y)
  }

  /// Returns the row at a point of the card, if it can be chosen.
  func row(at point: CGPoint) -> MenuRow? {
    guard bounds.contains(point) else { return nil }
    let place = convert(point, to: scroll)
    return rows.first { $0.isEnabled && $0.frame.contains(place) }
  }

  func highlight(_ row: MenuRow?) {
    for other in rows { other.isHighlighted = other === row }
    guard let row, scroll.contentSize.height > scroll.bounds.height else { return }
    scroll.scrollRectToVisible(row.frame, animated: false)
  }

  var highlighted: MenuRow? { rows.first(where: \.isHighlighted) }

  /// The rows that can be chosen.
  var enabledRows: [MenuRow] { rows.filter(\.isEnabled) }

  /// Highlights the first marked row, or else the first row, when a key has opened the menu.
  func highlightFirst() {
    let marked = enabledRows.first { row in
      guard case .action(let action) = row.content else { return false }
      return action.state == .on
    }
    highlight(marked ?? enabledRows.first)
  }

  /// The number of rows by which Page Up and Page Down move the highlight.
  var rowsPerPage: Int { max(Int(bounds.height / style.rowHeight) - 1, 1) }

  /// Moves the highlight by a key, down (1) or up (-1), to the next row that can be chosen.
  func moveHighlight(by step: Int) {
    let enabled = enabledRows
    guard !enabled.isEmpty else { return }
    let current = highlighted.flatMap { row in enabled.firstIndex { $0 === row } }
    let next = current.map { min(max($0 + step, 0), enabled.count - 1) }
    highlight(enabled[next ?? (step > 0 ? 0 : enabled.count - 1)])
  }

  /// The maximum offset of the rows in points; 0 if there is room for all.
  private var greatestOffset: CGFloat { max(scroll.contentSize.height - scroll.bounds.height, 0) }

  /// Whether there is no room for all rows.
  var canScroll: Bool { greatestOffset > 0 }

  /// Scrolls the rows by points, if there is no room for all.
  func scroll(by distance: CGFloat) {
    let most = greatestOffset
    scroll.contentOffset.y = min(max(scroll.contentOffset.y + distance, 0), most)
    flashScrollIndicator()
  }

  /// Shows the scroll indicator for a short time, if there is no room for all rows.
  func flashScrollIndicator() {
    if canScroll { scroll.flashScrollIndicators() }
  }
}
