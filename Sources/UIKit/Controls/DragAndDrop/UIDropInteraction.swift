/// Lets items be dropped on its view.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// Decides on drops; held weakly.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// Whether several drags may be over the view at once. It has no effect here: one drag at
  /// a time may be.
  open var allowsSimultaneousDropSessions = false
  /// The drag that is over the view.
  weak var visitor: LocalDrag?

  /// An interaction with a delegate, which is held weakly.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to a view, or removed for nil. A drag that is over the
  /// former view leaves it.
  open func willMove(to view: UIView?) { visitor?.targetWillLeave(self) }

  /// Called after the interaction was added to a view, or removed for nil.
  open func didMove(to view: UIView?) { self.view = view }
}
