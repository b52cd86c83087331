/// What kind of container an object is for the elements in it, for an assistive technology. The raw
/// values are Apple's.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// None.
  case none = 0
  /// Elements in rows and columns.
  case dataTable = 1
  /// Elements in an order.
  case list = 2
  /// A part of the screen that the user can go to.
  case landmark = 3
  /// Elements that belong together.
  case semanticGroup = 4
}

/// Where content is scrolled to by a page, for an assistive technology. The raw values are Apple's.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Up.
  case up = 3
  /// Down.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the page before.
  case previous = 6
}
