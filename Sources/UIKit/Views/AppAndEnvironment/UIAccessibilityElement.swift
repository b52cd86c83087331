public import CoreGraphics

/// A part of a view that is no view itself, such as a bar of a chart that the view draws, for an
/// assistive technology. The view has it in its `accessibilityElements`.
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// Where it is, as the program says.
  enum Place {
    case onScreen(CGRect)
    case inContainer(CGRect)
  }

  /// Nil until the program says it.
  var place: Place?

  /// What it is a part of: usually a view. Held weakly.
  open weak var accessibilityContainer: AnyObject?

  /// Identifies it in tests; the user does not see it. Nil for none.
  open var accessibilityIdentifier: String?

  /// A part of something.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// A part of nothing yet.
  public override init() { super.init() }

  /// Where it is in its container's coordinates, in points; on the screen, where the container is
  /// no view. Zero until it is set. Setting it replaces its `accessibilityFrame`, and the other way
  /// round; it follows the container when that moves.
  open var accessibilityFrameInContainerSpace: CGRect {
    get {
      switch place {
      case nil: .zero
      case .inContainer(let frame): frame
      case .onScreen(let frame):
        (accessibilityContainer as? UIView)?.convertFromScreen(frame) ?? frame
      }
    }
    set { place = .inContainer(newValue) }
  }

  /// Its frame on the screen.
  var frameOnScreen: CGRect {
    switch place {
    case nil: .zero
    case .onScreen(let frame): frame
    case .inContainer(let frame):
      (accessibilityContainer as? UIView).map {
        UIAccessibility.convertToScreenCoordinates(frame, in: $0)
      } ?? frame
    }
  }

  override var isUsuallyAccessible: Bool { true }
}

extension UIAccessibility {
  /// A rectangle of a view in points on the screen; of a view without a window, in those of the
  /// view that is outermost.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    let inWindow = view.convert(rect, to: UIView?.none)
    return view.window?.convert(inWindow, to: UIWindow?.none) ?? inWindow
  }
}

extension UIView {
  fileprivate func convertFromScreen(_ rect: CGRect) -> CGRect {
    convert(window?.convert(rect, from: UIWindow?.none) ?? rect, from: UIView?.none)
  }
}
