/// The operation of a drop. The raw values are Apple's.
public enum UIDropOperation: UInt, Sendable {
  /// No drop.
  case cancel = 0
  /// No drop, although the view accepts drops at other times. A badge at the touch shows it.
  case forbidden = 1
  /// The destination receives a copy. A badge at the touch shows it.
  case copy = 2
  /// The items are moved to the destination. It requires that the source allows it.
  case move = 3
}

/// A view's proposal for a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The proposed operation.
  public let operation: UIDropOperation
  /// Whether the drop requires an exact location. On iOS the location is then above the finger;
  /// here it is always at the touch.
  open var isPrecise = false
  /// Whether the view prefers previews in full size. They always have it here.
  open var prefersFullSizePreview = false

  /// Makes a proposal of an operation.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
