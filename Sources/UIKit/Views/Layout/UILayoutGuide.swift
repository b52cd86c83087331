public import CoreGraphics

/// An invisible rectangle in a view that takes part in its layout.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// What defines a guide besides constraints.
  enum Role {
    /// Nothing: constraints alone.
    case own
    case safeArea, margins, readableContent
    /// The top and bottom layout guides of old files, which end at the bars.
    case top, bottom
    /// The content of a scroll view, and its visible part.
    case scrollContent, scrollFrame
    /// Where the keyboard is.
    case keyboard
    /// The distance between two anchors, which may be negative.
    case offset
  }

  let role: Role
  /// The view that the guide is in: set by adding it there.
  open internal(set) weak var owningView: UIView?
  var layoutBox: LayoutBox?
  /// The active constraints that have the guide as an item, if it can be removed.
  var constraints: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// A name for messages.
  open var identifier = ""

  /// Makes a guide without an owning view.
  public override init() {
    role = .own
    super.init()
  }

  /// Archives are not read: it has the effect of ``init()``.
  public required init?(coder: NSCoder) {
    role = .own
    super.init()
  }

  /// Makes a guide with a role, without an owning view yet.
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

  /// The frame of the guide in its view's coordinates, after the last layout.
  open var layoutFrame: CGRect { owningView.map { LayoutEngine.frame(of: self, in: $0) } ?? .zero }
}

/// The layout guides at the top and at the bottom of a controller.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// Points that bars cover.
  var length: CGFloat { get }
  /// The upper side of the guide.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower side of the guide.
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
