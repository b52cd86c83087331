import CoreGraphics

/// Lets the items of a list be dragged, and others be dropped on it, as its delegates say.
@MainActor
final class ListDragAndDrop: NSObject {
  /// An item that is dragged from the list.
  struct Source {
    let item: UIDragItem
    /// Where its item of the list is now; nil once that is gone.
    var path: IndexPath?
  }

  private(set) weak var list: (any DragAndDropList)?
  private lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)
  /// What is dragged from the list.
  var sources: [Source] = []
  /// Whether items of the list are lifted or dragged.
  var hasActiveDrag = false
  /// Whether a drag is over the list, or is being dropped on it.
  var hasActiveDrop = false
  /// Where a drop would go, and how.
  var destination: IndexPath?
  var proposal: ListDropProposal?
  /// Whether the items have changed since the destination was found.
  var isDestinationStale = false
  /// Where the dropped items go, until they are there.
  var goals: ListDropGoals?
  private var mark: ListDropMark?
  private var scroller: EdgeScroller?

  init(of list: any DragAndDropList) {
    self.list = list
    super.init()
  }

  /// The delegates may have changed, or whether items can be dragged.
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

  /// The items have other paths now.
  func follow(_ moves: ListMoves) {
    for index in sources.indices { sources[index].path = sources[index].path.flatMap(moves.target) }
    itemsDidChange()
  }

  /// All items are loaded again: it is not known which ones are dragged.
  func forgetPaths() {
    for index in sources.indices { sources[index].path = nil }
    itemsDidChange()
  }

  /// The place that is marked may be another one now, until the touch moves.
  private func itemsDidChange() {
    isDestinationStale = true
    hidePlace()
  }

  /// The path of a dragged item in this list; nil for one from elsewhere.
  func path(of item: UIDragItem) -> IndexPath? { sources.first { $0.item === item }?.path }

  // MARK: The place of a drop

  /// Where items would go that are dropped at a point in the list's coordinates: the item that
  /// would have to make room. Nil for no item, so that they are added at the end; an item of the
  /// list itself goes to the place of the last one.
  func destination(at point: CGPoint) -> IndexPath? {
    guard let list else { return nil }
    if let path = list.dropPath(at: point) { return path }
    guard hasActiveDrag, let last = list.lastPath else { return nil }
    let end = list.place(ofItem: last)
    return point.y > end.maxY ? last : nil
  }

  /// Marks the place where a drop would go.
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
      // An item of the list leaves its own place, so that those behind it move up.
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

  /// The frame of the mark, in the list's coordinates; nil where no place is marked.
  var markedFrame: CGRect? { mark?.frame }

  // MARK: Scrolling

  /// Scrolls the list while the touch is near an edge. The drop is asked again after each step.
  func holdTouch(at point: CGPoint) {
    guard let list else { return }
    let scroller =
      self.scroller
      ?? EdgeScroller(of: list) { [weak self] _ in self?.drop.visitor?.updateTarget() }
    self.scroller = scroller
    scroller.hold(at: point)
  }

  /// The drag has left the list, or is dropped.
  func endDrop() {
    scroller?.stop()
    scroller = nil
    hidePlace()
    (destination, proposal, isDestinationStale) = (nil, nil, false)
  }
}
