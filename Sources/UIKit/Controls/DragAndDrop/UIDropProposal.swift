/// What a drop does. The raw values are Apple's.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing is dropped.
  case cancel = 0
  /// Nothing is dropped, although the place takes drops at other times. A sign at the touch says
  /// so.
  case forbidden = 1
  /// The place gets a copy; a sign at the touch says so.
  case copy = 2
  /// What is dragged moves to the place. Only where the source of the drag allows it.
  case move = 3
}

/// What a place proposes to do with a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// What the drop would do.
  public let operation: UIDropOperation
  /// Whether the drop goes to an exact place. iOS moves the place of the drop above the finger
  /// then; here it is always at the touch.
  open var isPrecise = false
  /// Whether the place wants previews in their full size. They always have it here.
  open var prefersFullSizePreview = false

  /// A proposal of an operation.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
