import CoreGraphics
import ObjectiveCSupport

/// Makes the content of its view draggable. A press of half a second lifts the items, and a
/// movement afterwards drags them to a view with a ``UIDropInteraction``.
///
/// The drag is bound to the touch in the view: it is cancelled if the view leaves its window, or
/// the interaction its view. If the view also has a ``UIContextMenuInteraction``, the press opens
/// the menu, and a movement closes it and begins the drag. Other fingers cannot add items.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
  /// The seconds of the press, which are those of menus on iOS.
  private static let pressDuration: TimeInterval = 0.5

  /// Supplies the items. Held weakly.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Whether items can be dragged. Disabling it cancels a running drag.
  open var isEnabled: Bool {
    didSet {
      press.isEnabled = isEnabled
      if !isEnabled { drag?.cancel() }
    }
  }
  /// Whether new interactions are enabled: true on an iPad, false on an iPhone.
  open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }
  /// Whether other gesture recognisers may recognise simultaneously with the press that lifts the
  /// items.
  open var allowsSimultaneousRecognitionDuringLift = false

  private let press = UILongPressGestureRecognizer()
  /// The session for which items were requested, before its press has begun.
  private var pending: LocalDragSession?
  /// The last drag, until its animations have ended.
  private(set) var drag: LocalDrag?

  /// Makes an interaction with a delegate, which is held weakly.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    isEnabled = Self.isEnabledByDefault
    super.init()
    press.isEnabled = isEnabled
    press.minimumPressDuration = Self.pressDuration
    press.delegate = self
    press.addTarget(self, action: Selector(UIDragInteraction.pressDidChange))
  }

  /// Called before the interaction is added to a view, or removed (nil). It cancels a drag.
  open func willMove(to view: UIView?) {
    drag?.cancel()
    pending = nil
    self.view?.removeGestureRecognizer(press)
  }

  /// Called after the interaction was added to a view, or removed (nil).
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Whether there are items to drag at the press. Otherwise other recognisers get it.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    pending = nil
    guard drag?.isInProgress != true, let point = pressLocation, let delegate else { return false }
    let session = LocalDragSession(at: point)
    session.items = delegate.dragInteraction(self, itemsForBeginning: session)
    guard !session.items.isEmpty else { return false }
    pending = session
    return true
  }

  /// Whether a gesture and the press may both be recognised: menus open together with the lift.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    allowsSimultaneousRecognitionDuringLift
      || otherGestureRecognizer.delegate is UIContextMenuInteraction
  }

  /// The location of the press in points of the screen; nil if the view is in no window.
  private var pressLocation: CGPoint? {
    view?.window.map { $0.convert(press.location(in: nil), to: UIWindow?.none) }
  }

  private func pressDidChange() {
    switch press.state {
    case .began:
      guard let session = pending else { return }
      pending = nil
      guard let scene = view?.window?.windowScene else { return }
      let drag = LocalDrag(of: session, from: self, in: scene)
      self.drag = drag
      drag.lift()
    case .changed:
      if let pressLocation { drag?.move(to: pressLocation) }
    case .ended:
      if let pressLocation { drag?.move(to: pressLocation) }
      drag?.release()
    case .cancelled: drag?.cancel()
    case .possible, .failed: break
    }
  }

  /// Closes the menu that the press has opened.
  func dismissMenu() {
    for case let menu as UIContextMenuInteraction in view?.interactions ?? [] {
      menu.dismissMenu()
    }
  }

  /// Called when the animations of a drag have ended.
  func dragDidEnd(_ ended: LocalDrag) { if drag === ended { drag = nil } }
}
