public import CoreGraphics

/// An action that a swipe across a row of a table shows, in the manner before
/// ``UIContextualAction``. A delegate gives them in `tableView(_:editActionsForRowAt:)`.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
  /// What kind of action it is.
  public enum Style: Int, Sendable {
    /// Red, for an action that deletes.
    case `default` = 0
    /// Grey, unless it has another colour.
    case normal = 1

    /// The same as ``default``.
    public static let destructive = Style.default
  }

  /// An action of a style, with a title.
  ///
  /// - Parameters:
  ///   - style: the kind of action.
  ///   - title: nil for none.
  ///   - handler: called with the action and the row when the button was pressed. The row stays
  ///     open until it is deleted or loaded again, or the table's `isEditing` is set to false.
  public init(
    style: UITableViewRowAction.Style, title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  /// The kind of action.
  public let style: Style
  /// Nil for none.
  open var title: String?
  /// The colour behind the title; nil, the default, is that of the style.
  open var backgroundColor: UIColor?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// An action of the same values; the zone is ignored.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITableViewRowAction(style: style, title: title, handler: handler)
    copy.backgroundColor = backgroundColor
    return copy
  }

  /// The action in a swipe across a row of a table.
  fileprivate func contextual(in table: UITableView) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .normal ? .normal : .destructive, title: title,
      handler: { [self, weak table] _, _, _ in
        if let path = table?.swipes.current?.path { handler(self, path) }
      })
    action.leavesRowOpen = true
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}

extension UISwipeActionsConfiguration {
  /// The actions of a delegate in the former manner: a full swipe performs none of them.
  convenience init(_ actions: [UITableViewRowAction], in table: UITableView) {
    self.init(actions: actions.map { $0.contextual(in: table) })
    performsFirstActionWithFullSwipe = false
  }
}
