public import CoreGraphics

/// The text of a tool tip, and the part of the view that it belongs to.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
  /// The text.
  public let toolTip: String
  /// The part of the view to which the text belongs, in the view's coordinates; null means the
  /// whole view. The text disappears when the pointer leaves it.
  public let sourceRect: CGRect

  /// A text for the whole view.
  public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }

  /// A text for a part of the view, in the view's coordinates.
  public init(toolTip: String, in sourceRect: CGRect) {
    self.toolTip = toolTip
    self.sourceRect = sourceRect
    super.init()
  }
}
