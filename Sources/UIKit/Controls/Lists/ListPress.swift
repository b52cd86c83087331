import CoreGraphics

/// A list whose items fingers and keys can press.
@MainActor
protocol PressableList: UIView {
  /// The item at a point in the list's coordinates; nil where there is none.
  func item(at point: CGPoint) -> IndexPath?
  /// Where an item is, in the list's coordinates.
  func place(ofItem path: IndexPath) -> CGRect
  /// Whether an item may look pressed, and be chosen.
  func mayPress(_ path: IndexPath) -> Bool
  func setPressed(_ isPressed: Bool, at path: IndexPath)
  /// An item was pressed and released.
  func performUserSelection(at path: IndexPath)
}

/// A finger, or a key, on an item of a list: it looks pressed while it is held, and is chosen by
/// releasing. A list that begins to scroll takes the finger away.
@MainActor
final class ListPress {
  private unowned let list: any PressableList
  private weak var touch: UITouch?
  private(set) var item: IndexPath?

  /// Points that a finger may be beside the item when it goes up; as a control's. Ours.
  private static let slop: CGFloat = 70

  init(on list: any PressableList) { self.list = list }

  func began(_ touches: Set<UITouch>) {
    guard item == nil, let touch = touches.first,
      let path = list.item(at: touch.location(in: list))
    else { return }
    self.touch = touch
    press(path)
  }

  /// Without a finger: by a key.
  func press(_ path: IndexPath) {
    guard item == nil, list.mayPress(path) else { return }
    item = path
    list.setPressed(true, at: path)
  }

  func ended(_ touches: Set<UITouch>) {
    guard let item, let touch, touches.contains(touch) else { return }
    let area = list.place(ofItem: item).insetBy(dx: -Self.slop, dy: -Self.slop)
    if area.contains(touch.location(in: list)) { release() } else { cancel() }
  }

  /// The item is chosen.
  func release() {
    guard let item else { return }
    cancel()
    list.performUserSelection(at: item)
  }

  func cancelled(_ touches: Set<UITouch>) {
    if let touch, touches.contains(touch) { cancel() }
  }

  /// Nothing is pressed any more, or chosen by it.
  func cancel() {
    guard let item else { return }
    (self.item, touch) = (nil, nil)
    list.setPressed(false, at: item)
  }

  /// The items have other places now. One that is gone is not pressed any more.
  func follow(_ moves: ListMoves) { item = item.flatMap(moves.target) }
}
