/// What a table proposes to do with a drop.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// Where the items go. The raw values are Apple's.
  public enum Intent: Int, Sendable {
    /// Anywhere; no place is marked.
    case unspecified = 0
    /// Between two rows: a line marks the place.
    case insertAtDestinationIndexPath = 1
    /// Into a row, which has a frame.
    case insertIntoDestinationIndexPath = 2
    /// As the table decides; between two rows here.
    case automatic = 3
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
