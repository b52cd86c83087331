public import CoreGraphics
public import UIKit
import UIKitTestSupport

extension Snapshotting where Value == UIView, Format == CGImage {
  /// The view alone, on the system's background. A view in a window or in another view is captured
  /// there.
  public static var image: Snapshotting { .image() }

  /// A picture of the view alone, at its own size. A view in another view is captured there,
  /// including the content behind and in front of it. A view in a window is captured there, with
  /// the scale and style of the screen.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - style: light or dark.
  ///   - hasText: whether the picture contains text.
  public static func image(
    scale: CGFloat = 2, style: UIUserInterfaceStyle = .light, hasText: Bool = true
  ) -> Snapshotting {
    Snapshotting(
      diffing: .image, hasText: hasText,
      scaledSnapshot: { view in
        if view.window != nil { return (try view.pictureOnScreen(), scale: UIScreen.main.scale) }
        return (try view.pictureAlone(scale: scale, style: style), scale: scale)
      })
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The view hierarchy as text.
  public static var recursiveDescription: Snapshotting {
    Snapshotting(diffing: .text, hasText: true) { $0.recursiveDescription() }
  }
}

extension UIView {
  /// Returns the part of the main screen that the view covers.
  func pictureOnScreen() throws -> CGImage {
    Simulator.current?.showChanges()
    guard let window, let stage = Simulator.current?.snapshot() else {
      throw SnapshotError("\(self) is not on a screen.")
    }
    let scale = UIScreen.main.scale
    let place = window.convert(convert(bounds, to: nil), to: nil)
    let pixels = place.applying(CGAffineTransform(scaleX: scale, y: scale))
    guard let part = stage.cropping(to: pixels) else {
      throw SnapshotError("\(self) is outside of the screen.")
    }
    return part
  }

  /// Captures the view in a separate screen of its size. The outermost view is added to that
  /// screen: removing the view from its superview would remove their constraints.
  func pictureAlone(scale: CGFloat, style: UIUserInterfaceStyle) throws -> CGImage {
    let outermost = sequence(first: self, next: \.superview).reduce(self) { $1 }
    let isAlone = outermost === self
    if !isAlone { outermost.layoutIfNeeded() }
    let size =
      isAlone
      ? frame.size : convert(bounds, to: outermost).applying(outermost.transform).size
    guard size.width >= 1, size.height >= 1 else {
      throw SnapshotError("\(self) has no area.")
    }
    let host = UIViewController()
    let simulator = Simulator(size: size, scale: scale, style: style, root: host)
    host.view.backgroundColor = .systemBackground
    let center = outermost.center
    host.view.addSubview(outermost)
    defer {
      outermost.removeFromSuperview()
      outermost.center = center
    }
    let origin = convert(bounds, to: host.view).origin
    outermost.center =
      isAlone
      ? CGPoint(x: size.width / 2, y: size.height / 2)
      : CGPoint(x: center.x - origin.x, y: center.y - origin.y)
    simulator.showChanges()
    guard let image = simulator.snapshot() else { throw SnapshotError("\(self) has no picture.") }
    return image
  }
}
