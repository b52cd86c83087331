public import CoreGraphics

/// A part of a view that is not a view itself, for assistive technologies: for example a bar of a
/// chart that the view draws. The view returns it in its `accessibilityElements`.
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// The frame that the program has set, and its coordinate space.
  enum Place {
    case onScreen(CGRect)
    case inContainer(CGRect)
  }

  /// The frame; nil until the program sets one.
  var place: Place?

  /// The object that contains the element: usually a view. Held weakly.
  open weak var accessibilityContainer: AnyObject?

  /// Identifies the element in tests; nil for none. The user does not see it.
  open var accessibilityIdentifier: String?

  /// An element in a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// An element that has no container yet.
  public override init() { super.init() }

  /// The element's frame in its container's coordinates, in points. If the container is not a view,
  /// it is in screen coordinates. The default is zero. It moves with the container. Setting it
  /// replaces `accessibilityFrame`, and setting that one replaces this.
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

  open override var accessibilityFrame: CGRect {
    get {
      switch place {
      case nil: .zero
      case .onScreen(let frame): frame
      case .inContainer(let frame):
        (accessibilityContainer as? UIView).map {
          UIAccessibility.convertToScreenCoordinates(frame, in: $0)
        } ?? frame
      }
    }
    set { place = .onScreen(newValue) }
  }

  override var isAccessibleByDefault: Bool { true }
}

extension UIAccessibility {
  /// Converts a rectangle from a view's coordinates to the screen's, in points. If the view has no
  /// window, the result is in the coordinates of its outermost superview.
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
