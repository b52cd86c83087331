import CoreGraphics
import QuartzCore

extension UIView {
  /// Which margins and sides of a view are flexible when its superview's size changes.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// The bits, one for each member.
    public let rawValue: UInt
    /// A set of any bits. Bits that have no name are kept.
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

  /// The number of nested levels that are being resized.
  private static var autoresizingDepth = 0

  /// Resizes the subviews for a new size of this view. Each level sets frames, which apps can
  /// override, while the level above is setting its own. Therefore the depth is limited, with a
  /// warning: views deeper than `MainStack.deepestCalls` keep their size.
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

  /// Resizes the view for its superview's new size. The transform is ignored: the frame without it
  /// is resized.
  private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    let placed = untransformedFrame
    let start =
      autoresizingResidual?.placed == placed ? autoresizingResidual?.unclamped ?? placed : placed
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
    let unclamped = CGRect(
      origin: CGPoint(x: x.start, y: y.start), size: CGSize(width: x.length, height: y.length))
    place(
      untransformed:
        CGRect(
          origin: unclamped.origin, size: CGSize(width: max(x.length, 0), height: max(y.length, 0)))
    )
    autoresizingResidual =
      x.length < 0 || y.length < 0
      ? AutoresizingResidual(placed: untransformedFrame, unclamped: unclamped) : nil
  }

  /// The frame that the view would have without its transform.
  var untransformedFrame: CGRect {
    let (size, anchor) = (bounds.size, layer.anchorPoint)
    return CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  /// Sets the frame that the view would have without its transform. The transform is not changed.
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
