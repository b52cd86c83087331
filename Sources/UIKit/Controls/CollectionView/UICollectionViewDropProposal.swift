/// A collection view's proposal for a drop.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// The destination of the items. The raw values are Apple's.
  public enum Intent: Int, Sendable {
    /// Anywhere; no destination is indicated.
    case unspecified = 0
    /// Between two items; a line indicates the destination.
    case insertAtDestinationIndexPath = 1
    /// Into an item, which is framed.
    case insertIntoDestinationIndexPath = 2
  }

  /// The destination of the items.
  public let intent: Intent

  /// Makes a proposal of an operation without a destination.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// Makes a proposal of an operation with a destination.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
