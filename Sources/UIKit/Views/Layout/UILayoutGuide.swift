public import CoreGraphics

/// A rectangle in a view that takes part in its layout and is not seen.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// What places a guide besides constraints.
  enum Role {
    /// Nothing: constraints alone.
    case own
    case safeArea, margins, readableContent
    /// What old files name instead of the safe area: what bars cover at the top and at the bottom.
    case top, bottom
    /// What a scroll view shows: all of its content, and the part of it that is seen.
    case scrollContent, scrollFrame
    /// The stretch between two anchors, which may run backwards.
    case offset
  }

  let role: Role
  /// The view that the guide is in: set by adding it there.
  open internal(set) weak var owningView: UIView?
  var layoutBox: LayoutBox?
  /// A name for messages.
  open var identifier = ""

  /// Makes a guide that is in no view.
  public override init() {
    role = .own
    super.init()
  }

  /// Makes a guide that is in no view yet.
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

  /// Where the guide is, in its view's coordinates, after the last layout.
  open var layoutFrame: CGRect { owningView.map { LayoutEngine.frame(of: self, in: $0) } ?? .zero }
}

/// What the layout guides at the top and at the bottom of a controller can be asked.
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

/// The upper or the lower edge of what bars leave of a controller's view.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return role == .top ? insets.top : insets.bottom
  }
}
