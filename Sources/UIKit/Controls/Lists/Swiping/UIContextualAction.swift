/// A swipe action of a row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// Grey, unless the action has another colour.
    case normal = 0
    /// Red, for an action that deletes.
    case destructive = 1
  }

  /// Performs an action.
  ///
  /// - Parameters:
  ///   - action: the action.
  ///   - sourceView: the view of the action, for a popover.
  ///   - completionHandler: must be called at the end, with whether the action was performed. It
  ///     closes the row.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// Makes an action with a style, a title and a handler.
  public init(style: UIContextualAction.Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  /// The style of the action.
  public let style: Style
  /// Performs the action. Called when its button was pressed, or by a full swipe.
  public let handler: Handler
  /// The title; nil for none.
  open var title: String?
  /// The image; nil for none. It is white, and replaces the title in a row of less than 91 points.
  open var image: UIImage?

  /// The colour behind the title. The default is that of the style, which nil restores.
  open var backgroundColor: UIColor! {
    get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownBackgroundColor = newValue }
  }
  private var ownBackgroundColor: UIColor?

  /// Whether the row stays open afterwards, even without a call of the completion handler.
  var leavesRowOpen = false
}

/// The swipe actions at one side of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// Makes a configuration of actions, from the edge of the row inwards.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// The actions from the edge of the row inwards.
  public let actions: [UIContextualAction]

  /// Whether a swipe across most of the row performs the first action. The default is true.
  open var performsFirstActionWithFullSwipe = true

  /// The result of a delegate that does not implement the method.
  static let unimplemented = UISwipeActionsConfiguration(actions: [])
}
