/// An action that a swipe across a row shows.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What kind of action it is.
  public enum Style: Int, Sendable {
    /// Grey, unless it has another colour.
    case normal = 0
    /// Red, for an action that deletes.
    case destructive = 1
  }

  /// Performs an action.
  ///
  /// - Parameters:
  ///   - action: the action.
  ///   - sourceView: the view of the action, for a popover.
  ///   - completionHandler: to be called when it is done, with whether the action was performed.
  ///     The row closes then.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// An action of a style, with a title and a handler.
  public init(style: UIContextualAction.Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  /// The kind of action.
  public let style: Style
  /// Performs the action: called when its button was pressed, or by a full swipe.
  public let handler: Handler
  /// Nil for none.
  open var title: String?
  /// Nil for none. It is shown in white, and in a row of less than 91 points instead of the title.
  open var image: UIImage?

  /// The colour behind the title; by default that of the style. Nil restores it.
  open var backgroundColor: UIColor! {
    get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownBackgroundColor = newValue }
  }
  private var ownBackgroundColor: UIColor?

  /// Whether the row stays open after it, also without a call of the completion handler.
  var leavesRowOpen = false
}

/// The actions at one side of a row, for a swipe.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// Actions from the edge of the row inwards.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// From the edge of the row inwards.
  public let actions: [UIContextualAction]

  /// Whether a swipe across most of the row performs the first action; true by default.
  open var performsFirstActionWithFullSwipe = true

  /// What a delegate returns that does not implement the method.
  static let unimplemented = UISwipeActionsConfiguration(actions: [])
}
