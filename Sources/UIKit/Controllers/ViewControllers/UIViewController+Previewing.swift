public import CoreGraphics

/// A registration of a controller for previews by a firm press. Screens here do not measure force,
/// so previews never begin, as on a device without 3D Touch.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// A recogniser that others can be made to wait for; it never recognises.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// Supplies the previewed controllers; held weakly.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// The part of the source view that stays sharp, in its coordinates; its bounds at first.
  var sourceRect: CGRect { get set }
}

/// Supplies the controllers of previews.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// The controller to preview for a point of the source view; nil for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// The user presses harder, to show the previewed controller.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  )
}

/// An action, or a group of them, that is offered below a preview.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// What its button says.
  var title: String { get }
}

/// An action that a previewed controller offers: see ``UIViewController/previewActionItems``.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// What an action does.
  public enum Style: Int, Sendable {
    /// It changes something.
    case `default`
    /// It is in effect now.
    case selected
    /// It removes something.
    case destructive
  }

  /// What the button says.
  public let title: String
  /// What the action does.
  public let style: Style
  /// What it calls, with itself and the previewed controller.
  open private(set) var handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// Makes an action that calls a function.
  ///
  /// - Parameters:
  ///   - title: what its button says.
  ///   - style: what the action does.
  ///   - handler: gets the action and the previewed controller.
  public init(
    title: String, style: UIPreviewAction.Style,
    handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    (self.title, self.style) = (title, style)
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
    super.init()
  }
}

/// Several actions of a previewed controller behind one button.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// What the button says.
  public let title: String
  /// What the actions do.
  public let style: UIPreviewAction.Style
  /// The actions, in the order of their buttons.
  public let actions: [UIPreviewAction]

  /// Makes a group of actions.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    (self.title, self.style, self.actions) = (title, style, actions)
    super.init()
  }
}

extension UIViewController {
  /// Registers a view for previews. Ask `traitCollection.forceTouchCapability` first: it is
  /// `unavailable` here, and the delegate is never called.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    PreviewingContext(delegate: delegate, sourceView: sourceView)
  }

  /// Ends a registration: the recogniser that others waited for leaves its view.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    (previewing as? PreviewingContext)?.end()
  }
}

/// A registration that is kept, and never begins a preview.
private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
    self.delegate = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
    super.init()
    previewingGestureRecognizerForFailureRelationship.isEnabled = false
  }

  func end() { previewingGestureRecognizerForFailureRelationship.isEnabled = false }
}
