public import CoreGraphics

/// Asks the user something: an alert in the middle, or a sheet of actions.
///
/// An action sheet lies at the bottom; in a regular width it is a popover if its
/// `popoverPresentationController` has a source. Escape chooses the cancel action, Return the
/// preferred action or the only one. Both also dismiss an alert without actions. In a text field
/// Return goes to the next one; in the last it chooses that action.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The style of an alert controller. The values are Apple's.
  public enum Style: Int, Sendable {
    /// At the bottom, or as a popover where there is room and a source for it.
    case actionSheet = 0
    /// In the middle, 270 points wide.
    case alert = 1
  }

  /// Alert or action sheet; it cannot be changed once the controller is made.
  open private(set) var preferredStyle = Style.actionSheet
  private var ownActions: [UIAlertAction] = []

  /// An alert or an action sheet, still without actions.
  ///
  /// - Parameters:
  ///   - title: the text at the top.
  ///   - message: smaller text below the title.
  ///   - preferredStyle: which of the two.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
    modalPresentationStyle = preferredStyle == .alert ? .overFullScreen : .popover
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .popover
  }

  /// Makes the object from a storyboard or a xib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Title and message

  open override var title: String? { didSet { if title != oldValue { contentDidChange() } } }

  /// Text below the title.
  open var message: String? { didSet { if message != oldValue { contentDidChange() } } }

  // MARK: Actions

  /// In the order in which they were added.
  open var actions: [UIAlertAction] { ownActions }

  /// Adds an action, also while the alert is shown. An action that was added before, and a second
  /// cancel action, are refused with a warning; UIKit raises for the latter.
  open func addAction(_ action: UIAlertAction) {
    if ownActions.contains(where: { $0 === action }) {
      return Diagnostics.warn("The action \"\(action.title ?? "")\" is in the alert already.")
    }
    if action.style == .cancel, cancelAction != nil {
      return Diagnostics.warn(
        "An alert has one action that cancels; \"\(action.title ?? "")\" was not added.")
    }
    ownActions.append(action)
    action.onChange = { [weak self] in self?.alertView?.actionsDidChange() }
    contentDidChange()
  }

  /// The action that is emphasized, and that Return chooses. It must be one of the alert's.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let action = preferredAction, !ownActions.contains(where: { $0 === action }) {
        Diagnostics.warn(
          "The preferred action \"\(action.title ?? "")\" has to be added first; it is ignored.")
        preferredAction = oldValue
      }
      contentDidChange()
    }
  }

  /// How serious what the alert says is. It makes no difference, as on an iPhone and an iPad.
  open var severity = UIAlertControllerSeverity.default

  var cancelAction: UIAlertAction? { ownActions.first { $0.style == .cancel } }

  // MARK: Text fields

  private var fieldsView: AlertFieldsView?

  /// The text fields in the order in which they were added; nil for none.
  open var textFields: [UITextField]? { fieldsView?.fields }

  /// Adds a text field below the message. An action sheet has none: there the call is ignored with
  /// a warning; UIKit raises.
  ///
  /// - Parameter configurationHandler: called at once with the field, to configure it.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return Diagnostics.warn("An action sheet cannot have text fields; none was added.")
    }
    let fields = fieldsView ?? makeFieldsView()
    let field = fields.addField()
    configurationHandler?(field)
    contentDidChange()
  }

  private func makeFieldsView() -> AlertFieldsView {
    let fields = AlertFieldsView()
    fields.onReturn = { [weak self] in self?.performDefault() }
    fieldsView = fields
    alertView?.show(fields)
    return fields
  }

  /// The first field gets the keyboard.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  // MARK: View

  open override func loadView() {
    let alertView = AlertView(alert: self)
    alertView.show(fieldsView)
    alertView.onChoice = { [weak self] in self?.perform($0) }
    view = alertView
  }

  var alertView: AlertView? { viewIfLoaded as? AlertView }

  func contentDidChange() {
    guard let alertView else { return }
    alertView.contentDidChange()
    ownPresentation?.container.setNeedsLayout()
    if alertView.arrangement == .popover { preferContentSize() }
  }

  /// Sets the preferred size for a popover.
  func preferContentSize() {
    guard let alertView else { return }
    preferredContentSize = alertView.fittingSize(
      within: CGSize(width: AlertView.popoverWidth, height: .greatestFiniteMagnitude))
  }

  // MARK: The user

  /// Dismisses the alert, then calls the action's handler.
  private func perform(_ action: UIAlertAction) {
    guard action.isEnabled, isAwaitingAnswer else { return }
    dismiss(animated: true) { action.perform() }
  }

  private var isAwaitingAnswer: Bool {
    guard let window = viewIfLoaded?.window else { return false }
    return ViewControllerTransition.exclusive(in: window) == nil
  }

  /// Called when the user cancels the alert: chooses the cancel action. Returns false if there are
  /// no actions at all. If there are actions but no cancel action, nothing happens.
  func cancelByUser() -> Bool {
    if let cancelAction {
      perform(cancelAction)
      return true
    }
    return !actions.isEmpty
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let returns: [UIKeyboardHIDUsage] = [.keyboardReturnOrEnter, .keypadEnter]
    guard presses.contains(where: { $0.key.map { returns.contains($0.keyCode) } ?? false }) else {
      return super.pressesBegan(presses, with: event)
    }
    performDefault()
  }

  /// Chooses the preferred action or the only one, as Return does.
  private func performDefault() {
    if actions.isEmpty, isAwaitingAnswer {
      dismiss(animated: true)
    } else if let action = preferredAction ?? (actions.count == 1 ? actions.first : nil) {
      perform(action)
    }
  }

  /// The presentation controller, for any `modalPresentationStyle`.
  override func makePresentationController(
    style: UIModalPresentationStyle, presenting: UIViewController?
  ) -> UIPresentationController {
    if preferredStyle == .actionSheet, style == .popover {
      return ActionSheetPopoverController(presentedViewController: self, presenting: presenting)
    }
    return AlertPresentationController(presentedViewController: self, presenting: presenting)
  }
}

/// How serious an alert is. The values are Apple's.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// Like any other.
  case `default` = 0
  /// A caution.
  case critical = 1
}
