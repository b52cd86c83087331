public import CoreGraphics

/// Shows a short text while the pointer rests on its view. The text names what is there, and the
/// key that does the same.
///
/// It appears after half a second of the scene's time, and goes as soon as the pointer leaves, or a
/// button or a key is pressed. It is part of no view, and of no window's layers.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  public private(set) weak var view: UIView?
  /// Decides on the text for each place of the view.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// The text for the whole view, unless the delegate gives another one. Nil or empty shows none.
  open var defaultToolTip: String?
  /// Whether the text is shown; it is by default.
  open var isEnabled = true

  /// An interaction without a text of its own.
  public override init() { super.init() }

  /// An interaction that shows a text.
  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }

  /// Called before the interaction is added to a view, or removed for nil.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added to a view, or removed for nil.
  open func didMove(to view: UIView?) { self.view = view }

  /// What to show for a point of the view; nil for nothing.
  func configuration(at point: CGPoint) -> UIToolTipConfiguration? {
    guard isEnabled, let view, !view.isHidden else { return nil }
    let own = delegate?.toolTipInteraction(self, configurationAt: point)
    let found = own ?? defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
    return found?.toolTip.isEmpty == false ? found : nil
  }
}

/// Decides on the texts of a ``UIToolTipInteraction``.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// What to show for a point in the view's coordinates; nil shows the default text. By default it
  /// is nil.
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
