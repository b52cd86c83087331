import CoreGraphics

/// The long press with which the user moves items of a collection view controller.
@MainActor
final class MovementGesture: NSObject, UIGestureRecognizerDelegate {
  private weak var collection: UICollectionView?
  let recognizer = UILongPressGestureRecognizer()
  /// The offset from the touch to the centre of the cell.
  private var offset = CGPoint.zero

  init(of collection: UICollectionView) {
    self.collection = collection
    super.init()
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector(MovementGesture.change))
    collection.addGestureRecognizer(recognizer)
  }

  func remove() { recognizer.view?.removeGestureRecognizer(recognizer) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let collection,
      let path = collection.indexPathForItem(at: recognizer.location(in: collection)),
      let center = collection.layoutAttributesForItem(at: path)?.center
    else { return false }
    let place = recognizer.location(in: collection)
    offset = CGPoint(x: center.x - place.x, y: center.y - place.y)
    return collection.beginInteractiveMovementForItem(at: path)
  }

  private func change() {
    guard let collection, collection.movement != nil else { return }
    let place = recognizer.location(in: collection)
    switch recognizer.state {
    case .began, .changed:
      collection.updateInteractiveMovementTargetPosition(
        CGPoint(x: place.x + offset.x, y: place.y + offset.y))
    case .ended: collection.endInteractiveMovement()
    case .cancelled: collection.cancelInteractiveMovement()
    case .possible, .failed: break
    }
  }
}
