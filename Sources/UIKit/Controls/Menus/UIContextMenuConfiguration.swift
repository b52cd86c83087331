public import CoreGraphics

/// Makes the controller whose view is the preview; nil shows the pressed view.
public typealias UIContextMenuContentPreviewProvider =
  UIContextMenuConfiguration.ContentPreviewProvider
/// Makes the menu of suggested elements, which are always none here; nil for no menu.
public typealias UIContextMenuActionProvider = UIContextMenuConfiguration.ActionProvider

/// The menu for a location in a view, and the preview that is shown with it.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Makes the controller whose view is the preview; nil shows the pressed view.
  public typealias ContentPreviewProvider = @MainActor () -> UIViewController?
  /// Makes the menu; nil for none. The suggested elements are always empty.
  public typealias ActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

  /// Identifies the menu.
  public let identifier: any NSCopying
  let previewProvider: ContentPreviewProvider?
  let actionProvider: ActionProvider?

  /// - Parameters:
  ///   - identifier: the identifier; nil makes a unique one.
  ///   - previewProvider: makes the preview.
  ///   - actionProvider: makes the menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// The appearance of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The outline of the visible part in the view's coordinates; nil for the whole view. Its
  /// bounding box with the view's corner radius is used.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow in the view's coordinates; nil for that of the visible part.
  open var shadowPath: UIBezierPath?
  /// The colour behind the view; nil for none.
  open var backgroundColor: UIColor?

  /// Makes the default appearance.
  public override init() { super.init() }

  /// Returns the outline of the shadow for a part of the view, relative to the part's corner.
  func shadowOutline(of part: CGRect) -> CGPath? {
    guard let shadowPath else { return nil }
    let outline = UIBezierPath(cgPath: shadowPath.cgPath)
    outline.apply(CGAffineTransform(translationX: -part.minX, y: -part.minY))
    return outline.cgPath
  }
}

/// The position that a preview comes from and returns to, if its view is in no window.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view to whose coordinates the centre belongs.
  public let container: UIView
  /// The centre of the preview.
  public let center: CGPoint
  /// The transform of the preview about its centre.
  public let transform: CGAffineTransform

  /// Makes a target with a position in a view, and the transform of the preview there.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }

  /// Makes a target with a position in a view.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// A view that is lifted, its appearance, and its target.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view whose picture is lifted.
  public let view: UIView
  /// The appearance.
  public let parameters: UIPreviewParameters
  /// The target.
  public let target: UIPreviewTarget

  /// Makes a preview of a view at a target.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  /// Makes a preview of a view at its position in its superview.
  public convenience init(
    view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()
  ) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }
}

/// Adds animations and completions to the opening and closing of a menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview; nil if the pressed view is lifted.
  var previewViewController: UIViewController? { get }
  /// Adds animations that run alongside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion, which is called at the end of the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The style in which a menu closes when its preview is tapped. The raw values are Apple's.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview returns to its original position.
  case dismiss = 0
  /// On iOS the preview grows into the following page. Here it returns, too.
  case pop = 1
}

/// Adds animations and completions to the tap of a preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The style in which the menu closes.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects the animations and completions of a menu.
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private(set) var animations: [() -> Void] = []
  private(set) var completions: [() -> Void] = []

  init(preview: UIViewController?) {
    previewViewController = preview
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
}
