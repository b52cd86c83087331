public import CoreGraphics

/// Activates its view when items are dragged over it and stay there for a moment: a folder opens, a
/// button is pressed. The items are not dropped.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// Decides whether a drag may activate the view.
  public let interactionBehavior: any UISpringLoadedInteractionBehavior
  /// Shows how far the activation is.
  public let interactionEffect: any UISpringLoadedInteractionEffect
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  let activationHandler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  /// What follows the drag that is over the view.
  weak var loading: SpringLoading?

  /// An interaction that activates its view.
  ///
  /// - Parameters:
  ///   - interactionBehavior: decides where a drag may activate; nil for everywhere on a view that
  ///     is not a disabled control.
  ///   - interactionEffect: shows the state; nil for a shade that blinks before the activation.
  ///   - handler: activates the view.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler:
      @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? UsualSpringBehavior()
    self.interactionEffect = interactionEffect ?? UsualSpringEffect()
    activationHandler = handler
    super.init()
  }

  /// An interaction with the usual behaviour and the usual effect.
  public convenience init(
    activationHandler handler:
      @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  /// Called before the interaction is added to a view, or removed for nil.
  open func willMove(to view: UIView?) { loading?.leave() }

  /// Called after the interaction was added to a view, or removed for nil.
  open func didMove(to view: UIView?) { self.view = view }
}

/// How far a drag has come with the activation of a view. The raw values are Apple's.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag is over the view.
  case inactive = 0
  /// A drag is over the view.
  case possible = 1
  /// The view is about to be activated.
  case activating = 2
  /// The view is activated.
  case activated = 3
}

/// What a spring-loaded interaction knows of the drag that is over its view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// How far the activation is.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that is activated: that of the interaction, unless the behaviour sets another one,
  /// such as a cell. A drag that comes to another one starts again there.
  var targetView: UIView? { get set }
  /// What is activated, for the handler: nil, unless the behaviour sets it.
  var targetItem: Any? { get set }
  /// The location of the touch, in a view's coordinates; nil for the window's.
  func location(in view: UIView?) -> CGPoint
}

/// Decides whether a drag may activate a view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Whether a drag may activate the view where it is. Asked whenever it moves over the view.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// The drag has left the view, has ended, or may not activate the view any more. Optional.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

// The defaults of optional methods; the protocol documents them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UISpringLoadedInteractionBehavior {
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows how far the activation of a view is.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// The state has changed.
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext)
}

/// A view or an item that a drag can activate by itself.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether a drag that stays on it activates it.
  var isSpringLoaded: Bool { get set }
}
