public import CoreGraphics

/// Shows a short text while the pointer rests on its view. The text names the control, and the key
/// that has the same effect.
///
/// The text appears after the pointer has rested for half a second of the scene's time. It
/// disappears as soon as the pointer leaves, or a button or a key is pressed. It does not belong to
/// a view or to a window's layers.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  public private(set) weak var view: UIView?
  /// The delegate, which returns the text for each point of the view.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// The text for the whole view, unless the delegate returns another one. Nil and empty texts are
  /// not shown.
  open var defaultToolTip: String?
  /// Whether the text is shown; true by default.
  open var isEnabled = true

  /// An interaction without a text of its own.
  public override init() { super.init() }

  /// An interaction that shows a text.
  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }

  /// Called before the interaction is added to a view, or with nil before it is removed.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added to a view, or with nil after it was removed.
  open func didMove(to view: UIView?) { self.view = view }

  /// The tool tip for a point of the view; nil for none.
  func configuration(at point: CGPoint) -> UIToolTipConfiguration? {
    guard isEnabled, let view, !view.isHidden else { return nil }
    let own = delegate?.toolTipInteraction(self, configurationAt: point)
    let found = own ?? defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
    return found?.toolTip.isEmpty == false ? found : nil
  }
}

/// Provides the texts of a ``UIToolTipInteraction``.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// The tool tip for a point in the view's coordinates. Nil, the default, shows the default text.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

// The default of an optional method; the protocol documents it.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIToolTipInteractionDelegate {
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { nil }
}
