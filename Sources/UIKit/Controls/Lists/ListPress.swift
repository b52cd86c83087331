import CoreGraphics

/// A list whose items can be pressed by touches and keys.
@MainActor
protocol PressableList: UIView {
  /// Returns the item at a point in the list's coordinates; nil if there is none.
  func item(at point: CGPoint) -> IndexPath?
  /// Returns the frame of an item in the list's coordinates.
  func place(ofItem path: IndexPath) -> CGRect
  /// Whether an item may be highlighted and selected.
  func mayPress(_ path: IndexPath) -> Bool
  func setPressed(_ isPressed: Bool, at path: IndexPath)
  /// Called when an item was pressed and released.
  func performUserSelection(at path: IndexPath)
}

/// The press of a list's item by a touch or a key. The item is highlighted while it is pressed, and
/// selected at the release. Scrolling cancels the press.
@MainActor
final class ListPress {
  private unowned let list: any PressableList
  private weak var touch: UITouch?
  private(set) var item: IndexPath?

  /// The maximum distance of the touch from the item at its end in points, as for controls (our
  /// choice).
  private static let slop: CGFloat = 70

  init(on list: any PressableList) { self.list = list }

  func began(_ touches: Set<UITouch>) {
    guard item == nil, let touch = touches.first,
      let path = list.item(at: touch.location(in: list))
    else { return }
    self.touch = touch
    press(path)
  }

  /// Begins a press by a key.
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

  /// Ends the press and selects the item.
  func release() {
    guard let item else { return }
    cancel()
    list.performUserSelection(at: item)
  }

  func cancelled(_ touches: Set<UITouch>) {
    if let touch, touches.contains(touch) { cancel() }
  }

  /// Cancels the press without selecting the item.
  func cancel() {
    guard let item else { return }
    (self.item, touch) = (nil, nil)
    list.setPressed(false, at: item)
  }

  /// Called when the items have new index paths. A deleted item is no longer pressed.
  func follow(_ moves: ListMoves) { item = item.flatMap(moves.target) }
}
