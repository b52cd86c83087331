/// An answer that the user can give to an alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What kind of answer it is. The values are Apple's.
  public enum Style: Int, Sendable {
    /// An answer like any other.
    case `default` = 0
    /// Leaves everything as it is; Escape gives this answer. One action at most.
    case cancel = 1
    /// Changes or deletes something.
    case destructive = 2
  }

  /// What the button says; nil for nothing.
  public let title: String?
  /// What kind of answer it is, which decides its position and style.
  public let style: Style
  private let handler: (@MainActor (UIAlertAction) -> Void)?

  /// An answer, to be added to an alert or an action sheet.
  ///
  /// - Parameters:
  ///   - title: what the button says.
  ///   - style: what kind of answer it is.
  ///   - handler: called once the alert has gone.
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Whether it can be chosen.
  open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }

  /// Called when the action's appearance changes.
  var onChange: (() -> Void)?

  func perform() { handler?(self) }
}
