public import CoreGraphics

/// An item that is made once an activity is chosen. A subclass overrides ``item``.
///
/// On iOS it is made on another thread; here it is made on the main thread.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// A provider with a placeholder for the item, which is used until the item is made. The type of
  /// the placeholder decides which activities are shown.
  public init(placeholderItem: Any) {
    placeholder = placeholderItem
    super.init()
  }

  private let placeholder: Any

  /// The placeholder for the item until it is made.
  open var placeholderItem: Any? { placeholder }

  /// The activity for which ``item`` is asked; nil before.
  open private(set) var activityType: UIActivity.ActivityType?

  /// The item; the placeholder unless overridden.
  open var item: Any { placeholder }

  /// Returns the placeholder for the item.
  @preconcurrency @MainActor
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholder }

  /// The item for an activity; nil for a provider that was cancelled.
  @preconcurrency @MainActor
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return isCancelled ? nil : item
  }
}
