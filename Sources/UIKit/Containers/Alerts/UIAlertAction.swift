/// An action that the user can choose in an alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The kind of an action. The values are Apple's.
  public enum Style: Int, Sendable {
    /// An action without a special role.
    case `default` = 0
    /// Leaves everything as it is; Escape chooses this action. An alert has one at most.
    case cancel = 1
    /// Changes or deletes something.
    case destructive = 2
  }

  /// The text of the button; nil for none.
  public let title: String?
  /// The kind of the action, which decides its position and appearance.
  public let style: Style
  private let handler: (@MainActor (UIAlertAction) -> Void)?

  /// An action, to be added to an alert or an action sheet.
  ///
  /// - Parameters:
  ///   - title: the text of the button.
  ///   - style: the kind of the action.
  ///   - handler: called once the alert has been dismissed.
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Whether the user can choose the action.
  open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }

  /// Called when the action's appearance changes.
  var onChange: (() -> Void)?

  func perform() { handler?(self) }
}
