public import CoreGraphics

/// A swipe action of a table row, as before ``UIContextualAction``. A delegate returns them from
/// `tableView(_:editActionsForRowAt:)`.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// Red, for an action that deletes.
    case `default` = 0
    /// Grey, unless the action has another colour.
    case normal = 1

    /// The same as ``default``.
    public static let destructive = Style.default
  }

  /// Makes an action with a style and a title.
  ///
  /// - Parameters:
  ///   - style: the style of the action.
  ///   - title: the title; nil for none.
  ///   - handler: called with the action and the row when the button was pressed. The row stays
  ///     open until it is deleted or reloaded, or the table's `isEditing` is set to false.
  public init(
    style: UITableViewRowAction.Style, title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  /// The style of the action.
  public let style: Style
  /// The title; nil for none.
  open var title: String?
  /// The colour behind the title; nil, the default, for that of the style.
  open var backgroundColor: UIColor?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Returns a copy; the zone is ignored.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITableViewRowAction(style: style, title: title, handler: handler)
    copy.backgroundColor = backgroundColor
    return copy
  }

  /// Returns the corresponding contextual action of a table.
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
  /// Makes the configuration of a delegate's row actions, without a full swipe.
  convenience init(_ actions: [UITableViewRowAction], in table: UITableView) {
    self.init(actions: actions.map { $0.contextual(in: table) })
    performsFirstActionWithFullSwipe = false
  }
}
