/// The kind of container that an object is for the elements in it, for assistive technologies. The
/// raw values are Apple's.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// The object is not a container of a particular kind.
  case none = 0
  /// The container arranges its elements in rows and columns.
  case dataTable = 1
  /// The container is a list: its elements have an order.
  case list = 2
  /// The container is a part of the screen that the user can go to directly.
  case landmark = 3
  /// The container groups elements that belong together.
  case semanticGroup = 4
}

/// The direction in which an assistive technology scrolls content by a page. The raw values are
/// Apple's.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// Scrolls to the right.
  case right = 1
  /// Scrolls to the left.
  case left = 2
  /// Scrolls up.
  case up = 3
  /// Scrolls down.
  case down = 4
  /// Scrolls to the next page.
  case next = 5
  /// Scrolls to the previous page.
  case previous = 6
}
