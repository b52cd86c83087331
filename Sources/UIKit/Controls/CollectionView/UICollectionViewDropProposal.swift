/// What a collection proposes to do with a drop.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where the items go. The raw values are Apple's.
  public enum Intent: Int, Sendable {
    /// Anywhere; no place is marked.
    case unspecified = 0
    /// Between two items: a line marks the place.
    case insertAtDestinationIndexPath = 1
    /// Into an item, which has a frame.
    case insertIntoDestinationIndexPath = 2
  }

  /// Where the items go.
  public let intent: Intent

  /// A proposal of an operation without a place.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// A proposal of an operation at a place.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
