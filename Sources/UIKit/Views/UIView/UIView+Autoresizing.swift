import CoreGraphics
import QuartzCore

extension UIView {
  /// Which of a view's margins and sides follow its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// The bits, one for each member.
    public let rawValue: UInt
    /// A set of bits; those without a name are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right edge is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the upper edge is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the lower edge is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// How many levels are being resized, one inside the other.
  private static var autoresizingDepth = 0

  /// Each level sets frames, which apps override, inside the setting of the level above. So there
  /// is a limit, with a warning: what lies deeper than `MainStack.deepestCalls` keeps its
  /// size.
  func autoresizeSubviews(from oldSize: CGSize) {
    guard hasSubviews else { return }
    Self.autoresizingDepth += 1
    defer { Self.autoresizingDepth -= 1 }
    guard Self.autoresizingDepth <= MainStack.deepestCalls else {
      return Diagnostics.warn(
        "Views more than \(MainStack.deepestCalls) levels below one that gets another size are "
          + "not resized with it; one of them is of \(type(of: self)).")
    }
    for child in children where !child.autoresizingMask.isEmpty && child.superview === self {
      child.autoresize(from: oldSize, to: bounds.size)
    }
  }

  /// Follows the superview's new size. A transform is ignored: the frame without it is resized.
  private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    let placed = untransformedFrame
    let start =
      autoresizingResidual?.placed == placed ? autoresizingResidual?.owed ?? placed : placed
    let horizontal = AutoresizingSolver(
      isStartFlexible: autoresizingMask.contains(.flexibleLeftMargin),
      isLengthFlexible: autoresizingMask.contains(.flexibleWidth),
      isEndFlexible: autoresizingMask.contains(.flexibleRightMargin))
    let vertical = AutoresizingSolver(
      isStartFlexible: autoresizingMask.contains(.flexibleTopMargin),
      isLengthFlexible: autoresizingMask.contains(.flexibleHeight),
      isEndFlexible: autoresizingMask.contains(.flexibleBottomMargin))
    let x = horizontal.resize(
      .init(start: start.origin.x, length: start.size.width), from: oldSize.width,
      to: newSize.width)
    let y = vertical.resize(
      .init(start: start.origin.y, length: start.size.height), from: oldSize.height,
      to: newSize.height)
    let owed = CGRect(
      origin: CGPoint(x: x.start, y: y.start), size: CGSize(width: x.length, height: y.length))
    place(
      untransformed:
        CGRect(
          origin: owed.origin, size: CGSize(width: max(x.length, 0), height: max(y.length, 0))))
    autoresizingResidual =
      x.length < 0 || y.length < 0
      ? AutoresizingResidual(placed: untransformedFrame, owed: owed) : nil
  }

  /// The frame that the view would have without its transform.
  var untransformedFrame: CGRect {
    let (size, anchor) = (bounds.size, layer.anchorPoint)
    return CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  /// Gives the view the frame that it has without its transform, which stays as it is.
  func place(untransformed rect: CGRect) {
    guard rect != untransformedFrame else { return }
    if layer.transform == CATransform3DIdentity {
      frame = rect
      return
    }
    let anchor = layer.anchorPoint
    if bounds.size != rect.size { bounds = CGRect(origin: bounds.origin, size: rect.size) }
    center = CGPoint(
      x: rect.origin.x + anchor.x * rect.size.width,
      y: rect.origin.y + anchor.y * rect.size.height)
  }
}
