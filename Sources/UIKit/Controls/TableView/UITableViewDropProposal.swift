/// A table's proposal for a drop.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// The destination of the items. The raw values are Apple's.
  public enum Intent: Int, Sendable {
    /// Anywhere; no destination is indicated.
    case unspecified = 0
    /// Between two rows; a line indicates the destination.
    case insertAtDestinationIndexPath = 1
    /// Into a row, which is framed.
    case insertIntoDestinationIndexPath = 2
    /// The table's choice, which is between two rows here.
    case automatic = 3
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
