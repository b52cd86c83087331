import CoreGraphics
import UIKit

/// A page with a box that can be dragged and a place that it can be dropped on, which records the
/// calls of both delegates.
@MainActor
final class DragPage: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
  /// Its middle is at 70, 130.
  let box = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 60))
  /// Its middle is at 275, 475.
  let place = UIView(frame: CGRect(x: 200, y: 400, width: 150, height: 150))
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)
  var calls: [String] = []
  /// The texts that are dragged, each an item.
  var texts = ["apple"]
  var dropped: [String] = []
  var proposal = UIDropOperation.copy
  var allowsMove = true
  var handles = true
  /// What happens in a call, by its name.
  var onCall: [String: () -> Void] = [:]
  var previewProvider: (() -> UIDragPreview?)?
  var dropPreview: (UITargetedDragPreview) -> UITargetedDragPreview? = { $0 }

  override func viewDidLoad() {
    super.viewDidLoad()
    box.backgroundColor = .red
    place.backgroundColor = .blue
    drag.isEnabled = true
    box.addInteraction(drag)
    place.addInteraction(drop)
    view.addSubview(place)
    view.addSubview(box)
  }

  private func note(_ call: String) {
    calls.append(call)
    onCall[call]?()
  }

  /// The calls since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  // MARK: The drag

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    let point = session.location(in: box)
    note("items \(Int(point.x)) \(Int(point.y))")
    return texts.map { text in
      let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
      item.localObject = text
      item.previewProvider = previewProvider
      return item
    }
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    note("lift")
    animator.addAnimations { [unowned self] in box.alpha = 0.5 }
    animator.addCompletion { [unowned self] in note("lifted \($0 == .end)") }
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) { note("begin") }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) { note("move") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { note("willEnd \(operation)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { note("didEnd \(operation)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) { note("transferred") }
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {
    note("return")
    animator.addAnimations { [unowned self] in box.alpha = 1 }
  }

  // MARK: The drop

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    note("canHandle")
    return handles && session.canLoadObjects(ofClass: String.self)
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) { note("enter") }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    note("update")
    return UIDropProposal(operation: proposal)
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) { note("exit") }
  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    note("perform")
    session.loadObjects(ofClass: String.self) { [unowned self] in dropped = $0 }
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) { note("conclude") }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) { note("end") }
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { dropPreview(defaultPreview) }
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) { note("drop") }
}
