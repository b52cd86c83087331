/// An item that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The data that the drop's destination receives.
  public let itemProvider: NSItemProvider
  /// A custom object of the app, for drops in it.
  open var localObject: Any?
  /// Makes the preview that replaces the lifted one when the drag begins. A closure that returns
  /// nil hides the item; nil, the default, keeps the lifted preview.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Makes an item with a provider.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
