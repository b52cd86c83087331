public import CoreGraphics

/// An invisible rectangle in a view that takes part in its layout.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// What determines the frame of a guide.
  enum Role {
    /// Constraints only: a guide of the program.
    case own
    case safeArea, margins, readableContent
    /// The top and bottom layout guides of old Interface Builder files, which end at the bars.
    case top, bottom
    /// The content of a scroll view, and its visible part.
    case scrollContent, scrollFrame
    /// The frame of the keyboard.
    case keyboard
    /// An offset between two anchors, which can be negative.
    case offset
  }

  let role: Role
  /// The view that owns the guide. Adding the guide to a view sets it.
  open internal(set) weak var owningView: UIView?
  var layoutBox: LayoutBox?
  /// The active constraints that use the guide, if it can be removed.
  var constraints: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// A name for messages.
  open var identifier = ""

  /// Makes a guide without an owning view.
  public override init() {
    role = .own
    super.init()
  }

  /// Archives are not supported: has the effect of ``init()``.
  public required init?(coder: NSCoder) {
    role = .own
    super.init()
  }

  /// Makes a guide with a role, without an owning view.
  init(role: Role) {
    self.role = role
    super.init()
  }

  init(role: Role, in view: UIView) {
    self.role = role
    owningView = view
    super.init()
    identifier = role == .own ? "" : "\(role)"
  }

  /// The frame of the guide in its owning view's coordinates, as of the last layout.
  open var layoutFrame: CGRect { owningView.map { LayoutEngine.frame(of: self, in: $0) } ?? .zero }
}

/// The layout guide at the top or at the bottom of a view controller.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height that bars cover, in points.
  var length: CGFloat { get }
  /// The upper edge of the guide.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of the guide.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the guide, which is ``length``.
  var heightAnchor: NSLayoutDimension { get }
}

/// The area that bars cover at the top or the bottom of a controller's view.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return role == .top ? insets.top : insets.bottom
  }
}
