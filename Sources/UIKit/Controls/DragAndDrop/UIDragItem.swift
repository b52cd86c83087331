/// One thing that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// What the place of the drop gets.
  public let itemProvider: NSItemProvider
  /// An object of the app's own, for drops within it.
  open var localObject: Any?
  /// Makes the preview that replaces the lifted one when the drag begins. A closure that returns
  /// nil lets nothing be shown for the item; nil, the default, keeps the lifted preview.
  open var previewProvider: (() -> UIDragPreview?)?

  /// An item of a provider.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
