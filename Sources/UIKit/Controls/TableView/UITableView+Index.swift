import CoreGraphics

/// The section index of a table view: its colours, and its view if there are titles.
struct TableIndex {
  var view: TableIndexView?
  var color: UIColor?
  var background: UIColor?
  var trackedBackground: UIColor?
  var leastRows = 0
}

extension UITableView {
  /// The colour of the section index; nil for the tint colour.
  public var sectionIndexColor: UIColor? {
    get { kept.index.color }
    set {
      kept.index.color = newValue
      showIndexColors()
    }
  }

  /// The background colour of the section index; nil for none.
  public var sectionIndexBackgroundColor: UIColor? {
    get { kept.index.background }
    set {
      kept.index.background = newValue
      showIndexColors()
    }
  }

  /// The background colour of the section index while it is touched; nil for
  /// ``sectionIndexBackgroundColor``.
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { kept.index.trackedBackground }
    set {
      kept.index.trackedBackground = newValue
      showIndexColors()
    }
  }

  /// The minimum number of rows for which the table view shows its section index. The default is 0.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { kept.index.leastRows }
    set {
      kept.index.leastRows = newValue
      setNeedsLayout()
    }
  }

  /// Requests the titles of the section index from the data source again. Otherwise they are
  /// requested only when the table view is reloaded.
  public func reloadSectionIndexTitles() {
    let titles = ask { dataSource?.sectionIndexTitles(for: self) } ?? []
    guard titles != kept.index.view?.titles ?? [] else { return }
    kept.index.view?.removeFromSuperview()
    kept.index.view = nil
    setNeedsLayout()
    guard !titles.isEmpty else { return }
    let index = TableIndexView(titles)
    index.onTitle = { [weak self] place in self?.scroll(toTitle: place) }
    kept.index.view = index
    showIndexColors()
    ViewAnimation.withoutInheritedAnimation { addSubview(index) }
  }

  private func showIndexColors() {
    let index = kept.index
    index.view?.color = index.color
    index.view?.colors = (index.background, index.trackedBackground ?? index.background)
  }

  /// Scrolls to the section of a title of the index.
  private func scroll(toTitle place: Int) {
    guard let title = kept.index.view?.titles[place],
      let section = ask({
        dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: place)
      }), (0..<numberOfSections).contains(section)
    else { return }
    scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
  }

  /// Keeps the index at the edge, in front of rows and headers, while the content scrolls.
  func placeIndex() {
    guard let index = kept.index.view else { return }
    let least = kept.index.leastRows
    let count =
      least > 0 ? (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) } : 0
    index.isHidden = count < least
    let (inset, width) = (effectiveInset, TableIndexView.width)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x =
      isReversed
      ? bounds.minX + safeAreaInsets.left : bounds.maxX - safeAreaInsets.right - width
    place(
      index,
      CGRect(
        x: x, y: bounds.minY + inset.top, width: width,
        height: max(bounds.height - inset.top - inset.bottom, 0)))
    let inFront = subviews.reversed().prefix { $0 !== index }
    let edges = Set(headers.values).union(footers.values)
    if inFront.contains(where: { edges.contains($0) }) { bringSubviewToFront(index) }
  }

  /// Whether a point of the content is inside the section index.
  func isOnIndex(_ point: CGPoint) -> Bool {
    guard let index = kept.index.view, !index.isHidden else { return false }
    return index.frame.contains(point)
  }
}
