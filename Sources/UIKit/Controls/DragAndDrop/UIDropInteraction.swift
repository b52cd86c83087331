/// Accepts drops on its view.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// Decides on drops. Held weakly.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Whether several drags may be over the view at the same time. It has no effect here: only one
  /// drag can be.
  open var allowsSimultaneousDropSessions = false
  /// The drag that is over the view.
  weak var visitor: LocalDrag?

  /// Makes an interaction with a delegate, which is held weakly.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to a view, or removed (nil). A drag that is over the
  /// former view leaves it.
  open func willMove(to view: UIView?) { visitor?.targetWillLeave(self) }

  /// Called after the interaction was added to a view, or removed (nil).
  open func didMove(to view: UIView?) { self.view = view }
}
