import CoreGraphics

/// Supports drags of a list's items, and drops on the list, as its delegates decide.
@MainActor
final class ListDragAndDrop: NSObject {
  /// An item that is dragged from the list.
  struct Source {
    let item: UIDragItem
    /// The current index path of its item in the list; nil if that was deleted.
    var path: IndexPath?
  }

  private(set) weak var list: (any DragAndDropList)?
  private lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)
  /// The items that are dragged from the list.
  var sources: [Source] = []
  /// Whether items of the list are lifted or dragged.
  var hasActiveDrag = false
  /// Whether a drag is over the list, or is being dropped on it.
  var hasActiveDrop = false
  /// The destination of a drop, and its kind.
  var destination: IndexPath?
  var proposal: ListDropProposal?
  /// Whether the items have changed since the destination was found.
  var isDestinationStale = false
  /// The destinations of the dropped items, until they are there.
  var goals: ListDropGoals?
  private var mark: ListDropMark?
  private var scroller: EdgeScroller?

  init(of list: any DragAndDropList) {
    self.list = list
    super.init()
  }

  /// Called when the delegates, or whether items can be dragged, may have changed.
  func update() {
    guard let list else { return }
    attach(drag, list.hasDragSource, to: list)
    attach(drop, list.hasDropTarget, to: list)
    if drag.isEnabled != list.dragInteractionEnabled {
      drag.isEnabled = list.dragInteractionEnabled
    }
  }

  private func attach(_ interaction: any UIInteraction, _ isOn: Bool, to list: UIView) {
    if isOn {
      list.addInteraction(interaction)
    } else {
      list.removeInteraction(interaction)
    }
  }

  /// Called when the items have new index paths.
  func follow(_ moves: ListMoves) {
    for index in sources.indices { sources[index].path = sources[index].path.flatMap(moves.target) }
    itemsDidChange()
  }

  /// Called when all items are loaded again: it is then unknown which ones are dragged.
  func clearPaths() {
    for index in sources.indices { sources[index].path = nil }
    itemsDidChange()
  }

  /// Marks the destination as possibly changed, until the touch moves.
  private func itemsDidChange() {
    isDestinationStale = true
    hidePlace()
  }

  /// Returns the index path of a dragged item in this list; nil for one from elsewhere.
  func path(of item: UIDragItem) -> IndexPath? { sources.first { $0.item === item }?.path }

  // MARK: The place of a drop

  /// Returns the destination of items that are dropped at a point in the list's coordinates: the
  /// item that has to make room. Nil if there is none, so that they are added at the end; an item
  /// of the list itself replaces the last one.
  func destination(at point: CGPoint) -> IndexPath? {
    guard let list else { return nil }
    if let path = list.dropPath(at: point) { return path }
    guard hasActiveDrag, let last = list.lastPath else { return nil }
    let end = list.place(ofItem: last)
    return point.y > end.maxY ? last : nil
  }

  /// Indicates the destination of a drop.
  func showPlace() {
    guard let list, let proposal, let destination,
      proposal.proposal.operation == .copy || proposal.proposal.operation == .move
    else { return hidePlace() }
    let item = list.place(ofItem: destination)
    guard item.isFinite, !item.isEmpty else { return hidePlace() }
    switch proposal.place {
    case .list: hidePlace()
    case .intoItem: shownMark(in: list).showFrame(around: item)
    case .beforeItem:
      // An item of the list leaves its own position, so those behind it move up.
      let isOwn = hasActiveDrag && proposal.proposal.operation == .move
      let moved = isOwn ? sources.first?.path : nil
      guard moved != destination else { return hidePlace() }
      let isAfter = moved.map { $0.section == destination.section && $0 < destination } ?? false
      shownMark(in: list).showLine(at: item, isAfter: isAfter, listWidth: list.bounds.width)
    }
  }

  private func shownMark(in list: UIView) -> ListDropMark {
    if let mark { return mark }
    let new = ListDropMark(frame: .zero)
    mark = new
    list.addSubview(new)
    return new
  }

  func hidePlace() {
    mark?.removeFromSuperview()
    mark = nil
  }

  /// The frame of the indicator in the list's coordinates; nil if there is none.
  var markedFrame: CGRect? { mark?.frame }

  // MARK: Scrolling

  /// Scrolls the list while the touch is near an edge. The drop is proposed again after each step.
  func holdTouch(at point: CGPoint) {
    guard let list else { return }
    let scroller =
      self.scroller
      ?? EdgeScroller(of: list) { [weak self] _ in self?.drop.visitor?.updateTarget() }
    self.scroller = scroller
    scroller.hold(at: point)
  }

  /// Called when the drag has left the list, or was dropped.
  func endDrop() {
    scroller?.stop()
    scroller = nil
    hidePlace()
    (destination, proposal, isDestinationStale) = (nil, nil, false)
  }
}
