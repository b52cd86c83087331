public import CoreGraphics
public import UIKit
import UIKitTestSupport

extension Snapshotting where Value == UIView, Format == CGImage {
  /// The view alone on the system's background. One that is in a window, or in another view, is
  /// captured there.
  public static var image: Snapshotting { .image() }

  /// A picture of the view alone, at its own size. One that is in another view is captured there,
  /// with what is behind and before it. One that is in a window is captured there, and scale and
  /// style are the screen's.
  ///
  /// - Parameters:
  ///   - scale: pixels a point.
  ///   - style: light or dark.
  ///   - hasText: whether text is to be seen.
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
  /// The view and all below it as text.
  public static var recursiveDescription: Snapshotting {
    Snapshotting(diffing: .text, hasText: true) { $0.recursiveDescription() }
  }
}

extension UIView {
  /// The part of the main screen that the view covers.
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

  /// The view in a screen of its own, of its size. It stays in its superview, which would lose its
  /// constraints to the view: the outermost view is put into the screen.
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
