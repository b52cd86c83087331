public import CoreGraphics

/// A menu for a place of a view, and the preview that is shown with it.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Makes the controller whose view is the preview; nil shows the view that was pressed.
  public typealias ContentPreviewProvider = @MainActor () -> UIViewController?
  /// Makes the menu; nil shows none. The elements are those that the system suggests, of which
  /// there are none.
  public typealias ActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

  /// Identifies what the menu is for.
  public let identifier: any NSCopying
  let previewProvider: ContentPreviewProvider?
  let actionProvider: ActionProvider?

  /// - Parameters:
  ///   - identifier: nil makes a unique one.
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

/// How a preview looks.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The outline of the visible part, in the view's coordinates; nil for all of it. Its bounding
  /// box with the view's corner radius is used.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, in the view's coordinates; nil for that of what is visible.
  open var shadowPath: UIBezierPath?
  /// The colour behind the view; nil for none.
  open var backgroundColor: UIColor?

  /// The usual look.
  public override init() { super.init() }

  /// The outline of the shadow for a part of the view, in coordinates that begin at its corner.
  func shadowOutline(of part: CGRect) -> CGPath? {
    guard let shadowPath else { return nil }
    let outline = UIBezierPath(cgPath: shadowPath.cgPath)
    outline.apply(CGAffineTransform(translationX: -part.minX, y: -part.minY))
    return outline.cgPath
  }
}

/// Where a preview comes from and returns to, if the view itself is in no window.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view in whose coordinates the centre is.
  public let container: UIView
  /// The centre of the preview.
  public let center: CGPoint
  /// Applied to the preview of a drag about its centre.
  public let transform: CGAffineTransform

  /// A place in a view, and the transform that the preview of a drag has there.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }

  /// A place in a view.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// A view that is lifted, how it looks, and where it is.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view whose picture is lifted.
  public let view: UIView
  /// How it looks.
  public let parameters: UIPreviewParameters
  /// Where it is.
  public let target: UIPreviewTarget

  /// A view at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  /// A view where it is in its superview.
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

/// Lets code run with the opening and the closing of a menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview; nil where the pressed view is lifted.
  var previewViewController: UIViewController? { get }
  /// Animates changes along with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Called when the animation has ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How a menu closes when its preview is tapped. The raw values are Apple's.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview returns to where it came from.
  case dismiss = 0
  /// The preview would grow into what follows. Here it returns, too.
  case pop = 1
}

/// Lets code run when a preview is tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the menu closes.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects what runs with an animation of a menu.
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
